#include "engine/rules/words/shading.h"

namespace tokisuji {

Field shade(Rules& r, const Board& b)
{
    return {b.grid(), PlaceKind::Cell, r.answers(Layer::Shade, b.grid().cells())};
}

void notAdjacent(Rules& r, const Field& field, std::string_view family)
{
    for (const Place edge : field.grid().innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        r.at(edge, family).as(Role::Adjacency).any({!field[a], !field[b]});
    }
}

void noSquare(Rules& r, const Field& field, std::string_view family)
{
    for (const auto& square : field.grid().windows(2, 2))
        r.at(square.front(), family).as(Role::Square).never(field[square]);
}

void connected(Rules& r, const Field& field, std::string_view family)
{
    const Grid& grid = field.grid();
    Graph graph{.nodes = field.all(), .places = grid.cells(), .links = {}, .grid = grid.size()};
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), Yes});
    }
    r.at(wholeBoard, family).connected(std::move(graph));
}

} // namespace tokisuji
