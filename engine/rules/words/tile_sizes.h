// Words about areas whose tiles are of the sizes 1, 2, 3 and so on, one of each.
#pragma once

#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

#include <map>
#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily sizeTwice{
    .id = "size-twice",
    .name = {"tiles of an unshaded area differ in size", "白マスのかたまりに同じ大きさのタイルはない"},
    .broken = {"An unshaded area has two tiles of one size",
               "同じ大きさのタイルが 2 つある白マスのかたまりがあります"}};

inline constexpr RuleFamily tileSizeMissing{
    .id = "tile-size-missing",
    .name = {"the sizes of tiles go up from 1 without a gap", "タイルの大きさは 1 から順に揃う"},
    .broken = {"An unshaded area has a tile, but none that is one cell smaller",
               "1 つ小さいタイルのない白マスのかたまりがあります"}};

inline constexpr RuleFamily tilesOfArea{
    .id = "tiles-of-area",
    .name = {"number of tiles in the area of a number", "数字のかたまりのタイルの数"},
    .broken = {"The number of tiles in the area of a number is wrong", "数字のかたまりのタイルの数が違います"}};

} // namespace family

/// The tiles in the areas of a field, in which each lies as a whole or not at all.
class TileSizes {
public:
    TileSizes(Rules&, const std::vector<Room>& tiles, const Field&);

    /// No two tiles of an area have the same size; family size-twice.
    void differ();
    /// Every area has a tile of one cell, and with a larger one also one that is smaller by one cell; family
    /// tile-size-missing. Requires that they differ.
    void goUp();
    /// The area of a cell, which lies in the field, has so many tiles; family tiles-of-area. Requires that they differ
    /// and go up.
    void number(Place cell, int tiles);

private:
    /// For each cell, "lies in the area of this one, which has at most so many tiles".
    [[nodiscard]] Field areaOf(Place cell, int tiles);
    /// For each tile of a size, "lies in the area".
    [[nodiscard]] std::vector<Lit> ofSize(int size, const Field& area) const;

    Rules& m_rules;
    const Field& m_field;
    Field m_walls;
    std::map<int, std::vector<std::vector<Place>>> m_tiles; ///< by size
    int m_most = 0;                                         ///< the largest size that can lie in the field
};

} // namespace tokisuji
