// Symbols of penpa that are pictures of something, or of one kind of puzzle.
#include "engine/drawing/glyphs.h"
#include "engine/drawing/penpa_stand.h"

#include <array>

namespace tokisuji {

namespace penpa_symbols {

/// A sun, a moon, a lamp, one bomb or two.
void putSunMoon(const Stand& stand)
{
    constexpr int lamp = 3, bomb = 4, bombs = 5;
    if (stand.value() < lamp)
        return addSign(stand.drawing, SignStyle::SunMoon, stand.value(), stand.centre, {.level = stand.level}, 40);
    if (stand.value() == lamp)
        return stand.drawing.add(ring(stand.level, stand.centre, 0.28, {.width = 2 * rim}, Ink::NoteFill1));
    const auto addBomb = [&](Point centre, double radius) {
        stand.drawing.add(disc(stand.level, centre, radius, Ink::Ink));
        stand.line({around(centre, radius, -halfTurn / 4), around(centre, 1.6 * radius, -halfTurn / 4)}, 0.05);
    };
    if (stand.value() == bombs)
        addBomb(stand.at(-0.2, 0.08), 0.17), addBomb(stand.at(0.2, 0.08), 0.17);
    else if (stand.value() == bomb)
        addBomb(stand.at(-0.03, 0.06), 0.24);
}

/// A tree, a tent, a fish, water.
void putCamp(const Stand& stand)
{
    constexpr int tree = 1, tent = 2, fish = 3;
    if (stand.value() == tree)
        return addSign(stand.drawing, SignStyle::Trees, 1, stand.centre, {.level = stand.level}, 40);
    if (stand.value() == tent)
        return stand.drawing.add(
            outline(stand.level, {stand.at(0, -0.3), stand.at(0.36, 0.28), stand.at(-0.36, 0.28)}, {.width = 2 * rim}));
    if (stand.value() == fish) {
        stand.fill({stand.at(0.12, 0), stand.at(0.38, -0.2), stand.at(0.38, 0.2)});
        return stand.drawing.add(disc(stand.level, stand.at(-0.1, 0), 0.25, Ink::Ink));
    }
    for (const double y : {-0.15, 0.05, 0.25})
        stand.line({stand.at(-0.3, y), stand.at(-0.1, y - 0.08), stand.at(0.1, y), stand.at(0.3, y - 0.08)}, 0.04);
}

void putShip(const Stand& stand)
{
    constexpr std::array<int, 8> signs{0, 6, 5, 3, 1, 4, 2, 0};
    const int value = stand.value();
    if (value < 1 || value >= std::ssize(signs))
        return stand.drawing.add(ring(stand.level, stand.centre, 0.36, {.width = 2 * rim}));
    const Ink ink = stand.symbol.shape.find('G') != std::string::npos ? Ink::Common : Ink::Ink;
    addSign(stand.drawing, SignStyle::Ships, signs[static_cast<std::size_t>(value)], stand.centre,
            {.level = stand.level, .ink = ink}, 40);
}

void putMath(const Stand& stand)
{
    constexpr std::array<std::string_view, 13> words{"", "∞", "+", "−", "×", "∗", "÷", "=", "≠", "≦", "≧", "≤", "≥"};
    const int value = stand.value();
    stand.word(std::string(value > 0 && value < std::ssize(words) ? words[static_cast<std::size_t>(value)] : "?"));
}

/// Black, grey or white cells, the odd ones with a diagonal for two sums.
void putSumCell(const Stand& stand)
{
    const int shade = (stand.value() - 1) / 2;
    const Ink fill = shade == 0 ? Ink::Shade : shade == 1 ? Ink::ClueGrey : Ink::Paper;
    putCoated(stand, filled(stand.level, boxAround(stand.centre, 0.5), fill), {fill, Ink::Ink});
    if (stand.value() % 2 == 1)
        stand.line({stand.at(-0.5, -0.5), stand.at(0.5, 0.5)}, rim, shade == 0 ? Ink::OnShade : Ink::Ink);
}

/// A ring with a dot to the right, below, to the left or above.
void putFirefly(const Stand& stand)
{
    constexpr double radius = 0.36;
    putCoated(stand, disc(stand.level, stand.centre, radius, Ink::None), coatOf(1));
    if (stand.value() >= 1 && stand.value() <= 4)
        stand.drawing.add(
            disc(stand.level, around(stand.centre, radius, (stand.value() - 1) * halfTurn / 2), 0.09, Ink::Ink));
}

void putPills(const Stand& stand)
{
    constexpr double d = 0.22;
    static const std::array<std::vector<Point>, 6> places{{
        {},
        {{0, 0}},
        {{-d, -d}, {d, d}},
        {{0, -d}, {d, d}, {-d, d}},
        {{-d, -d}, {d, d}, {-d, d}, {d, -d}},
        {{0, 0}, {-d, -d}, {d, d}, {-d, d}, {d, -d}},
    }};
    if (stand.value() < 1 || stand.value() >= std::ssize(places))
        return;
    for (const Point p : places[static_cast<std::size_t>(stand.value())])
        stand.drawing.add(disc(stand.level, stand.centre + p, 0.15, Ink::Common));
}

/// Small rings in a row at the bottom of a cell.
void putSlovak(const Stand& stand)
{
    constexpr int unknown = 5;
    const int count = stand.value();
    if (count >= unknown)
        return stand.drawing.add(text(stand.level, stand.at(0, 0.36), "?", 0.26, Ink::Ink));
    for (int i = 0; i < count; ++i)
        stand.drawing.add(ring(stand.level, stand.at((i - (count - 1) / 2.0) * 0.24, 0.36), 0.08, {.width = rim}));
}

/// Seven segments: top, upper left and right, middle, lower left and right, bottom.
void putSegments(const Stand& stand)
{
    constexpr double w = 0.17, h = 0.36, gap = 0.02;
    const std::array<std::array<Point, 2>, 7> segments{{{{{-w, -h}, {w, -h}}},
                                                        {{{-w - gap, -h + gap}, {-w - gap, -gap}}},
                                                        {{{w + gap, -h + gap}, {w + gap, -gap}}},
                                                        {{{-w, 0}, {w, 0}}},
                                                        {{{-w - gap, gap}, {-w - gap, h - gap}}},
                                                        {{{w + gap, gap}, {w + gap, h - gap}}},
                                                        {{{-w, h}, {w, h}}}}};
    const bool hasFrame = stand.symbol.shape == "degital_f";
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (stand.flag(i) || hasFrame)
            stand.line({stand.centre + segments[i][0], stand.centre + segments[i][1]}, 0.07,
                       stand.flag(i) ? inkOfColourLetter(stand) : Ink::ClueGrey);
}

/// Nine places in three rows: the pips of a die, or the squares of a piece.
void putNine(const Stand& stand)
{
    constexpr double step = 0.25;
    for (std::size_t i = 0; i < 9; ++i) {
        if (!stand.flag(i))
            continue;
        const Point p = stand.at((double(i % 3) - 1) * step, (double(i / 3) - 1) * step);
        if (stand.symbol.shape == "dice")
            stand.drawing.add(disc(stand.level, p, 0.09, Ink::Ink));
        else
            putCoated(stand, filled(stand.level, boxAround(p, step / 2), Ink::ClueGrey), {Ink::ClueGrey, Ink::Ink});
    }
}

/// A triangle, a square, a pentagon, a cross.
void putCorner(const Stand& stand)
{
    enum { triangle = 1, square, pentagon };
    if (stand.value() == triangle)
        return stand.fill(regularPath(stand.centre, 0.24, 3, -halfTurn / 2));
    if (stand.value() == square)
        return putCoated(stand, filled(stand.level, regularPath(stand.centre, 0.24, 4, halfTurn / 4), Ink::None),
                         {Ink::Common, Ink::Ink});
    if (stand.value() == pentagon)
        return putCoated(stand, filled(stand.level, regularPath(stand.centre, 0.22, 5, -halfTurn / 2), Ink::None),
                         {Ink::PearlWhite, Ink::Ink});
    stand.drawing.add(cross(stand.level, stand.centre, 0.2, {.width = 2 * rim}));
}

/// Quarters of a circle from corner to corner; 5 and 6 are straight.
void putArc(const Stand& stand)
{
    constexpr int straight = 5;
    const int turns = stand.value() >= straight ? stand.value() - straight : stand.value() - 1;
    const double angle = halfTurn / 4 + turns * halfTurn / 2;
    const Point from = around(stand.centre, std::numbers::sqrt2 / 2, angle);
    const Point to = around(stand.centre, std::numbers::sqrt2 / 2, angle + halfTurn);
    if (stand.value() >= straight)
        return stand.line({from, to});
    const Point corner = around(stand.centre, std::numbers::sqrt2 / 2, angle + halfTurn / 2);
    std::vector<Point> path;
    for (int i = 0; i <= 12; ++i)
        path.push_back(around(corner, 1, angle - halfTurn * 3 / 4 + i * halfTurn / 24));
    stand.line(std::move(path));
}

/// What sudoku variants draw: squares of two greys, rings, boxes round several cells.
void putSudokuSign(const Stand& stand)
{
    enum { greys = 1, wideRing, wideDiamond, two, twoDown, three, threeDown };
    const bool isMore = stand.symbol.shape == "sudokumore";
    const int value = isMore ? stand.value() + two - 1 : stand.value();
    const auto box = [&](double width, double height) {
        stand.drawing.add(outline(
            stand.level, roundedBox({stand.at(-0.4, -0.4), stand.at(width - 0.4, height - 0.4)}, isMore ? 0.39 : 0.2),
            {.ink = isMore ? Ink::Common : Ink::Ink, .width = 2 * rim}));
    };
    switch (value) {
    case greys:
        for (const auto& [x, y] : {std::pair(-0.14, -0.14), {0.14, 0.14}, {-0.14, 0.14}, {0.14, -0.14}})
            stand.drawing.add(
                filled(stand.level, boxAround(stand.at(x, y), 0.14), x == y ? Ink::Common : Ink::ClueGrey));
        return;
    case wideRing:
        return stand.drawing.add(ring(stand.level, stand.centre, 0.71, {.ink = Ink::Common, .width = 0.1}));
    case wideDiamond:
        return stand.fill(regularPath(stand.centre, 0.99, 4, 0), Ink::ClueGrey);
    case two:
        return box(1.8, 0.8);
    case twoDown:
        return box(0.8, 1.8);
    case three:
        return box(2.8, 0.8);
    case threeDown:
        return box(0.8, 2.8);
    default:
        return stand.word("?", 0.4);
    }
}

void putSpan(const Stand& stand)
{
    stand.drawing.add(outline(stand.level, regularPath(stand.centre, 0.52, 8, halfTurn / 8), {.width = bold}));
}

void putNeighbours(const Stand& stand)
{
    stand.drawing.add(outlined(stand.level, boxAround(stand.centre, 0.46), {.ink = Ink::Common, .width = bold}));
}

} // namespace penpa_symbols

} // namespace tokisuji
