// Step window: the part of a board that a step is about, and pictures of it.
#pragma once

#include "editor/export/palette.h"
#include "engine/drawing/drawing.h"
#include "engine/genre/stance.h"
#include "engine/trace/trace.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>

namespace tokisuji {

struct WindowSize {
    double beside = 4; ///< cells shown beside what the step is about
    double least = 14; ///< cells shown at least in each direction, as far as there are any
};
/// In cells of the picture, within all of it. Of steps of the main line with the hypotheses that they rest on.
[[nodiscard]] QRectF windowOf(const Trace& trace, const std::vector<StepId>& steps, Stance stance, const QRectF& whole,
                              const WindowSize& size);

/// The part of a drawing, with cells of so many logical pixels.
[[nodiscard]] QImage windowImage(const Drawing& drawing, const QRectF& window, const Palette& palette, double cell,
                                 double devicePixelRatio);
[[nodiscard]] QByteArray windowSvg(const Drawing& drawing, const QRectF& window, const Palette& palette, double cell);
/// What lies outside of the window is gone; what reaches into it is whole.
[[nodiscard]] Drawing within(Drawing drawing, const QRectF& window);

} // namespace tokisuji
