// Words about areas that are symmetric about a star.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily starUnshaded{.id = "star-unshaded",
                                         .name = {"stars are unshaded", "星は白マス"},
                                         .broken = {"A star lies on a shaded cell", "黒マスに星があります"}};

inline constexpr RuleFamily starInArea{
    .id = "star-in-area",
    .name = {"one star in each unshaded area", "白マスのかたまりに星は 1 つ"},
    .broken = {"An unshaded area does not hold exactly one star", "星がちょうど 1 つでない白マスのかたまりがあります"}};

inline constexpr RuleFamily areaSymmetry{
    .id = "area-symmetry",
    .name = {"unshaded areas symmetric about their stars", "白マスのかたまりは星について点対称"},
    .broken = {"An unshaded area is not symmetric about its star", "星について点対称でない白マスのかたまりがあります"}};

} // namespace family

/// Every area of the field holds exactly one star, a place of a dot, and is symmetric under a half turn about it. Walls
/// are those of the field; families star-unshaded, star-in-area and area-symmetry.
void starAreas(Rules&, const Field&, const Field& walls, const std::vector<Place>& stars);

} // namespace tokisuji
