// Different: numbers that are not filled in are compared with nothing (that they must be is an instance of its own).
#include "engine/rules/judge/readers.h"

#include <algorithm>
#include <optional>

namespace tokisuji::judging {

namespace {

std::optional<int> valueOf(const NumberVar& number, const Assignment& a)
{
    const auto first = std::ranges::find_if(number.values, [&](Lit l) { return a[l]; });
    if (first == number.values.end())
        return std::nullopt;
    return number.lo + static_cast<int>(first - number.values.begin());
}

} // namespace

bool holds(const Different& different, const Assignment& a)
{
    std::vector<int> values;
    for (const NumberVar& number : different.numbers.numbers)
        if (const auto value = valueOf(number, a))
            values.push_back(*value);
    std::ranges::sort(values);
    return std::ranges::adjacent_find(values) == values.end();
}

} // namespace tokisuji::judging
