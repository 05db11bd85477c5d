// Islands: the present cells of some parts as components, and how far each can still grow.
#pragma once

#include "engine/trace/mind.h"
#include "engine/trace/propagate/walls.h"

#include <cstdint>
#include <vector>

namespace tokisuji::tracing {

/// Cells of an area that is looked through one by one.
constexpr std::size_t largestRoom = 90;

class Islands {
public:
    struct Island {
        std::vector<int> cells;
        std::vector<int> seeds; ///< indices into PartsMap::seeds
        std::vector<int> exits; ///< undecided cells beside it
    };

    Islands(const Mind&, const PartsMap&);

    [[nodiscard]] const PartsMap& map() const { return m_map; }
    [[nodiscard]] const std::vector<Island>& all() const { return m_islands; }
    /// Index of the island that a cell belongs to, -1 for a cell that is not present.
    [[nodiscard]] int of(int cell) const { return m_of[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] Lit present(int cell) const { return m_map.present[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] const std::vector<int>& beside(int cell) const
    {
        return m_map.beside[static_cast<std::size_t>(cell)];
    }
    /// Islands beside a cell, each once, in order.
    [[nodiscard]] std::vector<int> islandsBeside(int cell) const;
    /// The seed of an island; nullptr when it has none (or more than one: a contradiction anyway).
    [[nodiscard]] const PartsMap::Seed* seedOf(int island) const;
    /// The size that an island will have; 0: not known.
    [[nodiscard]] int sizeOf(int island) const;
    /// The size that is missing; a large number when the size is not known.
    [[nodiscard]] int missing(int island) const;

    /// An undecided cell that an island can't take because an island with another seed lies beside it, -1: it can.
    [[nodiscard]] int foreignBeside(int cell, int island) const;
    /// The cells that an island can still reach, itself included, the nearest first, until there are `enough`; `avoid`
    /// counts as absent. Only `walls` and what can never be present are taken to be closed to it, if they are given.
    [[nodiscard]] std::vector<int> room(int island, int avoid = -1, std::size_t enough = SIZE_MAX,
                                        const Walls* walls = nullptr) const
    {
        return roomOf(m_islands[static_cast<std::size_t>(island)].cells, island, avoid, enough, walls);
    }
    /// The same if of the island only some cells were known.
    [[nodiscard]] std::vector<int> roomOf(std::vector<int> cells, int island, int avoid, std::size_t enough,
                                          const Walls* walls) const;
    /// The cells beside a room of the island that are closed to it: absent, or an island with another seed is beside
    /// them.
    [[nodiscard]] Walls wallsOf(int island, const std::vector<int>& room) const;
    /// Why these cells are closed to the island.
    void addBounds(int island, const Walls& walls, Deduction&) const;

    /// As many cells of an island as make a size, its seed first.
    [[nodiscard]] std::vector<int> pieceOf(int island, std::size_t size) const;
    /// That these are present.
    void addPresent(const std::vector<int>& cells, std::vector<Fact>& premises) const;
    void addCells(int island, std::vector<Fact>& premises) const;
    /// The absent cells beside an island.
    void addRim(int island, std::vector<Fact>& premises) const;
    /// The cells that join a cell of an island to its seed, both included.
    [[nodiscard]] std::vector<int> wayToSeed(int cell, int island) const;
    [[nodiscard]] std::vector<Place> places(const std::vector<int>& cells) const;

private:
    [[nodiscard]] bool isClosedTo(int cell, int island) const;
    void collect(int start);

    const Mind& m_mind;
    const PartsMap& m_map;
    std::vector<Island> m_islands;
    std::vector<int> m_of;
};

} // namespace tokisuji::tracing
