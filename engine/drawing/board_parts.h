// The parts of a board's drawing. Each takes what it needs from the genre and knows no genre by name.
#pragma once

#include "engine/drawing/board_drawing.h"
#include "engine/drawing/detail.h"
#include "engine/genre/genre.h"

namespace tokisuji {

/// What every part looks at.
struct BoardScene {
    const Board& board;
    const Genre& genre;
    const DrawOptions& options;
    Detail detail;

    [[nodiscard]] bool withMarks() const { return options.content == DrawOptions::Answer; }
    /// A length in cells that is at least this many pixels on the screen.
    [[nodiscard]] double atLeast(double cells, double pixels) const
    {
        return cells * options.cellPixels < pixels ? pixels / options.cellPixels : cells;
    }
    /// Is the solver's number in the cell? Where borders are only an aid (Fillomino), "?" is a cell like any other.
    [[nodiscard]] bool showsDigit(Place cell) const
    {
        const int given = board.at(Layer::Number, cell);
        const bool isOpen = given == blank || (given == question && genre.has(Mark::EdgeLink))
                            || genre.clue(Clue::RoomNumber) != nullptr;
        return withMarks() && isOpen && board.at(Layer::Digit, cell) != blank;
    }
    /// Is the cell shaded in the drawing?
    [[nodiscard]] bool isShaded(Place cell) const
    {
        return withMarks() && genre.has(Mark::Shade) && board.at(Layer::Shade, cell) == 1;
    }
};

/// Numbers of rooms keep clear of lines, bars and the solver's numbers.
[[nodiscard]] bool hasNumbersInCorners(const Genre&, const Board&);
/// Does a clue fill this cell?
[[nodiscard]] bool isOnBlack(const Genre&, const Board&, Place cell);

/// Grid, boxes, rooms, frame, row and column numbers.
void drawGrid(const BoardScene&, Drawing&);
void drawClues(const BoardScene&, Drawing&);
/// The solver's marks.
void drawMarks(const BoardScene&, Drawing&);

/// The font size of a number in a cell: `sizes` for one, two and three digits.
struct NumberSizes {
    double one;
    double two;
    double three;
    [[nodiscard]] double of(std::size_t digits) const { return digits <= 1 ? one : digits == 2 ? two : three; }
};
/// The middle of a clue's figure: off the centre of its place where an arrow goes beside it, or where a sum looks at
/// its run. Nothing where there is no room for a ring: several figures share the place, or it stands in a corner.
[[nodiscard]] std::optional<Point> figureCentre(const Genre&, const Board&, Place);

/// How lines go on the board: along the grid or from cell to cell.
enum class LineForm : std::uint8_t { None, Along, Across, Bridges };
[[nodiscard]] LineForm lineFormOf(const Genre&);
/// The layer of what is drawn as lines: borders where the genre has them.
[[nodiscard]] Layer lineLayerOf(const Genre&);

} // namespace tokisuji
