// How the view is painted: the picture of the board, and on it what follows the pointer and the cursor.
#include "editor/export/painter.h"
#include "editor/ui/board_view_private.h"
#include "editor/ui/theme.h"
#include "editor/ui/tools/compass.h"
#include "engine/board/block.h"
#include "engine/drawing/coordinates.h"
#include "engine/drawing/cursor_drawing.h"
#include "engine/drawing/net_drawing.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <QPaintEvent>
#include <QPainter>

namespace tokisuji {

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(event->rect());
    painter.fillRect(event->rect(), m_private->palette[Chrome::Canvas]);
    if (m_private->input.hasBoard())
        m_private->paint(painter, event->rect());
}

void BoardView::Private::paint(QPainter& painter, const QRectF& clip)
{
    picture.paint(painter, palette, camera, clip);
    const PaintOptions options{.origin = camera.origin(), .cellPixels = camera.cellPixels(), .clip = clip};
    if (hovered && drag == Drag::None && !traces())
        paintHover(painter, options);
    if (!shownTrace.empty())
        show(painter, drawHighlight(input.preview(), shownTrace, camera.cellPixels()), options);
    paintAuthoring(painter, options);
    if (shownCursor.visible) {
        painter.setOpacity(view->hasFocus() ? 1 : 0.45);
        show(painter,
             picture.isNet()
                 ? drawNetCursor(input.preview(), shownCursor.place)
                 : drawCursor(input.preview().grid(), shownCursor.place, camera.cellPixels(), shownCursor.writes),
             options);
        paintSlot(painter);
        painter.setOpacity(1);
    }
    paintEdgeNumbers(painter);
    if (const QRectF map = overviewRect(); !map.isNull() && map.intersects(clip))
        overview.paint(painter, input.preview(), palette, camera, map);
}

void BoardView::Private::show(QPainter& painter, Drawing onBoard, const PaintOptions& options) const
{
    paintDrawing(painter, picture.shown(std::move(onBoard)), palette, options);
}

namespace {

OutsideDepths outsideOf(const Board& board, const CellArea& area)
{
    OutsideDepths depths{};
    const Genre& genre = genreOf(board);
    if (outsideClue(genre) != nullptr)
        for (const Side side : sides)
            if (holdsSlots(area, board.size(), side))
                depths[static_cast<std::size_t>(side)] = shownDepth(genre, board, side);
    return depths;
}

} // namespace

/// Axes of symmetric entry, and what is selected.
void BoardView::Private::paintAuthoring(QPainter& painter, const PaintOptions& options) const
{
    if (input.mode() != Mode::Edit)
        return;
    if (shownSymmetry != EntrySymmetry::None)
        show(painter, drawAxes(input.preview().size(), partsOf(shownSymmetry)), options);
    if (shownSelection)
        show(painter, drawSelection(*shownSelection, camera.cellPixels(), outsideOf(input.preview(), *shownSelection)),
             options);
}

/// Rows and columns keep their numbers where those of the paper have been scrolled out of view.
void BoardView::Private::paintEdgeNumbers(QPainter& painter) const
{
    constexpr int strip = 20;
    if (picture.isNet() || picture.stance() != Stance::Upright || !camera.isCropped())
        return;
    const Size size = input.preview().size();
    const QRectF paper = camera.toView(camera.paper());
    const int step = coordinateStep(camera.cellPixels());
    painter.setFont(textFont(TextRole::Caption));
    const auto number = [&](const QRectF& box, int n) {
        if (n % step == 0)
            painter.drawText(box, Qt::AlignCenter, QString::number(n));
    };
    QColor ground = palette[Chrome::Panel];
    ground.setAlphaF(0.92F);
    if (paper.top() < -strip) {
        painter.fillRect(QRect(0, 0, view->width(), strip), ground);
        painter.setPen(palette[Ink::Ink2]);
        for (int column = 0; column < size.width; ++column)
            number(QRectF(camera.toView(QPointF(column + 0.5, 0)).x() - 30, 0, 60, strip), column + 1);
    }
    if (paper.left() < -strip) {
        const int width = strip + 10;
        painter.fillRect(QRect(0, 0, width, view->height()), ground);
        painter.setPen(palette[Ink::Ink2]);
        for (int row = 0; row < size.height; ++row)
            number(QRectF(0, camera.toView(QPointF(0, row + 0.5)).y() - 10, width, 20), row + 1);
    }
}

/// A breath of colour over the cell under the pointer.
void BoardView::Private::paintHover(QPainter& painter, const PaintOptions& options) const
{
    if (!picture.isUpright()) {
        show(painter,
             picture.isNet() ? drawNetHover(input.preview(), *hovered) : drawHover(input.preview().grid(), *hovered),
             options);
        return;
    }
    QColor colour = palette[Ink::Accent];
    colour.setAlphaF(0.1F);
    painter.fillRect(camera.toView(squareAround(*hovered, 0.5)), colour);
}

/// A line under the number of the cell that is being written.
void BoardView::Private::paintSlot(QPainter& painter) const
{
    if (shownCursor.slot == 0)
        return;
    const Spot spot = slotSpot(genreOf(input.preview()), shownCursor.slot);
    const QPointF middle = picture.shown(middleOf(shownCursor.place) + QPointF(spot.x, spot.y)) + QPointF(0, 0.13);
    painter.setPen(QPen(palette[Ink::Accent], 2));
    painter.drawLine(camera.toView(middle - QPointF(0.13, 0)), camera.toView(middle + QPointF(0.13, 0)));
}

} // namespace tokisuji
