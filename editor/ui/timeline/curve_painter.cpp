#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_parts.h"

#include <QPainter>

#include <cmath>

namespace tokisuji {

namespace {

/// The share that the curve shows at a node; nothing where none is known.
std::optional<double> shareOf(const VerdictSummary* verdict, int mostTurns)
{
    if (verdict == nullptr)
        return std::nullopt;
    if (mostTurns > 0)
        return verdict->turns ? std::optional(static_cast<double>(*verdict->turns) / mostTurns) : std::nullopt;
    return verdict->status == Status::None ? std::optional(0.0) : determinedShare(*verdict);
}

double yOf(double share)
{
    return TimelineLayout::curveTop + TimelineLayout::curveHeight * (1 - share);
}

/// The curve from one x on: at one tick, or at all ticks that share a pixel.
struct Step {
    double left = 0;
    bool isKnown = false;
    double least = 0;
    double most = 0;
    double last = 0; ///< holds until the next step

    void add(double share)
    {
        least = isKnown ? std::min(least, share) : share;
        most = isKnown ? std::max(most, share) : share;
        last = share;
        isKnown = true;
    }
    /// Does the next step only go on with this one?
    [[nodiscard]] bool goesOnAs(const Step& next) const
    {
        return isKnown == next.isKnown && least == most && next.least == next.most && last == next.last;
    }
};

std::vector<Step> stepsInView(const TimelineScene& scene)
{
    const TimelineLayout& layout = scene.layout;
    const std::span<const NodeId> lane = scene.model->mainLane();
    const int end = std::min(static_cast<int>(lane.size()), layout.depthAt(layout.size().width()) + 2);
    std::vector<Step> steps;
    for (int depth = std::max(0, layout.depthAt(0) - 1); depth < end;) {
        Step step{.left = std::floor(layout.xOf(depth))};
        const int last = std::max(depth, std::min(end - 1, layout.lastDepthBefore(step.left + 1)));
        for (; depth <= last; ++depth)
            if (const auto share =
                    shareOf(scene.model->verdictOf(lane[static_cast<std::size_t>(depth)]), scene.mostTurns))
                step.add(*share);
        if (steps.empty() || depth == end || !steps.back().goesOnAs(step))
            steps.push_back(step);
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
        p.fillRect(QRectF(step.left, yOf(step.most), width, ground - yOf(step.most)), colours()[Ink::DeterminedHalo]);
        p.fillRect(QRectF(step.left, yOf(step.last) - pen / 2, width, pen), colours()[Ink::Determined]);
        const double from = i > 0 && steps[i - 1].isKnown ? steps[i - 1].last : step.last;
        const double top = yOf(std::max(from, step.most));
        const double bottom = yOf(std::min(from, step.least));
        if (top < bottom)
            p.fillRect(QRectF(step.left, top - pen / 2, pen, bottom - top + pen), colours()[Ink::Determined]);
    }
}

/// Does the curve's line run through a box?
bool runsThrough(const std::vector<Step>& steps, const QRectF& box)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        const double right = i + 1 < steps.size() ? steps[i + 1].left : step.left;
        if (!step.isKnown || right < box.left() || step.left > box.right())
            continue;
        const double from = i > 0 && steps[i - 1].isKnown ? steps[i - 1].last : step.last;
        const double top = yOf(std::max(from, step.most));
        const double bottom = yOf(std::min(from, step.least));
        if (bottom >= box.top() && top <= box.bottom())
            return true;
    }
    return false;
}

/// Above the curve, or below its line where that begins high; beside it where the line would run through it.
void paintCaption(QPainter& p, const TimelineScene& scene, const std::vector<Step>& steps)
{
    constexpr double high = 0.6;
    constexpr double gap = 10;
    constexpr double height = 16;
    p.setFont(textFont(TextRole::Caption));
    p.setPen(colours()[Ink::Ink2]);
    const double width = p.fontMetrics().horizontalAdvance(scene.curveCaption);
    const double firstShare = steps.empty() ? 0 : steps.front().most;
    const double top = firstShare > high ? yOf(firstShare) + 3 : TimelineLayout::flagTop + TimelineLayout::flagHeight;
    QRectF box(TimelineLayout::sideMargin, top, width, height);
    const double end = steps.empty() ? 0 : steps.back().left;
    const bool isShort = firstShare > 0 && end < box.right();
    if (isShort || (runsThrough(steps, box) && end + gap + width < scene.layout.size().width()))
        box.moveLeft(end + gap);
    p.drawText(box.adjusted(0, 0, gap, 0), Qt::AlignVCenter | Qt::AlignLeft, scene.curveCaption);
}

} // namespace

void paintCurve(QPainter& p, const TimelineScene& scene)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto steps = stepsInView(scene);
    paintSteps(p, steps);
    p.setRenderHint(QPainter::Antialiasing);
    paintCaption(p, scene, steps);
}

} // namespace tokisuji
