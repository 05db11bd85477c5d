// Plot file: a drawing that is not a board, as a picture of its own.
#pragma once

#include "editor/export/palette.h"

#include <QImage>
#include <QString>

#include <optional>

namespace tokisuji {

/// Side of the drawing's cells in pixels; `scale` device pixels to each.
[[nodiscard]] QImage plotImage(const Drawing& drawing, Theme theme, int cellPixels = 40, double scale = 1);
/// Writes a PNG or SVG file, chosen by the path's suffix; nothing is left half written. nullopt on success, otherwise
/// what is wrong, for people.
[[nodiscard]] std::optional<QString> writePlot(const Drawing& drawing, const QString& path, Theme theme,
                                               int cellPixels = 40);

} // namespace tokisuji
