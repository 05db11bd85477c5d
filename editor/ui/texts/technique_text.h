// Technique text: the table of all techniques in the manual, in the language of the window.
#pragma once

#include "editor/model/technique_gallery.h"

#include <QString>

namespace tokisuji {

/// As Markdown of the manual: a table for each level, with pictures named by pictureOfTechnique() as far as there is
/// something to show.
[[nodiscard]] QString techniqueTable(const std::vector<ShownTechnique>& techniques);

/// "technique:cut-cell".
[[nodiscard]] QString pictureOfTechnique(std::string_view id);
/// The id in such a name; empty: it is another one.
[[nodiscard]] QString techniqueOfPicture(const QString& name);

} // namespace tokisuji
