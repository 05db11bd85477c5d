#include "engine/rules/words/path.h"

#include "engine/board/place_map.h"
#include "engine/rules/families.h"

namespace tokisuji {

Field cellLine(Rules& r, const Board& b)
{
    const Grid& grid = b.grid();
    const std::vector<Place> edges = grid.innerEdges();
    const std::vector<Lit> lits = r.answers(Layer::Line, edges);
    PlaceMap<Lit> all(grid, PlaceKind::Edge, No);
    for (std::size_t i = 0; i < edges.size(); ++i)
        all[edges[i]] = lits[i];
    return {grid, PlaceKind::Edge, all.values()};
}

std::vector<Lit> ways(const Field& line, Place cell)
{
    std::vector<Lit> lits;
    for (const Dir d : directions)
        lits.push_back(line[edgeBetween(cell, d)]);
    return lits;
}

void passes(Rules& r, const Field& line, Place cell)
{
    r.clue(cell, family::noBranch).unlessClue().noneOrTwo(ways(line, cell));
}

Lit goesOn(Rules& r, const Field& line, Place cell)
{
    const std::vector<Lit> lits = ways(line, cell);
    std::vector<Lit> pairs;
    for (std::size_t i = 0; i < lits.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            pairs.push_back(r.allOf({lits[i], lits[j]}));
    return r.anyOf(std::move(pairs));
}

Graph network(const Field& line)
{
    const Grid& grid = line.grid();
    const auto cells = static_cast<std::size_t>(grid.size().cells());
    Graph graph{.nodes = std::vector<Lit>(cells, Yes), .places = grid.cells(), .links = {}, .grid = {}};
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), line[edge]});
    }
    return graph;
}

} // namespace tokisuji
