#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_parts.h"

#include <QPainter>

#include <cmath>

namespace tokisuji {

namespace {

/// The height of the curve at a node; nothing where no share is known.
std::optional<double> curveY(const VerdictSummary* verdict)
{
    if (verdict == nullptr)
        return std::nullopt;
    const auto share = verdict->status == Status::None ? std::optional(0.0) : determinedShare(*verdict);
    if (!share)
        return std::nullopt;
    return TimelineLayout::curveTop + TimelineLayout::curveHeight * (1 - *share);
}

/// The curve between two x: one tick, or all ticks that share a pixel.
struct Step {
    double left;
    double high;
    double low;
    double last; ///< holds until the next step
};

/// Rectangles, as the outline of a whole curve of thousands of steps would take the painter far too long.
class CurvePainter {
public:
    explicit CurvePainter(QPainter& painter) : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }
    ~CurvePainter() { m_painter.restore(); }
    CurvePainter(const CurvePainter&) = delete;
    CurvePainter& operator=(const CurvePainter&) = delete;

    void add(double x, double y)
    {
        const double left = std::floor(x);
        if (m_step && m_step->left == left) {
            m_step->high = std::min(m_step->high, y);
            m_step->low = std::max(m_step->low, y);
            m_step->last = y;
        } else if (!m_step || m_step->last != y || m_step->high != m_step->low) {
            close(left);
            m_step = Step{left, y, y, y};
        }
    }

    /// Nothing is known from x on.
    void breakOff(double x)
    {
        close(std::floor(x));
        m_step.reset();
        m_before.reset();
    }

private:
    void close(double right)
    {
        if (!m_step)
            return;
        const double ground = TimelineLayout::curveTop + TimelineLayout::curveHeight;
        const auto fill = [this](double left, double top, double width, double height, Ink ink) {
            m_painter.fillRect(QRectF(left, top, width, height), colours()[ink]);
        };
        const double width = right - m_step->left;
        fill(m_step->left, m_step->high, width, ground - m_step->high, Ink::DeterminedHalo);
        fill(m_step->left, m_step->last - pen / 2, width, pen, Ink::Determined);
        const double from = m_before.value_or(m_step->last);
        const double top = std::min(from, m_step->high);
        const double bottom = std::max(from, m_step->low);
        if (top < bottom)
            fill(m_step->left, top - pen / 2, pen, bottom - top + pen, Ink::Determined);
        m_before = m_step->last;
    }

    static constexpr double pen = 1.5;
    QPainter& m_painter;
    std::optional<Step> m_step;
    std::optional<double> m_before; ///< where the step before this one ended
};

void paintCaption(QPainter& p, const TimelineScene& scene)
{
    p.setFont(textFont(TextRole::Caption));
    p.setPen(colours()[Ink::Ink2]);
    const double top = TimelineLayout::flagTop + TimelineLayout::flagHeight + 1;
    p.drawText(QRectF(TimelineLayout::sideMargin, top, 300, 16), Qt::AlignVCenter | Qt::AlignLeft, scene.curveCaption);
}

} // namespace

void paintCurve(QPainter& p, const TimelineScene& scene)
{
    const TimelineLayout& layout = scene.layout;
    const std::span<const NodeId> lane = scene.model->mainLane();
    const auto first = static_cast<std::size_t>(std::max(0, layout.depthAt(0) - 1));
    const auto end = std::min(lane.size(), static_cast<std::size_t>(layout.depthAt(layout.size().width())) + 2);
    {
        CurvePainter curve(p);
        double x = 0;
        for (std::size_t i = first; i < end; ++i) {
            x = layout.xOf(static_cast<int>(i));
            if (const auto y = curveY(scene.model->verdictOf(lane[i])))
                curve.add(x, *y);
            else
                curve.breakOff(x);
        }
        curve.breakOff(x);
    }
    paintCaption(p, scene);
}

} // namespace tokisuji
