// Edge tokens: what sections with a token for each edge have in common. First come the upright edges row by row, then
// the level ones.
#pragma once

#include "engine/formats/pzprv3/layout.h"

#include <span>

namespace tokisuji {

/// What stands in a file for the values of an edge.
struct EdgeSign {
    std::string_view token;
    int value;
};

/// Edges between cells.
[[nodiscard]] FilePart::Rows innerEdgeRows(const Grid&);
/// Edges between lattice points, the frame included.
[[nodiscard]] FilePart::Rows latticeEdgeRows(const Grid&);
/// False if the token is not one of the signs.
bool readSign(std::span<const EdgeSign>, Board&, Layer, Place edge, std::string_view token);
/// The first sign stands for values that have none.
void writeSign(std::span<const EdgeSign>, const Board&, Layer, Place edge, std::string& out);

} // namespace tokisuji
