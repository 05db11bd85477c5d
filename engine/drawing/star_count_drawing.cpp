// The star count stands in the margin right of the first row: a star and how many of them.
#include "engine/board/star_count.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/sign_drawing.h"

namespace tokisuji {

void drawStarCount(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    constexpr double across = 0.31, starDown = 0.28, starSize = 0.62, countHeight = 0.38;
    const double countDown = scene.genre.has(Mark::Star) ? 0.75 : 0.5;
    const double x = scene.board.size().width + across;
    if (scene.genre.has(Mark::Star))
        addGlyph(drawing, scene.genre, Layer::Shade, 1, {x, starDown}, {.level = Level::Clue, .size = starSize},
                 scene.options.cellPixels);
    drawing.add(text(Level::Clue, {x, countDown}, std::to_string(starCount(scene.board)),
                     scene.atLeast(countHeight, minTextPx), Ink::Ink, Weight::Bold));
}

} // namespace tokisuji
