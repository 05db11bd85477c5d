#include "engine/board/geometry.h"

#include "engine/board/tile_forms.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tokisuji {

namespace {

/// How many places across a cell (or a square that is cut) takes up.
constexpr int placesAcross(Tiling::Kind kind)
{
    return kind == Tiling::Bricks ? 2 : Tiling{kind}.pitch();
}

} // namespace

Grid Grid::ofCells(Size cells, Tiling::Kind kind)
{
    if (kind == Tiling::Bricks && cells.width == 0) // then the second row has one
        return Grid({1, cells.height}, {kind, true});
    return Grid({cells.width * placesAcross(kind), cells.height * Tiling{kind}.pitch()}, {kind});
}

Size Grid::saidSize() const
{
    const int spare = m_tiling.kind == Tiling::Bricks && !m_tiling.isIndented ? 1 : 0;
    return {(m_size.width + spare) / placesAcross(m_tiling.kind), m_size.height / m_tiling.pitch()};
}

bool Grid::isPossible() const
{
    const int pitch = m_tiling.pitch();
    return m_size.width >= 1 && m_size.width <= maxSide * placesAcross(m_tiling.kind) && m_size.height >= 1
           && m_size.height <= maxSide * pitch && m_size.width % pitch == 0 && m_size.height % pitch == 0;
}

int Grid::count(PlaceKind kind) const
{
    if (!hasSquares())
        return kind == PlaceKind::Cell ? tile_forms::count(*this) : 0;
    const auto [w, h] = m_size;
    switch (kind) {
    case PlaceKind::Cell:
        return w * h;
    case PlaceKind::Edge:
        return (w + 1) * h + w * (h + 1);
    case PlaceKind::Vertex:
        return (w + 1) * (h + 1);
    case PlaceKind::Slot:
        return 2 * w * slotDepth(Side::Top) + 2 * h * slotDepth(Side::Left);
    }
    return 0;
}

namespace {

/// Is it a place of this kind, no slot, on a board of this size? Unsigned, what is negative is too large.
inline bool liesWithin(Size size, PlaceKind kind, Place p)
{
    constexpr std::array oddCoordinates{2, 1, 0, -1};
    return static_cast<unsigned>(p.x) <= static_cast<unsigned>(2 * size.width)
           && static_cast<unsigned>(p.y) <= static_cast<unsigned>(2 * size.height)
           && (p.x & 1) + (p.y & 1) == oddCoordinates[static_cast<std::size_t>(kind)];
}

/// How far a coordinate lies beyond 0 .. 2*length; 1 is the slot next to the grid.
int beyond(int coordinate, int length)
{
    return coordinate < 0 ? -coordinate : std::max(coordinate - 2 * length, 0);
}

Place moved(Place p, Place way)
{
    return {static_cast<std::int16_t>(p.x + way.x), static_cast<std::int16_t>(p.y + way.y)};
}

/// The cells that may reach to a point.
std::vector<Place> cellsNear(const Grid& grid, double x, double y)
{
    constexpr int reach = 2; // places
    const int column = static_cast<int>(std::floor(x / 2)), row = static_cast<int>(std::floor(y / 2));
    std::vector<Place> cells;
    for (int v = row - reach; v <= row + reach; ++v)
        for (int u = column - reach; u <= column + reach; ++u)
            if (grid.hasCell(cellAt(u, v)))
                cells.push_back(cellAt(u, v));
    return cells;
}

/// Does a convex shape, given clockwise, hold a point?
bool holds(const std::vector<Place>& corners, double x, double y)
{
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Place a = corners[i], b = corners[(i + 1) % corners.size()];
        if ((b.x - a.x) * (y - a.y) < (b.y - a.y) * (x - a.x))
            return false;
    }
    return true;
}

bool isColumnSide(Side side)
{
    return side == Side::Top || side == Side::Bottom;
}

bool isSlot(const Grid& grid, Place p)
{
    if (!isCell(p))
        return false;
    const int left = beyond(p.x, grid.size().width), up = beyond(p.y, grid.size().height);
    return left == 0 ? up > 0 && up < 2 * grid.slotDepth(Side::Top) : up == 0 && left < 2 * grid.slotDepth(Side::Left);
}

} // namespace

int Grid::slotDepth(Side side) const
{
    constexpr int least = 2;
    return std::max(least, ((isColumnSide(side) ? m_size.height : m_size.width) + 1) / 2);
}

Place Grid::slot(Side side, int line, int depth) const
{
    const int last = side == Side::Bottom ? m_size.height - 1 : side == Side::Right ? m_size.width - 1 : 0;
    const Place inner = isColumnSide(side) ? cellAt(line, last) : cellAt(last, line);
    return inner.step(outward(side), 2 * (depth + 1));
}

Side Grid::sideOf(Place slot) const
{
    require(hasSlot(slot), "Grid::sideOf: the place is a slot");
    if (slot.y < 0 || slot.y > 2 * m_size.height)
        return slot.y < 0 ? Side::Top : Side::Bottom;
    return slot.x < 0 ? Side::Left : Side::Right;
}

std::vector<Place> Grid::lineFrom(Place slot) const
{
    const Side side = sideOf(slot);
    const Dir inward = opposite(outward(side));
    const int line = isColumnSide(side) ? column(slot) : row(slot);
    return ray(this->slot(side, line), inward);
}

std::vector<Place> Grid::corners(Place cell) const
{
    constexpr std::array square{Place{-1, -1}, Place{1, -1}, Place{1, 1}, Place{-1, 1}};
    std::vector<Place> points;
    for (const Place way : hasSquares() ? std::span<const Place>(square) : tile_forms::formOf(*this, cell).corners)
        points.push_back(moved(cell, way));
    return points;
}

std::vector<Place> Grid::cellsAround(Place vertex) const
{
    std::vector<Place> cells;
    if (!hasSquares()) {
        for (const Place cell : cellsNear(*this, vertex.x, vertex.y))
            if (std::ranges::count(corners(cell), vertex) > 0)
                cells.push_back(cell);
        return cells;
    }
    for (const Dir vertical : ends(Axis::Vertical))
        for (const Dir horizontal : ends(Axis::Horizontal))
            if (const Place cell = vertex.step(vertical, 1).step(horizontal, 1); hasCell(cell))
                cells.push_back(cell);
    return cells;
}

std::optional<Place> Grid::cellUnder(double x, double y) const
{
    for (const Place cell : cellsNear(*this, x, y))
        if (holds(corners(cell), x, y))
            return cell;
    return std::nullopt;
}

Place Grid::cellBeyond(Place cell, Dir d) const
{
    if (d == Dir::None)
        return cell;
    if (hasSquares())
        return hasCell(cell.step(d)) ? cell.step(d) : cell;
    for (const Place way : tile_forms::formOf(*this, cell).steps[static_cast<std::size_t>(d) - 1])
        if (const Place next = moved(cell, way); hasCell(next))
            return next;
    return cell;
}

bool Grid::contains(PlaceKind kind, Place p) const
{
    if (!hasSquares())
        return kind == PlaceKind::Cell && tile_forms::hasCell(*this, p);
    return kind == PlaceKind::Slot ? isSlot(*this, p) : liesWithin(m_size, kind, p);
}

/// It is asked so often that it shows.
int Grid::index(PlaceKind kind, Place p) const
{
    if (!hasSquares()) {
        require(contains(kind, p), "Grid::index: there is a cell");
        return tile_forms::index(*this, p);
    }
    require(liesWithin(m_size, kind, p) || (kind == PlaceKind::Slot && isSlot(*this, p)),
            "Grid::index: place lies on the board");
    const auto [w, h] = m_size;
    switch (kind) {
    case PlaceKind::Cell:
        return row(p) * w + column(p);
    case PlaceKind::Edge:
        return p.x % 2 == 0 ? row(p) * (w + 1) + column(p) : (w + 1) * h + row(p) * w + column(p);
    case PlaceKind::Vertex:
        return row(p) * (w + 1) + column(p);
    case PlaceKind::Slot: {
        const Side side = sideOf(p);
        const int tops = w * slotDepth(Side::Top), lefts = h * slotDepth(Side::Left);
        const int before =
            isColumnSide(side) ? (side == Side::Top ? 0 : tops) : 2 * tops + (side == Side::Left ? 0 : lefts);
        const int depth = (std::max(beyond(p.x, w), beyond(p.y, h)) - 1) / 2;
        return before + (isColumnSide(side) ? column(p) : row(p)) * slotDepth(side) + depth;
    }
    }
    return 0;
}

Place Grid::place(PlaceKind kind, int index) const
{
    if (!hasSquares())
        return kind == PlaceKind::Cell ? tile_forms::place(*this, index) : wholeBoard;
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
    case PlaceKind::Slot:
        for (const Side side : sides) {
            const int depth = slotDepth(side);
            const int onSide = (isColumnSide(side) ? w : h) * depth;
            if (index < onSide)
                return slot(side, index / depth, index % depth);
            index -= onSide;
        }
        break;
    }
    return wholeBoard;
}

std::vector<Place> Grid::all(PlaceKind kind) const
{
    std::vector<Place> places;
    places.reserve(static_cast<std::size_t>(count(kind)));
    const auto add = [&](int columns, int rows, Place first) {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                places.push_back(first.step(Dir::Right, 2 * column).step(Dir::Down, 2 * row));
    };
    const auto [w, h] = m_size;
    if (!hasSquares()) {
        for (int i = 0; i < count(kind); ++i)
            places.push_back(place(kind, i));
        return places;
    }
    switch (kind) {
    case PlaceKind::Cell:
        add(w, h, {1, 1});
        break;
    case PlaceKind::Edge:
        add(w + 1, h, {0, 1});
        add(w, h + 1, {1, 0});
        break;
    case PlaceKind::Vertex:
        add(w + 1, h + 1, {0, 0});
        break;
    case PlaceKind::Slot:
        for (int i = 0; i < count(kind); ++i)
            places.push_back(place(kind, i));
        break;
    }
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
    if (!hasSquares()) {
        for (const Place way : tile_forms::formOf(*this, cell).beside)
            if (const Place next = moved(cell, way); hasCell(next))
                beside.push_back(next);
        return beside;
    }
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
    if (hasSquares())
        return windows(m_size.width, 1);
    std::vector<std::vector<Place>> found(static_cast<std::size_t>(m_size.height));
    for (const Place cell : cells())
        found[static_cast<std::size_t>(row(cell))].push_back(cell);
    std::erase_if(found, [](const std::vector<Place>& cells) { return cells.empty(); }); // of a very narrow wall
    return found;
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
