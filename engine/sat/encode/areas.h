// Areas: the connected sets of present cells in a model, for rules that look at their sizes.
#pragma once

#include "engine/board/cell_graph.h"
#include "engine/rules/literal.h"
#include "engine/sat/encode/plane.h"
#include "engine/sat/truth.h"

#include <vector>

namespace tokisuji {

/// The cells of a board, each present or not, by Grid::index.
class AreaFinder {
public:
    explicit AreaFinder(const Field& present);

    [[nodiscard]] int count() const { return static_cast<int>(m_present.size()); }
    [[nodiscard]] Lit present(int cell) const { return m_present[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] std::span<const int> beside(int cell) const { return m_cells.beside(cell); }

    /// Looks at a model; areas() and areaOf() speak of it until the next one.
    void look(const Truth&);
    [[nodiscard]] const std::vector<std::vector<int>>& areas() const { return m_areas; }
    /// The index of a cell's area, -1 where it is not present.
    [[nodiscard]] int areaOf(int cell) const { return m_areaOf[static_cast<std::size_t>(cell)]; }

    /// The cells beside some cells, each once.
    [[nodiscard]] std::vector<int> rimOf(const std::vector<int>& cells);
    /// `count` connected cells of an area, nearest to one of them first; all of it where it has fewer.
    [[nodiscard]] std::vector<int> nearest(int cell, std::size_t count);

private:
    CellGraph m_cells;
    std::vector<Lit> m_present;
    std::vector<std::vector<int>> m_areas;
    std::vector<int> m_areaOf;
    PointSet m_seen;
};

} // namespace tokisuji
