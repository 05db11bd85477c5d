// Clue: what the author puts on the board.
#pragma once

#include "engine/board/board.h"
#include "engine/board/dots.h"

#include <concepts>
#include <functional>
#include <utility>
#include <vector>

namespace tokisuji {

/// The largest number that a clue can have: always the same, or one that follows from the board. Or none at all.
class Largest {
public:
    Largest() = default;
    Largest(int number) : m_on([number](const Board&) { return number; }), m_isFixed(true) {}
    template <std::invocable<const Board&> On>
    Largest(On on) : m_on(std::move(on))
    {
    }

    explicit operator bool() const { return static_cast<bool>(m_on); }
    /// Is it the same on every board?
    [[nodiscard]] bool isFixed() const { return m_isFixed; }
    /// Requires that there is one.
    int operator()(const Board& board) const { return m_on(board); }

private:
    std::function<int(const Board&)> m_on;
    bool m_isFixed = false;
};

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
        ColouredNumber, ///< a number in a circle or cell of one of the colours `terrains`, or of none of them
        ColouredArrow,  ///< a number with a direction in a grey, white or black cell
        Sign,           ///< one of the genre's signs (layer Number, from 1 on)
        OutsideNumber,  ///< numbers outside the grid
        OutsideLetter,  ///< letters with numbers outside the grid
        VertexNumber,   ///< a number on a lattice point
        EdgeNumber,     ///< a number on an edge between two cells (layer EdgeDot)
        Dot,            ///< a dot on a cell, an edge or a lattice point: one of `colours`
        GivenBorder,    ///< borders that are given but need not close rooms (layer Room)
        GivenArrows,    ///< arrows from cell to cell (layer Way)
        StarCount,      ///< one number for the whole board (Board::setup)
        PieceBank,      ///< the pieces that must be used (Board::setup)
        EdgePieces,     ///< square pieces with coloured sides, one for each cell (Board::setup)
        Pin,            ///< the number of the piece that must lie in a cell
        Sticker,        ///< colours on the net of a twisty puzzle (layer Number, from 1 on; Board::setup defines it)
        NumberBank,     ///< the numbers that must be used (Board::setup)
    } kind;
    int min = 0;
    /// The largest number that can be typed, on this board.
    Largest max{};
    bool orUnknown = false; ///< "?" is a clue too
    /// Numbers above `max` are refused by the readers too (they occur in no URL of this genre).
    bool strict = false;
    std::vector<Terrain> terrains{}; ///< what Terrains can be, in the order of the tools
    /// Where outside clues stand, and how many of them in a line (blocks: as many as it can hold).
    enum Sides : std::uint8_t { TopLeft, AllFour } sides = TopLeft;
    bool blocks = false;
    int depth = 1;             ///< how many, where they are not blocks: each says something else
    bool onBlack = false;      ///< its cell is a filled one
    bool wholeRooms = false;   ///< a kind of cell is one of all cells of a room
    bool onWalls = false;      ///< its cell may be a filled one, which has no "?"
    bool zeroIsRing = false;   ///< a 0 is drawn as a circle without number
    bool letters = false;      ///< numbers are drawn and typed as letters: 1 = A, 27 = a
    bool zeroIsDisc = false;   ///< a 0 is drawn as a black circle
    bool unknownIsOwn = false; ///< "?" is a clue like the others, not any one of them
    /// How 1, 2 .. look, where they are not figures; what the start looks like.
    enum Look : std::uint8_t {
        Figures,
        Circles,     ///< a white and a black one
        Checkers,    ///< a small chessboard
        Specks,      ///< a small disc
        SquareCross, ///< a square and a cross
        Colours,     ///< discs in six colours; where they point, arrows
        Kana,        ///< kana, "?" the sign that makes a sound long (engine/board/kana.h)
        Star,        ///< a star
    } look = Figures;
    bool fillsCell = false;     ///< its cell has its colour, and the number stands on it
    bool tiles = false;         ///< thin borders divide rooms into tiles (layer Room, 2)
    bool withinFrame = false;   ///< not on lattice points of the frame
    bool worths = false;        ///< cells are worth 1, 2, 3 .. along their lines; a place without a number says 0
    bool fleets = false;        ///< the letters of well-known banks are those of fleets
    bool bringsWall = false;    ///< an arrow fills its cell
    bool onlyLargest = false;   ///< no other number can stand at a place; a "?" says that none stands there
    int goal = 0;               ///< one of the signs that is not an answer: it stands instead of one
    int once = 0;               ///< signs up to this one stand on one cell at most: put elsewhere, they move
    bool isSum = false;         ///< of numbers round it: not one of them
    bool offCorners = false;    ///< no dots on lattice points
    bool triangles = false;     ///< dots in cells are black, drawn as triangles
    std::vector<int> colours{}; ///< of dots, in the order of clicks (engine/board/dots.h)
    bool coloursMatter = false; ///< else a dot says the same in each of them
    /// The largest number that can be typed into a cell, where that depends on the cell.
    std::function<int(const Board&, Place)> maxAt{};
    /// What a number says: how much there is of something; only that places with the same number go together, or that
    /// just two of them do; or how many cells the rectangle round it has.
    enum Telling : std::uint8_t { Amount, Label, PairLabel, RectangleArea } tells = Amount;

    /// The colours that a dot can have at a place.
    [[nodiscard]] std::vector<int> coloursAt(Place place) const
    {
        if (offCorners && isVertex(place))
            return {};
        return triangles && isCell(place) ? std::vector{blackDot} : colours;
    }
    /// The largest number that can be typed at a place. Requires `max`.
    [[nodiscard]] int largestAt(const Board& board, Place place) const
    {
        return maxAt ? maxAt(board, place) : max(board);
    }
};

} // namespace tokisuji
