// ValueBlocks: the known cells of one value as blocks, and how far each can still grow.
#pragma once

#include "engine/trace/mind.h"
#include "engine/trace/propagate/walls.h"

#include <vector>

namespace tokisuji::tracing {

class ValueBlocks {
public:
    ValueBlocks(const Mind&, const BlockMap&);

    [[nodiscard]] const std::vector<std::vector<int>>& all() const { return m_blocks; }
    [[nodiscard]] Lit is(int cell) const { return m_map.is[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] const std::vector<int>& beside(int cell) const
    {
        return m_map.beside[static_cast<std::size_t>(cell)];
    }
    /// Where what is new (Mind::fresh) may matter: steps from it over cells that may have the value, by cell, up to so
    /// many; farther ones and unreachable ones have more. On the path itself everything is new.
    [[nodiscard]] std::vector<int> stepsFromNews(int most) const;
    /// The cells beside some others that may have the value.
    [[nodiscard]] std::vector<int> exitsOf(const std::vector<int>& cells) const;
    /// The cells that may have the value, so many steps from a known one and nearer; the known ones come first.
    [[nodiscard]] std::vector<int> around(int steps) const;
    /// A cell with all known blocks beside it.
    [[nodiscard]] std::vector<int> joinedAt(int cell) const;
    /// Of a cell with all known cells that hang on it, as many as make a size, the cell first; `without`: not these.
    [[nodiscard]] std::vector<int> pieceAt(int cell, std::size_t size, const std::vector<int>& without = {}) const;
    /// The cells that some cells of one block, `from`, can still have beside them, themselves included, the nearest
    /// first, as far as there are no more than `most`; `avoid` counts as another value. Only `walls` and
    /// cells that can never belong to it are taken to be closed to the block, if they are given.
    [[nodiscard]] std::vector<int> room(const std::vector<int>& from, std::size_t most, int avoid = -1,
                                        const Walls* walls = nullptr) const
    {
        return flood(from, most, avoid, walls);
    }
    /// Are there fewer cells in the room of `from` than so many?
    [[nodiscard]] bool isRoomBelow(std::size_t size, const std::vector<int>& from, int avoid = -1,
                                   const Walls* walls = nullptr) const
    {
        return flood(from, size, avoid, walls).size() < size;
    }
    /// Can a cell never belong to the block of `from`, whatever else is known? Another number is given there, or given
    /// cells would make the block too large.
    [[nodiscard]] bool isNeverFor(int cell, const std::vector<int>& from) const;
    /// The cells beside a room of `from` that are closed to the block: with another value, or what is known beside them
    /// would make it too large.
    [[nodiscard]] Walls wallsOf(const std::vector<int>& from, const std::vector<int>& room) const;
    /// Are all of these walls closed to it?
    [[nodiscard]] bool keepOut(const std::vector<int>& from, const Walls& walls) const;
    /// Adds what shows that walls are closed to the block of `from`.
    void addBounds(const std::vector<int>& from, const Walls& walls, std::vector<Fact>& premises) const;
    [[nodiscard]] std::vector<Place> places(const std::vector<int>& cells) const;

private:
    const std::vector<int>& flood(const std::vector<int>& from, std::size_t most, int avoid, const Walls* walls) const;
    [[nodiscard]] std::size_t joinedCount(int cell) const;
    [[nodiscard]] bool isClosedTo(int cell, const std::vector<int>& from) const;
    [[nodiscard]] bool wouldOverflow(int cell, const std::vector<int>& from) const;

    struct Cell {
        int block = -1; ///< index into m_blocks, -1: none
        int joined = 0; ///< how many are joined there, 0: not counted yet
        int seen = 0;   ///< in which round a flood has been there last
    };
    [[nodiscard]] Cell& known(int cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    /// Visits the known blocks beside a cell, each once.
    void visitBlocksBeside(int cell, const auto& visitor) const;

    const Mind& m_mind;
    const BlockMap& m_map;
    std::vector<std::vector<int>> m_blocks;
    mutable std::vector<Cell> m_cells;
    mutable std::vector<int> m_flood; ///< the last room
    mutable int m_round = 0;
};

} // namespace tokisuji::tracing
