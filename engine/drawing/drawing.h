// Drawing: a display list in cell units. The engine draws to it; whoever has a screen or a file replays it.
//
// (0,0) is the upper left corner of the board's first cell, 1 is a cell's side. Colours are names of the palette, so
// one drawing serves light, dark and print.
#pragma once

#include "engine/board/board.h"

#include <string>
#include <vector>

namespace tokisuji {

/// Names of the palette.
enum class Ink : std::uint8_t {
    None, Paper, Ink, Ink2, Grid, Guide, Wall, Shade, Dot, OnShade,
    Unique, Several, NoSolution, Unknown, Accent,
    Determined, DeterminedHalo, AltA, AltB, HoleFill, HoleHatch, Common,
    Conflict, ConflictFill, Reason, ReasonFill, Hypothesis, TintInside, TintOutside, ClueGrey,
};

struct Point {
    double x = 0;
    double y = 0;
};

enum class Join : std::uint8_t { Round, Sharp };
enum class Hatch : std::uint8_t { None, Forward, Backward }; ///< "/" and "\"

/// One thing to draw. Lengths are cell units; `minWidthPx` keeps thin strokes visible when zoomed out.
struct Item {
    enum Shape : std::uint8_t { Path, Circle, Text } shape = Path;
    std::vector<Point> points; ///< Path: the corners; Circle and Text: the centre
    bool closed = false;
    double radius = 0;         ///< Circle
    std::string text;          ///< Text, UTF-8
    double textHeight = 0;     ///< Text: font size
    bool bold = false;
    Ink fill = Ink::None;
    Ink stroke = Ink::None;    ///< for Text: its colour
    double width = 0;          ///< of the stroke
    double minWidthPx = 1;
    std::vector<double> dashes; ///< in stroke widths; empty: solid
    Join join = Join::Round;
    Hatch hatch = Hatch::None; ///< strokes inside a closed path instead of `fill`
    double hatchStep = 0.2;
};

/// Items from the bottom to the top, and the rectangle that they need.
struct Drawing {
    Point topLeft;
    Point bottomRight;
    std::vector<Item> items;
};

} // namespace tokisuji
