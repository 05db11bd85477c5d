#include "engine/formats/deflate.h"

#include "engine/formats/text.h"
#include "engine/util/at_end.h"

#include <array>
#include <zlib.h>

namespace tokisuji {

namespace {

constexpr int rawWindow = -15; // negative: neither head nor checksum

/// zlib takes what it reads through a pointer that it could write to, but does not.
Bytef* bytesOf(std::string_view text)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

Result<std::string> inflatedRaw(std::string_view packed)
{
    z_stream stream{};
    if (inflateInit2(&stream, rawWindow) != Z_OK)
        return errorOf("inflate-broken", {"0"});
    const AtEnd tidy([&] { inflateEnd(&stream); });
    stream.next_in = bytesOf(packed);
    stream.avail_in = static_cast<uInt>(packed.size());
    std::string text;
    std::array<char, 1 << 16> block;
    int state = Z_OK;
    while (state == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(block.data(), block.size() - stream.avail_out);
        if (text.size() > mostInflated)
            return errorOf("inflate-too-large", {std::to_string(mostInflated / (1024 * 1024))});
    }
    if (state != Z_STREAM_END)
        return errorOf("inflate-broken", {std::to_string(text.size())});
    return text;
}

} // namespace

Result<std::string> inflated(std::string_view packed)
{
    Result<std::string> raw = inflatedRaw(packed);
    constexpr std::string_view zlibHead = "\x78";
    if (raw || !packed.starts_with(zlibHead) || packed.size() < 2)
        return raw;
    Result<std::string> behind = inflatedRaw(packed.substr(2));
    return behind ? std::move(behind) : std::move(raw);
}

std::string deflated(std::string_view bytes)
{
    z_stream stream{};
    constexpr int memory = 9;
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawWindow, memory, Z_DEFAULT_STRATEGY);
    const AtEnd tidy([&] { deflateEnd(&stream); });
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = bytesOf(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = bytesOf(packed);
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    return packed;
}

} // namespace tokisuji
