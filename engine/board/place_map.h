// PlaceMap: a value for each place of one kind.
#pragma once

#include "engine/board/geometry.h"

#include <utility>
#include <vector>

namespace tokisuji {

template <class T>
class PlaceMap {
public:
    PlaceMap() = default;
    explicit PlaceMap(const Grid& grid, const T& value = {}) : PlaceMap(grid, PlaceKind::Cell, value) {}
    PlaceMap(const Grid& grid, PlaceKind kind, const T& value = {})
        : m_grid(grid), m_kind(kind), m_values(static_cast<std::size_t>(grid.count(kind)), value)
    {
    }

    [[nodiscard]] bool has(Place p) const { return m_grid.contains(m_kind, p); }
    /// Requires has(p).
    [[nodiscard]] decltype(auto) operator[](Place p) { return m_values[at(p)]; }
    [[nodiscard]] decltype(auto) operator[](Place p) const { return m_values[at(p)]; }
    /// In the order of Grid::all.
    [[nodiscard]] const std::vector<T>& values() const { return m_values; }
    [[nodiscard]] std::vector<T>& values() { return m_values; }
    [[nodiscard]] const Grid& grid() const { return m_grid; }

private:
    [[nodiscard]] std::size_t at(Place p) const { return static_cast<std::size_t>(m_grid.index(m_kind, p)); }

    Grid m_grid;
    PlaceKind m_kind = PlaceKind::Cell;
    std::vector<T> m_values;
};

} // namespace tokisuji
