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
// matter for the parent: one of the two cells has it within the square that they share. Hence the variables of a cell:
// for each of its corners, "the parent is in the square there". A parent over a side is in both squares of that side.
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
    /// By corner: the parent lies in the square there.
    using Parents = std::array<Lit, stepCount / 2>;

    [[nodiscard]] std::size_t indexOf(Cell c) const { return static_cast<std::size_t>(c.y * m_size.width + c.x); }
    [[nodiscard]] Lit wall(Cell c) const
    {
        const bool isInside = c.x >= 0 && c.y >= 0 && c.x < m_size.width && c.y < m_size.height;
        return isInside ? !m_open[indexOf(c)] : No;
    }
    [[nodiscard]] bool mayBeWall(Cell c) const { return !m_out.surely(!wall(c)); }
    [[nodiscard]] Lit parent(Cell c, std::size_t corner) const { return m_parents[indexOf(c)][corner / 2]; }

    void makeParents(Cell c)
    {
        for (Lit& square : m_parents[indexOf(c)])
            square = m_out.fresh();
    }

    /// In one square, or in two beside one another: then it is where these meet.
    void allowOneParent(Cell c)
    {
        m_out.clause({!parent(c, 1), !parent(c, 5)});
        m_out.clause({!parent(c, 3), !parent(c, 7)});
        for (std::size_t side = 0; side < stepCount; side += 2)
            m_out.clause({!parent(c, turned(side, 1)), !parent(c, turned(side, 7)), wall(c.beyond(side))});
    }

    /// Of two wall cells side by side one is the other's parent; at a corner one has its parent in the square.
    void ownJoins(Cell c)
    {
        for (std::size_t step = 0; step < stepCount / 2; ++step) {
            const Cell other = c.beyond(step);
            const bool isCorner = step % 2 == 1;
            if (!mayBeWall(other))
                continue;
            const auto own = [&](std::size_t one, std::size_t another) {
                m_out.clause({!wall(c), !wall(other), parent(c, one), parent(other, another)});
            };
            if (isCorner)
                own(step, turned(step, 4));
            else
                for (const std::size_t one : {turned(step, 1), turned(step, 7)})
                    for (const std::size_t another : {turned(step, 3), turned(step, 5)})
                        own(one, another);
        }
    }

    /// A wall cell of the frame has its parent in the one before it along the frame, else in the outside.
    void hangOnFrame(Cell c, Cell before)
    {
        if (!mayBeWall(c))
            return;
        for (std::size_t corner = 1; corner < stepCount; corner += 2) {
            const bool holdsBefore = c.beyond(turned(corner, 1)) == before || c.beyond(corner - 1) == before;
            m_out.clause({!wall(c), holdsBefore ? wall(before) : No, !parent(c, corner)});
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
