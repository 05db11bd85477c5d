// Clues only ever add to what is asked, but for a few ways in which they ask for less:
//
//   seeds     a part without a seed gets one, so that at most one is left of exactly one; likewise partners
//   instead   a cell with a clue needs no mark, and other clues may be what is missing
//   between   a clue in a row ends what is said of its cells
//   rooms     a border makes two rooms of one: what a room holds becomes a multiple, its number a least
#include "engine/rules/open_rules.h"

#include <algorithm>
#include <limits>

namespace tokisuji {

namespace {

using Left = std::vector<Primitive>;

// --- known by the primitive itself ---

Left openedAlone(const Primitive& primitive)
{
    return std::visit(Overloaded{[](OneSeedEach seeds) -> Left {
                                     seeds.seeds = Extent::AtMost;
                                     return {std::move(seeds)};
                                 },
                                 [](const SeedPairs& pairs) -> Left {
                                     Division division = *pairs.division;
                                     division.pairs = Extent::AtMost;
                                     return {SeedPairs{std::move(division)}};
                                 },
                                 [](PairUp pairUp) -> Left {
                                     pairUp.pairs = Extent::AtMost;
                                     return {std::move(pairUp)};
                                 },
                                 [](const Rays& rays) -> Left {
                                     return rays.mirrors->demand == Mirrors::MeetAll ? Left{} : Left{rays};
                                 },
                                 [&](const auto&) -> Left { return {primitive}; }},
                      primitive);
}

// --- a clue instead ---

/// "The runs that are named are among those of the line, in their order", by taking each as early as it goes: for each
/// number of runs, "so many have been found up to here".
Lit namedRunsAmong(Rules& r, const Sequence& sequence)
{
    const auto& cells = sequence.cells;
    const auto at = [&](int i) { return i < 0 || i >= std::ssize(cells) ? No : cells[static_cast<std::size_t>(i)]; };
    const auto runEndsAt = [&](int end, int length) { // exactly so long
        std::vector<Lit> all{!at(end + 1), !at(end - length)};
        for (int i = end - length + 1; i <= end; ++i)
            all.push_back(at(i));
        return r.allOf(std::move(all));
    };
    std::vector<Lit> found(cells.size() + 1, Yes); // by the number of cells looked at
    for (const int length : sequence.blocks) {
        if (length == anyBlocks)
            continue;
        std::vector<Lit> next(cells.size() + 1, No);
        std::vector<Lit> begun(cells.size() + 1, No); // "?": a run has begun since, and goes on
        for (int end = 0; end < std::ssize(cells); ++end) {
            const auto upTo = static_cast<std::size_t>(end) + 1;
            Lit ends = No;
            if (length == question) {
                const Lit begins = r.allOf({found[upTo - 1], !at(end - 1), at(end)});
                begun[upTo] = r.allOf({at(end), r.anyOf({begun[upTo - 1], begins})});
                ends = r.allOf({begun[upTo], !at(end + 1)});
            } else if (length > 0 && end - length + 1 >= 0) {
                ends = r.allOf({found[upTo - static_cast<std::size_t>(length)], runEndsAt(end, length)});
            }
            next[upTo] = r.anyOf({next[upTo - 1], ends});
        }
        found = std::move(next);
    }
    return found.back();
}

Left unlessClue(Rules& r, const Primitive& primitive)
{
    if (const auto* count = std::get_if<Count>(&primitive))
        return {Count{count->operands, 0, count->hi}};
    if (const auto* sequence = std::get_if<Sequence>(&primitive))
        return {Any{{namedRunsAmong(r, *sequence)}}};
    return {};
}

// --- a clue between ---

/// For each number, "there is none".
std::vector<Lit> absences(Rules& r, const Numbers& numbers)
{
    std::vector<Lit> found;
    for (const NumberVar& number : numbers.numbers)
        found.push_back(!r.anyOf(number.values));
    return found;
}

/// Equal numbers have a clue between them.
Left differentUpToClue(Rules& r, const Numbers& numbers)
{
    const std::vector<Lit> absent = absences(r, numbers);
    Left left;
    for (std::size_t i = 0; i < absent.size(); ++i)
        for (std::size_t k = i + 1; k < absent.size(); ++k) {
            const NumberVar &one = numbers.numbers[i], &other = numbers.numbers[k];
            for (std::size_t v = 0; v < one.values.size(); ++v) {
                const auto w = static_cast<std::ptrdiff_t>(v) + one.lo - other.lo;
                if (w < 0 || w >= std::ssize(other.values))
                    continue;
                std::vector<Lit> lits(absent.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                      absent.begin() + static_cast<std::ptrdiff_t>(k));
                lits.insert(lits.end(), {!one.values[v], !other.values[static_cast<std::size_t>(w)]});
                left.push_back(Any{std::move(lits)});
            }
        }
    return left;
}

/// The numbers before the first clue add up to so much; there is at least one.
Left sumUpToClue(Rules& r, const Sum& sum)
{
    const std::vector<Lit> absent = absences(r, sum.numbers);
    if (absent.empty())
        return {sum};
    Left left{Any{{!absent.front()}}};
    Numbers counted;
    Lit goesOn = Yes;
    for (std::size_t i = 0; i < absent.size(); ++i) {
        goesOn = r.allOf({goesOn, !absent[i]});
        const NumberVar& number = sum.numbers.numbers[i];
        NumberVar& part = counted.numbers.emplace_back(NumberVar{0, std::vector<Lit>(1, !goesOn)});
        for (int v = 1; v < number.lo; ++v)
            part.values.push_back(No);
        for (const Lit isValue : number.values)
            part.values.push_back(r.allOf({goesOn, isValue}));
    }
    left.push_back(Sum{std::move(counted), sum.lo, sum.hi});
    return left;
}

/// Where one more hold than may, not all of them are side by side.
Left countUpToClue(const Count& count)
{
    Left left;
    const auto window = static_cast<std::ptrdiff_t>(count.hi) + 1;
    for (auto from = count.operands.begin(); count.operands.end() - from >= window; ++from) {
        std::vector<Lit> lits(from, from + window);
        std::ranges::transform(lits, lits.begin(), [](Lit l) { return !l; });
        left.push_back(Any{std::move(lits)});
    }
    return left;
}

Left upToClue(Rules& r, const Primitive& primitive)
{
    if (const auto* different = std::get_if<Different>(&primitive))
        return differentUpToClue(r, different->numbers);
    if (const auto* sum = std::get_if<Sum>(&primitive))
        return sumUpToClue(r, *sum);
    if (const auto* count = std::get_if<Count>(&primitive))
        return countUpToClue(*count);
    return {};
}

// --- rooms ---

/// Is the number of each cell known, or asked for? Those that are asked for can be as many as the room has cells.
bool areAllNumbers(const Numbers& numbers)
{
    return std::ranges::any_of(numbers.numbers, [&](const NumberVar& number) {
        return number.values.size() > 1 && number.values.size() <= numbers.numbers.size();
    });
}

/// A part with a number has all smaller ones too.
Left numbersOfParts(Rules& r, const Numbers& numbers)
{
    if (!areAllNumbers(numbers))
        return {};
    int most = 0;
    for (const NumberVar& number : numbers.numbers)
        most = std::max(most, number.lo + static_cast<int>(number.values.size()) - 1);
    std::vector<std::vector<Lit>> holders(static_cast<std::size_t>(most) + 1);
    for (const NumberVar& number : numbers.numbers)
        for (std::size_t v = 0; v < number.values.size(); ++v)
            holders[static_cast<std::size_t>(number.lo) + v].push_back(number.values[v]);
    Left left;
    Lit above = No;
    for (std::size_t v = holders.size(); v-- > 1;) {
        const Lit some = r.anyOf(std::move(holders[v]));
        if (above != No)
            left.push_back(Any{{!above, some}});
        above = some;
    }
    return left;
}

/// Each part holds so many: the room holds a multiple of that.
Left countOfParts(const Count& count)
{
    const auto operands = static_cast<int>(count.operands.size());
    if (count.lo <= 0 || count.lo != count.hi)
        return {};
    return {Count{count.operands, count.lo, std::max(count.lo, operands / count.lo * count.lo), count.lo}};
}

Left ofEachPart(Rules& r, const Primitive& primitive)
{
    if (const auto* count = std::get_if<Count>(&primitive))
        return countOfParts(*count);
    if (const auto* different = std::get_if<Different>(&primitive))
        return different->numbers.numbers.size() < 2 ? Left{primitive} : numbersOfParts(r, different->numbers);
    return {};
}

Left ofOnePart(const Primitive& primitive)
{
    const auto* count = std::get_if<Count>(&primitive);
    if (count == nullptr)
        return {};
    return {Count{count->operands, count->lo, std::max(count->lo, static_cast<int>(count->operands.size()))}};
}

} // namespace

std::vector<Primitive> opened(Rules& rules, const Primitive& primitive, ToCome toCome)
{
    switch (toCome) {
    case ToCome::Stays:
        break;
    case ToCome::ClueHere:
        return unlessClue(rules, primitive);
    case ToCome::ClueBetween:
        return upToClue(rules, primitive);
    case ToCome::EachPart:
        return rules.mayDivideRooms() ? ofEachPart(rules, primitive) : Left{primitive};
    case ToCome::OnePart:
        return rules.mayDivideRooms() ? ofOnePart(primitive) : Left{primitive};
    case ToCome::WholeRoom:
        return rules.mayDivideRooms() ? Left{} : Left{primitive};
    }
    return openedAlone(primitive);
}

} // namespace tokisuji
