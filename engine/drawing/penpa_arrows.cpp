// Symbols of penpa that point somewhere.
#include "engine/drawing/penpa_stand.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace penpa_symbols {

namespace {

/// 1 left, then clockwise.
double angleOf(int eighth)
{
    return halfTurn + (eighth - 1) * halfTurn / 4;
}

} // namespace

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

void putInequality(const Stand& stand)
{
    const double angle = halfTurn + (stand.value() - 1) * halfTurn / 2;
    const double spread = stand.value() > 4 ? 0.08 : 0.14;
    const auto corner = [&](double along, double across) {
        return around(around(stand.centre, along, angle), across, angle + halfTurn / 2);
    };
    stand.line({corner(-0.12, spread), corner(0.14, 0), corner(-0.12, -spread)}, 2 * rim);
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

} // namespace penpa_symbols

void addSlimArrow(Drawing& drawing, Level level, Point tail, Point tip, Ink ink, double width)
{
    const double angle = std::atan2(tip.y - tail.y, tip.x - tail.x);
    const double length = std::hypot(tip.x - tail.x, tip.y - tail.y);
    const double head = std::min(length, 4 * width + 0.06);
    drawing.add(stroke(level, {tail, around(tip, -head / 2, angle)}, {.ink = ink, .width = width}));
    drawing.add(filled(level, {tip, around(tip, -head, angle + 0.45), around(tip, -head, angle - 0.45)}, ink));
}

} // namespace tokisuji
