#include "engine/trace/propagate/propagators.h"

#include <array>

namespace tokisuji::tracing {

const ExaminerRow& rowOf(Examiner examiner)
{
    // In the order of Examiner.
    static constexpr std::array<ExaminerRow, examinerCount> rows{{
        {examineDefinition, 0},     {examineAny, 0},          {examineCount, 0},         {examineCountPairs, 2},
        {examinePairFollows, 1},    {examinePeers, 0},        {examineHiddenSingles, 1}, {examineLockedCandidates, 3},
        {examineSubsets, 4},        {examineFish, 5},         {examineExits, 1},         {examineCuts, 3},
        {examineIsolation, 2},      {examineLoopClose, 1},    {examineLoopRegion, 3},    {examineLoopColour, 2},
        {examineColourPairs, 2},    {examineRegions, 1},      {examineRegionRoom, 3},    {examineRegionReach, 3},
        {examinePacking, 3},        {examineCornerCount, 4},  {examineSequence, 1},      {examineSum, 1},
        {examineAcyclic, 1},        {examineSeparate, 1},     {examineInOrder, 2},       {examineRays, 1},
        {examineTouchingParts, 1},  {examineTouchingRoom, 3}, {examinePairUp, 3},        {examineTerritory, 0},
        {examineTerritoryReach, 1}, {examineBlockSize, 1},    {examineSeedPairs, 1},
    }};
    return rows[static_cast<std::size_t>(examiner)];
}

} // namespace tokisuji::tracing
