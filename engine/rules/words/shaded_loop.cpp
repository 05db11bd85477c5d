#include "engine/rules/words/shaded_loop.h"

#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

ShadedLoop shadedLoop(Rules& r, const Board& b, LoopCells which)
{
    const Field black = shade(r, b);
    Loop line(r, b, PlaceKind::Cell);
    notAdjacent(r, black);
    for (const Place c : b.grid().cells()) {
        if (which == LoopCells::All)
            r.at(c, family::shadedOrLine).exactly(1, {black[c], line.uses(c)});
        else if (b.at(Layer::Number, c) != blank)
            r.clue(c, family::clueFree).never(black[c]).never(line.uses(c));
        else
            r.clue(c, family::shadedOrLine).unlessClue().exactly(1, {black[c], line.uses(c)});
        if (b.hasFlag('o'))
            r.at(c, family::shadedOutside).any({!black[c], !line.inside(c)});
    }
    return {black, line};
}

} // namespace tokisuji
