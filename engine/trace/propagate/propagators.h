// The propagators, a file a kind of rule. Each looks at one subject and hands what follows to the Mind, with reasons.
#pragma once

#include "engine/trace/ground.h"

namespace tokisuji::tracing {

class Mind;

/// How a propagator is called, and at which level: lower levels are exhausted over the whole board first.
struct ExaminerRow {
    void (*examine)(Mind&, int subject);
    int level;
};
[[nodiscard]] const ExaminerRow& rowOf(Examiner);

void examineDefinition(Mind&, int subject);
void examineAny(Mind&, int subject);
void examineCount(Mind&, int subject);
void examineCountPairs(Mind&, int subject);
void examinePairFollows(Mind&, int subject);
void examinePeers(Mind&, int subject);
void examineHiddenSingles(Mind&, int subject);
void examineLockedCandidates(Mind&, int subject);
void examineSubsets(Mind&, int subject);
void examineFish(Mind&, int subject);
void examineExits(Mind&, int subject);
void examineCuts(Mind&, int subject);
void examineIsolation(Mind&, int subject);
void examineLoopClose(Mind&, int subject);
void examineLoopRegion(Mind&, int subject);
void examineLoopColour(Mind&, int subject);
void examineColourPairs(Mind&, int subject);
void examineRegions(Mind&, int subject);
void examineRegionRoom(Mind&, int subject);
void examineRegionReach(Mind&, int subject);
void examinePacking(Mind&, int subject);
void examineCornerCount(Mind&, int subject);
void examineSequence(Mind&, int subject);
void examineSum(Mind&, int subject);
void examineAcyclic(Mind&, int subject);
void examinePairUp(Mind&, int subject);
void examineSeparate(Mind&, int subject);
void examineInOrder(Mind&, int subject);
void examineRays(Mind&, int subject);
void examineTouchingParts(Mind&, int subject);
void examineTouchingRoom(Mind&, int subject);
void examineTerritory(Mind&, int subject);
void examineTerritoryReach(Mind&, int subject);
void examineBlockSize(Mind&, int subject);
void examineSeedPairs(Mind&, int subject);

} // namespace tokisuji::tracing
