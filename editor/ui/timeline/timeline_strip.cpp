#include "editor/ui/timeline/timeline_strip.h"

#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/timeline/hover_card.h"
#include "engine/genre/registry.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace tokisuji {

namespace {
constexpr int cardDelayMs = 250;
constexpr double zoomStep = 1.2;
} // namespace

TimelineStrip::TimelineStrip(Document* document, const TimelineModel* model, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model), m_card(new HoverCard(this))
{
    setObjectName(QStringLiteral("timelineStrip"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_cardDelay.setSingleShot(true);
    m_cardDelay.setInterval(cardDelayMs);
    connect(&m_cardDelay, &QTimer::timeout, this, &TimelineStrip::showCard);
    connect(model, &TimelineModel::changed, this, &TimelineStrip::takeModel);
    connect(document, &Document::opened, this, [this] {
        m_layout.fit();
        m_began = noNode;
        hideCard();
    });
    connect(document, &Document::historyChanged, this, &TimelineStrip::hideCard);
    retranslate();
}

void TimelineStrip::retranslate()
{
    setAccessibleName(tr("Timeline"));
    m_marks.curveCaption = tr("share determined");
    hideCard();
    takeModel();
}

QString TimelineStrip::cardText() const
{
    return m_card->isVisible() ? m_card->text() : QString();
}

void TimelineStrip::takeModel()
{
    const auto& lanes = m_model->lanes();
    m_layout.setLanes(lanes);
    m_layout.setCurrent(m_model->position());
    m_marks.current = m_document->isEmpty() ? noNode : m_document->history().current();
    m_marks.breakBefore = m_model->breakBefore();
    m_marks.laneLabels.assign(lanes.size(), {});
    for (std::size_t i = 1; i < lanes.size(); ++i)
        if (!lanes[i].ticks.empty())
            m_marks.laneLabels[i] =
                tr("Branch %1 · %2")
                    .arg(lanes.size() - i)
                    .arg(editText(m_model->editAt(lanes[i].ticks.front().node), genreOf(m_document->board())));
    setAccessibleDescription(tr("edit %1 of %2").arg(m_model->position()).arg(m_model->lastPosition()));
    update();
}

void TimelineStrip::goTo(NodeId node)
{
    if (node != noNode && !m_document->isEmpty() && node != m_document->history().current())
        m_document->goTo(node);
}

NodeId TimelineStrip::nodeAt(QPointF point) const
{
    const auto lane = m_layout.laneAt(point.y());
    return lane ? m_layout.nearestIn(*lane, point.x()) : noNode;
}

bool TimelineStrip::event(QEvent* event)
{
    // Arrow keys and Home belong to the strip even where the window has shortcuts of that kind.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (keyTarget(*key) != noNode) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TimelineStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_marks.isFocused = hasFocus();
    paintTimeline(painter, m_layout, m_marks);
}

void TimelineStrip::resizeEvent(QResizeEvent*)
{
    m_layout.setSize(size());
}

void TimelineStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragging = true;
    hideCard();
    goTo(nodeAt(event->position()));
}

void TimelineStrip::mouseMoveEvent(QMouseEvent* event)
{
    // After the first tick of a drag its lane is the main one.
    if (m_dragging && !m_layout.lanes().empty())
        goTo(m_layout.nearestIn(0, event->position().x()));
    else
        hover(nodeAt(event->position()));
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
}

void TimelineStrip::mouseDoubleClickEvent(QMouseEvent*)
{
    m_layout.fit();
    update();
}

void TimelineStrip::wheelEvent(QWheelEvent* event)
{
    const int delta = event->angleDelta().y();
    if (delta == 0)
        return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        m_layout.zoom(delta > 0 ? zoomStep : 1 / zoomStep);
    else
        m_layout.scrollRows(delta > 0 ? -1 : 1);
    event->accept();
    update();
}

NodeId TimelineStrip::keyTarget(const QKeyEvent& event) const
{
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.modifiers() & ~(Qt::ControlModifier | Qt::KeypadModifier))
        return noNode;
    switch (event.key()) {
    case Qt::Key_Left:
        return control ? m_model->verdictChange(-1) : m_model->along(-1);
    case Qt::Key_Right:
        return control ? m_model->verdictChange(+1) : m_model->along(+1);
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
    case Qt::Key_Escape:
        goTo(m_began);
        emit boardWanted();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit boardWanted();
        break;
    case Qt::Key_P:
        emit playToggled();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TimelineStrip::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::MouseFocusReason && !m_document->isEmpty())
        m_began = m_document->history().current();
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

void TimelineStrip::hover(NodeId node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    if (node == noNode)
        hideCard();
    else if (m_card->isVisible())
        showCard();
    else
        m_cardDelay.start();
}

void TimelineStrip::hideCard()
{
    m_cardDelay.stop();
    m_hovered = noNode;
    m_card->hide();
}

void TimelineStrip::showCard()
{
    const auto at = m_layout.positionOf(m_hovered);
    if (!at || m_document->isEmpty())
        return;
    QString head = tr("start");
    if (const int depth = m_document->history().node(m_hovered).depth; depth > 0)
        head = tr("#%1 · %2").arg(depth).arg(editText(m_model->editAt(m_hovered), genreOf(m_document->board())));
    QStringList facts{QDateTime::fromMSecsSinceEpoch(m_model->timeAt(m_hovered)).toString(QStringLiteral("HH:mm:ss"))};
    if (const auto* tick = m_layout.tickOf(m_hovered); tick->verdict) {
        facts << statusWord(tick->verdict->status);
        if (tick->verdict->total > 0 && tick->verdict->status != Status::None)
            facts << tr("determined %1 / %2")
                         .arg(numberText(tick->verdict->determined), numberText(tick->verdict->total));
    }
    if (m_card->parentWidget() != window())
        m_card->setParent(window());
    m_card->showAt(mapToGlobal(at->toPoint()), head, facts.join(tr(" · ")));
}

} // namespace tokisuji
