#include "engine/trace/propagate/propagators.h"

#include <array>

namespace tokisuji::tracing {

const ExaminerRow& rowOf(Examiner examiner)
{
    // In the order of Examiner.
    static constexpr std::array<ExaminerRow, examinerCount> rows{{
        {examineDefinition, 0},  {examineAny, 0},         {examineCount, 0},         {examineCountPairs, 2},
        {examinePairFollows, 1}, {examinePeers, 0},       {examineHiddenSingles, 1}, {examineLockedCandidates, 3},
        {examineSubsets, 4},     {examineFish, 5},        {examineExits, 1},         {examineCuts, 3},
        {examineIsolation, 2},   {examineLoopClose, 1},   {examineLoopRegion, 3},    {examineLoopColour, 2},
        {examineColourPairs, 2}, {examineRegions, 1},     {examineRegionRoom, 3},    {examineRegionReach, 3},
        {examinePacking, 3},     {examineCornerCount, 4},
    }};
    return rows[static_cast<std::size_t>(examiner)];
}

} // namespace tokisuji::tracing
