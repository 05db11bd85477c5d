#include "engine/board/cell_graph.h"

namespace tokisuji {

CellGraph::CellGraph(const Grid& grid) : m_grid(grid)
{
    for (const Place cell : m_grid.cells()) {
        for (const Place next : m_grid.neighbours(cell))
            m_beside.push_back(at(next));
        m_begin.push_back(m_beside.size());
    }
}

} // namespace tokisuji
