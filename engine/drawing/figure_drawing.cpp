// Figures of clues: as text as far as they can be read, else as bars.
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/drawing/shapes.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr NumberSizes smallSizes{0.68, 0.56, 0.42}; ///< while Detail::Small

/// How many figures can be read in a cell while Detail::Tiny.
constexpr std::size_t mostTinyFigures = 2;

/// Characters, not bytes.
std::size_t countOf(std::string_view figures)
{
    const auto isLeading = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::ranges::count_if(figures, isLeading));
}

/// Many figures would run into the next cell at the least height; they may be a little smaller.
double leastPx(Detail detail, std::size_t count)
{
    constexpr double smaller = 2;
    const bool isTight = count > 2 || (count > 1 && detail == Detail::Tiny);
    return isTight ? minTextPx - smaller : minTextPx;
}

/// An upright bar for each figure.
void drawBars(Drawing& drawing, std::size_t count, Point centre, Ink ink)
{
    constexpr double reach = 0.84, half = 0.3;
    const double pitch = reach / static_cast<double>(count);
    const Pen pen{.ink = ink, .width = pitch / 2, .join = Join::Sharp};
    double x = centre.x - (reach - pitch) / 2;
    for (std::size_t i = 0; i < count; ++i, x += pitch)
        drawing.add(stroke(Level::Clue, {{x, centre.y - half}, {x, centre.y + half}}, pen));
}

} // namespace

void fade(Drawing& drawing, std::size_t first, double opacity)
{
    for (std::size_t i = first; i < drawing.items.size(); ++i)
        drawing.items[i].opacity = opacity;
}

void drawFigures(const BoardScene& scene, Drawing& drawing, const std::string& figures, Point centre, double height,
                 Ink ink, Weight weight)
{
    const std::size_t count = countOf(figures);
    if (scene.detail == Detail::Tiny && count > mostTinyFigures)
        return drawBars(drawing, count, centre, ink);
    const double readable = scene.atLeast(height, leastPx(scene.detail, count));
    drawing.add(text(Level::Clue, centre, figures, readable, ink, weight));
}

void drawFigure(const BoardScene& scene, Drawing& drawing, int number, Point centre, const NumberSizes& sizes, Ink ink)
{
    const std::string figures = figuresOf(scene.genre, number);
    const double height = (scene.detail == Detail::Small ? smallSizes : sizes).of(countOf(figures));
    const bool standsBesideAnswers = scene.genre.has(Mark::Digit) || scene.genre.has(Mark::DigitOrNone);
    drawFigures(scene, drawing, figures, centre, height, ink, standsBesideAnswers ? Weight::Bold : Weight::Medium);
}

} // namespace tokisuji
