// Changed kind: a few URLs name one kind of puzzle and mean another; their letters and body tell which (see OtherKind).
#pragma once

#include "engine/genre/genre.h"

#include <string_view>

namespace tokisuji {

/// The id of the kind that a URL means: `genre` is what it names, `letters` stand before its size.
[[nodiscard]] std::string_view meantKind(const Genre& genre, std::string_view letters, Size, std::string_view body);

/// What tells such URLs from others. The body is not empty.
namespace url {

template <char letter>
bool says(std::string_view letters, Size /*size*/, std::string_view /*body*/)
{
    return letters.find(letter) != std::string_view::npos;
}
template <char letter>
bool saysNot(std::string_view letters, Size size, std::string_view body)
{
    return !says<letter>(letters, size, body);
}
bool hasDigits(std::string_view letters, Size, std::string_view body);
/// Those that stand before the numbers where the letter of url::number16Alone is missing.
bool hasBordersBefore(std::string_view letters, Size, std::string_view body);
/// Those that stand before the circles where the letter of url::circleAlone is missing.
bool hasDotsBefore(std::string_view letters, Size, std::string_view body);

} // namespace url

} // namespace tokisuji
