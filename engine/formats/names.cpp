#include "engine/formats/names.h"

#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>

namespace tokisuji {

namespace {

constexpr std::size_t longestShown = 40;

/// Letters to change, put in or take out to turn one name into the other, or `limit` when they are no fewer. Requires
/// that neither `a` nor the limit is more than `longestShown`.
std::size_t distance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (a.size() >= b.size() + limit || b.size() >= a.size() + limit)
        return limit;
    std::array<std::size_t, 2 * longestShown + 1> row{};
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        std::size_t least = row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
            least = std::min(least, row[j + 1]);
        }
        if (least >= limit)
            return limit;
    }
    return std::min(row[b.size()], limit);
}

} // namespace

std::string_view similarName(std::string_view name, std::span<const std::string_view> candidates)
{
    std::string_view nearest;
    if (name.size() > longestShown)
        return nearest;
    std::size_t least = name.size() / 3 + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t d = distance(name, candidate, least);
        if (d < least) {
            least = d;
            nearest = candidate;
        }
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

Error unknownGenre(std::string_view name, std::size_t at)
{
    std::vector<std::string_view> names;
    for (const Genre* genre : allKinds()) {
        names.insert(names.end(), {genre->id, genre->urlId});
        names.insert(names.end(), genre->aliases.begin(), genre->aliases.end());
    }
    const std::string_view similar = similarName(name, names);
    if (similar.empty())
        return errorAt("unknown-genre", at, {shortened(name)});
    return errorAt("unknown-genre-similar", at, {std::string(findKind(similar)->id), shortened(name)});
}

int leastWidth(const Genre& genre)
{
    return genre.tiling == Tiling::Bricks ? 0 : 1;
}

Result<int> readSide(std::string_view field, std::size_t at, int least)
{
    if (field.empty())
        return errorAt("size-missing", at);
    const bool negative = field.front() == '-';
    const std::string_view digits = field.substr(negative ? 1 : 0);
    if (digits.empty() || !std::ranges::all_of(digits, [](char c) { return digitValue(c, 10).has_value(); }))
        return errorAt("size-not-a-number", at, {shortened(field)});
    const std::optional<int> side = parseNumber(digits);
    if (negative || !side || *side < least || *side > maxSide)
        return errorAt("size-out-of-range", at, {shortened(field), std::to_string(maxSide)});
    return *side;
}

} // namespace tokisuji
