// Different: two numbers never share a value, pair by pair; in a permutation every value also has its place.
// Pairs with a given number come first: they settle literals, and whatever they settle is left out of the rest.
#include "engine/sat/encode/local.h"

#include <algorithm>

namespace tokisuji::encoding {

namespace {

/// The literals "this number is v", one for each number that can be.
std::vector<Lit> holders(const Numbers& numbers, int value)
{
    std::vector<Lit> lits;
    for (const NumberVar& number : numbers.numbers)
        if (const int i = value - number.lo; i >= 0 && i < static_cast<int>(number.values.size()))
            lits.push_back(number.values[static_cast<std::size_t>(i)]);
    return lits;
}

template <class Use>
void eachValue(const Numbers& numbers, const Use& use)
{
    int lo = INT32_MAX;
    int hi = INT32_MIN;
    for (const NumberVar& number : numbers.numbers) {
        lo = std::min(lo, number.lo);
        hi = std::max(hi, number.lo + static_cast<int>(number.values.size()) - 1);
    }
    for (int value = lo; value <= hi; ++value)
        use(holders(numbers, value));
}

} // namespace

void differentFromGiven(Encoder out, const Numbers& numbers)
{
    eachValue(numbers, [&](const std::vector<Lit>& lits) {
        const auto given = std::ranges::find(lits, Yes);
        if (given == lits.end())
            return;
        for (auto it = lits.begin(); it != lits.end(); ++it)
            if (it != given)
                out.clause({!*it});
    });
}

void encode(Encoder out, const Different& different)
{
    const Numbers& numbers = different.numbers;
    std::size_t valuesLeft = 0;
    eachValue(numbers, [&](std::vector<Lit> lits) {
        std::erase_if(lits, [&](Lit l) { return out.surely(!l); });
        valuesLeft += lits.empty() ? 0 : 1;
        for (std::size_t i = 0; i < lits.size(); ++i)
            for (std::size_t j = i + 1; j < lits.size(); ++j)
                out.clause({!lits[i], !lits[j]});
        if (numbers.permutation)
            out.clause(std::move(lits));
    });
    if (valuesLeft < numbers.numbers.size()) // pigeons without holes: a search would count them one by one
        out.clause({});
}

} // namespace tokisuji::encoding
