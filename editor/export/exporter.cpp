#include "editor/export/exporter.h"

#include "editor/export/export_message.h"
#include "editor/export/page_file.h"
#include "editor/export/painter.h"

#include <QFileInfo>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double largestPrintedCellInch = 0.55; ///< 14 mm

} // namespace

std::optional<QString> exportImage(const Published& published, const QString& path, const ExportOptions& options,
                                   const std::stop_token& stop)
{
    if (options.cellPixels < minExportCell || options.cellPixels > maxExportCell)
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Cells can be %1 to %2 pixels wide, not %3."))
            .arg(minExportCell)
            .arg(maxExportCell)
            .arg(options.cellPixels);
    const QString kind = QString::fromStdString(published.board.genre());
    const PageFileOptions file{options.inks, options.scale, published.title.isEmpty() ? kind : published.title};
    // Small cells in pixels show less detail, as on the screen.
    const bool isPixels = QFileInfo(path).suffix().toLower() == QLatin1String("png");
    return writePages(publishedPages(published, options, isPixels ? options.cellPixels : vectorDetail), path, file,
                      stop);
}

QImage boardImage(const Board& board, const ExportOptions& options)
{
    return pageImage(publishedPages(board, options, options.cellPixels).front(), options.inks, options.scale);
}

void paintBoard(QPainter& painter, const QRectF& area, const Board& board, const ExportOptions& options)
{
    const Drawing drawing = drawingOf(board, options, vectorDetail);
    const QSizeF cells = sizeOf(drawing, 1);
    const double fitting = std::min(area.width() / cells.width(), area.height() / cells.height());
    const double cell = std::min(fitting, largestPrintedCellInch * painter.device()->logicalDpiX());
    const QPointF corner(area.center().x() - cells.width() * cell / 2, area.top());
    PaintOptions paint;
    paint.cellPixels = cell;
    paint.origin = corner - QPointF(drawing.topLeft.x, drawing.topLeft.y) * cell;
    paint.surface = PaintOptions::Page;
    paintDrawing(painter, drawing, paletteOf(options.inks), paint);
}

std::optional<QString> printBoard(QPrinter& printer, const Board& board, const ExportOptions& options)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "The printer is not available at the moment."));
    paintBoard(painter, QRectF(QPointF(), printer.pageLayout().paintRectPixels(printer.resolution()).size()), board,
               options);
    if (!painter.end())
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Printing was cancelled."));
    return std::nullopt;
}

} // namespace tokisuji
