#include "engine/rules/words/square_regions.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily squareRegion{.id = "square-region",
                                  .name = {"every region is a square", "領域はすべて正方形"},
                                  .broken = {"A region is not a square", "正方形でない領域があります"}};

} // namespace family

void squares(Rules& r, const Borders& border)
{
    rectangles(r, border, family::rectangleRegion);
    for (const Place c : border.cells()) { // as wide as high, measured from the upper left corner
        const Lit isCorner = r.allOf({!border.open(c, Dir::Left), !border.open(c, Dir::Up)});
        const std::vector<Lit> right = border.run(r, c, Dir::Right), down = border.run(r, c, Dir::Down);
        for (std::size_t i = 0; i < std::max(right.size(), down.size()); ++i)
            r.at(c, family::squareRegion)
                .when(isCorner)
                .same(i < right.size() ? right[i] : No, i < down.size() ? down[i] : No);
    }
}

} // namespace tokisuji
