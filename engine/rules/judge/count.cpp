// Any and Count: look at the operands.
#include "engine/rules/judge/readers.h"

#include <algorithm>

namespace tokisuji::judging {

bool holds(const Any& any, const Assignment& a)
{
    return std::ranges::any_of(any.operands, [&](Lit l) { return a[l]; });
}

int measure(const Count& count, const Assignment& a)
{
    return static_cast<int>(std::ranges::count_if(count.operands, [&](Lit l) { return a[l]; }));
}

bool holds(const Count& count, const Assignment& a)
{
    return count.allows(measure(count, a));
}

} // namespace tokisuji::judging
