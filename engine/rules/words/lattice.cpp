#include "engine/rules/words/lattice.h"

#include "engine/rules/families.h"

namespace tokisuji {

namespace {

constexpr int backslash = static_cast<int>(Symbol::Backslash);
constexpr int slash = static_cast<int>(Symbol::Slash);

Place corner(Place cell, Dir vertical, Dir horizontal)
{
    return cell.step(vertical, 1).step(horizontal, 1);
}

/// The symbol that joins a cell's corner with the one across.
Symbol symbolTowards(Place cell, Place vertex)
{
    return (vertex.x < cell.x) == (vertex.y < cell.y) ? Symbol::Backslash : Symbol::Slash;
}

} // namespace

std::vector<VertexClue> vertexNumbers(const Board& b)
{
    std::vector<VertexClue> clues;
    for (const Place vertex : b.grid().all(PlaceKind::Vertex))
        if (const int number = b.at(Layer::Vertex, vertex); number >= 0)
            clues.push_back({vertex, number});
    return clues;
}

std::vector<Place> innerPoints(const Grid& grid)
{
    std::vector<Place> inner;
    for (int row = 1; row < grid.size().height; ++row)
        for (int column = 1; column < grid.size().width; ++column)
            inner.push_back(vertexAt(column, row));
    return inner;
}

std::set<int> roomsAt(const PlaceMap<int>& roomOf, Place point)
{
    std::set<int> found;
    for (const Place c : roomOf.grid().cellsAround(point))
        found.insert(roomOf[c]);
    return found;
}

Field points(Rules& r, const Board& b, const std::vector<Place>& places)
{
    const std::vector<Lit> answers = r.answers(Layer::Point, places);
    std::vector<Lit> lits(b.grid().all(PlaceKind::Vertex).size(), No);
    for (std::size_t i = 0; i < places.size(); ++i)
        lits[static_cast<std::size_t>(b.grid().index(PlaceKind::Vertex, places[i]))] = answers[i];
    return {b.grid(), PlaceKind::Vertex, std::move(lits)};
}

Slashes::Slashes(Rules& r, const Board& b) : m_grid(b.grid()), m_symbols(b.grid())
{
    for (const Place c : m_grid.cells())
        m_symbols[c] = r.numberAnswer(Layer::Symbol, c, backslash, slash, family::filled);
}

Lit Slashes::joins(Place cell, Symbol symbol) const
{
    const NumberVar& number = m_symbols[cell];
    return number.values[static_cast<std::size_t>(static_cast<int>(symbol) - backslash)];
}

std::vector<Lit> Slashes::endingAt(Place vertex) const
{
    std::vector<Lit> ends;
    for (const Place cell : m_grid.cellsAround(vertex))
        ends.push_back(joins(cell, symbolTowards(cell, vertex)));
    return ends;
}

Graph Slashes::graph() const
{
    const std::vector<Place> points = m_grid.all(PlaceKind::Vertex);
    Graph graph{.nodes = std::vector<Lit>(points.size(), Yes), .places = points, .links = {}, .grid = {}};
    const auto link = [&](Place cell, Dir from, Symbol symbol) {
        graph.links.push_back({m_grid.index(PlaceKind::Vertex, corner(cell, Dir::Up, from)),
                               m_grid.index(PlaceKind::Vertex, corner(cell, Dir::Down, opposite(from))),
                               joins(cell, symbol)});
    };
    for (const Place cell : m_grid.cells()) {
        link(cell, Dir::Left, Symbol::Backslash);
        link(cell, Dir::Right, Symbol::Slash);
    }
    return graph;
}

} // namespace tokisuji
