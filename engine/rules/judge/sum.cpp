// Sum: nothing is said while a number is missing (that it must be there is an instance of its own).
#include "engine/rules/judge/readers.h"

#include <algorithm>

namespace tokisuji::judging {

std::optional<int> measure(const Sum& sum, const Assignment& a)
{
    int total = 0;
    for (const NumberVar& number : sum.numbers.numbers) {
        const auto value = std::ranges::find_if(number.values, [&](Lit l) { return a[l]; });
        if (value == number.values.end())
            return std::nullopt;
        total += number.lo + static_cast<int>(value - number.values.begin());
    }
    return total;
}

bool holds(const Sum& sum, const Assignment& a)
{
    const std::optional<int> total = measure(sum, a);
    return !total || (*total >= sum.lo && *total <= sum.hi);
}

} // namespace tokisuji::judging
