#include "engine/trace/propagate/value_blocks.h"
#include "engine/trace/index.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

bool contains(const std::vector<int>& cells, int cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

} // namespace

ValueBlocks::ValueBlocks(const Mind& mind, const BlockMap& map) : m_mind(mind), m_map(map), m_of(map.is.size(), -1)
{
    for (int start = 0; start < static_cast<int>(m_of.size()); ++start) {
        if (m_of[at(start)] >= 0 || !mind.isTrue(is(start)))
            continue;
        std::vector<int> block{start};
        m_of[at(start)] = static_cast<int>(m_blocks.size());
        for (std::size_t k = 0; k < block.size(); ++k)
            for (const int next : beside(block[k]))
                if (m_of[at(next)] < 0 && mind.isTrue(is(next))) {
                    m_of[at(next)] = static_cast<int>(m_blocks.size());
                    block.push_back(next);
                }
        m_blocks.push_back(std::move(block));
    }
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

std::vector<int> ValueBlocks::joinedAt(int cell) const
{
    std::vector<int> joined{cell};
    for (const int next : beside(cell))
        if (const int block = m_of[at(next)]; block >= 0 && !contains(joined, next))
            joined.insert(joined.end(), m_blocks[at(block)].begin(), m_blocks[at(block)].end());
    return joined;
}

/// Would the cell, with what is known beside it, make the block too large?
bool ValueBlocks::wouldOverflow(int cell, const std::vector<int>& from) const
{
    if (m_map.orMore)
        return false;
    const int known = m_of[at(cell)];
    std::size_t size = from.size() + (known >= 0 ? m_blocks[at(known)].size() : 1);
    std::vector<int> counted;
    for (const int next : beside(cell))
        if (const int block = m_of[at(next)];
            block >= 0 && block != known && !contains(from, next) && !contains(counted, block)) {
            counted.push_back(block);
            size += m_blocks[at(block)].size();
        }
    return size > at(m_map.value);
}

std::vector<int> ValueBlocks::room(const std::vector<int>& from, std::size_t most, int avoid) const
{
    const int reach = m_map.orMore ? static_cast<int>(m_of.size()) : m_map.value - static_cast<int>(from.size());
    std::vector<int> cells = from;
    std::vector<int> distance(m_of.size(), -1);
    for (const int c : cells)
        distance[at(c)] = 0;
    for (std::size_t k = 0; k < cells.size() && cells.size() < most; ++k) {
        const int steps = distance[at(cells[k])];
        for (const int next : beside(cells[k])) {
            if (next == avoid || distance[at(next)] >= 0 || steps >= reach || m_mind.isFalse(is(next))
                || wouldOverflow(next, from))
                continue;
            distance[at(next)] = steps + 1;
            cells.push_back(next);
        }
    }
    return cells;
}

void ValueBlocks::addBounds(const std::vector<int>& from, const std::vector<int>& room,
                            std::vector<Fact>& premises) const
{
    for (const int c : from)
        if (m_mind.isTrue(is(c)))
            premises.push_back({is(c)});
    for (const int c : room)
        for (const int next : beside(c)) {
            if (contains(room, next))
                continue;
            if (m_mind.isFalse(is(next)))
                premises.push_back({!is(next)});
            else if (wouldOverflow(next, from))
                for (const int other : joinedAt(next))
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
