// Mouse and keys of the timeline's strip.

#include "editor/ui/timeline/timeline_strip.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>
#include <utility>

namespace tokisuji {

namespace {

constexpr double zoomStep = 1.2;
constexpr int notch = 120; ///< of a wheel

bool isOwnLetter(const QKeyEvent& event)
{
    return event.modifiers() == Qt::NoModifier && (event.key() == Qt::Key_P || event.key() == Qt::Key_B);
}

} // namespace

/// A flag stands for its tick; else the nearest tick on the point's row.
NodeId TimelineStrip::targetAt(QPointF point)
{
    sync();
    if (!m_scene.layout.isCompact() && point.y() < TimelineLayout::curveTop)
        for (const TimelineScene::Flag& flag : m_scene.flags())
            if (flag.pennant.contains(point))
                return flag.node;
    return m_scene.nodeAt(point);
}

bool TimelineStrip::event(QEvent* event)
{
    // Arrow keys and Home belong to the strip even where the window has shortcuts of that kind, and its own letters
    // are not for the board.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (keyTarget(*key) != noNode || isOwnLetter(*key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TimelineStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    hideCard();
    m_dragBegan = current();
    goTo(targetAt(event->position()));
    m_dragging = true;
}

void TimelineStrip::mouseMoveEvent(QMouseEvent* event)
{
    sync();
    // After the first tick of a drag its lane is the main one.
    if (m_dragging && !m_scene.layout.lanes().empty())
        goTo(m_scene.nearestIn(0, std::clamp(event->position().x(), 0.0, static_cast<double>(width()))));
    else
        hover(targetAt(event->position()));
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
    m_began = current();
}

void TimelineStrip::mouseDoubleClickEvent(QMouseEvent*)
{
    m_scene.layout.fit();
    update();
}

void TimelineStrip::wheelEvent(QWheelEvent* event)
{
    sync();
    const QPoint delta = event->angleDelta();
    TimelineLayout& layout = m_scene.layout;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        layout.zoom(std::pow(zoomStep, static_cast<double>(delta.y()) / notch), event->position().x());
    else if (delta.x() != 0)
        layout.pan(-delta.x());
    else if (event->modifiers().testFlag(Qt::ShiftModifier))
        layout.pan(-delta.y());
    else if (delta.y() != 0)
        layout.scrollRows(delta.y() > 0 ? -1 : 1);
    hideCard();
    event->accept();
    update();
}

void TimelineStrip::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_document->isEmpty())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const NodeId node = byKey ? m_document->history().current() : targetAt(event->pos());
    const auto at = scene().positionOf(node);
    hideCard();
    if (at)
        emit menuWanted(node, byKey ? mapToGlobal(at->toPoint()) : event->globalPos());
}

NodeId TimelineStrip::keyTarget(const QKeyEvent& event) const
{
    if (m_document->isEmpty() || (event.modifiers() & ~(Qt::ControlModifier | Qt::KeypadModifier)))
        return noNode;
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return control ? m_model->nextLandmark(-1) : m_model->along(-1);
    case Qt::Key_Right:
        return control ? m_model->nextLandmark(+1) : m_model->along(+1);
    case Qt::Key_Up:
        return m_model->inNeighbourLane(-1);
    case Qt::Key_Down:
        return m_model->inNeighbourLane(+1);
    case Qt::Key_Home:
        return m_model->along(-m_model->position());
    case Qt::Key_End:
        return m_model->along(m_model->lastPosition() - m_model->position());
    default:
        return noNode;
    }
}

void TimelineStrip::keyPressEvent(QKeyEvent* event)
{
    if (const NodeId target = keyTarget(*event); target != noNode) {
        goTo(target);
        m_hovered = m_document->history().current();
        QTimer::singleShot(0, this, &TimelineStrip::showCard);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit boardWanted();
        break;
    case Qt::Key_P:
        emit playToggled();
        break;
    case Qt::Key_B:
        if (!m_document->isEmpty())
            emit bookmarkWanted(m_document->history().current());
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool TimelineStrip::dropDrag()
{
    if (!std::exchange(m_dragging, false))
        return false;
    goTo(m_dragBegan);
    return true;
}

bool TimelineStrip::leave()
{
    if (!hasFocus())
        return false;
    goTo(m_began);
    emit boardWanted();
    return true;
}

NodeId TimelineStrip::current() const
{
    return m_document->isEmpty() ? noNode : m_document->history().current();
}

void TimelineStrip::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_began = current();
    update();
}

void TimelineStrip::focusOutEvent(QFocusEvent*)
{
    hideCard();
    update();
}

void TimelineStrip::leaveEvent(QEvent*)
{
    hideCard();
}

} // namespace tokisuji
