// Path figures: the path of a solve on a page of paper, each step as a small picture with its words below.
#pragma once

#include "editor/export/page.h"
#include "editor/export/written_path.h"

namespace tokisuji {

/// As large as it has to be, about as high as it is wide. Cells of the figures are small: `options.cellPixels` is that
/// of the puzzle itself.
[[nodiscard]] Page pathPage(const WrittenPath& path, const QString& head, const ExportOptions& options);

} // namespace tokisuji
