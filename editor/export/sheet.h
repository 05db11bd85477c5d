// Sheet: several puzzles on pages of A4, each under its title.
#pragma once

#include "editor/export/exporter.h"

#include <vector>

namespace tokisuji {

struct SheetPuzzle {
    Board board;
    QString title;
};

struct SheetOptions {
    int columns = 2;
    int rows = 3;
    ExportOptions puzzle; ///< its cells are as large as they fit, up to a comfortable size on paper
};
constexpr int mostOnLine = 10; ///< puzzles beside or below each other

/// Writes a PDF file through a temporary one, row by row and page by page. nullopt on success, otherwise what is wrong,
/// for people.
[[nodiscard]] std::optional<QString> writeSheet(const std::vector<SheetPuzzle>& puzzles, const QString& path,
                                                const SheetOptions& options = {});

} // namespace tokisuji
