// Layers: what values a board holds, on which places.
#pragma once

#include "engine/board/geometry.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace tokisuji {

/// One value per place of one kind. Every layer's empty value is `blank`.
enum class Layer : std::uint8_t {
    Number,     ///< cell: the given number, `question` ("?"), or `plainMark`; pearls: 1 white, 2 black
    Arrow,      ///< cell: the direction of the clue, as Dir 1..4
    Room,       ///< edge: 1 = a given border between rooms
    Shade,      ///< cell: 1 shaded, 0 marked as unshaded
    Line,       ///< edge: 1 line, 2 double line (bridge), 0 marked as "no line here" (a cross)
    Digit,      ///< cell: the number that the solver writes
    Candidates, ///< cell: four small numbers, see packCandidates
    Tint,       ///< cell: background colour 1 or 2 (Slitherlink's inside and outside), or a sign 1 circle, 2 cross
    Terrain,    ///< cell: what kind of cell it is, see Terrain
    Second,     ///< cell: the second of several numbers in one cell, as Number
    Third,      ///< cell: the third
    Fourth,     ///< cell: the fourth
    Up,         ///< cell: the clue's number for one direction, as Number; these four turn with the board
    Down,
    Left,
    Right,
    Outside,       ///< slot: a number outside the grid, as Number
    Letter,        ///< slot: a letter outside the grid, 1 = A
    Vertex,        ///< vertex: a number, as Number, or a dot 1 white, 2 black
    EdgeDot,       ///< edge: a number, as Number, or a dot 1 white, 2 black
    Border,        ///< edge: 1 border between two regions, 0 marked as "no border here"
    Symbol,        ///< cell: a slash, see Symbol
    Corner,        ///< cell: a triangle that fills half of it, see Corner
    Heading,       ///< edge: the way that the solver has in mind for a line, as Dir 1..4
    EdgeSpot,      ///< edge: 1 = a small dot, a note of the solver
    VertexSpot,    ///< vertex: the same
    OutsideDone,   ///< slot: 1 = the solver is done with the number outside the grid
    NoteColour,    ///< cell: a colour of free notes, 1 to noteColours; this up to NoteBorder: see isNoteLayer
    NoteDot,       ///< cell: a dot in such a colour
    NoteEdgeDot,   ///< edge: the same
    NoteVertexDot, ///< vertex: the same
    NoteLine,      ///< edge: a line across it, from cell to cell, in such a colour
    NoteBorder,    ///< edge: a line along it
    Bar,           ///< cell: one or two straight strokes, see Bar
    Point,         ///< vertex: 1 = what the solver puts there stands, 0 = marked as "none here"
    Way,           ///< edge: a piece of an arrow from cell to cell over it, as Dir 1..4
};
constexpr int layerCount = 36;
constexpr int noteColours = 8;

constexpr int blank = -1;
constexpr int question = -2;
constexpr int plainMark = -3;

/// Kinds of cells; blank is an ordinary one.
enum class Terrain : std::uint8_t {
    Hole = 1,           ///< no cell of the puzzle
    Water = 2,          ///< may be crossed, but not stood on
    Wall = 3,           ///< a filled cell
    GateVertical = 4,   ///< part of a gate that runs up and down
    GateHorizontal = 5, ///< part of a gate that runs left and right
    Start = 6,
    Cup = 7,  ///< where a ball ends
    Grey = 8, ///< colours of a clue's cell
    White = 9,
    Black = 10,
    Mark = 11,    ///< a clue that says nothing yet ("?") beside arrows
    Painted = 12, ///< an ordinary cell with a background colour
    Red = 13,     ///< more colours of clues
    Blue = 14,
    Green = 15,
    Purple = 16,
    Orange = 17,
    Cyan = 18,
    Square = 19, ///< an ordinary cell in which a square is given
};
constexpr int startTerrain = static_cast<int>(Terrain::Start); ///< its value in the layer

/// What is drawn in a cell from corner to corner; 0 is "nothing here".
enum class Symbol : std::uint8_t {
    None = 0,
    Backslash = 1, ///< from upper left to lower right
    Slash = 2,     ///< from lower left to upper right
};

/// A stroke from side to side of a cell, or both; 0 is "nothing here".
enum class Bar : std::uint8_t { None = 0, Vertical = 1, Horizontal = 2, Both = 3 };

/// The corner of a cell that a triangle fills; 0 is "no triangle here".
enum class Corner : std::uint8_t { None = 0, LowerLeft = 1, LowerRight = 2, UpperRight = 3, UpperLeft = 4 };

/// The largest number that an address has a form for.
constexpr int mostNumber = 1'126'351;

struct ValueSpan {
    int least;
    int most;
    [[nodiscard]] constexpr bool has(int value) const { return value >= least && value <= most; }
};

struct LayerInfo {
    PlaceKind places;
    std::string_view name;
    ValueSpan values; ///< besides `blank`; a board may have others (Board::valuesOf)
};

constexpr std::array<LayerInfo, layerCount> layerTable{{
    {PlaceKind::Cell, "number", {plainMark, mostNumber}},
    {PlaceKind::Cell, "arrow", {0, 4}},
    {PlaceKind::Edge, "room", {0, 2}},
    {PlaceKind::Cell, "shade", {0, 1}},
    {PlaceKind::Edge, "line", {0, 2}},
    {PlaceKind::Cell, "digit", {question, mostNumber}},
    {PlaceKind::Cell, "candidates", {0, (1 << 28) - 1}},
    {PlaceKind::Cell, "tint", {0, 2}},
    {PlaceKind::Cell, "terrain", {1, 19}},
    {PlaceKind::Cell, "second", {question, mostNumber}},
    {PlaceKind::Cell, "third", {question, mostNumber}},
    {PlaceKind::Cell, "fourth", {question, mostNumber}},
    {PlaceKind::Cell, "up", {question, mostNumber}},
    {PlaceKind::Cell, "down", {question, mostNumber}},
    {PlaceKind::Cell, "left", {question, mostNumber}},
    {PlaceKind::Cell, "right", {question, mostNumber}},
    {PlaceKind::Slot, "outside", {question, mostNumber}},
    {PlaceKind::Slot, "letter", {1, mostNumber}},
    {PlaceKind::Vertex, "vertex", {question, mostNumber}},
    {PlaceKind::Edge, "edge-dot", {question, mostNumber}},
    {PlaceKind::Edge, "border", {0, 1}},
    {PlaceKind::Cell, "symbol", {0, 2}},
    {PlaceKind::Cell, "corner", {0, 4}},
    {PlaceKind::Edge, "heading", {1, 4}},
    {PlaceKind::Edge, "edge-spot", {1, 1}},
    {PlaceKind::Vertex, "vertex-spot", {1, 1}},
    {PlaceKind::Slot, "outside-done", {1, 1}},
    {PlaceKind::Cell, "note-colour", {1, noteColours}},
    {PlaceKind::Cell, "note-dot", {1, noteColours}},
    {PlaceKind::Edge, "note-edge-dot", {1, noteColours}},
    {PlaceKind::Vertex, "note-vertex-dot", {1, noteColours}},
    {PlaceKind::Edge, "note-line", {1, noteColours}},
    {PlaceKind::Edge, "note-border", {1, noteColours}},
    {PlaceKind::Cell, "bar", {0, 2}},
    {PlaceKind::Vertex, "point", {0, 1}},
    {PlaceKind::Edge, "way", {1, 4}},
}};

[[nodiscard]] constexpr PlaceKind placesOf(Layer layer)
{
    return layerTable[static_cast<std::size_t>(layer)].places;
}
[[nodiscard]] constexpr std::string_view nameOf(Layer layer)
{
    return layerTable[static_cast<std::size_t>(layer)].name;
}

[[nodiscard]] constexpr std::array<ValueSpan, layerCount> valuesOfLayers()
{
    std::array<ValueSpan, layerCount> spans{};
    for (std::size_t i = 0; i < spans.size(); ++i)
        spans[i] = layerTable[i].values;
    return spans;
}

/// Free notes: colours, dots and lines that no rule, file of a genre or check reads. Any board takes them.
[[nodiscard]] constexpr bool isNoteLayer(Layer layer)
{
    return layer >= Layer::NoteColour && layer <= Layer::NoteBorder;
}
inline constexpr std::array noteLayers{Layer::NoteColour,    Layer::NoteDot,  Layer::NoteEdgeDot,
                                       Layer::NoteVertexDot, Layer::NoteLine, Layer::NoteBorder};

/// Do the values of a layer belong to the solver's marks and to notes (else to the author's clues)?
[[nodiscard]] constexpr bool isMarkLayer(Layer layer)
{
    if (isNoteLayer(layer))
        return true;
    switch (layer) {
    case Layer::Shade:
    case Layer::Line:
    case Layer::Digit:
    case Layer::Candidates:
    case Layer::Tint:
    case Layer::Border:
    case Layer::Symbol:
    case Layer::Bar:
    case Layer::Corner:
    case Layer::Point:
    case Layer::Heading:
    case Layer::EdgeSpot:
    case Layer::VertexSpot:
    case Layer::OutsideDone:
        return true;
    default:
        return false;
    }
}

/// Layers of cells whose mark is one of several values: numbers, signs, figures.
[[nodiscard]] constexpr bool isChoice(Layer layer)
{
    return layer == Layer::Digit || layer == Layer::Corner || layer == Layer::Symbol || layer == Layer::Bar;
}
inline constexpr std::array choiceLayers{Layer::Digit, Layer::Corner, Layer::Symbol, Layer::Bar};

/// Four candidates (upper left, upper right, lower left, lower right; 0 = none) as one value; none at all is `blank`.
[[nodiscard]] constexpr int packCandidates(std::array<int, 4> four)
{
    const int packed = four[0] | four[1] << 7 | four[2] << 14 | four[3] << 21;
    return packed == 0 ? blank : packed;
}
[[nodiscard]] constexpr std::array<int, 4> unpackCandidates(int packed)
{
    if (packed == blank)
        return {};
    return {packed & 127, packed >> 7 & 127, packed >> 14 & 127, packed >> 21 & 127};
}

} // namespace tokisuji
