#include "engine/formats/text.h"

#include "engine/board/layer.h"
#include "engine/formats/formats.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view spaces = " \t\r\n";

std::uint8_t byteAt(std::string_view text, std::size_t at)
{
    return static_cast<std::uint8_t>(text[at]);
}

/// One row of the table of well-formed UTF-8 (Unicode standard, table 3-7): what may begin and what may follow.
struct Utf8Form {
    std::uint8_t firstLow, firstHigh;
    std::size_t length;
    std::uint8_t secondLow, secondHigh;
};
constexpr Utf8Form utf8Forms[]{
    {0x00, 0x7F, 1, 0, 0},       {0xC2, 0xDF, 2, 0x80, 0xBF}, {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF}, {0xED, 0xED, 3, 0x80, 0x9F}, {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF}, {0xF1, 0xF3, 4, 0x80, 0xBF}, {0xF4, 0xF4, 4, 0x80, 0x8F},
};

/// Bytes of the character at `at`; 0 where there is none.
std::size_t characterLength(std::string_view text, std::size_t at)
{
    const std::uint8_t first = byteAt(text, at);
    const auto form = std::ranges::find_if(
        utf8Forms, [first](const Utf8Form& f) { return f.firstLow <= first && first <= f.firstHigh; });
    if (form == std::end(utf8Forms) || at + form->length > text.size())
        return 0;
    for (std::size_t i = 1; i < form->length; ++i) {
        const std::uint8_t low = i == 1 ? form->secondLow : std::uint8_t{0x80};
        const std::uint8_t high = i == 1 ? form->secondHigh : std::uint8_t{0xBF};
        if (byteAt(text, at + i) < low || byteAt(text, at + i) > high)
            return 0;
    }
    return form->length;
}

bool isControl(char c)
{
    return (static_cast<std::uint8_t>(c) < 0x20 && spaces.find(c) == std::string_view::npos) || c == 0x7F;
}

} // namespace

Error errorAt(std::string_view id, std::size_t at, std::vector<std::string> args)
{
    return {std::string(id), std::move(args), at};
}

Error errorOf(std::string_view id, std::vector<std::string> args)
{
    return {std::string(id), std::move(args), std::nullopt};
}

std::optional<Error> findUnreadable(std::string_view text)
{
    if (text.size() > maxInputBytes)
        return errorOf("input-too-large", {std::to_string(maxInputBytes / (1024 * 1024))});
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text, at);
        if (length == 0)
            return errorAt("input-not-utf8", at);
        if (isControl(text[at]))
            return errorAt("input-not-text", at);
        at += length;
    }
    if (leadingSpace(text) == text.size())
        return errorOf("input-empty");
    return std::nullopt;
}

std::size_t leadingSpace(std::string_view text)
{
    const std::size_t mark = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    return std::min(text.find_first_not_of(spaces, mark), text.size());
}

std::string_view withoutTrailingSpace(std::string_view text)
{
    return text.substr(0, text.find_last_not_of(spaces) + 1);
}

std::string characterAt(std::string_view text, std::size_t at)
{
    return std::string(text.substr(at, std::max<std::size_t>(1, characterLength(text, at))));
}

std::size_t charactersIn(std::string_view text, std::size_t bytes)
{
    const std::string_view part = text.substr(0, bytes);
    return static_cast<std::size_t>(
        std::ranges::count_if(part, [](char c) { return (static_cast<std::uint8_t>(c) & 0xC0) != 0x80; }));
}

bool beginsLikeFile(std::string_view text)
{
    if (text.starts_with("v:"))
        text.remove_prefix(std::min(text.find_first_of("/\r\n"), text.size()));
    return text.substr(std::min(text.find_first_not_of("/\r\n"), text.size())).starts_with("pzprv3");
}

std::optional<int> parseNumber(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    int number = 0;
    for (const char c : text) {
        const auto digit = digitValue(c, 10);
        if (!digit)
            return std::nullopt;
        number = number * 10 + *digit;
        if (number > mostNumber)
            return std::nullopt;
    }
    return number;
}

std::optional<int> digitValue(char digit, int base)
{
    const int value = digit >= '0' && digit <= '9' ? digit - '0' : digit >= 'a' && digit <= 'z' ? digit - 'a' + 10 : 36;
    return value < base ? std::optional(value) : std::nullopt;
}

char digitOf(int value)
{
    return static_cast<char>(value < 10 ? '0' + value : 'a' + (value - 10));
}

Result<std::string> percentDecoded(std::string_view text)
{
    std::string decoded;
    decoded.reserve(text.size());
    const auto hex = [&](std::size_t at) -> std::optional<int> {
        if (at >= text.size())
            return std::nullopt;
        const char c = text[at];
        return digitValue(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c, 16);
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            decoded += text[at];
            continue;
        }
        const auto high = hex(at + 1), low = hex(at + 2);
        if (!high || !low)
            return errorAt("url-percent", at);
        decoded += static_cast<char>(*high * 16 + *low);
        at += 2;
    }
    return decoded;
}

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view plain = "-_.~/:+@$*=,;!'()";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const bool isPlain = digitValue(c, 36) || (c >= 'A' && c <= 'Z') || plain.find(c) != std::string_view::npos;
        const auto byte = static_cast<unsigned char>(c);
        encoded += isPlain ? std::string(1, c) : std::string{'%', digits[byte / 16], digits[byte % 16]};
    }
    return encoded;
}

std::size_t encodedPosition(std::string_view encoded, std::size_t at)
{
    std::size_t position = 0;
    for (; at > 0 && position < encoded.size(); --at)
        position += encoded[position] == '%' ? 3 : 1;
    return position;
}

} // namespace tokisuji
