// Symbols of penpa: a function for each family of shapes, found by the beginning of the shape's name.
#include "engine/drawing/penpa_stand.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace penpa_symbols {

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

Ink inkOfColourLetter(const Stand& stand)
{
    return stand.ends("_E") ? penpaGreen : stand.ends("_G") ? Ink::Common : Ink::Ink;
}

namespace {

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

/// Half lines to the right, down, left, up.
void putCross(const Stand& stand)
{
    for (std::size_t i = 0; i < 4; ++i)
        if (stand.flag(i))
            stand.line({stand.centre, around(stand.centre, 0.5, double(i) * halfTurn / 2)}, bold);
}

void putCompass(const Stand& stand)
{
    constexpr int small = 2;
    const double half = stand.value() == small ? 0.33 : 0.5;
    stand.line({stand.at(-half, -half), stand.at(half, half)}, rim);
    stand.line({stand.at(-half, half), stand.at(half, -half)}, rim);
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
    {penpa::tentShape, putCamp},
    {"battleship_", putShip},
    {"ox_", putTick},
    {"arrow_cross", putArrows},
    {"arrow_eight", putArrows},
    {"arrow_fouredge", putSideArrows},
    {"arrow_fourtip", putSideArrows},
    {"arrow_", putArrow},
    {"cross", putCross},
    {"math", putMath},
    {penpa::sumShape, putSumCell},
    {penpa::compassShape, putCompass},
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
    {"sudokuetc", putSudokuSign},
    {"sudokumore", putSudokuSign},
    {"spans", putSpan},
    {"neighbors", putNeighbours},
};

} // namespace

} // namespace penpa_symbols

std::vector<Point> regularPath(Point centre, double radius, int corners, double angle)
{
    std::vector<Point> path;
    for (int i = 0; i < corners; ++i)
        path.push_back(around(centre, radius, angle + 2 * std::numbers::pi * i / corners));
    return path;
}

void addPenpaSymbol(Drawing& drawing, Level level, Point centre, const penpa::Symbol& symbol)
{
    const penpa_symbols::Stand stand{drawing, level, centre, symbol};
    for (const auto& [beginning, add] : penpa_symbols::families)
        if (symbol.shape.starts_with(beginning))
            return add(stand);
    stand.word("?", 0.4);
}

} // namespace tokisuji
