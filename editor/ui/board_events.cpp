// How the view follows mouse, wheel and keys.
#include "editor/ui/board_view_private.h"
#include "editor/ui/gate_guest.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace tokisuji {

namespace {

/// A press that goes further than this is a drag.
constexpr double dragPixels = 5;

bool isFar(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) > dragPixels || std::abs(a.y() - b.y()) > dragPixels;
}

/// Letters that give arrows another meaning, or show something, as long as they are held.
bool isHoldable(int key)
{
    return key == Qt::Key_X || key == Qt::Key_Z;
}

Mode otherMode(Mode mode)
{
    return mode == Mode::Edit ? Mode::Solve : Mode::Edit;
}

} // namespace

Spot BoardView::Private::spotAt(QPointF point) const
{
    const QPointF cells = picture.cellsAt(camera.toCells(point));
    return {2 * cells.x(), 2 * cells.y()};
}

QRectF BoardView::Private::overviewRect() const
{
    return input.hasBoard() ? overview.rect(camera, picture.paper(), view->size()) : QRectF();
}

void BoardView::Private::trace(QPointF point)
{
    input.trace(spotAt(point), picture.boardWithDetermined());
    follow();
}

Place BoardView::Private::cellAtPoint(QPointF point) const
{
    const Spot spot = spotAt(point);
    return cellUnder(input.hasBoard() ? settled(spot, input.preview().grid()) : spot);
}

void BoardView::Private::hover(std::optional<Place> cell)
{
    const auto isPlace = [&](Place place) {
        const Grid& grid = input.preview().grid();
        return grid.hasCell(place) || hasSlot(genreOf(input.preview()), grid, place);
    };
    if (cell && !(input.hasBoard() && isPlace(*cell)))
        cell.reset();
    if (hovered == cell)
        return;
    for (const auto& place : {hovered, cell})
        if (place)
            view->update(camera.toView(aroundDrawn(*place, picture.isUpright() ? 0.5 : 2)).toAlignedRect());
    hovered = cell;
}

void BoardView::Private::updatePointerShape()
{
    const bool isPanning = drag == Drag::Pan || drag == Drag::Middle;
    view->setCursor(isPanning                     ? Qt::ClosedHandCursor
                    : pendingKey == Qt::Key_Space ? Qt::OpenHandCursor
                                                  : Qt::ArrowCursor);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    Private& d = *m_private;
    const QPointF at = event->position();
    if (!d.input.hasBoard() || d.drag != Private::Drag::None)
        return;
    d.pressedAt = d.lastAt = at;
    const bool pans = d.pendingKey == Qt::Key_Space;
    d.pendingKey = 0;
    d.hover({});
    if (pans)
        d.drag = Private::Drag::Pan;
    else if (event->button() == Qt::MiddleButton)
        d.drag = Private::Drag::Middle;
    else if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return;
    else if (d.overviewRect().contains(at))
        d.drag = Private::Drag::Overview;
    else if (d.pressGlass(*event))
        d.drag = Private::Drag::Glass;
    else if (d.traces())
        d.drag = Private::Drag::Trace;
    else
        d.drag = Private::Drag::Stroke;
    if (d.drag == Private::Drag::Stroke) {
        const Button button = event->button() == Qt::LeftButton ? Button::Primary : Button::Secondary;
        d.input.press(d.spotAt(at), button, event->modifiers());
        d.follow();
    }
    d.followDrag(at);
    d.updatePointerShape();
}

/// The glass may be another one afterwards: what is asked here is a copy.
bool BoardView::Private::pressGlass(const QMouseEvent& event)
{
    const bool isPlain = event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier;
    const BoardGlass* glass = picture.glass();
    if (!isPlain || glass == nullptr || !glass->press)
        return false;
    const auto press = glass->press;
    return press(view->toCells(event.position()));
}

void BoardView::Private::showTip(const QHelpEvent& event)
{
    const BoardGlass* glass = picture.glass();
    const QString tip = glass != nullptr && glass->tip ? glass->tip(view->toCells(event.pos())) : QString();
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), tip, view);
}

/// What every kind of drag but the stroke does at a point.
void BoardView::Private::followDrag(QPointF at)
{
    if (drag == Drag::Trace)
        trace(at);
    else if (drag == Drag::Overview)
        changeCamera([&] { camera.centreOn(BoardOverview::cellsAt(at, overviewRect(), picture.paper())); });
    else if (drag == Drag::Pan || (drag == Drag::Middle && isFar(at, pressedAt))) {
        drag = Drag::Pan;
        moveView(camera.origin() + at - lastAt);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    Private& d = *m_private;
    const QPointF at = event->position();
    if (!d.input.hasBoard())
        return;
    if (d.drag == Private::Drag::None) {
        d.hover(d.cellAtPoint(at));
        if (d.traces())
            d.trace(at);
    } else if (d.drag == Private::Drag::Stroke) {
        d.input.move(d.spotAt(at));
        d.follow();
    } else if (d.drag != Private::Drag::Middle || isFar(at, d.pressedAt)) {
        d.followDrag(at);
        d.lastAt = at;
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    Private& d = *m_private;
    if (d.drag == Private::Drag::None || event->buttons() != Qt::NoButton)
        return;
    const auto drag = std::exchange(d.drag, Private::Drag::None);
    if (drag == Private::Drag::Stroke)
        d.commit(d.input.release(d.spotAt(event->position())));
    else if (drag == Private::Drag::Middle)
        setMode(otherMode(mode()));
    d.hover(d.cellAtPoint(event->position()));
    d.updatePointerShape();
}

void BoardView::leaveEvent(QEvent*)
{
    m_private->hover({});
    if (m_private->traces()) {
        m_private->input.dropTrace();
        m_private->follow();
    }
}

/// Alt and the wheel turn the piece under the pointer, where pieces may be turned.
bool BoardView::Private::turnPiece(QPointF at, QPoint wheel)
{
    const Place cell = cellAtPoint(at);
    if (!genreOf(input.preview()).has(Mark::Piece) || !input.preview().grid().hasCell(cell))
        return false;
    const bool isForward = (wheel.y() != 0 ? wheel.y() : wheel.x()) < 0; // some platforms lay the wheel across with Alt
    input.setCursor(cell);
    return sendKey({Qt::Key_R, isForward ? Qt::NoModifier : Qt::ShiftModifier});
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    Private& d = *m_private;
    if (!d.input.hasBoard())
        return;
    if (event->modifiers() & Qt::ControlModifier) {
        const double wanted = d.camera.cellPixels() * std::pow(1.15, event->angleDelta().y() / 120.0);
        const double whole = wanted > 16 ? std::round(wanted) : wanted;
        d.changeCamera([&] { d.camera.zoomAbout(event->position(), whole); });
        return;
    }
    if ((event->modifiers() & Qt::AltModifier) && d.turnPiece(event->position(), event->angleDelta()))
        return;
    QPointF by = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2 : QPointF(event->pixelDelta());
    if ((event->modifiers() & Qt::ShiftModifier) && by.x() == 0)
        by = by.transposed();
    d.moveView(d.camera.origin() + by);
}

bool BoardView::event(QEvent* event)
{
    // Esc drops a stroke before it leaves anything else.
    if (event->type() == QEvent::ShortcutOverride && m_private->drag == Private::Drag::Stroke
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip && m_private->input.hasBoard()) {
        m_private->showTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture && m_private->input.hasBoard()) {
            Camera& camera = m_private->camera;
            m_private->changeCamera(
                [&] { camera.zoomAbout(gesture->position(), camera.cellPixels() * (1 + gesture->value())); });
            return true;
        }
    }
    return QWidget::event(event);
}

bool BoardView::Private::sendKey(const KeyPress& press)
{
    const KeyResult result = input.key(press);
    if (result.handled) {
        commitTyped(result);
        revealCursor();
        if (traces())
            trace(view->toWidget(input.cursor().place));
    }
    return result.handled;
}

void BoardView::Private::releasePendingKey(int key)
{
    if (!sendKey({key, Qt::NoModifier}) && key == Qt::Key_Space)
        emit view->spaceUnused();
}

void BoardView::Private::settlePendingKey()
{
    if (std::exchange(pendingKey, 0) == Qt::Key_Space)
        releasePendingKey(Qt::Key_Space);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    Private& d = *m_private;
    const bool isAlone = event->modifiers() == Qt::NoModifier
                         || (event->key() == Qt::Key_Shift && event->modifiers() == Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape && d.drag == Private::Drag::Stroke) {
        d.drag = Private::Drag::None;
        d.input.cancel();
        d.follow();
        return;
    }
    if (isAlone && (event->key() == Qt::Key_Space || event->key() == Qt::Key_Shift)) {
        if (!event->isAutoRepeat()) {
            d.settlePendingKey();
            d.pendingKey = event->key();
            d.updatePointerShape();
        }
        return;
    }
    d.settlePendingKey();
    d.isZHeld = d.isZHeld || (event->key() == Qt::Key_Z && event->modifiers() == Qt::NoModifier);
    if (isHoldable(event->key()) && event->modifiers() == Qt::NoModifier)
        d.input.hold(event->key());
    if (event->key() == Qt::Key_X && event->modifiers() == Qt::NoModifier && d.input.hasBoard() && !hasGuest())
        setGuest(shownWithX(d.input.preview(), this));
    if (!d.sendKey({event->key(), event->modifiers()}))
        event->ignore();
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    Private& d = *m_private;
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_Z)
        d.isZHeld = false;
    if (isHoldable(event->key()))
        d.input.hold(0);
    if (event->key() == Qt::Key_X && guestOwner() == this)
        setGuest({});
    if (d.pendingKey != 0 && event->key() == d.pendingKey) {
        d.pendingKey = 0;
        d.releasePendingKey(event->key());
    }
    d.updatePointerShape();
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason) {
        m_private->input.setCursor(cursorPlace()); // who comes by key sees where he is
        m_private->showCursorMove();
    }
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    m_private->pendingKey = 0;
    m_private->isZHeld = false;
    m_private->input.hold(0);
    if (guestOwner() == this)
        setGuest({});
    QWidget::focusOutEvent(event);
    update();
}

} // namespace tokisuji
