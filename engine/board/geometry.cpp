#include "engine/board/geometry.h"

#include "engine/util/contract.h"

namespace tokisuji {

int Grid::count(PlaceKind kind) const
{
    const auto [w, h] = m_size;
    switch (kind) {
    case PlaceKind::Cell:
        return w * h;
    case PlaceKind::Edge:
        return (w + 1) * h + w * (h + 1);
    case PlaceKind::Vertex:
        return (w + 1) * (h + 1);
    }
    return 0;
}

bool Grid::contains(PlaceKind kind, Place p) const
{
    if (p.x < 0 || p.y < 0 || p.x > 2 * m_size.width || p.y > 2 * m_size.height)
        return false;
    switch (kind) {
    case PlaceKind::Cell:
        return isCell(p);
    case PlaceKind::Edge:
        return isEdge(p);
    case PlaceKind::Vertex:
        return isVertex(p);
    }
    return false;
}

int Grid::index(PlaceKind kind, Place p) const
{
    require(contains(kind, p), "Grid::index: place lies on the board");
    const auto [w, h] = m_size;
    switch (kind) {
    case PlaceKind::Cell:
        return row(p) * w + column(p);
    case PlaceKind::Edge:
        return p.x % 2 == 0 ? row(p) * (w + 1) + column(p) : (w + 1) * h + row(p) * w + column(p);
    case PlaceKind::Vertex:
        return row(p) * (w + 1) + column(p);
    }
    return 0;
}

Place Grid::place(PlaceKind kind, int index) const
{
    const auto [w, h] = m_size;
    switch (kind) {
    case PlaceKind::Cell:
        return cellAt(index % w, index / w);
    case PlaceKind::Edge: {
        const int vertical = (w + 1) * h;
        if (index < vertical)
            return cellAt(index % (w + 1), index / (w + 1)).step(Dir::Left, 1);
        return cellAt((index - vertical) % w, (index - vertical) / w).step(Dir::Up, 1);
    }
    case PlaceKind::Vertex:
        return vertexAt(index % (w + 1), index / (w + 1));
    }
    return wholeBoard;
}

std::vector<Place> Grid::all(PlaceKind kind) const
{
    std::vector<Place> places(static_cast<std::size_t>(count(kind)));
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = place(kind, static_cast<int>(i));
    return places;
}

bool Grid::isInner(Place edge) const
{
    return contains(PlaceKind::Edge, edge) && edge.x > 0 && edge.y > 0 && edge.x < 2 * m_size.width
           && edge.y < 2 * m_size.height;
}

std::vector<Place> Grid::innerEdges() const
{
    std::vector<Place> inner;
    for (const Place edge : all(PlaceKind::Edge))
        if (isInner(edge))
            inner.push_back(edge);
    return inner;
}

std::vector<Place> Grid::neighbours(Place cell) const
{
    std::vector<Place> beside;
    beside.reserve(4);
    for (const Dir d : directions)
        if (hasCell(cell.step(d)))
            beside.push_back(cell.step(d));
    return beside;
}

std::vector<Place> Grid::ray(Place cell, Dir d) const
{
    std::vector<Place> cells;
    if (d == Dir::None)
        return cells;
    for (Place p = cell.step(d); hasCell(p); p = p.step(d))
        cells.push_back(p);
    return cells;
}

std::vector<std::vector<Place>> Grid::rows() const
{
    return windows(m_size.width, 1);
}

std::vector<std::vector<Place>> Grid::columns() const
{
    return windows(1, m_size.height);
}

std::vector<std::vector<Place>> Grid::lines() const
{
    auto lines = rows();
    for (auto& line : columns())
        lines.push_back(std::move(line));
    return lines;
}

std::vector<std::vector<Place>> Grid::windows(int width, int height) const
{
    std::vector<std::vector<Place>> found;
    for (int y = 0; y + height <= m_size.height; ++y)
        for (int x = 0; x + width <= m_size.width; ++x) {
            auto& window = found.emplace_back();
            for (int v = 0; v < height; ++v)
                for (int u = 0; u < width; ++u)
                    window.push_back(cellAt(x + u, y + v));
        }
    return found;
}

std::array<Place, 2> cellsBeside(Place edge)
{
    return edge.x % 2 == 0 ? std::array{edge.step(Dir::Left, 1), edge.step(Dir::Right, 1)}
                           : std::array{edge.step(Dir::Up, 1), edge.step(Dir::Down, 1)};
}

std::string toString(Place p)
{
    if (p == wholeBoard)
        return "board";
    const auto number = [](int n) { return std::to_string(n); };
    if (isVertex(p))
        return "P" + number(row(p)) + "," + number(column(p));
    const auto cell = [&](Place c) { return "R" + number((c.y + 1) / 2) + "C" + number((c.x + 1) / 2); };
    if (isCell(p))
        return cell(p);
    const auto [first, second] = cellsBeside(p);
    return cell(first) + "-" + cell(second);
}

} // namespace tokisuji
