// Exporter: a puzzle as a picture file, an image or a printed page.
#pragma once

#include "editor/export/export_options.h"
#include "editor/export/published.h"

#include <QImage>
#include <QString>

#include <optional>
#include <stop_token>

class QPainter;
class QPrinter;

namespace tokisuji {

/// Writes a PNG, SVG or PDF file, chosen by the path's suffix; see writePages(). nullopt on success, otherwise what is
/// wrong, for people.
[[nodiscard]] std::optional<QString> exportImage(const Published& published, const QString& path,
                                                 const ExportOptions& options = {}, const std::stop_token& stop = {});
/// The board alone, for the clipboard. Null when the image would be too large.
[[nodiscard]] QImage boardImage(const Board& board, const ExportOptions& options = {});
/// Fits the board into a rectangle, its proportions kept; cells grow no larger than a comfortable size on paper.
void paintBoard(QPainter& painter, const QRectF& area, const Board& board, const ExportOptions& options = {});
/// One page; nullopt on success, otherwise what is wrong.
[[nodiscard]] std::optional<QString> printBoard(QPrinter& printer, const Board& board,
                                                const ExportOptions& options = {});

} // namespace tokisuji
