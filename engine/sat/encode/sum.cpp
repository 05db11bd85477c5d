// Sum: every number in unary ("more than lo", "more than lo + 1", ...), added up by a tree of counters.
//
// Of numbers that all differ, only few sets of values have the right sum: four of 1 .. 9 that make 20 are one of twelve
// sets. There the sets are chosen among, and nothing is added up.
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tokisuji::encoding {

namespace {

/// "At least lo + 1", "at least lo + 2", ... for a number with a literal for each of its values.
std::vector<Lit> unary(Encoder& out, const NumberVar& number)
{
    std::vector<Lit> steps;
    Lit above = No;
    for (std::size_t v = number.values.size(); v-- > 1;) {
        const Lit value = number.values[v];
        const Lit step = above == No ? value : out.fresh();
        if (above != No) {
            out.clause({!above, step});
            out.clause({!value, step});
            out.clause({!step, above, value});
        }
        steps.push_back(above = step);
    }
    std::ranges::reverse(steps);
    return steps;
}

/// Only numbers that are there can be added up: exactly one of the values holds.
void haveOneValue(Encoder& out, const NumberVar& number, const std::vector<Lit>& steps)
{
    out.clause(number.values);
    for (std::size_t v = 0; v < steps.size(); ++v)
        out.clause({!number.values[v], !steps[v]});
}

/// Sets of values: bit v is the value lo + v.
struct ValueSets {
    int lo = 0;
    int values = 0;
    std::vector<std::uint32_t> sets;
};

constexpr int mostValues = 24;
constexpr std::size_t mostSets = 64;

/// Adds to `found` what completes a set: `left` more values from `value` on, whose sum is lo .. hi. False: too many.
bool completeSets(ValueSets& found, std::uint32_t set, int value, int left, int lo, int hi)
{
    if (left == 0) {
        if (lo <= 0 && hi >= 0)
            found.sets.push_back(set);
        return found.sets.size() <= mostSets;
    }
    for (int v = value; v + left <= found.values; ++v) {
        const int least = left * (found.lo + v) + left * (left - 1) / 2; // v and those after it
        if (least > hi)
            break;
        const int next = found.lo + v;
        const int most = next + (left - 1) * (found.lo + found.values - 1) - (left - 1) * (left - 2) / 2;
        if (most >= lo && !completeSets(found, set | 1U << v, v + 1, left - 1, lo - next, hi - next))
            return false;
    }
    return true;
}

/// All sets of different values that have the sum; nothing where they are too many to choose among.
std::optional<ValueSets> setsOf(const Sum& sum)
{
    ValueSets found{.lo = INT32_MAX};
    int hi = INT32_MIN;
    for (const NumberVar& number : sum.numbers.numbers) {
        found.lo = std::min(found.lo, number.lo);
        hi = std::max(hi, number.lo + static_cast<int>(number.values.size()) - 1);
    }
    const auto count = static_cast<int>(sum.numbers.numbers.size());
    found.values = hi - found.lo + 1;
    if (count == 0 || found.values > mostValues || !completeSets(found, 0, 0, count, sum.lo, sum.hi))
        return std::nullopt;
    return found;
}

/// "One of the numbers is this": the literal of a value.
Lit holder(Encoder& out, const Numbers& numbers, int value)
{
    std::vector<Lit> lits;
    for (const NumberVar& number : numbers.numbers)
        if (const int i = value - number.lo; i >= 0 && i < static_cast<int>(number.values.size()))
            lits.push_back(number.values[static_cast<std::size_t>(i)]);
    if (lits.size() <= 1)
        return lits.empty() ? No : lits.front();
    const Lit any = out.fresh();
    definition(out, Definition::Or, any, lits);
    return any;
}

/// One of the sets is that of the values. That each number has one value only follows: there are as many as numbers.
void chooseSet(Encoder out, const Sum& sum, const ValueSets& all)
{
    for (const NumberVar& number : sum.numbers.numbers)
        out.clause(number.values);
    std::vector<Lit> chosen;
    for (std::size_t i = 0; i < all.sets.size(); ++i)
        chosen.push_back(all.sets.size() == 1 ? Yes : out.fresh());
    out.clause(chosen);
    Encoder definitions(out.solver());
    for (int v = 0; v < all.values; ++v) {
        const Lit held = holder(definitions, sum.numbers, all.lo + v);
        std::vector<Lit> with{!held}, without{held};
        for (std::size_t i = 0; i < all.sets.size(); ++i) {
            const bool isIn = (all.sets[i] >> v & 1U) != 0;
            out.clause({!chosen[i], isIn ? held : !held});
            (isIn ? with : without).push_back(chosen[i]);
        }
        out.clause(std::move(with));
        out.clause(std::move(without));
    }
}

/// Adds the numbers up, for any truth of their values.
void addUp(Encoder out, const Sum& sum)
{
    Encoder tree(out.solver()); // holds for any truth of the numbers
    int least = 0;
    std::vector<std::vector<Lit>> addends;
    for (const NumberVar& number : sum.numbers.numbers) {
        least += number.lo;
        addends.push_back(unary(tree, number));
        haveOneValue(out, number, addends.back());
    }
    const std::vector<Lit> total = added(tree, addends, std::max(sum.hi - least + 1, 0));
    const auto atLeast = [&](int n) {
        const int step = n - least;
        return step <= 0 ? Yes : step > static_cast<int>(total.size()) ? No : total[static_cast<std::size_t>(step - 1)];
    };
    out.clause({atLeast(sum.lo)});
    out.clause({!atLeast(sum.hi + 1)});
}

} // namespace

void encode(Encoder out, const Sum& sum, Alikeness alike)
{
    const std::optional<ValueSets> sets = alike == Alikeness::AllDiffer ? setsOf(sum) : std::nullopt;
    if (sets)
        chooseSet(std::move(out), sum, *sets);
    else
        addUp(std::move(out), sum);
}

} // namespace tokisuji::encoding
