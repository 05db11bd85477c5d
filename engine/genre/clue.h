// Clue: what the author puts on the board.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

/// What the author puts on the board; each kind brings its tools, keys and drawing.
struct Clue {
    enum Kind : std::uint8_t {
        CellNumber,  ///< a number in a cell
        Island,      ///< a number in a circle
        Pearl,       ///< 1 white, 2 black circle
        ArrowNumber, ///< a number with a direction, or a plain mark
        Rooms,       ///< borders between rooms
        RoomNumber,  ///< a number in a room's top cell
        Terrains,    ///< kinds of cells, those of `terrains` (layer Terrain)
        PlainArrow,  ///< an arrow in a cell, without number
        NumberList,  ///< up to four numbers in a cell, in any order
        Compass,     ///< up to four numbers in a cell, one for each direction
        SumPair,     ///< a cell with sums to the right and down, also in the row above and the column before the grid
        ColouredNumber, ///< a number in a white or black circle
        ColouredArrow,  ///< a number with a direction in a grey, white or black cell
        Sign,           ///< one of the genre's signs (layer Number, from 1 on)
        OutsideNumber,  ///< numbers outside the grid
        OutsideLetter,  ///< letters with numbers outside the grid
        VertexNumber,   ///< a number on a lattice point
        Dot,            ///< a white or black dot on a cell, an edge or a lattice point
        GivenBorder,    ///< borders that are given but need not close rooms (layer Room)
        StarCount,      ///< one number for the whole board (Board::setup)
        PieceBank,      ///< the pieces that must be used (Board::setup)
        EdgePieces,     ///< square pieces with coloured sides, one for each cell (Board::setup)
        Pin,            ///< the number of the piece that must lie in a cell
        Sticker,        ///< colours on the net of a twisty puzzle (layer Number, from 1 on; Board::setup defines it)
    } kind;
    int min = 0;
    /// The largest number that can be typed, on this board.
    int (*max)(const Board&) = nullptr;
    bool orUnknown = false; ///< "?" is a clue too
    /// Numbers above `max` are refused by the readers too (they stand in no address of this genre).
    bool strict = false;
    std::vector<Terrain> terrains{}; ///< what Terrains can be, in the order of the tools
    /// Where outside clues stand, and how many of them in a line (blocks: as many as it can hold).
    enum Sides : std::uint8_t { TopLeft, AllFour } sides = TopLeft;
    bool blocks = false;
    bool onBlack = false; ///< its cell is a filled one
    /// The largest number that can be typed into a cell, where that depends on the cell.
    int (*maxAt)(const Board&, Place) = nullptr;
};

} // namespace tokisuji
