// The lattice is kept as one byte per node: a bit for each direction in which a segment leaves it. Walking a chain
// clears the bits behind it, so every segment is walked once.
#include "engine/drawing/contours.h"

#include "engine/board/place_map.h"
#include "engine/drawing/tile_outlines.h"

#include <bit>

namespace tokisuji {

namespace {

class Lattice {
public:
    Lattice(Size size, const std::vector<Segment>& segments)
        : m_width(2 * size.width + 1), m_bits(static_cast<std::size_t>(m_width * (2 * size.height + 1)))
    {
        for (const Segment& s : segments) {
            bits(s.from) |= bit(s.dir);
            bits(s.from.step(s.dir)) |= bit(opposite(s.dir));
        }
    }

    /// Chains from nodes that are no inner node of a chain, then what is left: closed ones.
    template <class IsInner>
    [[nodiscard]] std::vector<Chain> walkAll(const IsInner& isInner)
    {
        std::vector<Chain> found;
        const std::vector<std::uint8_t> all = m_bits;
        for (const bool closed : {false, true})
            for (std::size_t i = 0; i < m_bits.size(); ++i)
                if (closed || !isInner(all[i]))
                    for (const Dir d : directions)
                        if ((m_bits[i] & bit(d)) != 0)
                            found.push_back(walk(placeAt(i), d, closed, all, isInner));
        return found;
    }

private:
    static std::uint8_t bit(Dir d) { return static_cast<std::uint8_t>(1 << (static_cast<int>(d) - 1)); }
    [[nodiscard]] std::size_t index(Place p) const { return static_cast<std::size_t>(p.y * m_width + p.x); }
    [[nodiscard]] Place placeAt(std::size_t i) const
    {
        const int n = static_cast<int>(i);
        return {static_cast<std::int16_t>(n % m_width), static_cast<std::int16_t>(n / m_width)};
    }
    std::uint8_t& bits(Place p) { return m_bits[index(p)]; }

    /// Takes the segment away and returns its other end.
    Place leave(Place node, Dir d)
    {
        const Place next = node.step(d);
        bits(node) = static_cast<std::uint8_t>(bits(node) & ~bit(d));
        bits(next) = static_cast<std::uint8_t>(bits(next) & ~bit(opposite(d)));
        return next;
    }

    template <class IsInner>
    [[nodiscard]] Chain walk(Place start, Dir d, bool closed, const std::vector<std::uint8_t>& all,
                             const IsInner& isInner)
    {
        std::vector<Place> nodes{start};
        Place node = leave(start, d);
        nodes.push_back(node);
        while (node != start && isInner(all[index(node)])) {
            const std::uint8_t left = bits(node);
            node = leave(node, static_cast<Dir>(std::countr_zero(left) + 1));
            nodes.push_back(node);
        }
        return simplified(nodes, closed && node == start);
    }

    static bool onLine(Place a, Place b, Place c) { return (a.x == b.x && b.x == c.x) || (a.y == b.y && b.y == c.y); }

    static Chain simplified(const std::vector<Place>& nodes, bool closed)
    {
        const std::size_t steps = nodes.size() - 1;
        const std::size_t half = (steps - 1) / 2;
        const Point a = pointOf(nodes[half]);
        const Point b = pointOf(nodes[half + 1]);
        Chain chain{{}, closed, {(a.x + b.x) / 2, (a.y + b.y) / 2}};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const bool end = i == 0 || i == steps;
            if (closed && i == steps)
                break;
            const Place before = i == 0 ? nodes[steps - 1] : nodes[i - 1];
            const Place after = i == steps ? nodes[1] : nodes[i + 1];
            if ((end && !closed) || !onLine(before, nodes[i], after))
                chain.points.push_back(pointOf(nodes[i]));
        }
        return chain;
    }

    int m_width;
    std::vector<std::uint8_t> m_bits;
};

/// The group as a flag per cell, No beyond the board.
class Members {
public:
    Members(Size size, const std::vector<Place>& cells) : m_flags(Grid(size))
    {
        for (const Place c : cells)
            m_flags[c] = true;
    }
    [[nodiscard]] bool operator[](Place cell) const { return m_flags.has(cell) && m_flags[cell]; }

private:
    PlaceMap<bool> m_flags;
};

} // namespace

Segment alongEdge(Place edge)
{
    return isCell({edge.x, static_cast<std::int16_t>(edge.y + 1)}) ? Segment{edge.step(Dir::Left, 1), Dir::Right}
                                                                   : Segment{edge.step(Dir::Up, 1), Dir::Down};
}

Segment acrossEdge(Place edge)
{
    return isCell({edge.x, static_cast<std::int16_t>(edge.y + 1)}) ? Segment{edge.step(Dir::Up, 1), Dir::Down}
                                                                   : Segment{edge.step(Dir::Left, 1), Dir::Right};
}

std::vector<Chain> chains(Size size, const std::vector<Segment>& segments)
{
    return Lattice(size, segments).walkAll([](std::uint8_t bits) { return std::popcount(bits) == 2; });
}

std::vector<Chain> straightChains(Size size, const std::vector<Segment>& segments)
{
    std::vector<Chain> found;
    for (const Dir axis : {Dir::Right, Dir::Down}) {
        std::vector<Segment> parallel;
        for (const Segment& s : segments)
            if (s.dir == axis)
                parallel.push_back(s);
        const std::vector<Chain> more = chains(size, parallel);
        found.insert(found.end(), more.begin(), more.end());
    }
    return found;
}

std::vector<Chain> outlineOf(const Grid& grid, const std::vector<Place>& cells)
{
    if (!grid.hasSquares())
        return tileOutline(grid, cells);
    const Size size = grid.size();
    const Members members(size, cells);
    std::vector<Segment> border;
    for (const Place c : cells)
        for (const Dir d : directions)
            if (!members[c.step(d)])
                border.push_back(alongEdge(edgeBetween(c, d)));
    return chains(size, border);
}

std::vector<Point> cellPath(const Grid& grid, Place cell)
{
    if (grid.hasSquares())
        return cornersOf(boxOf(cell));
    return tileOutline(grid, {cell}).front().points;
}

Box boundsOf(const Grid& grid)
{
    const auto [width, height] = grid.size();
    const double over = grid.tiling().kind == Tiling::Bricks ? 0.5 : 0; // half a brick begins where its place does
    return {{-over, 0}, {width + over, static_cast<double>(height)}};
}

Item filledCell(Level level, const Grid& grid, Place cell, Ink ink)
{
    Item item = filled(level, cellPath(grid, cell), ink);
    item.join = Join::Sharp;
    return item;
}

std::vector<Item> filledCells(Level level, const Grid& grid, const std::vector<Place>& cells, Ink ink)
{
    std::vector<Item> items;
    if (grid.hasSquares()) {
        for (const Run& run : runsOf(grid.size(), cells))
            items.push_back(filled(level, boxOf(run.first, run.last), ink));
        return items;
    }
    for (const Place cell : cells)
        items.push_back(filledCell(level, grid, cell, ink));
    return items;
}

std::vector<Run> runsOf(Size size, const std::vector<Place>& cells)
{
    const Members members(size, cells);
    std::vector<Run> runs;
    for (const Place c : cells) {
        if (members[c.step(Dir::Left)])
            continue;
        Place last = c;
        while (members[last.step(Dir::Right)])
            last = last.step(Dir::Right);
        runs.push_back({c, last});
    }
    return runs;
}

} // namespace tokisuji
