#include "editor/export/plot_file.h"

#include "editor/export/painter.h"
#include "editor/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace tokisuji {

namespace {

void paintPlot(QPainter& painter, const Drawing& drawing, Theme theme, int cellPixels, PaintOptions::Surface surface)
{
    const Palette palette(theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), sizeOf(drawing, cellPixels)), palette[Ink::Paper]);
    PaintOptions options{.cellPixels = double(cellPixels), .surface = surface};
    options.origin = -QPointF(drawing.topLeft.x, drawing.topLeft.y) * cellPixels;
    paintDrawing(painter, drawing, palette, options);
}

bool writeSvg(QIODevice& file, const Drawing& drawing, Theme theme, int cellPixels)
{
    constexpr int pixelsPerInch = 96;
    const QSizeF size = sizeOf(drawing, cellPixels);
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setResolution(pixelsPerInch);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setDescription(QStringLiteral("Tokisuji"));
    QPainter painter(&generator);
    paintPlot(painter, drawing, theme, cellPixels, PaintOptions::Vector);
    return painter.end();
}

} // namespace

QImage plotImage(const Drawing& drawing, Theme theme, int cellPixels, double scale)
{
    QImage image((sizeOf(drawing, cellPixels) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    paintPlot(painter, drawing, theme, cellPixels, PaintOptions::Image);
    return image;
}

std::optional<QString> writePlot(const Drawing& drawing, const QString& path, Theme theme, int cellPixels)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isSvg = suffix == QStringLiteral("svg");
    if (!isSvg && suffix != QStringLiteral("png"))
        return QCoreApplication::translate("Exporter", "Plots can be saved as .png or .svg, not as \"%1\".")
            .arg(suffix);
    constexpr double fine = 2;
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly)
                         && (isSvg ? writeSvg(file, drawing, theme, cellPixels)
                                   : plotImage(drawing, theme, cellPixels, fine).save(&file, "PNG"));
    if (!written || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

} // namespace tokisuji
