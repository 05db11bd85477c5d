// Symbols of penpa: a function for each family of shapes, found by the beginning of the shape's name.
#include "engine/drawing/glyphs.h"
#include "engine/drawing/penpa_parts.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

constexpr double halfTurn = std::numbers::pi;
constexpr double rim = 0.03, bold = 0.08;

/// A symbol that is being drawn.
struct Stand {
    Drawing& drawing;
    Level level;
    Point centre;
    const penpa::Symbol& symbol;

    [[nodiscard]] int value() const { return symbol.value.empty() ? 0 : symbol.value.front(); }
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
    double width = tokisuji::rim;
    bool isDashed = false;
};

Coat coatOf(int style)
{
    static const std::array<Coat, 14> coats{{
        {Ink::None, Ink::Ink2},
        {Ink::PearlWhite, Ink::Ink},
        {Ink::PearlBlack, Ink::Ink},
        {Ink::ClueGrey, Ink::None},
        {Ink::None, Ink::Ink, rim, true},
        {Ink::ClueGrey, Ink::Ink},
        {Ink::PearlWhite, Ink::Common, 2 * rim},
        {Ink::PearlWhite, Ink::None},
        {Ink::PearlWhite, Ink::Ink, 2 * rim},
        {Ink::ClueGrey, Ink::Ink, 2 * rim},
        {Ink::PearlWhite, Ink::Ink, 2 * rim},
        {penpaRed, penpaRed},
        {penpaGreen, penpaGreen},
        {Ink::None, Ink::Ink},
    }};
    return style > 0 && style < std::ssize(coats) ? coats[static_cast<std::size_t>(style)] : coats[0];
}

void putCoated(const Stand& stand, Item item, const Coat& coat)
{
    item.fill = coat.fill;
    item.stroke = coat.rim;
    item.width = coat.rim == Ink::None ? 0 : coat.width;
    if (coat.isDashed)
        item.dashes = {3, 3};
    stand.drawing.add(std::move(item));
}

/// LL, L, M, S or SS at the end of a shape's name.
double radiusOf(const Stand& stand)
{
    constexpr std::array<std::pair<std::string_view, double>, 5> sizes{
        {{"_LL", 0.5}, {"_SS", 0.13}, {"_L", 0.43}, {"_M", 0.35}, {"_S", 0.22}}};
    for (const auto& [end, radius] : sizes)
        if (stand.ends(end))
            return radius;
    return 0.35;
}

void putCircle(const Stand& stand)
{
    constexpr int twofold = 10;
    const double radius = radiusOf(stand);
    putCoated(stand, disc(stand.level, stand.centre, radius, Ink::None), coatOf(stand.value()));
    if (stand.value() == twofold)
        putCoated(stand, disc(stand.level, stand.centre, 0.75 * radius, Ink::None), {Ink::None, Ink::Ink, 2 * rim});
}

template <int Corners>
void putRegular(const Stand& stand, double angle, double stretch)
{
    putCoated(stand,
              filled(stand.level, regularPath(stand.centre, stretch * radiusOf(stand), Corners, angle), Ink::None),
              coatOf(stand.value()));
}
void putSquare(const Stand& stand)
{
    putRegular<4>(stand, halfTurn / 4, std::numbers::sqrt2);
}
void putDiamond(const Stand& stand)
{
    putRegular<4>(stand, 0, 1.1);
}
void putUp(const Stand& stand)
{
    putRegular<3>(stand, -halfTurn / 2, 1.1);
}
void putDown(const Stand& stand)
{
    putRegular<3>(stand, halfTurn / 2, 1.1);
}
void putRightwards(const Stand& stand)
{
    putRegular<3>(stand, 0, 1.1);
}
void putLeftwards(const Stand& stand)
{
    putRegular<3>(stand, halfTurn, 1.1);
}
void putPointedHexagon(const Stand& stand)
{
    putRegular<6>(stand, halfTurn / 2, 1);
}
void putFlatHexagon(const Stand& stand)
{
    putRegular<6>(stand, 0, 1);
}

/// Half a cell, with the right angle at a corner; 5 is a whole one.
void putHalfCell(const Stand& stand)
{
    const std::array<Point, 4> corners{stand.at(-0.5, -0.5), stand.at(-0.5, 0.5), stand.at(0.5, 0.5),
                                       stand.at(0.5, -0.5)};
    std::vector<Point> path(corners.begin(), corners.end());
    if (const int corner = stand.value(); corner >= 1 && corner <= 4)
        path.erase(path.begin() + (corner + 1) % 4);
    stand.fill(std::move(path), Ink::Shade);
}

void putStarSign(const Stand& stand)
{
    constexpr double outer = 0.38, inner = 0.16;
    if (stand.value() == 0)
        return stand.drawing.add(disc(stand.level, stand.centre, 0.07, Ink::Ink));
    std::vector<Point> path;
    for (int i = 0; i < 10; ++i)
        path.push_back(around(stand.centre, i % 2 == 0 ? outer : inner, -halfTurn / 2 + i * halfTurn / 5));
    const std::array<Ink, 4> fills{Ink::None, Ink::None, Ink::Ink, Ink::Common};
    const int style = std::min(stand.value(), 3);
    putCoated(stand, filled(stand.level, std::move(path), Ink::None),
              {fills[static_cast<std::size_t>(style)], Ink::Ink});
}

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

Ink inkOfColourLetter(const Stand& stand)
{
    return stand.ends("_E") ? penpaGreen : stand.ends("_G") ? Ink::Common : Ink::Ink;
}

/// Circle, triangle, square, cross, slashes and dots that are written into cells.
void putTick(const Stand& stand)
{
    const Ink ink = inkOfColourLetter(stand);
    const Pen pen{.ink = ink, .width = 0.05};
    constexpr double r = 0.3;
    enum { circle = 1, triangle, square, cross, down, up, wholeCross, dot };
    const auto slash = [&](double half, bool isDown) {
        stand.line({stand.at(-half, isDown ? -half : half), stand.at(half, isDown ? half : -half)}, pen.width, ink);
    };
    switch (stand.value()) {
    case circle:
        return stand.drawing.add(ring(stand.level, stand.centre, r, pen));
    case triangle:
        return stand.drawing.add(outline(stand.level, regularPath(stand.at(0, 0.05), 0.36, 3, -halfTurn / 2), pen));
    case square:
        return stand.drawing.add(outlined(stand.level, boxAround(stand.centre, 0.27), pen));
    case dot:
        return stand.drawing.add(disc(stand.level, stand.centre, 0.07, ink));
    case down:
        return slash(0.5, true);
    case up:
        return slash(0.5, false);
    case cross:
        return slash(r, true), slash(r, false);
    case wholeCross:
        return slash(0.5, true), slash(0.5, false);
    default:
        stand.drawing.add(ring(stand.level, stand.centre, r, pen));
        return slash(r * 0.7, true), slash(r * 0.7, false);
    }
}

/// 1 left, then clockwise.
double angleOf(int eighth)
{
    return halfTurn + (eighth - 1) * halfTurn / 4;
}

void putArrow(const Stand& stand)
{
    const int way = stand.value();
    if (way < 1 || way > 8)
        return;
    const double angle = angleOf(way);
    const std::string& shape = stand.symbol.shape;
    const bool isFat = shape.starts_with("arrow_B") || shape.starts_with("arrow_GP") || shape == "arrow_Short";
    const Ink ink = stand.ends("_W") ? Ink::PearlWhite : inkOfColourLetter(stand);
    if (shape.starts_with("arrow_tri"))
        return putCoated(stand, filled(stand.level, regularPath(stand.centre, 0.36, 3, angle), Ink::None),
                         {ink, Ink::Ink});
    if (!isFat)
        return addSlimArrow(stand.drawing, stand.level, around(stand.centre, -0.36, angle),
                            around(stand.centre, 0.38, angle), ink, shape == "arrow_S" ? 0.04 : 0.06);
    const auto corner = [&](double along, double across) {
        return around(around(stand.centre, along, angle), across, angle + halfTurn / 2);
    };
    putCoated(stand,
              filled(stand.level,
                     {corner(0.4, 0), corner(0, 0.38), corner(0, 0.17), corner(-0.38, 0.17), corner(-0.38, -0.17),
                      corner(0, -0.17), corner(0, -0.38)},
                     Ink::None),
              {ink, Ink::Ink});
}

/// Flags for left, up, right, down and then the diagonals, or for all eight in turn: arrows from the middle.
void putArrows(const Stand& stand)
{
    const bool isInTurn = stand.symbol.shape == "arrow_eight";
    for (std::size_t i = 0; i < stand.symbol.value.size() && i < 8; ++i)
        if (stand.flag(i)) {
            const double angle = isInTurn ? halfTurn + double(i) * halfTurn / 4
                                 : i < 4  ? halfTurn + double(i) * halfTurn / 2
                                          : halfTurn + halfTurn / 4 + double(i) * halfTurn / 2;
            addSlimArrow(stand.drawing, stand.level, around(stand.centre, isInTurn ? 0.2 : 0, angle),
                         around(stand.centre, 0.45, angle), Ink::Ink, 0.04);
        }
}

/// Flags for the four sides: tips, or arrows along them one way and the other.
void putSideArrows(const Stand& stand)
{
    const bool areTips = stand.symbol.shape == "arrow_fourtip";
    for (std::size_t i = 0; i < stand.symbol.value.size() && i < 8; ++i) {
        if (!stand.flag(i))
            continue;
        const double angle = (areTips ? halfTurn : -halfTurn / 2) + double(i % 4) * halfTurn / 2;
        const auto corner = [&](double along, double across) {
            return around(around(stand.centre, along, angle), across, angle + halfTurn / 2);
        };
        if (areTips)
            stand.fill({corner(0.25, 0), corner(0.5, 0.2), corner(0.5, -0.2)});
        else
            addSlimArrow(stand.drawing, stand.level, corner(0.42, i < 4 ? -0.4 : 0.4), corner(0.42, i < 4 ? 0.4 : -0.4),
                         inkOfColourLetter(stand), 0.03);
    }
}

/// Half lines to the right, down, left, up.
void putCross(const Stand& stand)
{
    for (std::size_t i = 0; i < 4; ++i)
        if (stand.flag(i))
            stand.line({stand.centre, around(stand.centre, 0.5, double(i) * halfTurn / 2)}, bold);
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

void putCompass(const Stand& stand)
{
    constexpr int small = 2;
    const double half = stand.value() == small ? 0.33 : 0.5;
    stand.line({stand.at(-half, -half), stand.at(half, half)}, rim);
    stand.line({stand.at(-half, half), stand.at(half, -half)}, rim);
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

void putPencil(const Stand& stand)
{
    const double angle = halfTurn + (stand.value() - 1) * halfTurn / 2;
    const auto corner = [&](double reach, double side) {
        return around(stand.centre, -reach, angle + side * halfTurn / 4);
    };
    stand.line({corner(0.7, 1), stand.centre, corner(0.7, -1)}, 2 * rim);
    stand.fill({corner(0.35, 1), stand.centre, corner(0.35, -1)});
}

void putInequality(const Stand& stand)
{
    const double angle = halfTurn + (stand.value() - 1) * halfTurn / 2;
    const double spread = stand.value() > 4 ? 0.08 : 0.14;
    const auto corner = [&](double along, double across) {
        return around(around(stand.centre, along, angle), across, angle + halfTurn / 2);
    };
    stand.line({corner(-0.12, spread), corner(0.14, 0), corner(-0.12, -spread)}, 2 * rim);
}

void putLines(const Stand& stand)
{
    enum { level = 1, upright, down, up, plus, cross };
    const double r = 0.32, d = r / std::numbers::sqrt2;
    const int value = stand.value();
    const double width = stand.symbol.shape == "frameline" ? rim : bold;
    if (value == level || value == plus)
        stand.line({stand.at(-r, 0), stand.at(r, 0)}, width);
    if (value == upright || value == plus)
        stand.line({stand.at(0, -r), stand.at(0, r)}, width);
    if (value == down || value == cross)
        stand.line({stand.at(-d, -d), stand.at(d, d)}, width);
    if (value == up || value == cross)
        stand.line({stand.at(-d, d), stand.at(d, -d)}, width);
    if (value > cross)
        stand.word("?", 0.4);
}

/// Upright and level bars, slim and stout.
void putBar(const Stand& stand)
{
    const double thin = stand.value() > 2 ? 0.14 : 0.07, half = 0.36;
    const bool isUpright = stand.value() % 2 == 1;
    const Point reach = isUpright ? Point{thin, half} : Point{half, thin};
    const Ink ink = stand.ends("_W") ? Ink::PearlWhite : inkOfColourLetter(stand);
    putCoated(stand, filled(stand.level, Box{stand.at(-reach.x, -reach.y), stand.at(reach.x, reach.y)}, ink),
              {ink, Ink::Ink});
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

/// Longer names before their beginnings.
constexpr std::pair<std::string_view, void (*)(const Stand&)> families[]{
    {"circle_", putCircle},
    {"square_", putSquare},
    {"diamond_", putDiamond},
    {"triup_", putUp},
    {"tridown_", putDown},
    {"triright_", putRightwards},
    {"trileft_", putLeftwards},
    {"hexpoint_", putPointedHexagon},
    {"hexflat_", putFlatHexagon},
    {"tri", putHalfCell},
    {"star", putStarSign},
    {"sun_moon", putSunMoon},
    {"tents", putCamp},
    {"battleship", putShip},
    {"ox_", putTick},
    {"arrow_cross", putArrows},
    {"arrow_eight", putArrows},
    {"arrow_fouredge", putSideArrows},
    {"arrow_fourtip", putSideArrows},
    {"arrow_", putArrow},
    {"cross", putCross},
    {"math", putMath},
    {"kakuro", putSumCell},
    {"compass", putCompass},
    {"firefly", putFirefly},
    {"pencils", putPencil},
    {"inequality", putInequality},
    {"line", putLines},
    {"frameline", putLines},
    {"bars", putBar},
    {"pills", putPills},
    {"slovak", putSlovak},
    {"degital", putSegments},
    {"dice", putNine},
    {"polyomino", putNine},
    {"angleloop", putCorner},
    {"arc", putArc},
    {"sudoku", putSudokuSign},
    {"spans", putSpan},
    {"neighbors", putNeighbours},
};

} // namespace

std::vector<Point> regularPath(Point centre, double radius, int corners, double angle)
{
    std::vector<Point> path;
    for (int i = 0; i < corners; ++i)
        path.push_back(around(centre, radius, angle + 2 * halfTurn * i / corners));
    return path;
}

void addSlimArrow(Drawing& drawing, Level level, Point tail, Point tip, Ink ink, double width)
{
    const double angle = std::atan2(tip.y - tail.y, tip.x - tail.x);
    const double length = std::hypot(tip.x - tail.x, tip.y - tail.y);
    const double head = std::min(length, 4 * width + 0.06);
    drawing.add(stroke(level, {tail, around(tip, -head / 2, angle)}, {.ink = ink, .width = width}));
    drawing.add(filled(level, {tip, around(tip, -head, angle + 0.45), around(tip, -head, angle - 0.45)}, ink));
}

void addPenpaSymbol(Drawing& drawing, Level level, Point centre, const penpa::Symbol& symbol)
{
    const Stand stand{drawing, level, centre, symbol};
    for (const auto& [beginning, add] : families)
        if (symbol.shape.starts_with(beginning))
            return add(stand);
    stand.word("?", 0.4);
}

} // namespace tokisuji
