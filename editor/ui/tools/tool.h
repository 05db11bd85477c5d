// Tools: what the mouse and the keys do on the board. Which ones a genre has follows from its clues and marks.
#pragma once

#include "engine/genre/genre.h"

#include <QList>

namespace tokisuji {

/// Who is at work: the author enters clues, the solver enters marks.
enum class Mode : std::uint8_t { Edit, Solve };

enum class ToolId : std::uint8_t {
    Auto,
    Number,  ///< clue or answer number
    Unknown, ///< "?"
    WhitePearl,
    BlackPearl,
    Direction, ///< arrow of a clue
    Arrow,     ///< arrows from cell to cell
    Border,    ///< room borders
    Line,
    Cross, ///< "no line here", or crosses beside a shading
    Shade,
    Dot,
    Tint,
    Hole, ///< this and the following ones: kinds of cells
    Water,
    Wall,
    GateVertical,
    GateHorizontal,
    Start,
    Goal,
    Cup,
    GivenSquare,
    Painted, ///< background colour of the author
    Colour,  ///< of a clue's cell or circle
    Sun,
    Moon,
    CellCircle, ///< helper signs in cells
    CellCross,
    ThinBorder,  ///< of the author, between tiles of a room
    RightNumber, ///< the same signs where they tell which numbers are right
    WrongNumber,
    Circle, ///< this and the following ones: signs of shape
    Triangle,
    Square,
    NoneHere,   ///< nothing stands here
    SomeNumber, ///< a number stands here, not known which
    Lamp,
    Star,
    WrittenSquare,
    HalfCell,  ///< triangles that fill half a cell: a corner is pressed
    HalfPull,  ///< the same: pulled towards a corner
    HalfCycle, ///< the same: clicks go through all of them
    ClueDone,  ///< crosses clues off
    Slash,     ///< diagonal strokes
    Bar,       ///< upright and level strokes, ladders
    Diamond,   ///< on lattice points
    Pin,       ///< the same
    Tree,
    Tent,
    Link,      ///< "no border here"
    Heading,   ///< the way along a line
    Spot,      ///< small dots on edges and lattice points
    PieceSide, ///< colours of the sides of pieces
    PiecePin,  ///< pieces that stay in their cells
    Select,    ///< a rectangle of cells
    Note,      ///< free notes
    Erase,
    Trace, ///< shows the whole piece of line or the area under the pointer
};

/// Are there cells to be coloured, and nothing that covers them?
[[nodiscard]] bool takesNotes(const Genre& genre);

[[nodiscard]] QList<ToolId> toolsOf(const Genre& genre, Mode mode);

} // namespace tokisuji
