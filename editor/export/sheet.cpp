#include "editor/export/sheet.h"

#include "editor/whole_file.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace tokisuji {

namespace {

constexpr int resolution = 1200;
constexpr double millimetre = resolution / 25.4;
constexpr double marginMm = 15;
constexpr double gapMm = 8;
constexpr double titleMm = 7;
constexpr double titlePt = 10;

QRectF placeOf(std::size_t index, const QRectF& page, const SheetOptions& options)
{
    const auto column = static_cast<int>(index) % options.columns;
    const auto row = static_cast<int>(index) / options.columns;
    const double gap = gapMm * millimetre;
    const QSizeF size((page.width() - gap * (options.columns - 1)) / options.columns,
                      (page.height() - gap * (options.rows - 1)) / options.rows);
    return {page.topLeft() + QPointF(column * (size.width() + gap), row * (size.height() + gap)), size};
}

void paintPuzzle(QPainter& painter, const QRectF& area, const SheetPuzzle& puzzle, const SheetOptions& options)
{
    const double title = titleMm * millimetre;
    painter.setPen(Qt::black);
    painter.drawText(QRectF(area.topLeft(), QSizeF(area.width(), title)), Qt::AlignHCenter | Qt::AlignVCenter,
                     puzzle.title);
    paintBoard(painter, area.adjusted(0, title, 0, 0), puzzle.board, options.puzzle);
}

} // namespace

std::optional<QString> writeSheet(const std::vector<SheetPuzzle>& puzzles, const QString& path,
                                  const SheetOptions& options)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    QPdfWriter writer(&file);
    writer.setResolution(resolution);
    writer.setCreator(QStringLiteral("Tokisuji"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({marginMm, marginMm, marginMm, marginMm}, QPageLayout::Millimeter);
    QPainter painter(&writer);
    QFont font = painter.font();
    font.setPointSizeF(titlePt);
    painter.setFont(font);
    const QRectF page(QPointF(), QSizeF(writer.width(), writer.height()));
    const auto perPage = static_cast<std::size_t>(options.columns) * static_cast<std::size_t>(options.rows);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (i > 0 && i % perPage == 0)
            writer.newPage();
        paintPuzzle(painter, placeOf(i % perPage, page, options), puzzles[i], options);
    }
    if (!painter.end() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

} // namespace tokisuji
