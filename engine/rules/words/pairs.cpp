#include "engine/rules/words/pairs.h"

namespace tokisuji {

void pairWithClues(Rules& r, const Board& b, const Field& field, const RuleFamily& family)
{
    const Grid& grid = b.grid();
    const auto isClue = [&](Place c) { return b.at(Layer::Number, c) != blank; };
    Graph graph{.nodes = {}, .places = grid.cells(), .links = {}, .grid = {}};
    for (const Place c : grid.cells()) {
        graph.nodes.push_back(isClue(c) ? Yes : field[c]);
        for (const Place beside : grid.neighbours(c))
            if (isClue(c) && !isClue(beside))
                graph.links.push_back({grid.index(PlaceKind::Cell, c), grid.index(PlaceKind::Cell, beside), Yes});
    }
    r.at(wholeBoard, family).pairUp(std::move(graph));
}

} // namespace tokisuji
