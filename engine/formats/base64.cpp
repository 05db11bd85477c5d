#include "engine/formats/base64.h"

#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string_view withoutPadding(std::string_view text)
{
    for (int i = 0; i < 2 && text.ends_with('='); ++i)
        text.remove_suffix(1);
    return text;
}

} // namespace

Result<std::string> fromBase64(std::string_view text)
{
    text = withoutPadding(text);
    std::string bytes;
    bytes.reserve(text.size() * 3 / 4);
    unsigned held = 0;
    int bits = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t value = alphabet.find(text[at]);
        if (value == std::string_view::npos)
            return errorAt("base64", at);
        held = (held << 6 | static_cast<unsigned>(value)) & 0xFFFF;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(held >> bits & 0xFF);
        }
    }
    return bytes;
}

std::string toBase64(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() * 4 / 3 + 2);
    unsigned held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = (held << 8 | static_cast<std::uint8_t>(byte)) & 0xFFFF;
        for (bits += 8; bits >= 6; bits -= 6)
            text += alphabet[held >> (bits - 6) & 0x3F];
    }
    if (bits > 0)
        text += alphabet[held << (6 - bits) & 0x3F];
    return text;
}

} // namespace tokisuji
