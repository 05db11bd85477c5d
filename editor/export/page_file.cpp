#include "editor/export/page_file.h"

#include "editor/export/export_message.h"
#include "editor/whole_file.h"

#include <QBuffer>
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
using Pages = std::vector<Page>;

constexpr double mostPixels = 100e6; ///< of an image: 400 MB while it is drawn
constexpr double pixelsPerInch = 96;

QString stopped()
{
    return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Cancelled."));
}

Failure write(const QString& path, const QByteArray& content, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return stopped();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

Failure writePng(const Page& page, const QString& path, const PageFileOptions& options, const std::stop_token& stop)
{
    const QImage image = pageImage(page, options.inks, options.scale);
    if (image.isNull())
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "The image would be too large. Choose smaller cells."));
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "The image would be too large. Choose smaller cells."));
    return write(path, content, stop);
}

Failure writeSvg(const Page& page, const QString& path, const PageFileOptions& options, const std::stop_token& stop)
{
    QBuffer text; // the generator does not tell of what it could not write
    QSvgGenerator generator;
    generator.setOutputDevice(&text);
    generator.setResolution(static_cast<int>(pixelsPerInch));
    generator.setSize(page.size.toSize());
    generator.setViewBox(QRectF(QPointF(), page.size));
    generator.setTitle(options.title);
    generator.setDescription(QStringLiteral("Tokisuji"));
    QPainter painter(&generator);
    paintPage(painter, page, options.inks, {.surface = PaintOptions::Vector});
    painter.end();
    return write(path, text.data(), stop);
}

QPageLayout layoutOf(const Page& page)
{
    const QPageSize size(page.size / pagePoint, QPageSize::Point, {}, QPageSize::ExactMatch);
    return {size, QPageLayout::Portrait, QMarginsF()};
}

Failure writePdf(const Pages& pages, const QString& path, const PageFileOptions& options, const std::stop_token& stop)
{
    constexpr int resolution = 1200;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    QPdfWriter writer(&file);
    writer.setResolution(resolution);
    writer.setCreator(QStringLiteral("Tokisuji"));
    writer.setTitle(options.title);
    writer.setPageLayout(layoutOf(pages.front()));
    QPainter painter(&writer);
    for (const Page& page : pages) {
        if (stop.stop_requested())
            return stopped(); // what was written goes with the temporary file
        if (&page != &pages.front()) {
            writer.setPageLayout(layoutOf(page));
            writer.newPage();
        }
        paintPage(painter, page, options.inks, {.unit = resolution / pixelsPerInch});
    }
    if (!painter.end() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

/// One picture a page.
template <Failure (*writeOne)(const Page&, const QString&, const PageFileOptions&, const std::stop_token&)>
Failure writeEach(const Pages& pages, const QString& path, const PageFileOptions& options, const std::stop_token& stop)
{
    const QStringList files = filesOf(pages, path);
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (const Failure failure = writeOne(pages[i], files[static_cast<qsizetype>(i)], options, stop))
            return failure;
    return std::nullopt;
}

struct Format {
    const char* suffix;
    Failure (*write)(const Pages&, const QString&, const PageFileOptions&, const std::stop_token&);
};
constexpr std::array<Format, 3> formats{
    {{"png", writeEach<writePng>}, {"svg", writeEach<writeSvg>}, {"pdf", writePdf}}};

} // namespace

QImage pageImage(const Page& page, const InkLook& look, double scale)
{
    const QSizeF size = page.size * scale;
    if (size.width() * size.height() > mostPixels)
        return {};
    QImage image(size.toSize(), look.transparent ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (image.isNull())
        return {};
    constexpr double metre = 39.3701;
    const int dotsPerMetre = static_cast<int>(std::lround(pixelsPerInch * scale * metre));
    image.fill(look.transparent ? QColor(Qt::transparent) : paletteOf(look)[Ink::Paper]);
    QPainter painter(&image);
    paintPage(painter, page, look, {.unit = scale, .surface = PaintOptions::Image}); // a ratio below 1 is none to Qt
    painter.end();
    image.setDevicePixelRatio(scale);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

QStringList filesOf(const std::vector<Page>& pages, const QString& path)
{
    const QFileInfo info(path);
    if (info.suffix().toLower() == QLatin1String("pdf") || pages.size() == 1)
        return {path};
    QStringList files;
    for (const Page& page : pages)
        files << info.path() + QLatin1Char('/') + info.completeBaseName() + page.fileSuffix + QLatin1Char('.')
                     + info.suffix();
    return files;
}

std::optional<QString> writePages(const std::vector<Page>& pages, const QString& path, const PageFileOptions& options,
                                  const std::stop_token& stop)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto format =
        std::ranges::find_if(formats, [&](const Format& f) { return suffix == QLatin1String(f.suffix); });
    if (format == formats.end())
        return exportMessage(
                   QT_TRANSLATE_NOOP("Exporter", "Pictures can be saved as .png, .svg or .pdf, not as \"%1\"."))
            .arg(suffix.isEmpty() ? path : QLatin1Char('.') + suffix);
    return format->write(pages, path, options, stop);
}

std::optional<QString> printPages(QPrinter& printer, const std::vector<Page>& pages, const InkLook& look,
                                  const std::stop_token& stop)
{
    printer.setFullPage(true);
    printer.setPageLayout(layoutOf(pages.front()));
    QPainter painter;
    if (!painter.begin(&printer))
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "The printer is not available at the moment."));
    const double unit = printer.resolution() / pixelsPerInch;
    for (const Page& page : pages) {
        if (stop.stop_requested() && printer.abort())
            return stopped();
        if (&page != &pages.front())
            printer.newPage();
        paintPage(painter, page, look, {.unit = unit});
    }
    if (!painter.end())
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Printing was cancelled."));
    return std::nullopt;
}

} // namespace tokisuji
