#include "engine/solve/verdict.h"

#include <array>

namespace tokisuji {

Verdict withoutProofs(Verdict verdict)
{
    if (verdict.status != Status::Several)
        verdict.status = Status::Unknown;
    if (verdict.stop == Stop::Finished)
        verdict.stop = Stop::TooLarge;
    verdict.determined.reset();
    verdict.determinedCount = 0;
    verdict.conflict.clear();
    verdict.withoutMarks.reset();
    verdict.determinedComplete = verdict.conflictMinimal = verdict.nearestProved = verdict.allFound = false;
    return verdict;
}

std::string_view nameOf(Status status)
{
    constexpr std::array<std::string_view, 5> names{"unknown", "unique", "several", "none", "open"};
    return names[static_cast<std::size_t>(status)];
}

} // namespace tokisuji
