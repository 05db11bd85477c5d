// Plot file: a drawing that is no board, as a picture on paper of its own.
#pragma once

#include "editor/export/palette.h"

#include <QImage>
#include <QString>

#include <optional>

namespace tokisuji {

/// Side of the drawing's cells in pixels; `scale` device pixels to each.
[[nodiscard]] QImage plotImage(const Drawing& drawing, Theme theme, int cellPixels = 40, double scale = 1);
/// Writes a PNG or SVG file, chosen by the path's suffix; nothing is left half written. nullopt when done, else what is
/// wrong, for people.
[[nodiscard]] std::optional<QString> writePlot(const Drawing& drawing, const QString& path, Theme theme,
                                               int cellPixels = 40);

} // namespace tokisuji
