#include "engine/formats/url/changed_kind.h"

#include "engine/formats/url/parts.h"

#include <algorithm>

namespace tokisuji {

std::string_view meantKind(const Genre& genre, std::string_view letters, Size size, std::string_view body)
{
    const auto other = std::ranges::find_if(
        genre.otherKinds, [&](const OtherKind& o) { return !body.empty() && o.applies(letters, size, body); });
    return other == genre.otherKinds.end() ? std::string_view(genre.id) : other->id;
}

bool url::hasDigits(std::string_view /*letters*/, Size /*size*/, std::string_view body)
{
    return std::ranges::any_of(body, [](char c) { return c >= '0' && c <= '9'; });
}

/// Five of them a character.
bool url::hasBordersBefore(std::string_view letters, Size size, std::string_view body)
{
    const auto characters = [](int edges) { return static_cast<std::size_t>((edges + 4) / 5); };
    const auto [width, height] = size;
    const std::size_t length = characters((width - 1) * height) + characters(width * (height - 1));
    return letters.find(number16Alone.formLetter) == std::string_view::npos
           && body.substr(0, length).find_first_not_of('0') != std::string_view::npos;
}

} // namespace tokisuji
