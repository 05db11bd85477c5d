// Slow definitions of genres whose shaded cells wind between L shapes, straight from their rules and without the
// vocabulary.
#pragma once

#include "tests/rules/shade_definitions.h"

namespace tokisuji::shades {

/// The corner of an L whose legs are one cell wide.
inline Place cornerOf(const Cells& area)
{
    for (const Place corner : area) {
        const auto leg = [&](Dir d) {
            int cells = 0;
            while (area.contains(corner.step(d, 2 * (cells + 1))))
                ++cells;
            return cells;
        };
        const int left = leg(Dir::Left), right = leg(Dir::Right), up = leg(Dir::Up), down = leg(Dir::Down);
        if ((left > 0) != (right > 0) && (up > 0) != (down > 0) && left + right + up + down + 1 == std::ssize(area))
            return corner;
    }
    return wholeBoard;
}

inline bool sashikabe(const Board& b)
{
    const auto goodArea = [&](const Cells& area) {
        const Place corner = cornerOf(area);
        return corner != wholeBoard && std::ranges::all_of(area, [&](Place c) {
                   const int circle = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                   if (circle != blank && circle != plainMark && c != corner)
                       return false;
                   if (circle >= 0 && circle != std::ssize(area))
                       return false;
                   if (arrow <= 0)
                       return true;
                   Place p = c;
                   while (area.contains(p) && p != corner)
                       p = p.step(static_cast<Dir>(arrow));
                   return c != corner && p == corner
                          && darkBeside(b, c) + (4 - static_cast<int>(b.grid().neighbours(c).size())) == 3;
               });
    };
    return !squareOf(b, true) && oneArea(b, true) && cluesAreFree(b)
           && std::ranges::none_of(cellsOf(b, true), [&](Place c) { return b.at(Layer::Arrow, c) > 0; })
           && std::ranges::all_of(areas(cellsOf(b, false)), goodArea);
}

} // namespace tokisuji::shades
