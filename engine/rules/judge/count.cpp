// Any and Count: look at the operands.
#include "engine/rules/judge/readers.h"

#include <algorithm>

namespace tokisuji::judging {

bool holdsAny(const Rules& r, const Instance& i, const Assignment& a)
{
    return std::ranges::any_of(r.operands(i), [&](Lit l) { return a[l]; });
}

bool holdsCount(const Rules& r, const Instance& i, const Assignment& a)
{
    const auto n = static_cast<int>(std::ranges::count_if(r.operands(i), [&](Lit l) { return a[l]; }));
    return n >= i.lo && n <= i.hi && (n - i.lo) % i.step == 0;
}

} // namespace tokisuji::judging
