// Slalom: a loop first, gates across it, and every cell beside them filled, so that no detour and no short cut is left.
// The loop is drawn on a coarser grid, so that its stretches leave room for gates between them.
// Then filled cells and numbers are taken away. Gates keep their poles.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"

#include <algorithm>
#include <map>
#include <set>

namespace tokisuji {

namespace {

constexpr double gatesPerCell = 0.1;

/// The cells of the loop in the order of a walk; empty where there is no loop.
std::vector<Place> walk(const Board& solution)
{
    const Grid& grid = solution.grid();
    const auto goes = [&](Place cell, Dir d) { return solution.at(Layer::Line, edgeBetween(cell, d)) == 1; };
    std::vector<Place> cells;
    for (const Place c : grid.cells())
        if (cells.empty() && std::ranges::any_of(directions, [&](Dir d) { return goes(c, d); }))
            cells.push_back(c);
    if (cells.empty())
        return cells;
    Dir from = Dir::None;
    for (Place at = cells.front();;) {
        const auto next = std::ranges::find_if(directions, [&](Dir d) { return d != from && goes(at, d); });
        at = at.step(*next);
        from = opposite(*next);
        if (at == cells.front())
            return cells;
        cells.push_back(at);
    }
}

class Piste {
public:
    Piste(const SearchContext& context, Board solution)
        : m_context(context), m_solution(std::move(solution)), m_walk(walk(m_solution)),
          m_onLoop(m_walk.begin(), m_walk.end()), m_board(blankBoard(context.genre, context.options()))
    {
    }

    [[nodiscard]] std::optional<Draft> lay();

private:
    [[nodiscard]] bool isStraight(std::size_t i) const;
    [[nodiscard]] bool layGate(std::size_t i);
    [[nodiscard]] std::optional<std::vector<Place>> reach(Place from, Dir) const;
    [[nodiscard]] bool isFree(Place cell) const
    {
        return m_board.grid().hasCell(cell) && !m_onLoop.contains(cell) && m_board.at(Layer::Terrain, cell) == blank;
    }
    void set(Place cell, Terrain terrain) { m_board.set(Layer::Terrain, cell, static_cast<int>(terrain)); }
    void fillRest();
    void number();

    const SearchContext& m_context;
    Board m_solution;
    std::vector<Place> m_walk;
    std::set<Place> m_onLoop;
    Board m_board;
};

bool Piste::isStraight(std::size_t i) const
{
    const Place before = m_walk[(i + m_walk.size() - 1) % m_walk.size()], after = m_walk[(i + 1) % m_walk.size()];
    return before.x == after.x || before.y == after.y;
}

/// Cells of a gate from the loop to one side, up to the cell that becomes its pole (the last one here), or the frame.
std::optional<std::vector<Place>> Piste::reach(Place from, Dir d) const
{
    constexpr double further = 0.4;
    std::vector<Place> cells;
    for (Place c = from.step(d); m_board.grid().hasCell(c); c = c.step(d)) {
        if (isTerrain(m_board, c, Terrain::Wall)) {
            cells.push_back(c);
            return cells;
        }
        if (!isFree(c))
            return std::nullopt;
        cells.push_back(c);
        const Place next = c.step(d);
        const bool goesOn = !m_board.grid().hasCell(next) || isFree(next) || isTerrain(m_board, next, Terrain::Wall);
        if (!goesOn || !m_context.random.chance(further))
            return cells;
    }
    return cells; // up to the frame: its last cell may be the pole all the same
}

bool Piste::layGate(std::size_t i)
{
    const Place centre = m_walk[i];
    if (!isStraight(i) || m_board.at(Layer::Terrain, centre) != blank)
        return false;
    const bool runsUpright = m_walk[(i + 1) % m_walk.size()].x == centre.x;
    const auto [back, forth] = ends(runsUpright ? Axis::Horizontal : Axis::Vertical);
    const auto one = reach(centre, back), other = reach(centre, forth);
    if (!one || !other)
        return false;
    const Terrain gate = runsUpright ? Terrain::GateHorizontal : Terrain::GateVertical;
    for (const auto* side : {&*one, &*other})
        for (const Place c : *side)
            set(c, c == side->back() ? Terrain::Wall : gate);
    set(centre, gate);
    return true;
}

void Piste::fillRest()
{
    for (const Place c : m_board.grid().cells())
        if (isFree(c))
            set(c, Terrain::Wall);
}

/// Every gate gets its number at one of its poles where one is free.
void Piste::number()
{
    const std::vector<Gate> gates = gatesOf(m_board);
    std::map<Place, std::size_t> gateAt;
    for (std::size_t g = 0; g < gates.size(); ++g)
        for (const Place c : gates[g].cells)
            gateAt[c] = g;
    int count = 0;
    for (const Place c : m_walk) {
        const auto found = gateAt.find(c);
        if (found == gateAt.end())
            continue;
        ++count;
        const Gate& gate = gates[found->second];
        const auto [back, forth] = ends(gate.axis);
        std::vector<std::pair<Place, Dir>> poles{{gate.cells.front().step(back), forth},
                                                 {gate.cells.back().step(forth), back}};
        std::erase_if(poles, [&](const auto& pole) {
            return !m_board.grid().hasCell(pole.first) || m_board.at(Layer::Number, pole.first) != blank;
        });
        if (poles.empty())
            continue;
        const auto& [pole, towards] = m_context.random.pick(std::span<const std::pair<Place, Dir>>(poles));
        m_board.set(Layer::Number, pole, count);
        m_board.set(Layer::Arrow, pole, static_cast<int>(towards));
    }
}

std::optional<Draft> Piste::lay()
{
    if (m_walk.empty())
        return std::nullopt;
    // The walk begins at the start.
    const int turn = m_context.random.below(static_cast<int>(m_walk.size()));
    std::ranges::rotate(m_walk, m_walk.begin() + turn);
    if (m_context.random.chance(0.5))
        std::reverse(m_walk.begin() + 1, m_walk.end());
    moveStart(m_board, m_walk.front());
    std::vector<std::size_t> order;
    for (std::size_t i = 1; i < m_walk.size(); ++i)
        order.push_back(i);
    m_context.random.shuffle(order);
    int left = std::max(1, static_cast<int>(gatesPerCell * m_context.size().cells()));
    for (const std::size_t i : order)
        if (left > 0 && layGate(i))
            --left;
    fillRest();
    number();
    return Draft{m_board, m_solution, m_board};
}

/// Lines of the coarse grid on a side of the board, two or three apart.
std::vector<int> coarseLines(int side, Random& random)
{
    std::vector<int> lines;
    for (int line = random.below(2); line < side; line += 2 + random.below(2))
        lines.push_back(line);
    return lines;
}

/// The line between two cells of a row or column.
void draw(Board& solution, Place from, Place to)
{
    const Dir d = from.y == to.y ? Dir::Right : Dir::Down;
    for (Place c = from; c != to; c = c.step(d))
        solution.set(Layer::Line, edgeBetween(c, d), 1);
}

Board drawOneLoop(const SearchContext& context)
{
    const std::vector<int> columns = coarseLines(context.size().width, context.random);
    const std::vector<int> rows = coarseLines(context.size().height, context.random);
    const auto fine = [&](Place c) {
        return cellAt(columns[static_cast<std::size_t>(column(c))], rows[static_cast<std::size_t>(row(c))]);
    };
    const Size coarse{static_cast<int>(columns.size()), static_cast<int>(rows.size())};
    Board solution = blankBoard(context.genre, context.options());
    constexpr double shareInside = 0.5;
    for (const Wish& wish : randomLoop(coarse, PlaceKind::Cell, shareInside, context.random)) {
        const auto [one, other] = cellsBeside(wish.place);
        if (wish.value == 1)
            draw(solution, fine(one), fine(other));
    }
    return solution;
}

/// The longest of some loops.
Board drawLoop(const SearchContext& context)
{
    constexpr int draws = 8;
    Board longest = drawOneLoop(context);
    for (int i = 1; i < draws; ++i)
        if (Board next = drawOneLoop(context); walk(next).size() > walk(longest).size())
            longest = std::move(next);
    return longest;
}

std::optional<Draft> beginGates(const SearchContext& context)
{
    return Piste(context, drawLoop(context)).lay();
}

/// Filled cells that are no poles, and some of the numbers: a round without any would be no slalom.
std::vector<Edit> reduceGates(const Board& full, const SearchContext& context)
{
    constexpr double shareThatMayGo = 0.6;
    const bool allMayGo = context.options().mostClues.has_value();
    std::set<Place> poles;
    for (const Gate& gate : gatesOf(full))
        for (const Place pole : polesOf(full, gate))
            poles.insert(pole);
    std::vector<Edit> reductions;
    for (const Place c : full.grid().cells()) {
        EditBuilder fewer(full);
        if (full.at(Layer::Number, c) != blank) {
            if (!allMayGo && !context.random.chance(shareThatMayGo))
                continue;
            fewer.set(Layer::Number, c, blank);
            fewer.set(Layer::Arrow, c, blank);
        } else if (isTerrain(full, c, Terrain::Wall) && !poles.contains(c)) {
            fewer.set(Layer::Terrain, c, blank);
        }
        if (Edit edit = fewer.edit(); !edit.empty())
            reductions.push_back(std::move(edit));
    }
    return reductions;
}

} // namespace

extern const Method loopWithGatesMethod;
const Method loopWithGatesMethod{.name = "loop-with-gates", .begin = beginGates, .reductions = reduceGates};

} // namespace tokisuji
