// What files cannot hold: borders that end inside a room where rooms are told by their numbers, and small dots.
#pragma once

#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <string>

namespace tokisuji {

/// The variant rules that a file keeps.
inline std::string flagsInFile(const Board& board)
{
    std::string flags;
    for (const Variant& variant : genreOf(board).variants)
        if (board.hasFlag(variant.letter) && variant.inFile)
            flags += variant.letter;
    return flags;
}

/// The board as its file can hold it.
inline Board withoutOpenBorders(Board board)
{
    constexpr std::array spots{Layer::EdgeSpot, Layer::VertexSpot}; // pzpr keeps them in no file either
    board = board.without(spots);
    constexpr std::array byRoom{&file::roomIds, &file::roomIdsAndWalls, &file::roomIdsAndGaps};
    const auto& parts = genreOf(board).file.parts;
    if (std::ranges::find_first_of(parts, byRoom) == parts.end())
        return board;
    const PlaceMap<int> roomOf = roomOfCells(board, roomsBetweenHoles(board));
    for (const Place edge : board.grid().innerEdges())
        if (const auto [a, b] = cellsBeside(edge); roomOf[a] == roomOf[b])
            board.set(Layer::Room, edge, blank);
    return board;
}

} // namespace tokisuji
