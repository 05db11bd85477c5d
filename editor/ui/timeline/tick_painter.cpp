#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_parts.h"

#include <QPainter>
#include <QPixmap>

#include <array>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double signSize = 12;
/// Round a sign, so that the rail ends before it.
constexpr double signRim = 1;

int severity(VerdictGlyph glyph)
{
    constexpr std::array order{1, 2, 5, 4, 0, 0, 3};
    return order[static_cast<std::size_t>(glyph)];
}

/// Signs are drawn once and stamped: there may be hundreds of them.
class Stamps {
public:
    const QPixmap& operator[](VerdictGlyph glyph) const { return m_stamps[static_cast<std::size_t>(glyph)]; }

    static const Stamps& of(double ratio)
    {
        static Stamps stamps;
        if (stamps.m_ratio != ratio || stamps.m_theme != colours().theme())
            stamps.draw(ratio);
        return stamps;
    }
    static double side() { return signSize + 2 * signRim; }

private:
    void draw(double ratio)
    {
        m_ratio = ratio;
        m_theme = colours().theme();
        for (std::size_t i = 0; i < m_stamps.size(); ++i) {
            QPixmap stamp((QSizeF(side(), side()) * ratio).toSize());
            stamp.setDevicePixelRatio(ratio);
            stamp.fill(Qt::transparent);
            QPainter p(&stamp);
            p.setRenderHint(QPainter::Antialiasing);
            const QRectF square(signRim, signRim, signSize, signSize);
            const auto glyph = static_cast<VerdictGlyph>(i);
            p.setPen(Qt::NoPen);
            p.setBrush(colours()[Chrome::Panel]);
            if (glyph != VerdictGlyph::NotComputed)
                p.drawEllipse(square.adjusted(-signRim, -signRim, signRim, signRim));
            paintVerdictGlyph(p, square, glyph);
            m_stamps[i] = stamp;
        }
    }

    std::array<QPixmap, 7> m_stamps;
    double m_ratio = 0;
    Theme m_theme = Theme::Light;
};

void paintRoot(QPainter& p, QPointF at)
{
    p.setPen(QPen(colours()[Ink::Ink2], 2, Qt::SolidLine, Qt::FlatCap));
    p.drawLine(at - QPointF(0, 7), at + QPointF(0, 7));
}

/// The same verdicts where there is no room for signs, told apart by their shapes.
void paintBar(QPainter& p, QPointF at, double w, VerdictGlyph glyph)
{
    const QColor colour = colourOf(glyph);
    const double left = at.x() - w / 2;
    switch (glyph) {
    case VerdictGlyph::Unique:
        p.fillRect(QRectF(left, at.y() - 8, w, 16), colour);
        break;
    case VerdictGlyph::Several:
        p.fillRect(QRectF(left, at.y() - 4.5, w, 3.2), colour);
        p.fillRect(QRectF(left, at.y() + 1.3, w, 3.2), colour);
        break;
    case VerdictGlyph::None:
        p.fillRect(QRectF(left, at.y() - 8, w, 12), colour);
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawPolygon(QPolygonF{{left - 1, at.y() + 4}, {left + w + 1, at.y() + 4}, {at.x(), at.y() + 11}});
        break;
    case VerdictGlyph::Unknown:
        for (const double y : {-5.0, -0.8, 3.4})
            p.fillRect(QRectF(left, at.y() + y, w, 1.6), colour);
        break;
    case VerdictGlyph::Open:
        p.fillRect(QRectF(at.x() - w / 6, at.y() - 8, w / 3, 16), colour);
        p.fillRect(QRectF(left, at.y() - 1.6, w, 3.2), colour);
        break;
    case VerdictGlyph::Running:
    case VerdictGlyph::NotComputed:
        p.fillRect(QRectF(left, at.y() - 0.6, w, 1.2), colour);
        break;
    }
}

/// The part of a lane's piece that is in view.
struct Range {
    int first;
    int last;
};
Range inView(const TimelineLayout& layout, const TimelineLayout::Piece& piece)
{
    return {std::max(piece.first, layout.depthAt(-signSize)),
            std::min(piece.last, layout.depthAt(layout.size().width() + signSize))};
}

void paintSigns(QPainter& p, const TimelineScene& scene, std::span<const NodeId> nodes, Range range, double y)
{
    const double ratio = p.device()->devicePixelRatioF();
    const Stamps& stamps = Stamps::of(ratio);
    const auto snapped = [ratio](double v) { return std::round(v * ratio) / ratio; };
    for (int depth = range.first; depth <= range.last; ++depth) {
        const QPointF at(scene.layout.xOf(depth), y);
        if (depth == 0) {
            paintRoot(p, at);
            continue;
        }
        const NodeId node = nodes[static_cast<std::size_t>(depth - range.first)];
        const VerdictGlyph glyph = glyphOfTick(scene.model->verdictOf(node));
        const QPointF corner(snapped(at.x() - Stamps::side() / 2), snapped(at.y() - Stamps::side() / 2));
        if (glyph == VerdictGlyph::Running)
            paintVerdictGlyph(p, QRectF(corner + QPointF(signRim, signRim), QSizeF(signSize, signSize)), glyph,
                              scene.turn);
        else
            p.drawPixmap(corner, stamps[glyph]);
    }
}

/// Bars begin at multiples of the number of edits that share one, so that they stay the same while the strip scrolls.
void paintBars(QPainter& p, const TimelineScene& scene, std::span<const NodeId> nodes, Range range, double y)
{
    const int sharing = scene.layout.sharing();
    const double width = std::max(1.5, scene.layout.pitch() * sharing - 1.5);
    int depth = range.first;
    if (depth == 0) {
        paintRoot(p, {scene.layout.xOf(0), y});
        ++depth;
    }
    while (depth <= range.last) {
        const int last = std::min(range.last, depth - depth % sharing + sharing - 1);
        const auto group =
            nodes.subspan(static_cast<std::size_t>(depth - range.first), static_cast<std::size_t>(last - depth + 1));
        const double x = (scene.layout.xOf(depth) + scene.layout.xOf(last)) / 2;
        paintBar(p, {x, y}, width, worstOf(*scene.model, group));
        depth = last + 1;
    }
}

} // namespace

VerdictGlyph glyphOfTick(const VerdictSummary* verdict)
{
    if (verdict == nullptr)
        return VerdictGlyph::NotComputed;
    if (verdict->status == Status::Unknown && verdict->stop == Stop::Running)
        return VerdictGlyph::Running;
    return glyphOf(verdict->status);
}

VerdictGlyph worstOf(const TimelineModel& model, std::span<const NodeId> nodes)
{
    VerdictGlyph worst = VerdictGlyph::NotComputed;
    for (const NodeId node : nodes) {
        const VerdictGlyph glyph = glyphOfTick(model.verdictOf(node));
        if (severity(glyph) > severity(worst))
            worst = glyph;
    }
    return worst;
}

void paintTicks(QPainter& p, const TimelineScene& scene, std::size_t index)
{
    const TimelineLayout& layout = scene.layout;
    const TimelineLayout::Lane& lane = layout.lanes()[index];
    for (const TimelineLayout::Piece& piece : layout.piecesOf(index)) {
        const Range range = inView(layout, piece);
        if (range.first > range.last)
            continue;
        const auto nodes =
            scene.model->nodesOf(lane.head).subspan(static_cast<std::size_t>(range.first - lane.firstDepth),
                                                    static_cast<std::size_t>(range.last - range.first + 1));
        if (layout.pitch() < TimelineLayout::signPitch)
            paintBars(p, scene, nodes, range, piece.y);
        else
            paintSigns(p, scene, nodes, range, piece.y);
    }
}

} // namespace tokisuji
