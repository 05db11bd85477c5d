// Exporter: a board as a picture file, an image or a printed page.
#pragma once

#include "editor/export/palette.h"
#include "engine/drawing/overlay_drawing.h"

#include <QImage>
#include <QString>

#include <optional>

class QPainter;
class QPrinter;

namespace tokisuji {

struct ExportOptions {
    enum Content : std::uint8_t {
        Problem, ///< clues only
        Answer,  ///< clues and the marks on the board
    } content = Problem;
    Theme theme = Theme::Print;
    int cellPixels = 54;      ///< side of a cell; vector files take it as 1/96 inch
    double scale = 1;         ///< device pixels per pixel, for PNG files and images
    bool coordinates = false; ///< row and column numbers
    bool notes = false;       ///< free notes
    /// What the solver knows, if it is wanted; its cellPixels and medium follow from the above.
    const Verdict* overlay = nullptr;
    OverlayOptions overlayOptions;
};

constexpr int minExportCell = 8;
constexpr int maxExportCell = 400;

/// Writes a PNG, SVG or PDF file, chosen by the path's suffix, through a temporary file: nothing is left half written.
/// nullopt on success, otherwise what is wrong, for people.
[[nodiscard]] std::optional<QString> exportImage(const Board& board, const QString& path,
                                                 const ExportOptions& options = {});
/// For the clipboard. Null when the image would be too large.
[[nodiscard]] QImage boardImage(const Board& board, const ExportOptions& options = {});
/// Fits the board into a rectangle, its proportions kept; cells grow no larger than a comfortable size on paper.
void paintBoard(QPainter& painter, const QRectF& area, const Board& board, const ExportOptions& options = {});
/// One page; nullopt on success, otherwise what is wrong.
[[nodiscard]] std::optional<QString> printBoard(QPrinter& printer, const Board& board,
                                                const ExportOptions& options = {});

} // namespace tokisuji
