#include "editor/export/exporter.h"

#include "editor/export/painter.h"
#include "editor/whole_file.h"
#include "engine/drawing/board_drawing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

using Failure = std::optional<QString>;

constexpr double mostPixels = 100e6; ///< of an image: 400 MB while it is drawn
constexpr double pixelsPerInch = 96;
constexpr double largestPrintedCellInch = 0.55; ///< 14 mm

QString message(const char* source)
{
    return QCoreApplication::translate("Exporter", source);
}

Drawing drawingOf(const Board& board, const ExportOptions& options, double detailPixels)
{
    const DrawOptions drawOptions{
        .cellPixels = detailPixels,
        .content = options.content == ExportOptions::Answer ? DrawOptions::Answer : DrawOptions::Problem,
        .coordinates = options.coordinates,
        .notes = options.notes,
    };
    std::vector<Drawing> parts{drawBoard(board, drawOptions)};
    if (options.overlay != nullptr) {
        OverlayOptions overlay = options.overlayOptions;
        overlay.cellPixels = detailPixels;
        overlay.medium = options.theme == Theme::Print ? OverlayOptions::Print : OverlayOptions::Screen;
        parts.push_back(drawOverlay(board, *options.overlay, overlay));
    }
    return compose(std::move(parts));
}

/// Places the drawing's upper left corner on `at`.
PaintOptions placed(const Drawing& drawing, QPointF at, double cellPixels, PaintOptions::Surface surface)
{
    PaintOptions paint;
    paint.cellPixels = cellPixels;
    paint.origin = at - QPointF(drawing.topLeft.x, drawing.topLeft.y) * cellPixels;
    paint.surface = surface;
    return paint;
}

/// Vector files keep every detail, however small their cells.
constexpr double vectorDetail = 54;

Failure writePng(const Board& board, const QString& path, const ExportOptions& options)
{
    const QImage image = boardImage(board, options);
    if (image.isNull())
        return message(QT_TRANSLATE_NOOP("Exporter", "The image would be too large. Choose smaller cells."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

Failure writeSvg(const Board& board, const QString& path, const ExportOptions& options)
{
    const Drawing drawing = drawingOf(board, options, vectorDetail);
    const QSizeF size = sizeOf(drawing, options.cellPixels);
    QBuffer text; // the generator does not tell of what it could not write
    QSvgGenerator generator;
    generator.setOutputDevice(&text);
    generator.setResolution(static_cast<int>(pixelsPerInch));
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(QString::fromStdString(board.genre()));
    generator.setDescription(QStringLiteral("Tokisuji"));
    const Palette palette(options.theme);
    QPainter painter(&generator);
    painter.fillRect(QRectF(QPointF(), size), palette[Ink::Paper]);
    paintDrawing(painter, drawing, palette, placed(drawing, {}, options.cellPixels, PaintOptions::Vector));
    painter.end();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data()) != text.size() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

Failure writePdf(const Board& board, const QString& path, const ExportOptions& options)
{
    constexpr int resolution = 1200;
    constexpr double pointsPerInch = 72;
    const Drawing drawing = drawingOf(board, options, vectorDetail);
    const QSizeF size = sizeOf(drawing, options.cellPixels / pixelsPerInch); // in inches
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    QPdfWriter writer(&file);
    writer.setResolution(resolution);
    writer.setCreator(QStringLiteral("Tokisuji"));
    writer.setTitle(QString::fromStdString(board.genre()));
    writer.setPageSize(QPageSize(size * pointsPerInch, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    const Palette palette(options.theme);
    QPainter painter(&writer);
    painter.fillRect(QRectF(QPointF(), size * resolution), palette[Ink::Paper]);
    const double cell = options.cellPixels / pixelsPerInch * resolution;
    paintDrawing(painter, drawing, palette, placed(drawing, {}, cell, PaintOptions::Page));
    if (!painter.end() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

struct Format {
    const char* suffix;
    Failure (*write)(const Board&, const QString&, const ExportOptions&);
};
constexpr std::array<Format, 3> formats{{{"png", writePng}, {"svg", writeSvg}, {"pdf", writePdf}}};

} // namespace

Failure exportImage(const Board& board, const QString& path, const ExportOptions& options)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto format =
        std::ranges::find_if(formats, [&](const Format& f) { return suffix == QLatin1String(f.suffix); });
    if (format == formats.end())
        return message(QT_TRANSLATE_NOOP("Exporter", "Pictures can be saved as .png, .svg or .pdf, not as \"%1\"."))
            .arg(suffix.isEmpty() ? path : QLatin1Char('.') + suffix);
    if (options.cellPixels < minExportCell || options.cellPixels > maxExportCell)
        return message(QT_TRANSLATE_NOOP("Exporter", "Cells can be %1 to %2 pixels wide, not %3."))
            .arg(minExportCell)
            .arg(maxExportCell)
            .arg(options.cellPixels);
    return format->write(board, path, options);
}

QImage boardImage(const Board& board, const ExportOptions& options)
{
    const Drawing drawing = drawingOf(board, options, options.cellPixels);
    const QSizeF size = sizeOf(drawing, options.cellPixels * options.scale);
    if (size.width() * size.height() > mostPixels)
        return {};
    QImage image(size.toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.setDevicePixelRatio(options.scale);
    const double metre = 39.3701;
    const int dotsPerMetre = static_cast<int>(std::lround(pixelsPerInch * options.scale * metre));
    const Palette palette(options.theme);
    image.fill(palette[Ink::Paper]);
    QPainter painter(&image);
    paintDrawing(painter, drawing, palette, placed(drawing, {}, options.cellPixels, PaintOptions::Image));
    painter.end();
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

void paintBoard(QPainter& painter, const QRectF& area, const Board& board, const ExportOptions& options)
{
    const Drawing drawing = drawingOf(board, options, vectorDetail);
    const QSizeF cells = sizeOf(drawing, 1);
    const double fitting = std::min(area.width() / cells.width(), area.height() / cells.height());
    const double cell = std::min(fitting, largestPrintedCellInch * painter.device()->logicalDpiX());
    const QPointF corner(area.center().x() - cells.width() * cell / 2, area.top());
    paintDrawing(painter, drawing, Palette(options.theme), placed(drawing, corner, cell, PaintOptions::Page));
}

Failure printBoard(QPrinter& printer, const Board& board, const ExportOptions& options)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return message(QT_TRANSLATE_NOOP("Exporter", "The printer is not available at the moment."));
    paintBoard(painter, QRectF(QPointF(), printer.pageLayout().paintRectPixels(printer.resolution()).size()), board,
               options);
    if (!painter.end())
        return message(QT_TRANSLATE_NOOP("Exporter", "Printing was cancelled."));
    return std::nullopt;
}

} // namespace tokisuji
