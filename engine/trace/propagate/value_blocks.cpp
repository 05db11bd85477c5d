#include "engine/trace/propagate/value_blocks.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/piece.h"

#include <algorithm>
#include <array>
#include <span>

namespace tokisuji::tracing {

namespace {

bool contains(const std::vector<int>& cells, int cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

} // namespace

ValueBlocks::ValueBlocks(const Mind& mind, const BlockMap& map) : m_mind(mind), m_map(map), m_cells(map.is.size())
{
    for (int start = 0; start < static_cast<int>(m_cells.size()); ++start) {
        if (known(start).block >= 0 || !mind.isTrue(is(start)))
            continue;
        const auto number = static_cast<int>(m_blocks.size());
        std::vector<int> block{start};
        known(start).block = number;
        for (std::size_t k = 0; k < block.size(); ++k)
            for (const int next : beside(block[k]))
                if (known(next).block < 0 && mind.isTrue(is(next))) {
                    known(next).block = number;
                    block.push_back(next);
                }
        m_blocks.push_back(std::move(block));
    }
}

std::vector<int> ValueBlocks::stepsFromNews(int most) const
{
    const Lit guard = m_mind.ground().instance(m_map.instance).guard;
    const auto isOfGuard = [&](const Facts::Entry& entry) { return entry.fact.a.atom() == guard.atom(); };
    if (!m_mind.isAssuming() || m_map.orMore || (!guard.constant() && std::ranges::any_of(m_mind.fresh(), isOfGuard)))
        return std::vector<int>(m_cells.size(), 0);
    std::vector<int> steps(m_cells.size(), most + 1);
    std::vector<int> cells;
    cells.reserve(m_cells.size());
    const auto reach = [&](int cell, int step) {
        if (steps[at(cell)] > step) {
            steps[at(cell)] = step;
            cells.push_back(cell);
        }
    };
    for (const Facts::Entry& entry : m_mind.fresh())
        if (const int changed = m_mind.ground().cellOn(m_map, entry.fact.a.atom());
            changed >= 0 && entry.fact.isValue()) {
            reach(changed, 0);
            if (const int block = known(changed).block; block >= 0)
                for (const int cell : m_blocks[at(block)])
                    reach(cell, 0);
        }
    for (std::size_t k = 0; k < cells.size() && steps[at(cells[k])] < most; ++k)
        for (const int next : beside(cells[k]))
            if (!m_mind.isFalse(is(next)))
                reach(next, steps[at(cells[k])] + 1);
    return steps;
}

std::vector<int> ValueBlocks::exitsOf(const std::vector<int>& cells) const
{
    std::vector<int> exits;
    for (const int cell : cells)
        for (const int next : beside(cell))
            if (!m_mind.isFalse(is(next)) && !contains(cells, next) && !contains(exits, next))
                exits.push_back(next);
    return exits;
}

std::vector<int> ValueBlocks::around(int steps) const
{
    std::vector<int> cells;
    cells.reserve(m_cells.size());
    for (const std::vector<int>& block : m_blocks)
        cells.insert(cells.end(), block.begin(), block.end());
    ++m_round;
    for (const int c : cells)
        known(c).seen = m_round;
    std::size_t start = 0; // of the cells that are as many steps away
    for (int step = 0; step < steps && start < cells.size(); ++step)
        for (const std::size_t end = cells.size(); start < end; ++start)
            for (const int next : beside(cells[start]))
                if (known(next).seen != m_round && !m_mind.isFalse(is(next))) {
                    known(next).seen = m_round;
                    cells.push_back(next);
                }
    return cells;
}

std::vector<int> ValueBlocks::joinedAt(int cell) const
{
    std::vector<int> joined;
    joined.reserve(at(m_map.value) + 1);
    joined.push_back(cell);
    for (const int next : beside(cell))
        if (const int block = known(next).block; block >= 0 && !contains(joined, next))
            joined.insert(joined.end(), m_blocks[at(block)].begin(), m_blocks[at(block)].end());
    return joined;
}

std::vector<int> ValueBlocks::pieceAt(int cell, std::size_t size, const std::vector<int>& without) const
{
    const auto besideOf = [this](int c) { return beside(c); };
    return pieceOf({cell}, size, besideOf, [&](int c) { return m_mind.isTrue(is(c)) && !contains(without, c); });
}

void ValueBlocks::visitBlocksBeside(int cell, const auto& visitor) const
{
    constexpr std::size_t most = 12; // more than a cell has neighbours in any tiling
    std::array<int, most> visited{};
    std::size_t count = 0;
    for (const int next : beside(cell))
        if (const int block = known(next).block;
            block >= 0 && std::ranges::count(std::span(visited).first(count), block) == 0) {
            visited[count++] = block;
            visitor(block, next);
        }
}

/// How many cells are joined at a cell.
std::size_t ValueBlocks::joinedCount(int cell) const
{
    int& joined = known(cell).joined;
    if (joined == 0) {
        joined = 1;
        visitBlocksBeside(cell, [&](int block, int) { joined += static_cast<int>(m_blocks[at(block)].size()); });
    }
    return at(joined);
}

/// Would the cell, with what is known beside it, make the block too large?
bool ValueBlocks::wouldOverflow(int cell, const std::vector<int>& from) const
{
    if (m_map.orMore || from.size() + joinedCount(cell) <= at(m_map.value))
        return false;
    const int own = known(cell).block;
    std::size_t size = from.size() + (own >= 0 ? m_blocks[at(own)].size() : 1);
    visitBlocksBeside(cell, [&](int block, int next) {
        if (block != own && !contains(from, next))
            size += m_blocks[at(block)].size();
    });
    return size > at(m_map.value);
}

const std::vector<int>& ValueBlocks::flood(const std::vector<int>& from, std::size_t most, int avoid,
                                           const Walls* walls) const
{
    const std::size_t reach = m_map.orMore ? m_cells.size() : at(m_map.value) - from.size();
    ++m_round;
    std::vector<int>& cells = m_flood;
    cells = from;
    for (const int c : cells)
        known(c).seen = m_round;
    std::size_t start = 0; // of the cells that are as many steps away
    for (std::size_t steps = 0; steps < reach && start < cells.size() && cells.size() < most; ++steps) {
        const std::size_t end = cells.size();
        for (; start < end && cells.size() < most; ++start)
            for (const int next : beside(cells[start])) {
                const auto isClosed = [&] {
                    return walls != nullptr ? (*walls)[at(next)] != 0 || isNeverFor(next, from)
                                            : isClosedTo(next, from);
                };
                if (next == avoid || known(next).seen == m_round || isClosed())
                    continue;
                known(next).seen = m_round;
                cells.push_back(next);
            }
    }
    return cells;
}

bool ValueBlocks::isClosedTo(int cell, const std::vector<int>& from) const
{
    return m_mind.isFalse(is(cell)) || wouldOverflow(cell, from);
}

bool ValueBlocks::isNeverFor(int cell, const std::vector<int>& from) const
{
    if (is(cell) == No || m_map.orMore)
        return is(cell) == No;
    const std::size_t tooMuch = at(m_map.value) + 1 - from.size();
    const auto besideOf = [this](int c) { return beside(c); };
    const auto isGiven = [&](int c) { return is(c) == Yes && !contains(from, c); };
    return pieceOf({cell}, tooMuch, besideOf, isGiven).size() >= tooMuch;
}

Walls ValueBlocks::wallsOf(const std::vector<int>& from, const std::vector<int>& room) const
{
    Walls walls(m_cells.size());
    for (const int c : room)
        for (const int next : beside(c))
            if (!contains(room, next) && isClosedTo(next, from))
                walls[at(next)] = 1;
    return walls;
}

bool ValueBlocks::keepOut(const std::vector<int>& from, const Walls& walls) const
{
    const std::size_t tooMuch = at(m_map.value) + 1;
    for (int wall = 0; wall < std::ssize(walls); ++wall) {
        if (walls[at(wall)] == 0 || m_mind.isFalse(is(wall)))
            continue;
        if (from.size() + pieceAt(wall, tooMuch, from).size() < tooMuch)
            return false;
    }
    return true;
}

void ValueBlocks::addBounds(const std::vector<int>& from, const Walls& walls, std::vector<Fact>& premises) const
{
    for (const int c : from)
        if (m_mind.isTrue(is(c)))
            premises.push_back({is(c)});
    for (int wall = 0; wall < std::ssize(walls); ++wall) {
        if (walls[at(wall)] == 0)
            continue;
        if (m_mind.isFalse(is(wall))) {
            premises.push_back({!is(wall)});
            continue;
        }
        for (const int other : pieceAt(wall, at(m_map.value) + 1 - from.size(), from))
            if (m_mind.isTrue(is(other)))
                premises.push_back({is(other)});
    }
}

std::vector<Place> ValueBlocks::places(const std::vector<int>& cells) const
{
    std::vector<Place> places;
    for (const int c : cells)
        places.push_back(m_map.grid.place(PlaceKind::Cell, c));
    return places;
}

} // namespace tokisuji::tracing
