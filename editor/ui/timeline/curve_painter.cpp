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

/// The curve from one x on: at one tick, or at all ticks that share a pixel.
struct Step {
    double left = 0;
    bool isKnown = false;
    double high = 0;
    double low = 0;
    double last = 0; ///< holds until the next step

    Step(double x, const std::optional<double>& y) : left(x) { add(y); }

    void add(const std::optional<double>& y)
    {
        if (!y)
            return;
        high = isKnown ? std::min(high, *y) : *y;
        low = isKnown ? std::max(low, *y) : *y;
        last = *y;
        isKnown = true;
    }
    [[nodiscard]] bool goesOn(const std::optional<double>& y) const
    {
        return y.has_value() == isKnown && (!y || (high == low && last == *y));
    }
};

std::vector<Step> stepsInView(const TimelineScene& scene)
{
    const TimelineLayout& layout = scene.layout;
    const std::span<const NodeId> lane = scene.model->mainLane();
    const int first = std::max(0, layout.depthAt(0) - 1);
    const int end = std::min(static_cast<int>(lane.size()), layout.depthAt(layout.size().width()) + 2);
    std::vector<Step> steps;
    for (int depth = first; depth < end; ++depth) {
        const double left = std::floor(layout.xOf(depth));
        const auto y = curveY(scene.model->verdictOf(lane[static_cast<std::size_t>(depth)]));
        if (!steps.empty() && steps.back().left == left)
            steps.back().add(y);
        else if (steps.empty() || !steps.back().goesOn(y) || depth == end - 1)
            steps.emplace_back(left, y);
    }
    return steps;
}

/// Rectangles: the outline of thousands of steps as one shape would take the painter far too long.
void paintSteps(QPainter& p, const std::vector<Step>& steps)
{
    constexpr double pen = 1.5;
    const double ground = TimelineLayout::curveTop + TimelineLayout::curveHeight;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (!step.isKnown)
            continue;
        const double width = i + 1 < steps.size() ? steps[i + 1].left - step.left : 0;
        p.fillRect(QRectF(step.left, step.high, width, ground - step.high), colours()[Ink::DeterminedHalo]);
        p.fillRect(QRectF(step.left, step.last - pen / 2, width, pen), colours()[Ink::Determined]);
        const double from = i > 0 && steps[i - 1].isKnown ? steps[i - 1].last : step.last;
        const double top = std::min(from, step.high);
        const double bottom = std::max(from, step.low);
        if (top < bottom)
            p.fillRect(QRectF(step.left, top - pen / 2, pen, bottom - top + pen), colours()[Ink::Determined]);
    }
}

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
    p.setRenderHint(QPainter::Antialiasing, false);
    paintSteps(p, stepsInView(scene));
    p.setRenderHint(QPainter::Antialiasing);
    paintCaption(p, scene);
}

} // namespace tokisuji
