// Cell sets: what lazy rules about areas of cells ask of a board again and again.
#pragma once

#include "engine/board/geometry.h"

#include <algorithm>
#include <vector>

namespace tokisuji {

class CellSets {
public:
    explicit CellSets(Size size) : m_beside(static_cast<std::size_t>(size.cells()))
    {
        const Grid grid(size);
        for (const Place c : grid.cells())
            for (const Place next : grid.neighbours(c))
                m_beside[static_cast<std::size_t>(grid.index(PlaceKind::Cell, c))].push_back(
                    grid.index(PlaceKind::Cell, next));
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_beside.size()); }
    [[nodiscard]] const std::vector<int>& beside(int cell) const { return m_beside[static_cast<std::size_t>(cell)]; }

    /// What is reached from a cell over wanted ones, breadth first; at most `most` cells.
    template <class Wanted>
    [[nodiscard]] std::vector<int> flood(int from, const Wanted& wanted, std::size_t most = SIZE_MAX) const
    {
        std::vector<char> seen(m_beside.size(), 0);
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
    /// All areas of wanted cells.
    template <class Wanted>
    [[nodiscard]] std::vector<std::vector<int>> areas(const Wanted& wanted) const
    {
        std::vector<char> seen(m_beside.size(), 0);
        std::vector<std::vector<int>> found;
        for (int cell = 0; cell < count(); ++cell) {
            if (seen[static_cast<std::size_t>(cell)] != 0 || !wanted(cell))
                continue;
            found.push_back(flood(cell, wanted));
            for (const int c : found.back())
                seen[static_cast<std::size_t>(c)] = 1;
        }
        return found;
    }
    struct Rim {
        std::vector<int> cells;
        std::size_t inside; ///< so many cells lie within
    };
    /// The cells beside an area, which is first extended over pockets: cells behind which nothing new lies and that
    /// `mayJoin`, while it has fewer than `limit` cells.
    template <class MayJoin>
    [[nodiscard]] Rim rim(const std::vector<int>& area, std::size_t limit, const MayJoin& mayJoin) const
    {
        enum : char { Unmet, Within, Beside };
        std::vector<char> state(m_beside.size(), Unmet);
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
    std::vector<std::vector<int>> m_beside;
};

} // namespace tokisuji
