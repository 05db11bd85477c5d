// Where a symbol of penpa is drawn, and the functions that draw the families of symbols.
#pragma once

#include "engine/drawing/penpa_parts.h"

#include <numbers>

namespace tokisuji::penpa_symbols {

constexpr double halfTurn = std::numbers::pi;
constexpr double rim = 0.03, bold = 0.08;

/// A symbol that is being drawn: its value is a number, or flags for its parts.
struct Stand {
    Drawing& drawing;
    Level level;
    Point centre;
    const penpa::Symbol& symbol;

    /// 0 for what no shape has: a link may say anything.
    [[nodiscard]] int value() const
    {
        constexpr int most = 99;
        const int said = symbol.value.empty() ? 0 : symbol.value.front();
        return said >= 0 && said <= most ? said : 0;
    }
    [[nodiscard]] bool flag(std::size_t part) const { return part < symbol.value.size() && symbol.value[part] == 1; }
    [[nodiscard]] bool ends(std::string_view word) const { return symbol.shape.ends_with(word); }
    [[nodiscard]] Point at(double x, double y) const { return centre + Point{x, y}; }
    void line(std::vector<Point> points, double width = bold, Ink ink = Ink::Ink) const
    {
        drawing.add(stroke(level, std::move(points), {.ink = ink, .width = width}));
    }
    void fill(std::vector<Point> path, Ink ink = Ink::Ink) const { drawing.add(filled(level, std::move(path), ink)); }
    void word(std::string said, double height = 0.6) const
    {
        drawing.add(text(level, centre, std::move(said), height, Ink::Ink));
    }
};

/// Fill and rim of the styles 1, 2, 3 ...
struct Coat {
    Ink fill = Ink::None;
    Ink rim = Ink::Ink;
    double width = penpa_symbols::rim;
    bool isDashed = false;
};

[[nodiscard]] Coat coatOf(int style);
void putCoated(const Stand&, Item, const Coat&);
/// Shapes end in B, G, W or E: black, grey, white, green.
[[nodiscard]] Ink inkOfColourLetter(const Stand&);

// penpa_arrows.cpp
void putArrow(const Stand&);
void putArrows(const Stand&);
void putSideArrows(const Stand&);
void putInequality(const Stand&);
void putPencil(const Stand&);

// penpa_signs.cpp
void putSunMoon(const Stand&);
void putCamp(const Stand&);
void putShip(const Stand&);
void putMath(const Stand&);
void putSumCell(const Stand&);
void putFirefly(const Stand&);
void putPills(const Stand&);
void putSlovak(const Stand&);
void putSegments(const Stand&);
void putNine(const Stand&);
void putCorner(const Stand&);
void putArc(const Stand&);
void putSudokuSign(const Stand&);
void putSpan(const Stand&);
void putNeighbours(const Stand&);

} // namespace tokisuji::penpa_symbols
