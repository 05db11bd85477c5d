// Drawing: a display list in cell units. The engine draws on it; whoever has a screen or a file replays it.
//
// (0,0) is the upper left corner of the board's first cell, 1 is a cell's side. Colours are names of the palette, so
// one drawing serves light, dark and print. Every item names the level that it belongs to, so that the board and what
// the solver says about it can be drawn apart and still lie between each other: see compose().
#pragma once

#include "engine/board/board.h"

#include <string>
#include <vector>

namespace tokisuji {

/// Names of the palette.
enum class Ink : std::uint8_t {
    None,
    Paper,
    Ink,
    Ink2,
    Grid,
    Guide,
    Wall,
    Shade,
    Dot,
    OnShade,
    Unique,
    Several,
    NoSolution,
    Unknown,
    Accent,
    Determined,
    DeterminedHalo,
    AltA,
    AltB,
    HoleFill,
    HoleHatch,
    Common,
    Conflict,
    ConflictFill,
    Reason,
    ReasonFill,
    Hypothesis,
    TintInside,
    TintOutside,
    ClueGrey,
    ClueCyan, ///< the sixth colour of clues, besides those of dots and lines of notes
    PearlWhite,
    PearlBlack,
    SideOrange, ///< colours of the sides of pieces: pale and deep ones take turns
    SideBlue,
    SideYellow,
    SideRed,
    SideSky,
    SideGreen,
    SidePink,
    SidePurple,
    StickerWhite, ///< colours of twisty puzzles
    StickerYellow,
    StickerOrange,
    StickerRed,
    StickerGreen,
    StickerBlue,
    StickerPurple,
    StickerPink,
    StickerCyan,
    StickerBrown,
    StickerGrey,
    StickerBlack,
    NoteFill1, ///< grounds of cells in the colours of free notes
    NoteFill2,
    NoteFill3,
    NoteFill4,
    NoteFill5,
    NoteFill6,
    NoteFill7,
    NoteFill8,
    NoteSign1, ///< dots and lines in them
    NoteSign2,
    NoteSign3,
    NoteSign4,
    NoteSign5,
    NoteSign6,
    NoteSign7,
    NoteSign8,
    Trial1, ///< what is on trial, by its depth
    Trial2,
    Trial3,
};
constexpr int inkCount = static_cast<int>(Ink::Trial3) + 1;

/// From the bottom to the top. The author's clues lie above what the solver says, badges and the cursor above all.
enum class Level : std::uint8_t {
    OwnFill,     ///< shaded cells, background colours
    OverlayFill, ///< holes, conflicts, determined cells
    Grid,        ///< grid, rooms, frame
    Halo,        ///< bands under determined lines
    Pearl,       ///< clues that a line runs over
    OwnMark,     ///< lines, bridges, dots, numbers of the solver
    OverlayMark, ///< determined marks, common ones, alternative B, then A
    Clue,
    Outline, ///< conflict outlines, rings round clues
    Ghost,   ///< previews
    Badge,   ///< tags, pins, signs
    Cursor,
};

struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// Round: round corners and ends. Sharp: mitred corners, square ends; its straight strokes may be moved to whole
/// pixels. Dashes always end flat.
enum class Join : std::uint8_t { Round, Sharp };
enum class Hatch : std::uint8_t { None, Forward, Backward }; ///< "/" and "\"
enum class Weight : std::uint8_t { Regular, Medium, Bold };

/// One thing to draw. Lengths are cell units; `minWidthPx` keeps thin strokes visible when zoomed out.
struct Item {
    enum Shape : std::uint8_t { Path, Circle, Cross, Text } shape = Path;
    Level level = Level::OwnMark;
    std::vector<Point> points; ///< Path: the corners; otherwise the centre
    bool closed = false;
    double radius = 0;     ///< Circle
    std::string text;      ///< Text, UTF-8
    double textHeight = 0; ///< Text: font size; the figures' height is centred on the point
    Weight weight = Weight::Medium;
    Ink fill = Ink::None;
    Ink stroke = Ink::None; ///< for Text: its colour
    double width = 0;       ///< of the stroke
    double minWidthPx = 1;
    std::vector<double> dashes; ///< in stroke widths; empty: solid
    Join join = Join::Round;
    Hatch hatch = Hatch::None; ///< strokes inside a closed path, besides `fill`
    Ink hatchInk = Ink::None;
    double hatchStep = 0.2;
    double hatchWidth = 0.022;
    double opacity = 1;
};

/// Items from the bottom to the top, and the rectangle that they need.
struct Drawing {
    Point topLeft;
    Point bottomRight;
    std::vector<Item> items;

    void add(Item item) { items.push_back(std::move(item)); }
};

/// All items of the drawings, ordered by level and within a level by drawing; the rectangle that holds them all.
[[nodiscard]] Drawing compose(std::vector<Drawing> drawings);

} // namespace tokisuji
