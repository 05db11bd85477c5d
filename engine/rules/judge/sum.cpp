// Sum: nothing is said while a number is missing (that it must be there is an instance of its own).
#include "engine/rules/judge/readers.h"

#include <algorithm>

namespace tokisuji::judging {

bool holdsSum(const Rules& r, const Instance& i, const Assignment& a)
{
    int sum = 0;
    for (const NumberVar& number : r.numbers(i).numbers) {
        const auto value = std::ranges::find_if(number.values, [&](Lit l) { return a[l]; });
        if (value == number.values.end())
            return true;
        sum += number.lo + static_cast<int>(value - number.values.begin());
    }
    return sum >= i.lo && sum <= i.hi;
}

} // namespace tokisuji::judging
