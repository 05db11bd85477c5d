#include "editor/ui/timeline/timeline_strip.h"

#include "editor/ui/theme.h"
#include "editor/ui/timeline/hover_card.h"
#include "editor/ui/timeline/tick_text.h"
#include "editor/ui/timeline/timeline_accessible.h"
#include "editor/ui/timeline/timeline_painter.h"
#include "editor/ui/timeline/timeline_parts.h"
#include "engine/genre/registry.h"

#include <QPainter>

#include <utility>

namespace tokisuji {

namespace {

constexpr int cardDelayMs = 250;
constexpr int swapMs = 120;
constexpr int arcDelayMs = 150;
constexpr int arcFrameMs = 40;
/// Rows that a strip of the usual height has room for.
constexpr int usualRows = 2;
constexpr int usualHeight = 144;

} // namespace

TimelineStrip::TimelineStrip(Document* document, const TimelineModel* model, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model), m_card(new HoverCard(this))
{
    setObjectName(QStringLiteral("timelineStrip"));
    installTimelineAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_scene.model = model;
    m_scene.labelOf = [this](std::size_t lane) { return labelOf(lane); };
    m_swap.setStartValue(1.0);
    m_swap.setEndValue(0.0);
    m_swap.setEasingCurve(QEasingCurve::OutQuad);
    m_cardDelay.setSingleShot(true);
    m_cardDelay.setInterval(cardDelayMs);
    m_arc.setInterval(arcFrameMs);
    connect(&m_swap, &QVariantAnimation::valueChanged, this, [this](const QVariant& left) {
        m_scene.layout.setShiftLeft(left.toDouble());
        update();
    });
    connect(&m_cardDelay, &QTimer::timeout, this, &TimelineStrip::showCard);
    connect(&m_arc, &QTimer::timeout, this, &TimelineStrip::turnSign);
    connect(model, &TimelineModel::changed, this, &TimelineStrip::takeModel);
    connect(document, &Document::opened, this, &TimelineStrip::beginAnew);
    connect(document, &Document::historyChanged, this, &TimelineStrip::hideCard);
    connect(document, &Document::annotationsChanged, this, &TimelineStrip::takeAnnotations);
    retranslate();
    takeAnnotations();
}

int TimelineStrip::heightFor(int rows)
{
    const int more = std::clamp(rows, usualRows, TimelineLayout::mostRows) - usualRows;
    return usualHeight + more * static_cast<int>(TimelineLayout::lanePitch);
}

void TimelineStrip::retranslate()
{
    setAccessibleName(tr("Timeline"));
    m_scene.curveCaption = tr("determined share");
    m_scene.pathBreakCaption = tr("intended path");
    m_labels.clear();
    hideCard();
    takeModel();
}

const TimelineScene& TimelineStrip::scene()
{
    sync();
    return m_scene;
}

QString TimelineStrip::cardText() const
{
    return m_card->isVisible() ? m_card->text() : QString();
}

void TimelineStrip::setPathBreak(NodeId node)
{
    m_scene.pathBreak = node;
    update();
}

// --- following ---

void TimelineStrip::beginAnew()
{
    m_scene.layout = {};
    m_scene.layout.setSize(size());
    m_scene.pathBreak = noNode;
    m_lanesRevision = 0;
    m_labels.clear();
    m_branches = {};
    m_swap.stop();
    m_began = noNode;
    hideCard();
}

void TimelineStrip::takeModel()
{
    sync();
    followTurns();
    if (std::exchange(m_rowCount, m_scene.layout.rowCount()) != m_scene.layout.rowCount())
        emit rowCountChanged(m_rowCount);
    followRunning();
    setAccessibleDescription(currentTickText(*m_document, *m_model));
    announcePosition(*this);
    update();
}

void TimelineStrip::takeAnnotations()
{
    const Annotations& annotations = m_document->annotations();
    m_scene.bookmarks = annotations.bookmarks;
    m_scene.pinA = annotations.pinA;
    m_scene.pinB = annotations.pinB;
    m_labels.clear();
    update();
}

/// Lanes change with the document, at once; what is drawn or pressed must not be older than they are.
void TimelineStrip::sync()
{
    TimelineLayout& layout = m_scene.layout;
    if (m_lanesRevision != m_model->lanesRevision()) {
        m_lanesRevision = m_model->lanesRevision();
        const TimelineLayout before = layout;
        layout.setLanes(m_model->lanes());
        swapLanes(before);
    }
    const bool open = !m_document->isEmpty();
    m_scene.current = open ? m_document->history().current() : noNode;
    layout.setCurrent(open ? m_model->position() : 0);
}

void TimelineStrip::swapLanes(const TimelineLayout& before)
{
    TimelineLayout& layout = m_scene.layout;
    m_swap.stop();
    layout.setShifts({});
    const int duration = m_dragging || before.lanes().empty() || !isVisible() ? 0 : motionMs(swapMs);
    if (duration == 0)
        return;
    std::vector<TimelineLayout::Shift> shifts = layout.shiftsFrom(before, *m_model);
    if (shifts.empty())
        return;
    layout.setShifts(std::move(shifts));
    layout.setShiftLeft(1);
    m_swap.setDuration(duration);
    m_swap.start();
}

/// Where the answer is a sequence of turns, its length is the curve.
void TimelineStrip::followTurns()
{
    const bool isOfTurns = !m_document->isEmpty() && genreOf(m_document->board()).answer == AnswerKind::Turns;
    m_scene.curveCaption = isOfTurns ? tr("turns to the goal") : tr("determined share");
    m_scene.mostTurns = isOfTurns ? 1 : 0;
    if (!isOfTurns)
        return;
    for (const NodeId node : m_model->mainLane())
        if (const VerdictSummary* verdict = m_model->verdictOf(node); verdict != nullptr && verdict->turns)
            m_scene.mostTurns = std::max(m_scene.mostTurns, *verdict->turns);
}

/// The sign turns while the current state is being checked, but not for short checks.
void TimelineStrip::followRunning()
{
    const bool runs =
        m_scene.current != noNode && glyphOfTick(m_model->verdictOf(m_scene.current)) == VerdictGlyph::Running;
    if (runs && !m_arc.isActive() && motionMs(1) > 0) {
        m_running.start();
        m_arc.start();
    }
    if (!runs)
        m_arc.stop();
}

void TimelineStrip::turnSign()
{
    if (m_running.elapsed() < arcDelayMs)
        return;
    m_scene.turn = static_cast<double>(m_running.elapsed() % 1000) / 1000;
    if (const auto at = m_scene.positionOf(m_scene.current))
        update(QRectF(at->x() - 12, at->y() - 12, 24, 24).toAlignedRect());
}

/// Branches are numbered in the order in which they began, and keep their names whichever of them is looked at.
QString TimelineStrip::labelOf(std::size_t lane)
{
    const NodeId head = m_scene.layout.lanes()[lane].head;
    const auto known = m_labels.constFind(head);
    if (known != m_labels.constEnd())
        return *known;
    QString text = branchText(*m_document, *m_model, head, m_branches.of(m_document->history(), head));
    m_labels.insert(head, text);
    return text;
}

void TimelineStrip::setPosition(int position)
{
    goTo(m_model->along(std::clamp(position, 0, lastPosition()) - this->position()));
}

void TimelineStrip::goTo(NodeId node)
{
    if (node != noNode && !m_document->isEmpty() && node != m_document->history().current())
        m_document->goTo(node);
}

void TimelineStrip::paintEvent(QPaintEvent*)
{
    sync();
    QPainter painter(this);
    m_scene.isFocused = hasFocus();
    paintTimeline(painter, m_scene);
}

void TimelineStrip::resizeEvent(QResizeEvent*)
{
    m_scene.layout.setSize(size());
}

// --- the card ---

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
    sync();
    const auto at = m_scene.positionOf(m_hovered);
    if (!at || m_document->isEmpty())
        return;
    const bool shared = m_hovered != m_document->history().current();
    const NodeId alone[]{m_hovered};
    const TickText text = tickText(*m_document, *m_model, m_hovered,
                                   shared ? m_scene.sharersOf(m_hovered) : std::span<const NodeId>(alone));
    if (m_card->parentWidget() != window())
        m_card->setParent(window());
    m_card->showAt(mapToGlobal(at->toPoint()), text.head, text.detail);
}

} // namespace tokisuji
