#include "engine/drawing/badges.h"

#include "engine/drawing/detail.h"
#include "engine/drawing/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

double atLeastBadge(double radius, double cellPixels)
{
    return std::max(radius, minBadgePx / 2 / cellPixels);
}

/// A square like a disc of this radius, with a rim of paper.
void addPlate(Drawing& drawing, Point centre, double radius, double rim, Ink ink)
{
    const Box box = boxAround(centre, radius * 0.92);
    drawing.add(filled(Level::Badge, roundedBox(box.grown(rim), radius * 0.2 + rim), Ink::Paper));
    drawing.add(filled(Level::Badge, roundedBox(box, radius * 0.2), ink));
}

void addDisc(Drawing& drawing, Point centre, double radius, double rim, Ink ink)
{
    drawing.add(disc(Level::Badge, centre, radius + rim, Ink::Paper));
    drawing.add(disc(Level::Badge, centre, radius, ink));
}

} // namespace

void addTag(Drawing& drawing, Tag tag, Point centre, double cellPixels)
{
    constexpr double wantedRadius = 0.17, rim = 0.03;
    const double radius = atLeastBadge(wantedRadius, cellPixels);
    if (tag == Tag::A)
        addDisc(drawing, centre, radius, rim, Ink::AltA);
    else
        addPlate(drawing, centre, radius, rim, Ink::AltB);
    drawing.add(text(Level::Badge, centre, tag == Tag::A ? "A" : "B", radius * 1.3, Ink::Paper, Weight::Bold));
}

void addPin(Drawing& drawing, Pin pin, Point centre, int number, double cellPixels)
{
    constexpr double radiusPx = 10, rimPx = 1.5;
    const double radius = radiusPx / cellPixels, rim = rimPx / cellPixels;
    if (pin == Pin::Hole)
        addDisc(drawing, centre, radius, rim, Ink::Several);
    else
        addPlate(drawing, centre, radius, rim, Ink::Conflict);
    const double height = number < 10 ? 1.3 : 1.1;
    drawing.add(text(Level::Badge, centre, std::to_string(number), radius * height, Ink::Paper, Weight::Bold));
}

void addWarning(Drawing& drawing, Point centre, double cellPixels)
{
    constexpr double wantedRadius = 0.19, rimWidth = 0.05;
    const double r = atLeastBadge(wantedRadius, cellPixels);
    const std::vector<Point> corners{centre + Point{0, -r * 0.95}, centre + Point{r * 1.05, r * 0.85},
                                     centre + Point{-r * 1.05, r * 0.85}};
    Item plate = outline(Level::Badge, corners, {.ink = Ink::Paper, .width = 2 * rimWidth + 0.06});
    drawing.add(plate);
    plate.stroke = plate.fill = Ink::Conflict;
    plate.width = 0.06;
    drawing.add(plate);
    const Pen bar{.ink = Ink::Paper, .width = r * 0.26, .minWidthPx = 1};
    drawing.add(stroke(Level::Badge, {centre + Point{0, -r * 0.35}, centre + Point{0, r * 0.2}}, bar));
    drawing.add(disc(Level::Badge, centre + Point{0, r * 0.6}, r * 0.15, Ink::Paper));
}

namespace {

void addDiamond(Drawing& drawing, Point centre, const std::string& figure, double cellPixels)
{
    constexpr double wantedRadius = 0.2, rim = 0.045;
    const double r = atLeastBadge(wantedRadius, cellPixels);
    const auto diamond = [&](double reach) {
        return std::vector<Point>{centre + Point{0, -reach}, centre + Point{reach, 0}, centre + Point{0, reach},
                                  centre + Point{-reach, 0}};
    };
    drawing.add(filled(Level::Badge, diamond(r + 1.5 * rim), Ink::Paper));
    drawing.add(filled(Level::Badge, diamond(r), Ink::Hypothesis));
    const double height = figure.size() < 2 ? 1.25 : 0.95;
    drawing.add(text(Level::Badge, centre, figure, r * height, Ink::Paper, Weight::Bold));
}

} // namespace

void addQuestion(Drawing& drawing, Point centre, double cellPixels)
{
    addDiamond(drawing, centre, "?", cellPixels);
}

void addWay(Drawing& drawing, Point centre, int number, double cellPixels)
{
    addDiamond(drawing, centre, std::to_string(number), cellPixels);
}

void addStepNumber(Drawing& drawing, Point centre, int number, double cellPixels)
{
    constexpr double wantedRadius = 0.19, rim = 0.045;
    const double r = atLeastBadge(wantedRadius, cellPixels);
    addDisc(drawing, centre, r, rim, Ink::Hypothesis);
    const double height = number < 10 ? 1.3 : 1.05;
    drawing.add(text(Level::Badge, centre, std::to_string(number), r * height, Ink::Paper, Weight::Bold));
}

void addStar(Drawing& drawing, Point centre, double cellPixels)
{
    constexpr double wantedRadius = 0.33, innerShare = 0.67, rim = 0.045;
    constexpr int corners = 16; // of eight points
    const double r = std::max(wantedRadius * 0.75, minBadgePx / 2 / cellPixels);
    const auto star = [&](double reach) {
        std::vector<Point> points;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners;
            const double radius = i % 2 == 0 ? reach : reach * innerShare;
            points.push_back(centre + Point{radius * std::sin(angle), -radius * std::cos(angle)});
        }
        return points;
    };
    drawing.add(filled(Level::Badge, star(r + 1.4 * rim), Ink::Paper));
    drawing.add(filled(Level::Badge, star(r), Ink::Conflict));
    drawing.add(text(Level::Badge, centre, "!", r * 1.15, Ink::Paper, Weight::Bold));
}

void addTick(Drawing& drawing, Point centre, double cellPixels)
{
    constexpr double wantedRadius = 0.11;
    const double r = std::max(wantedRadius, minBadgePx / 4 / cellPixels);
    const std::vector<Point> path{centre + Point{-r, 0.1 * r}, centre + Point{-0.3 * r, 0.8 * r},
                                  centre + Point{r, -0.8 * r}};
    drawing.add(stroke(Level::Badge, path, {.ink = Ink::Paper, .width = r * 1.1}));
    drawing.add(stroke(Level::Badge, path, {.ink = Ink::Determined, .width = r * 0.5, .minWidthPx = minLinePx}));
}

void addCutCircle(Drawing& drawing, Point centre, int number, double cellPixels)
{
    constexpr double wantedRadius = 0.21, rim = 0.045;
    constexpr int arcPoints = 28;                 // from beyond the gap at the upper right round to it
    constexpr double gapBegins = 0.1, gap = 0.16; // in turns, clockwise from the top
    const double r = atLeastBadge(wantedRadius, cellPixels);
    std::vector<Point> arc;
    for (int i = 0; i <= arcPoints; ++i) {
        const double turn = gapBegins + gap + (1 - gap) * i / arcPoints;
        const double angle = 2 * std::numbers::pi * turn;
        arc.push_back(centre + Point{r * std::sin(angle), -r * std::cos(angle)});
    }
    drawing.add(disc(Level::Badge, centre, r + rim, Ink::Paper));
    drawing.add(stroke(Level::Badge, std::move(arc), {.ink = Ink::Conflict, .width = 0.05, .minWidthPx = 1.5}));
    drawing.add(text(Level::Badge, centre, std::to_string(number), r * (number < 10 ? 1.2 : 0.95), Ink::Conflict,
                     Weight::Bold));
}

} // namespace tokisuji
