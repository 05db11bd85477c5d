// CellGraph: the cells of a board by number, each joined with those beside it.
#pragma once

#include "engine/board/distance.h"

#include <algorithm>
#include <span>
#include <vector>

namespace tokisuji {

/// Cells have their numbers from Grid::index. Frequent queries do not look at places.
class CellGraph {
public:
    CellGraph() = default;
    explicit CellGraph(const Grid& grid);

    [[nodiscard]] int count() const { return m_grid.count(PlaceKind::Cell); }
    [[nodiscard]] int at(Place cell) const { return m_grid.index(PlaceKind::Cell, cell); }
    [[nodiscard]] Place place(int cell) const { return m_grid.place(PlaceKind::Cell, cell); }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    /// In the order of `directions`.
    [[nodiscard]] std::span<const int> beside(int cell) const
    {
        const auto at = static_cast<std::size_t>(cell);
        return std::span(m_beside).subspan(m_begin[at], m_begin[at + 1] - m_begin[at]);
    }
    /// Steps from one cell to another on an empty board, at least.
    [[nodiscard]] int distance(int a, int b) const { return fewestSteps(m_grid, place(a), place(b)); }

    /// What is reached from a cell over wanted ones, breadth first; at most `most` cells.
    template <class Wanted>
    [[nodiscard]] std::vector<int> flood(int from, const Wanted& wanted, std::size_t most = SIZE_MAX) const
    {
        std::vector<char> seen(static_cast<std::size_t>(count()), 0);
        return flood(from, wanted, most, seen);
    }
    /// All areas of wanted cells.
    template <class Wanted>
    [[nodiscard]] std::vector<std::vector<int>> areas(const Wanted& wanted) const
    {
        std::vector<char> seen(static_cast<std::size_t>(count()), 0);
        std::vector<std::vector<int>> found;
        for (int cell = 0; cell < count(); ++cell)
            if (seen[static_cast<std::size_t>(cell)] == 0 && wanted(cell))
                found.push_back(flood(cell, wanted, SIZE_MAX, seen));
        return found;
    }
    struct Rim {
        std::vector<int> cells;
        std::size_t inside; ///< this many cells lie within
    };
    /// The cells beside an area, which is first extended over pockets: cells behind which nothing new lies and that
    /// `mayJoin`, while it has fewer than `limit` cells.
    template <class MayJoin>
    [[nodiscard]] Rim rim(std::span<const int> area, std::size_t limit, const MayJoin& mayJoin) const
    {
        enum : char { Unmet, Within, Beside };
        std::vector<char> state(static_cast<std::size_t>(count()), Unmet);
        std::vector<int> rim;
        std::size_t size = area.size();
        for (const int cell : area)
            state[static_cast<std::size_t>(cell)] = Within;
        for (const int cell : area)
            for (const int next : beside(cell))
                if (char& s = state[static_cast<std::size_t>(next)]; s == Unmet) {
                    s = Beside;
                    rim.push_back(next);
                }
        for (const int pocket : rim) {
            const auto isKnown = [&](int next) { return state[static_cast<std::size_t>(next)] != Unmet; };
            if (size >= limit || !mayJoin(pocket) || !std::ranges::all_of(beside(pocket), isKnown))
                continue;
            state[static_cast<std::size_t>(pocket)] = Within;
            ++size;
        }
        std::erase_if(rim, [&](int cell) { return state[static_cast<std::size_t>(cell)] == Within; });
        return {std::move(rim), size};
    }

private:
    template <class Wanted>
    [[nodiscard]] std::vector<int> flood(int from, const Wanted& wanted, std::size_t most,
                                         std::vector<char>& seen) const
    {
        std::vector<int> cells{from};
        seen[static_cast<std::size_t>(from)] = 1;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const int next : beside(cells[i]))
                if (char& mark = seen[static_cast<std::size_t>(next)];
                    cells.size() < most && mark == 0 && wanted(next)) {
                    mark = 1;
                    cells.push_back(next);
                }
        return cells;
    }

    Grid m_grid;
    std::vector<std::size_t> m_begin{0}; ///< of each cell in m_beside
    std::vector<int> m_beside;
};

} // namespace tokisuji
