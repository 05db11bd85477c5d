// Sum: every number in unary ("more than lo", "more than lo + 1", ...), added up by a tree of counters.
#include "engine/sat/encode/local.h"

#include <algorithm>

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

} // namespace

void encode(Encoder out, const Sum& sum)
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

} // namespace tokisuji::encoding
