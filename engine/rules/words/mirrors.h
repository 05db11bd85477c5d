// Words about mirrors in cells and the light that they turn.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <optional>
#include <span>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily mirrorOrNone{.id = "mirror-or-none",
                                         .name = {"a mirror or nothing in every cell", "どのマスも、鏡が 1 枚か空き"},
                                         .broken = {"A cell is still undecided", "まだ決まっていないマスがあります"}};

} // namespace family

/// The answer layer Symbol: for each cell a mirror on one of the diagonals, or none.
class MirrorCells {
public:
    /// Family mirror-or-none.
    MirrorCells(Rules&, const Board&);
    /// "A mirror stands here", for each of the cells.
    [[nodiscard]] std::vector<Lit> placed(const std::vector<Place>& cells) const { return m_placed[cells]; }
    [[nodiscard]] Mirrors under(Mirrors::Demand, std::vector<Mirrors::Ray>) const;

private:
    Field m_placed;
    Mirrors m_mirrors;
};

/// The ray that comes in over a slot with letter and number: it may leave over the other slots with both the same.
[[nodiscard]] std::optional<Mirrors::Ray> rayFrom(const Board&, Place slot, std::span<const Place> slots);

} // namespace tokisuji
