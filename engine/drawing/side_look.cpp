// Eight fills, pale and deep ones in turn, with a dark and a light figure; twelve figures for each of the two, so that
// the first 24 colours differ even where all fills look grey. Fills after Okabe and Ito, Color Universal Design (2008),
// moved apart in lightness.
#include "engine/drawing/side_look.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

constexpr std::array fills{Ink::SideYellow, Ink::SideBlue, Ink::SideOrange, Ink::SideGreen,
                           Ink::SideSky,    Ink::SideRed,  Ink::SidePink,   Ink::SidePurple};

/// A circle's lower half, or all of it.
std::vector<Point> arc(Point centre, double radius, double turns)
{
    constexpr int stepsRound = 24;
    const int steps = static_cast<int>(stepsRound * turns);
    std::vector<Point> points;
    for (int i = 0; i <= steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / stepsRound;
        points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return points;
}

std::vector<Point> halfRing(double outer, double inner)
{
    std::vector<Point> points = arc({}, outer, 0.5);
    const std::vector<Point> hole = arc({}, inner, 0.5);
    points.insert(points.end(), hole.rbegin(), hole.rend());
    return points;
}

std::vector<Point> box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// A "V" whose arms run along the short sides of the triangle.
std::vector<Point> chevron(double half, double width)
{
    return {{-half, 0}, {-half + width, 0}, {0, half - width}, {half - width, 0}, {half, 0}, {0, half}};
}

std::array<SidePattern, sidePatterns> makePatterns()
{
    return {{
        {},
        {arc({}, 0.24, 0.5)},                                                                 // disc
        {box(-0.3, 0.1, 0.3, 0.17), box(-0.16, 0.24, 0.16, 0.31)},                            // stripes along
        {chevron(0.33, 0.13)},                                                                // diamond, hollow
        {box(-0.22, 0, -0.12, 0.2), box(-0.05, 0, 0.05, 0.34), box(0.12, 0, 0.22, 0.2)},      // stripes across
        {arc({-0.2, 0.14}, 0.065, 1), arc({0.2, 0.14}, 0.065, 1), arc({0, 0.3}, 0.065, 1)},   // dots
        {halfRing(0.29, 0.17)},                                                               // ring
        {box(-0.2, 0, 0.2, 0.2)},                                                             // square
        {box(-0.06, 0, 0.06, 0.32), box(-0.28, 0, -0.06, 0.1), box(0.06, 0, 0.28, 0.1)},      // cross
        {{{-0.3, 0}, {0.3, 0}, {0, 0.3}}},                                                    // diamond, full
        {box(-0.24, 0, -0.08, 0.14), box(0.08, 0, 0.24, 0.14), box(-0.08, 0.14, 0.08, 0.28)}, // checks
        {{{-0.36, 0}, {-0.1, 0}, {-0.1, 0.2}}, {{0.36, 0}, {0.1, 0}, {0.1, 0.2}}, arc({0, 0.32}, 0.06, 1)}, // hourglass
    }};
}

} // namespace

SideLook sideLookOf(int colour)
{
    const int index = (colour - 1) % sideLooks;
    const Ink fill = fills[static_cast<std::size_t>(index) % fills.size()];
    return {fill, index % 2 == 0 ? Ink::PearlBlack : Ink::PearlWhite, index / 2};
}

const SidePattern& sidePattern(int pattern)
{
    static const std::array patterns = makePatterns();
    return patterns[static_cast<std::size_t>(pattern)];
}

} // namespace tokisuji
