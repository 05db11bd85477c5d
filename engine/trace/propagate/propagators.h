// The propagators, one file per kind of rule. Each examines one subject and passes what follows to the Mind, with
// reasons.
#pragma once

#include "engine/trace/ground.h"

#include <cstdint>

namespace tokisuji::tracing {

class Mind;

/// How a propagator is called, and at which level: lower levels are exhausted over the whole board first.
struct Examiner {
    void (*examine)(Mind&, int subject);
    int level;
    enum Scope : std::uint8_t {
        Part,
        Board, ///< the subject is the board as a whole: nearly every change wakes it
    } scope = Part;
};

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
void examineTileCuts(Mind&, int subject);
void examineIsolation(Mind&, int subject);
void examineLoopClose(Mind&, int subject);
void examineLoopRegion(Mind&, int subject);
void examineLoopSides(Mind&, int subject);
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
void examineSeparate(Mind&, int subject);
void examineAreaRelations(Mind&, int subject);
void examineInOrder(Mind&, int subject);
void examineRays(Mind&, int subject);
void examineTouchingParts(Mind&, int subject);
void examineTouchingRoom(Mind&, int subject);
void examinePairUp(Mind&, int subject);
void examineTerritory(Mind&, int subject);
void examineTerritoryReach(Mind&, int subject);
void examineBlockSize(Mind&, int subject);
void examineBlockRoom(Mind&, int subject);
void examineSeedPairs(Mind&, int subject);
void examinePatternAtSight(Mind&, int subject);
void examinePatterns(Mind&, int subject);

namespace examiner {

inline constexpr Examiner definition{examineDefinition, 0};
inline constexpr Examiner any{examineAny, 0};
inline constexpr Examiner count{examineCount, 0};
inline constexpr Examiner countPairs{examineCountPairs, 2};
inline constexpr Examiner pairFollows{examinePairFollows, 1};
inline constexpr Examiner peers{examinePeers, 0};
inline constexpr Examiner hiddenSingles{examineHiddenSingles, 1};
inline constexpr Examiner lockedCandidates{examineLockedCandidates, 3};
inline constexpr Examiner subsets{examineSubsets, 4};
inline constexpr Examiner fish{examineFish, 5};
inline constexpr Examiner exits{examineExits, 1, Examiner::Board};
inline constexpr Examiner cuts{examineCuts, 3, Examiner::Board};
inline constexpr Examiner tileCuts{examineTileCuts, 3, Examiner::Board};
inline constexpr Examiner isolation{examineIsolation, 2, Examiner::Board};
inline constexpr Examiner loopClose{examineLoopClose, 1, Examiner::Board};
inline constexpr Examiner loopRegion{examineLoopRegion, 3, Examiner::Board};
inline constexpr Examiner loopSides{examineLoopSides, 3, Examiner::Board};
inline constexpr Examiner loopColour{examineLoopColour, 2};
inline constexpr Examiner colourPairs{examineColourPairs, 2};
inline constexpr Examiner regions{examineRegions, 1, Examiner::Board};
inline constexpr Examiner regionRoom{examineRegionRoom, 3, Examiner::Board};
inline constexpr Examiner regionReach{examineRegionReach, 3, Examiner::Board};
inline constexpr Examiner packing{examinePacking, 3};
inline constexpr Examiner cornerCount{examineCornerCount, 4, Examiner::Board};
inline constexpr Examiner sequence{examineSequence, 1};
inline constexpr Examiner sum{examineSum, 1};
inline constexpr Examiner acyclic{examineAcyclic, 1, Examiner::Board};
inline constexpr Examiner separate{examineSeparate, 1};
inline constexpr Examiner areaRelations{examineAreaRelations, 3};
inline constexpr Examiner inOrder{examineInOrder, 2};
inline constexpr Examiner rays{examineRays, 1};
inline constexpr Examiner touchingParts{examineTouchingParts, 1};
inline constexpr Examiner touchingRoom{examineTouchingRoom, 3};
inline constexpr Examiner pairUp{examinePairUp, 3};
inline constexpr Examiner territory{examineTerritory, 0};
inline constexpr Examiner territoryReach{examineTerritoryReach, 1};
inline constexpr Examiner blockSize{examineBlockSize, 1};
inline constexpr Examiner blockRoom{examineBlockRoom, 3};
inline constexpr Examiner seedPairs{examineSeedPairs, 1};
inline constexpr Examiner patternAtSight{examinePatternAtSight, 1};
inline constexpr Examiner patterns{examinePatterns, 1};

} // namespace examiner

/// Who looks at what: the binder makes a task of each for every such subject, and all that the subject consists of
/// wakes it. Those that look at some subjects only, or at a part of one, are tied to it in the binder.
namespace examiners {

using List = const Examiner* const[];

// Instances of a primitive.
inline constexpr List any{&examiner::any};
inline constexpr List sum{&examiner::sum};
inline constexpr List sequence{&examiner::sequence};
inline constexpr List pairUp{&examiner::pairUp};
inline constexpr List acyclic{&examiner::acyclic};
inline constexpr List separate{&examiner::separate};
inline constexpr List areasRelate{&examiner::areaRelations};
inline constexpr List inOrder{&examiner::inOrder};
inline constexpr List rays{&examiner::rays};
inline constexpr List seedPairs{&examiner::seedPairs};

// What the binder finds in the rules.
inline constexpr List permutation{&examiner::subsets};
inline constexpr List valueOfPermutation{&examiner::hiddenSingles, &examiner::lockedCandidates};
inline constexpr List net{&examiner::exits, &examiner::cuts};
inline constexpr List loop{&examiner::loopClose, &examiner::loopRegion};
inline constexpr List parts{&examiner::regions, &examiner::regionRoom, &examiner::regionReach};
inline constexpr List summedParts{&examiner::touchingParts, &examiner::touchingRoom};
inline constexpr List territory{&examiner::territory, &examiner::territoryReach};
inline constexpr List blocksOfValue{&examiner::blockSize, &examiner::blockRoom};

} // namespace examiners

} // namespace tokisuji::tracing
