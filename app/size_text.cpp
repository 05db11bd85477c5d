#include "app/size_text.h"

#include <charconv>
#include <string_view>

namespace tokisuji {

namespace {

std::optional<int> parseWhole(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<std::pair<int, int>> parsePair(std::string_view text, std::string_view between)
{
    const std::size_t at = text.find(between);
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto first = parseWhole(text.substr(0, at)), second = parseWhole(text.substr(at + between.size()));
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

} // namespace

std::optional<Size> parseSize(const std::string& text)
{
    const auto pair = parsePair(text, "x");
    return pair ? std::optional(Size{pair->first, pair->second}) : std::nullopt;
}

std::optional<std::pair<int, int>> parseRange(const std::string& text)
{
    if (const auto one = parseWhole(text))
        return std::pair(*one, *one);
    return parsePair(text, "..");
}

} // namespace tokisuji
