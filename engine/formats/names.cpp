#include "engine/formats/names.h"

#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

namespace tokisuji {

namespace {

constexpr std::size_t longestShown = 40;

/// Letters to change, put in or take out to turn one name into the other.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// The genre with the nearest name, if it is near enough to be meant.
const Genre* similarGenre(std::string_view name)
{
    const Genre* nearest = nullptr;
    std::size_t least = name.size() / 3 + 1;
    const auto consider = [&](const Genre* genre, std::string_view candidate) {
        const std::size_t d = distance(name, candidate);
        if (d < least) {
            least = d;
            nearest = genre;
        }
    };
    for (const Genre* genre : allKinds()) {
        consider(genre, genre->id);
        consider(genre, genre->urlId);
        for (const std::string_view alias : genre->aliases)
            consider(genre, alias);
    }
    return nearest;
}

std::string shortened(std::string_view text)
{
    std::size_t end = std::min(text.size(), longestShown);
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        ++end;
    return std::string(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

} // namespace

Error unknownGenre(std::string_view name, std::size_t at)
{
    const Genre* similar = name.size() <= longestShown ? similarGenre(name) : nullptr;
    if (similar == nullptr)
        return errorAt("unknown-genre", at, {shortened(name)});
    return errorAt("unknown-genre-similar", at, {std::string(similar->id), shortened(name)});
}

Result<int> readSide(std::string_view field, std::size_t at)
{
    if (field.empty())
        return errorAt("size-missing", at);
    const bool negative = field.front() == '-';
    const std::string_view digits = field.substr(negative ? 1 : 0);
    if (digits.empty() || !std::ranges::all_of(digits, [](char c) { return digitValue(c, 10).has_value(); }))
        return errorAt("size-not-a-number", at, {shortened(field)});
    const std::optional<int> side = parseNumber(digits);
    if (negative || !side || *side < 1 || *side > maxSide)
        return errorAt("size-out-of-range", at, {shortened(field), std::to_string(maxSide)});
    return *side;
}

} // namespace tokisuji
