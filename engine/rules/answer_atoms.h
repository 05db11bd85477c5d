// Answer atoms: which atoms an answer has.
#pragma once

#include "engine/rules/instance.h"

#include <ranges>

namespace tokisuji {

/// In the order of its values.
[[nodiscard]] inline auto atomsOf(const Answer& answer)
{
    const int values = answer.hi - answer.lo;
    const int count = answer.code == Answer::Boolean ? 1 : answer.code == Answer::Direct ? values + 1 : values;
    return std::views::iota(answer.atom, answer.atom + count);
}

/// Do they ask the same of the same places, with the same atoms?
[[nodiscard]] inline bool isSame(const Answer& a, const Answer& b)
{
    return a.code == b.code && a.layer == b.layer && a.places == b.places && a.atom == b.atom && a.lo == b.lo
           && a.hi == b.hi && a.orMore == b.orMore;
}

} // namespace tokisuji
