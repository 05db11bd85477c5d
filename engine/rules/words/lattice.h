// Words about lattice points and the slashes that join them.
#pragma once

#include "engine/board/board.h"
#include "engine/board/place_map.h"
#include "engine/rules/rules.h"

#include <set>

namespace tokisuji {

/// A number on a lattice point.
struct VertexClue {
    Place vertex;
    int number;
};
/// Those that stand there, "?" left out.
[[nodiscard]] std::vector<VertexClue> vertexNumbers(const Board&);

/// The lattice points within the board.
[[nodiscard]] std::vector<Place> innerPoints(const Grid&);
/// The rooms that meet at a lattice point, given the room of each cell.
[[nodiscard]] std::set<int> roomsAt(const PlaceMap<int>& roomOf, Place point);
/// The answer layer Point: for each of these lattice points, "something stands there"; No for all others.
[[nodiscard]] Field points(Rules&, const Board&, const std::vector<Place>&);

/// The answer layer Symbol: a slash or a backslash in every cell.
class Slashes {
public:
    /// Family filled.
    Slashes(Rules&, const Board&);
    /// The slashes that end at a lattice point.
    [[nodiscard]] std::vector<Lit> endingAt(Place vertex) const;
    /// The lattice points, joined by the slashes.
    [[nodiscard]] Graph graph() const;

private:
    [[nodiscard]] Lit joins(Place cell, Symbol) const;

    Grid m_grid;
    PlaceMap<NumberVar> m_symbols;
};

} // namespace tokisuji
