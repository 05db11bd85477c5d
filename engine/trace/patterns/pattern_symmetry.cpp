#include "engine/rules/literals.h"
#include "engine/trace/patterns/pattern.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tokisuji {

namespace {

constexpr int turnsAndMirrors = 8;

/// Slashes and the like look different when they are turned.
bool isChoiceSpot(const PatternSpot& spot)
{
    return spot.kind == PatternSpot::Is;
}

Place turned(Place p, int symmetry)
{
    if ((symmetry & 1) != 0)
        std::swap(p.x, p.y);
    if ((symmetry & 2) != 0)
        p.x = static_cast<std::int16_t>(-p.x);
    if ((symmetry & 4) != 0)
        p.y = static_cast<std::int16_t>(-p.y);
    return p;
}

/// With the first row and column of what is there beside the origin.
void moveToOrigin(Pattern& pattern)
{
    int x = INT16_MAX, y = INT16_MAX;
    for (const PatternSpot& spot : pattern.spots) {
        x = std::min<int>(x, spot.place.x);
        y = std::min<int>(y, spot.place.y);
    }
    x -= x & 1;
    y -= y & 1;
    for (PatternSpot& spot : pattern.spots)
        spot.place = {static_cast<std::int16_t>(spot.place.x - x), static_cast<std::int16_t>(spot.place.y - y)};
}

/// Yes for no, or one of two values for the other.
void exchange(Pattern& pattern)
{
    const auto change = [&](Lit& l) {
        if (l.atom() > 0 && l.atom() < pattern.firstHelper()
            && pattern.spots[static_cast<std::size_t>(l.atom() - 1)].kind == PatternSpot::Holds)
            l = !l;
    };
    const auto changeAll = [&](std::vector<Lit>& lits) { std::ranges::for_each(lits, change); };
    for (Definition& d : pattern.definitions)
        changeAll(d.operands);
    for (PatternRule& rule : pattern.rules) {
        changeAll(rule.operands);
        change(rule.guard);
        tellPositively(rule);
    }
    for (PatternNet& net : pattern.nets) {
        changeAll(net.nodes);
        for (PatternNet::Closed& closed : net.closed)
            for (PatternNet::Way& way : closed.ways)
                change(way.link);
    }
    changeAll(pattern.known);
    changeAll(pattern.conclusions);
    for (PatternSpot& spot : pattern.spots)
        if (spot.kind == PatternSpot::Is && (spot.value == 1 || spot.value == 2))
            spot.value = 3 - spot.value;
}

/// Those that differ among these symmetries.
std::vector<Pattern> differentOf(const Pattern& pattern, const std::vector<Layer>& layers, int first, int end)
{
    std::map<std::string, Pattern> found;
    for (int symmetry = first; symmetry < end; ++symmetry) {
        Pattern other = transformed(pattern, symmetry);
        found.try_emplace(linesOf(other, layers), other);
    }
    std::vector<Pattern> different;
    for (auto& [lines, variant] : found)
        different.push_back(std::move(variant));
    return different;
}

bool mayTurn(const Pattern& pattern)
{
    return std::ranges::none_of(pattern.spots, &isChoiceSpot);
}

} // namespace

void tellPositively(PatternRule& rule)
{
    if (std::ranges::any_of(rule.operands, [](Lit l) { return l.positive(); }))
        return;
    const auto count = static_cast<int>(rule.operands.size());
    std::ranges::transform(rule.operands, rule.operands.begin(), [](Lit l) { return !l; });
    rule.lo = std::exchange(rule.hi, count - rule.lo);
    rule.lo = count - rule.lo;
}

Pattern transformed(const Pattern& pattern, int symmetry)
{
    Pattern result = pattern;
    for (PatternSpot& spot : result.spots)
        spot.place = turned(spot.place, symmetry);
    if ((symmetry & 8) != 0)
        exchange(result);
    moveToOrigin(result);
    return result;
}

Pattern canonical(const Pattern& pattern, const std::vector<Layer>& layers)
{
    std::optional<std::pair<std::string, Pattern>> first;
    for (int symmetry = 0; symmetry < (mayTurn(pattern) ? turnsAndMirrors : 1); ++symmetry) {
        Pattern other = transformed(pattern, symmetry);
        std::string lines = linesOf(other, layers);
        if (!first || lines < first->first)
            first.emplace(std::move(lines), std::move(other));
    }
    return std::move(first->second);
}

std::vector<Pattern> turnsOf(const Pattern& pattern, const std::vector<Layer>& layers)
{
    return differentOf(pattern, layers, 0, mayTurn(pattern) ? turnsAndMirrors : patternSymmetries);
}

std::vector<Pattern> exchangedOf(const Pattern& pattern, const std::vector<Layer>& layers)
{
    if (!mayTurn(pattern))
        return {};
    return differentOf(pattern, layers, turnsAndMirrors, patternSymmetries);
}

} // namespace tokisuji
