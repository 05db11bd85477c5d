// The Binder's part about regions that are divided by borders, and about blocks of equal numbers.
#include "engine/trace/binder.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

void Binder::bindTerritories()
{
    const auto& territories = m_rules.territories();
    for (std::size_t t = 0; t < territories.size(); ++t) {
        std::vector<Lit> watched;
        for (std::size_t cell = 0; cell < territories[t].cells.size(); ++cell) {
            watched.push_back(territories[t].reached(cell));
            for (const Territory::Way& way : territories[t].ways[cell])
                watched.push_back(way.border);
        }
        add(examiners::territory, static_cast<int>(t), territories[t].cells.front(), watched);
    }
}

/// Each value by itself: a change of one wakes nobody who looks at another.
void Binder::bindBlocks(const BlockSize& blockSize, int index)
{
    const Blocks& blocks = *blockSize.blocks;
    const Grid grid(blocks.size);
    std::vector<std::vector<int>> beside;
    int largest = 0;
    for (std::size_t cell = 0; cell < blocks.numbers.size(); ++cell) {
        const NumberVar& number = blocks.numbers[cell];
        largest = std::max(largest, number.lo + static_cast<int>(number.values.size()) - 1);
        std::vector<int>& cells = beside.emplace_back();
        for (const Place next : grid.neighbours(grid.place(PlaceKind::Cell, static_cast<int>(cell))))
            cells.push_back(grid.index(PlaceKind::Cell, next));
    }
    for (int value = 1; value <= largest; ++value) {
        BlockMap map{index, value, blocks.orMore && value == largest, grid, {}, beside};
        for (const NumberVar& number : blocks.numbers) {
            const int k = value - number.lo;
            map.is.push_back(k >= 0 && k < static_cast<int>(number.values.size()) ? number.values[at(k)] : No);
        }
        for (std::size_t cell = 0; cell < map.is.size(); ++cell)
            if (const Lit l = map.is[cell]; !l.constant())
                m_ground.m_blockCellOf[at(l.atom())] = static_cast<int>(cell);
        std::vector<Lit> watched = map.is;
        watched.push_back(m_ground.instance(index).guard);
        const auto subject = static_cast<int>(m_ground.m_blocks.size());
        m_ground.m_blocks.push_back(std::move(map));
        add(examiners::blocksOfValue, subject, wholeBoard, watched);
    }
}

} // namespace tokisuji::tracing
