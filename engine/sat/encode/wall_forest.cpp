// Two wall cells are joined if they share a side, or a corner where both other cells are open; the outside is joined to
// the first cell of each run of wall along the frame. Without squares of wall, every ring of such joins has open cells
// on both sides, so that the open cells are one area only if joins and outside are a forest. (If the whole frame is
// wall, it is a ring without a beginning; that is allowed here.)
//
// A forest can be rooted: each join leads from one of its cells to that cell's only parent, and never from the outside.
// Counted the other way round, a tree on the outside that closed a ring would have more joins than cells to own them.
// So the parents need no order and no depth, and they follow one another by mere unit propagation: what touches the
// frame has its parent there, what touches that has its parent in it, and a cell that would join two such walls is
// open at once.
//
// Whether two walls at a corner are joined to one another or through a third cell is seldom known early. It does not
// matter for the parent: one of the two cells has it within the square that they share. Hence the variables: "the
// parent is over this side" and "the parent is in the square at this corner".
#include "engine/sat/encode/wall_forest.h"

#include "engine/util/contract.h"

#include <array>

namespace tokisuji::encoding {

namespace {

/// The eight neighbours clockwise: over the sides at even places, over the corners at odd ones.
struct Step {
    int dx;
    int dy;
};
constexpr std::array<Step, 8> steps{{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::size_t stepCount = steps.size();

constexpr std::size_t turned(std::size_t step, std::size_t by)
{
    return (step + by) % stepCount;
}

struct Cell {
    int x;
    int y;
    [[nodiscard]] Cell beyond(std::size_t step) const { return {x + steps[step].dx, y + steps[step].dy}; }
    friend bool operator==(const Cell&, const Cell&) = default;
};

std::vector<Cell> frameOf(Size size)
{
    const auto [width, height] = size;
    std::vector<Cell> frame;
    for (int x = 0; x < width; ++x)
        frame.push_back({x, 0});
    for (int y = 1; y < height; ++y)
        frame.push_back({width - 1, y});
    for (int x = width - 2; x >= 0; --x)
        frame.push_back({x, height - 1});
    for (int y = height - 2; y > 0; --y)
        frame.push_back({0, y});
    return frame;
}

class Forest {
public:
    Forest(Encoder& out, Size size, std::span<const Lit> open)
        : m_out(out), m_size(size), m_open(open), m_parents(open.size())
    {
        for (Parents& parents : m_parents)
            parents.fill(No);
    }

    void encode()
    {
        for (const auto use : {&Forest::makeParents, &Forest::allowOneParent, &Forest::ownJoins})
            for (int y = 0; y < m_size.height; ++y)
                for (int x = 0; x < m_size.width; ++x)
                    if (mayBeWall({x, y}))
                        (this->*use)({x, y});
        const std::vector<Cell> frame = frameOf(m_size);
        for (std::size_t i = 0; i < frame.size(); ++i)
            hangOnFrame(frame[(i + 1) % frame.size()], frame[i]);
    }

private:
    /// By step: the parent lies over this side, or in the square at this corner. No: it cannot.
    using Parents = std::array<Lit, stepCount>;

    [[nodiscard]] std::size_t indexOf(Cell c) const { return static_cast<std::size_t>(c.y * m_size.width + c.x); }
    [[nodiscard]] Lit wall(Cell c) const
    {
        const bool isInside = c.x >= 0 && c.y >= 0 && c.x < m_size.width && c.y < m_size.height;
        return isInside ? !m_open[indexOf(c)] : No;
    }
    [[nodiscard]] bool mayBeWall(Cell c) const { return !m_out.surely(!wall(c)); }
    [[nodiscard]] Lit parent(Cell c, std::size_t step) const { return m_parents[indexOf(c)][step]; }

    void makeParents(Cell c)
    {
        Parents& parents = m_parents[indexOf(c)];
        for (std::size_t side = 0; side < stepCount; side += 2)
            if (mayBeWall(c.beyond(side)))
                parents[side] = m_out.fresh();
        for (std::size_t corner = 1; corner < stepCount; corner += 2)
            if (parents[corner - 1] != No || parents[turned(corner, 1)] != No || mayBeWall(c.beyond(corner)))
                parents[corner] = m_out.fresh();
    }

    void allowOneParent(Cell c)
    {
        const Parents& parents = m_parents[indexOf(c)];
        for (std::size_t side = 0; side < stepCount; side += 2) {
            m_out.clause({!parents[side], wall(c.beyond(side))});
            m_out.clause({!parents[side], parents[turned(side, 1)]});
            m_out.clause({!parents[side], parents[turned(side, 7)]});
            m_out.clause({!parents[side], !parents[turned(side, 3)]});
            m_out.clause({!parents[side], !parents[turned(side, 5)]});
            for (std::size_t other = side + 2; other < stepCount; other += 2)
                m_out.clause({!parents[side], !parents[other]});
            // In two squares at once: where these meet.
            m_out.clause({!parents[turned(side, 1)], !parents[turned(side, 7)], parents[side]});
        }
        m_out.clause({!parents[1], !parents[5]});
        m_out.clause({!parents[3], !parents[7]});
    }

    /// Of two wall cells side by side one is the other's parent; at a corner one has its parent in the square.
    void ownJoins(Cell c)
    {
        for (std::size_t step = 0; step < stepCount / 2; ++step)
            if (const Cell other = c.beyond(step); mayBeWall(other))
                m_out.clause({!wall(c), !wall(other), parent(c, step), parent(other, turned(step, 4))});
    }

    /// A wall cell of the frame has its parent in the one before it along the frame, else in the outside.
    void hangOnFrame(Cell c, Cell before)
    {
        if (!mayBeWall(c))
            return;
        for (std::size_t step = 0; step < stepCount; ++step) {
            const bool isCorner = step % 2 == 1;
            const bool mayBeBefore = isCorner ? c.beyond(turned(step, 1)) == before || c.beyond(step - 1) == before
                                              : c.beyond(step) == before;
            m_out.clause({!wall(c), mayBeBefore ? wall(before) : No, !parent(c, step)});
        }
    }

    Encoder& m_out;
    Size m_size;
    std::span<const Lit> m_open;
    std::vector<Parents> m_parents; ///< by cell
};

} // namespace

void wallForest(Encoder out, Size grid, std::span<const Lit> open)
{
    require(grid.width >= 2 && grid.height >= 2, "wallForest: two rows and columns");
    Forest(out, grid, open).encode();
}

} // namespace tokisuji::encoding
