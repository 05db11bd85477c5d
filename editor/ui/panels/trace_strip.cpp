#include "editor/ui/panels/trace_strip.h"

#include "editor/ui/texts/step_text.h"
#include "editor/ui/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double margin = 3;
constexpr double lowestBar = 6;
constexpr double levelHeight = 3.6;
constexpr double widestPitch = 12;
/// Narrower bars share columns of this width, each as high as its hardest step.
constexpr double narrowestPitch = 2;

QColor colourOf(const TraceBar& bar, bool isLater)
{
    if (bar.isHypothesis)
        return colours()[Ink::Hypothesis];
    return colours()[isLater ? Ink::Grid : Ink::Reason];
}

/// A point over the bar tells a hypothesis where colour cannot.
void paintHypothesisPoint(QPainter& p, const QRectF& bar)
{
    const double half = std::min(2.4, bar.width() / 2 + 0.8);
    const QPointF tip(bar.center().x(), bar.top() - 1.5 - 2 * half);
    p.drawPolygon(QPolygonF{tip, tip + QPointF(half, half), tip + QPointF(0, 2 * half), tip + QPointF(-half, half)});
}

} // namespace

TraceStrip::TraceStrip(TraceSelection* selection, QWidget* parent) : QWidget(parent), m_selection(selection)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto follow = [this] {
        describe();
        update();
    };
    connect(selection, &TraceSelection::rowsChanged, this, follow);
    connect(selection, &TraceSelection::currentChanged, this, follow);
    retranslate();
}

void TraceStrip::retranslate()
{
    setAccessibleName(tr("Path by difficulty"));
    describe();
}

void TraceStrip::describe()
{
    const auto& bars = m_selection->bars();
    const int current = m_selection->currentBar();
    const int count = static_cast<int>(bars.size());
    setAccessibleDescription(current < 0 ? tr("%n steps", nullptr, count)
                                         : tr("step %1 of %2, difficulty %3 of 5")
                                               .arg(current + 1)
                                               .arg(count)
                                               .arg(bars[static_cast<std::size_t>(current)].level));
}

double TraceStrip::pitch() const
{
    const auto count = static_cast<double>(m_selection->bars().size());
    return count == 0 ? widestPitch : std::min(widestPitch, (width() - 2 * margin) / count);
}

QRectF TraceStrip::barRect(int bar) const
{
    const double step = pitch();
    const double drawn = std::max(step, narrowestPitch);
    const double x = margin + std::floor(bar * step / drawn) * drawn;
    const double gap = drawn >= 4 ? 1.5 : drawn > narrowestPitch ? 0.5 : 0;
    const double high = lowestBar + levelHeight * (m_selection->bars()[static_cast<std::size_t>(bar)].level - 1);
    return {x, height() - margin - high, drawn - gap, high};
}

int TraceStrip::barAt(double x) const
{
    const int count = static_cast<int>(m_selection->bars().size());
    return count == 0 ? -1 : std::clamp(static_cast<int>((x - margin) / pitch()), 0, count - 1);
}

/// Columns that steps share are as high as the hardest of them, as the low ones are drawn first.
void TraceStrip::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto& bars = m_selection->bars();
    const int current = m_selection->currentBar();
    const int count = static_cast<int>(bars.size());
    p.setPen(Qt::NoPen);
    for (int level = 1; level <= 5; ++level)
        for (int bar = 0; bar < count; ++bar) {
            const TraceBar& shown = bars[static_cast<std::size_t>(bar)];
            if (shown.level != level)
                continue;
            p.setBrush(colourOf(shown, current >= 0 && bar > current));
            p.drawRect(barRect(bar));
            if (shown.isHypothesis)
                paintHypothesisPoint(p, barRect(bar));
        }
    p.setBrush(Qt::NoBrush);
    if (current >= 0) {
        const QRectF column = barRect(current);
        const QRectF frame(column.left() - 2.5, 1.5, column.width() + 5, height() - 3);
        p.setPen(QPen(colours()[Ink::Accent], 1.8));
        p.drawRoundedRect(frame, 2.5, 2.5);
    }
    if (hasFocus()) {
        p.setPen(QPen(colours()[Ink::Accent], 1, Qt::DotLine));
        p.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TraceStrip::goTo(int bar)
{
    const auto& bars = m_selection->bars();
    if (bars.empty())
        return;
    const auto at = static_cast<std::size_t>(std::clamp(bar, 0, static_cast<int>(bars.size()) - 1));
    if (m_selection->selectStep(bars[at].step))
        emit lookedAt();
}

void TraceStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        goTo(barAt(event->position().x()));
}

void TraceStrip::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) && barAt(event->position().x()) != m_selection->currentBar())
        goTo(barAt(event->position().x()));
}

void TraceStrip::keyPressEvent(QKeyEvent* event)
{
    const int current = m_selection->currentBar();
    const int last = static_cast<int>(m_selection->bars().size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return goTo(current < 0 ? last : current - 1);
    case Qt::Key_Right:
        return goTo(current + 1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool TraceStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showTip(static_cast<QHelpEvent*>(event));
    return true;
}

void TraceStrip::showTip(QHelpEvent* event) const
{
    const int bar = barAt(event->pos().x());
    if (bar < 0)
        return QToolTip::hideText();
    const Trace& trace = *m_selection->trace();
    const Step& step = trace.step(m_selection->bars()[static_cast<std::size_t>(bar)].step);
    QToolTip::showText(
        event->globalPos(),
        tr("%1: %2", "number and title of a step").arg(bar + 1).arg(stepTitle(trace, step, m_selection->board())));
}

} // namespace tokisuji
