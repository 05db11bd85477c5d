#include "editor/ui/help/technique_picture.h"

#include "editor/export/published.h"
#include "editor/export/step_window.h"
#include "engine/drawing/standing.h"
#include "engine/drawing/step_drawing.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double pictureSide = 168; ///< at most, in logical pixels
constexpr double mostCell = 26;
constexpr WindowSize roundExample{.beside = 1.2, .least = 4};

struct ExamplePicture {
    Drawing drawing;
    QRectF window;
    double cell;
};

ExamplePicture exampleOf(const ShownTechnique& shown)
{
    const ExportOptions look{.content = ExportOptions::Answer};
    ExamplePicture picture;
    const Stance stance = genreOf(*shown.board).stance;
    picture.drawing = compose({drawingOf(*shown.board, look, vectorDetail),
                               standing(stance, drawStep(*shown.board, *shown.trace, shown.step))});
    const Drawing& whole = picture.drawing;
    const QRectF extent(QPointF(whole.topLeft.x, whole.topLeft.y), QPointF(whole.bottomRight.x, whole.bottomRight.y));
    picture.window = windowOf(*shown.trace, {mainStepOf(*shown.trace, shown.step)}, stance, extent, roundExample);
    picture.cell = std::min(mostCell, pictureSide / std::max(picture.window.width(), picture.window.height()));
    return picture;
}

} // namespace

QImage techniqueImage(const ShownTechnique& shown, const Palette& palette, double devicePixelRatio)
{
    const ExamplePicture picture = exampleOf(shown);
    return windowImage(picture.drawing, picture.window, palette, picture.cell, devicePixelRatio);
}

QByteArray techniqueSvg(const ShownTechnique& shown, const Palette& palette)
{
    const ExamplePicture picture = exampleOf(shown);
    return windowSvg(picture.drawing, picture.window, palette, picture.cell);
}

} // namespace tokisuji
