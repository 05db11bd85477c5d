#include "editor/ui/board_overview.h"

#include "editor/export/painter.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/standing.h"
#include "engine/genre/registry.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double overviewSide = 160;
constexpr double distance = 12; ///< from the corner of the view

QRectF paperRectOf(const Board& board)
{
    const PaperBox box = standing(genreOf(board).stance, paperOf(board));
    return {QPointF(box.topLeft.x, box.topLeft.y), QPointF(box.bottomRight.x, box.bottomRight.y)};
}

} // namespace

QRectF BoardOverview::rect(const Camera& camera, const QRectF& paper, const QSizeF& view) const
{
    if (!camera.isCropped() || view.width() < 3 * overviewSide || view.height() < 2 * overviewSide)
        return {};
    const double scale = overviewSide / std::max(paper.width(), paper.height());
    const QSizeF size = paper.size() * scale;
    return {QPointF(distance, view.height() - distance - size.height()), size};
}

QPointF BoardOverview::cellsAt(QPointF point, const QRectF& rect, const QRectF& paper)
{
    const QPointF share((point.x() - rect.left()) / rect.width(), (point.y() - rect.top()) / rect.height());
    return paper.topLeft() + QPointF(share.x() * paper.width(), share.y() * paper.height());
}

/// Drawn larger and scaled down: strokes have a least width on the screen and would fill so small a map.
void BoardOverview::draw(const Board& board, const Palette& palette, const QSizeF& size, double devicePixels)
{
    m_theme = palette.theme();
    const double cell = Camera::minCellPixels;
    const QRectF paper = paperRectOf(board);
    QImage large((paper.size() * cell).toSize(), QImage::Format_RGB32);
    large.fill(palette[Ink::Paper]);
    QPainter painter(&large);
    painter.setRenderHint(QPainter::Antialiasing);
    const Drawing drawing = drawBoard(board, {.cellPixels = cell, .coordinates = false});
    paintDrawing(painter, standing(genreOf(board).stance, drawing), palette,
                 {.origin = -paper.topLeft() * cell, .cellPixels = cell});
    painter.end();
    m_map = QPixmap::fromImage(
        large.scaled((size * devicePixels).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    m_map.setDevicePixelRatio(devicePixels);
}

void BoardOverview::paint(QPainter& painter, const Board& board, const Palette& palette, const Camera& camera,
                          const QRectF& rect)
{
    const double devicePixels = painter.device()->devicePixelRatioF();
    if (m_map.isNull() || m_theme != palette.theme() || m_map.devicePixelRatio() != devicePixels
        || m_map.deviceIndependentSize().toSize() != rect.size().toSize())
        draw(board, palette, rect.size(), devicePixels);
    painter.drawPixmap(rect.topLeft(), m_map);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette[Chrome::ControlLine], 1));
    painter.drawRect(rect);

    const QRectF paper = paperRectOf(board);
    const QRectF seen = camera.visible() & paper;
    const double scale = rect.width() / paper.width();
    painter.setPen(QPen(palette[Ink::Accent], 2));
    painter.drawRect(QRectF(rect.topLeft() + (seen.topLeft() - paper.topLeft()) * scale, seen.size() * scale));
}

} // namespace tokisuji
