// Techniques: one table of everything that a trace can call a step.
#pragma once

#include "engine/genre/genre.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tokisuji {

/// What the propagators, the look-ahead and the explanation emit; genres give finer names to some of them.
enum class Move : std::uint8_t {
    Silent, ///< a helper follows its definition: no step of its own
    Hypothesis,
    LastOption,
    CountFull,
    CountRest,
    CountAtLeast,
    CountAtMost,
    LineContinues,
    LineEnds,
    LineFull,
    PairFound,
    PairFollows,
    CountPairs,
    PeerValue,
    HiddenSingle,
    LockedCandidates,
    NakedSubset,
    HiddenSubset,
    Fish,
    OnlyExit,
    CutCell,
    DiagonalWall,
    Unreachable,
    Separated,
    Isolation,
    LoopClose,
    LoopClosed,
    LoopRegion,
    LoopColour,
    ColourPair,
    RegionDone,
    RegionBetween,
    RegionOverflow,
    RegionExit,
    RegionRoom,
    RegionCorner,
    RegionOutOfReach,
    RegionNeedsClue,
    Packing,
    PackingOutside,
    CornerCount,
    Arrangement,
    Combination,
    Pairing,
    RingClose,
    TagsApart,
    OutOfOrder,
    RayPath,
    RayMisses,
    Refutation,
    NestedRefutation,
    EitherWay,
    Constraints,
    Solver,
};
constexpr int moveCount = static_cast<int>(Move::Solver) + 1;

/// One row of the table. `level` orders the examination of the board (0 is done first), `difficulty` rates a step.
struct Technique {
    std::string_view id;
    Names name;
    int level;
    double difficulty;
    bool assumesUniqueness = false; ///< holds only when the puzzle has one solution, and only in that
};

using TechniqueId = std::uint16_t;

/// Those that only some genres have, in a fixed order.
[[nodiscard]] std::span<const Technique> genreTechniques();
/// The generic ones by Move, then those of the genres.
[[nodiscard]] std::span<const Technique> techniques();
/// Ids of the techniques that the genre of this id names beside the generic ones, in the order of the table.
[[nodiscard]] std::vector<std::string_view> techniquesOf(std::string_view genre);
[[nodiscard]] const Technique& techniqueOf(TechniqueId);
/// nullptr when there is none.
[[nodiscard]] const Technique* findTechnique(std::string_view id);
[[nodiscard]] constexpr TechniqueId idOf(Move move)
{
    return static_cast<TechniqueId>(move);
}

} // namespace tokisuji
