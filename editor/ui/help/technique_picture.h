// Technique picture: the example of a technique, as large as the step needs.
#pragma once

#include "editor/export/palette.h"
#include "editor/model/technique_gallery.h"

#include <QByteArray>
#include <QImage>

namespace tokisuji {

/// Requires an example with a board.
[[nodiscard]] QImage techniqueImage(const ShownTechnique& shown, const Palette& palette, double devicePixelRatio);
[[nodiscard]] QByteArray techniqueSvg(const ShownTechnique& shown, const Palette& palette);

} // namespace tokisuji
