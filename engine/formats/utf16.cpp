#include "engine/formats/utf16.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr char32_t replacement = 0xFFFD;

bool isFirstHalf(char16_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

bool isSecondHalf(char16_t unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

/// How many bytes of a character follow its first one.
std::size_t bytesAfter(unsigned char first)
{
    return first < 0xC0 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
}

} // namespace

void appendUtf8(std::string& out, char32_t character)
{
    const auto tail = [character](int shift) { return static_cast<char>(0x80 | ((character >> shift) & 0x3F)); };
    if (character < 0x80)
        out += static_cast<char>(character);
    else if (character < 0x800)
        out += {static_cast<char>(0xC0 | character >> 6), tail(0)};
    else if (character < 0x10000)
        out += {static_cast<char>(0xE0 | character >> 12), tail(6), tail(0)};
    else
        out += {static_cast<char>(0xF0 | character >> 18), tail(12), tail(6), tail(0)};
}

std::u16string toUtf16(std::string_view utf8)
{
    std::u16string units;
    units.reserve(utf8.size());
    for (std::size_t at = 0; at < utf8.size();) {
        const auto first = static_cast<unsigned char>(utf8[at]);
        const std::size_t more = std::min(bytesAfter(first), utf8.size() - at - 1);
        char32_t character = more == 0 ? first : first & (0x3F >> more);
        for (std::size_t i = 1; i <= more; ++i)
            character = character << 6 | (static_cast<unsigned char>(utf8[at + i]) & 0x3F);
        at += more + 1;
        if (character < 0x10000) {
            units += static_cast<char16_t>(character);
        } else {
            units += static_cast<char16_t>(0xD800 + ((character - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + ((character - 0x10000) & 0x3FF));
        }
    }
    return units;
}

std::string toUtf8(std::u16string_view units)
{
    std::string text;
    text.reserve(units.size());
    for (std::size_t i = 0; i < units.size(); ++i) {
        const char16_t unit = units[i];
        if (isFirstHalf(unit) && i + 1 < units.size() && isSecondHalf(units[i + 1]))
            appendUtf8(text, 0x10000 + ((char32_t{unit} - 0xD800) << 10) + (units[++i] - 0xDC00));
        else
            appendUtf8(text, isFirstHalf(unit) || isSecondHalf(unit) ? replacement : char32_t{unit});
    }
    return text;
}

} // namespace tokisuji
