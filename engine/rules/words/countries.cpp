#include "engine/rules/words/countries.h"

#include "engine/board/terrain.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

std::vector<Field> countries(Rules& r, const Board& b, const Field& white)
{
    const Field borders = walls(r, white);
    const std::vector<Place> clues = clueCells(b);
    std::vector<Field> found;
    for (const Terrain colour :
         {Terrain::Red, Terrain::Blue, Terrain::Green, Terrain::Purple, Terrain::Orange, Terrain::Cyan}) {
        const auto first = std::ranges::find_if(clues, [&](Place c) { return isTerrain(b, c, colour); });
        if (first == clues.end())
            continue;
        const auto isOther = [&](Place c) {
            return b.at(Layer::Number, c) != blank && b.at(Layer::Terrain, c) != blank && !isTerrain(b, c, colour);
        };
        const Field inside = reachedWithin(r, borders, cellsNear(b.grid(), {*first}, b.size().cells()));
        for (const Place c : clues)
            if (isTerrain(b, c, colour))
                r.clue(c, family::countryColour).is(inside[c]);
            else if (isOther(c))
                r.clue(c, family::countryColour).never(inside[c]);
        found.push_back(inside);
    }
    return found;
}

} // namespace tokisuji
