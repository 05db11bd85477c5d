// Boards have up to tens of thousands of items, and panning redraws them at every frame. So: what lies outside of the
// clip is skipped by a comparison, the pen is changed only when it is another one, straight strokes that follow each
// other with one pen go to QPainter in one call, and figures come laid out from a cache.
#include "editor/export/painter.h"

#include "editor/export/figures.h"

#include <QLineF>
#include <QPainter>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tokisuji {

namespace {

constexpr double growthEnds = 100; ///< cell pixels above which strokes and figures grow no further
constexpr double widestStroke = 8;
constexpr double largestText = 56;
constexpr qsizetype longPath = 24; ///< points from which on a path is cut at the clip

class Replay {
public:
    Replay(QPainter& painter, const Palette& palette, const PaintOptions& options)
        : m_painter(painter), m_palette(palette), m_options(options), m_cell(options.cellPixels),
          m_pixel(1 / painter.device()->devicePixelRatioF()),
          m_snaps(options.surface == PaintOptions::Screen || options.surface == PaintOptions::Image)
    {
    }

    void paint(const Item& item)
    {
        if (!isVisible(item))
            return;
        switch (item.shape) {
        case Item::Path:
            return paintPath(item);
        case Item::Circle:
            return paintCircle(item);
        case Item::Cross:
            return paintCross(item);
        case Item::Text:
            return paintText(item);
        }
    }

    /// Draws the strokes that were kept back to go together.
    void flush()
    {
        if (m_lines.isEmpty())
            return;
        m_painter.drawLines(m_lines.constData(), static_cast<int>(m_lines.size()));
        m_lines.clear();
    }

private:
    [[nodiscard]] QPointF map(Point p) const { return m_options.origin + QPointF(p.x, p.y) * m_cell; }

    [[nodiscard]] bool isVisible(const Item& item) const
    {
        if (m_options.clip.isNull())
            return true;
        constexpr double far = std::numeric_limits<double>::max();
        double left = far, top = far, right = -far, bottom = -far;
        for (const Point& p : item.points) {
            left = std::min(left, p.x);
            right = std::max(right, p.x);
            top = std::min(top, p.y);
            bottom = std::max(bottom, p.y);
        }
        const double around = item.radius + item.width + item.textHeight + 4 / m_cell;
        const QPointF a = map({left - around, top - around});
        const QPointF b = map({right + around, bottom + around});
        const QRectF& clip = m_options.clip;
        return a.x() <= clip.right() && b.x() >= clip.left() && a.y() <= clip.bottom() && b.y() >= clip.top();
    }

    [[nodiscard]] double strokePixels(const Item& item) const
    {
        double wide = item.width * m_cell;
        if (m_options.surface == PaintOptions::Screen && m_cell > growthEnds)
            wide = std::max(item.width * growthEnds, std::min(wide, widestStroke));
        return std::max(wide, item.minWidthPx);
    }

    void setOpacity(double opacity)
    {
        if (m_opacity == opacity)
            return;
        flush();
        m_opacity = opacity;
        m_painter.setOpacity(opacity);
    }

    void setBrush(Ink ink)
    {
        if (m_brush == ink)
            return;
        m_brush = ink;
        const QColor& colour = m_palette[ink];
        m_painter.setBrush(colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush));
    }

    void setNoPen()
    {
        flush();
        m_penKey = {};
        m_painter.setPen(Qt::NoPen);
    }

    /// What makes two strokes of different items look the same.
    struct PenKey {
        Ink ink = Ink::None;
        double width = -1;
        Join join = Join::Round;
        std::vector<double> dashes;
        friend bool operator==(const PenKey&, const PenKey&) = default;
    };

    void setPen(const Item& item, double width)
    {
        PenKey key{item.stroke, width, item.join, item.dashes};
        if (key == m_penKey)
            return;
        flush();
        const bool round = item.join == Join::Round;
        QPen pen(QBrush(m_palette[item.stroke]), width);
        pen.setJoinStyle(round ? Qt::RoundJoin : Qt::MiterJoin);
        pen.setCapStyle(!item.dashes.empty() ? Qt::FlatCap : round ? Qt::RoundCap : Qt::SquareCap);
        if (!item.dashes.empty())
            pen.setDashPattern(QList<qreal>(item.dashes.begin(), item.dashes.end()));
        m_painter.setPen(pen);
        m_penKey = std::move(key);
    }

    [[nodiscard]] bool draws(Ink ink) const { return m_palette[ink].isValid(); }

    /// To the nearest pixel border, or pixel centre for strokes of an odd width.
    [[nodiscard]] double snapped(double at, bool odd) const
    {
        const double pixels = at / m_pixel;
        return (odd ? std::floor(pixels) + 0.5 : std::round(pixels)) * m_pixel;
    }

    void paintPath(const Item& item)
    {
        setOpacity(item.opacity);
        if (item.join == Join::Sharp && item.closed && item.points.size() == 4)
            return paintBox(item);
        if (item.stroke != Ink::None && draws(item.stroke) && !item.closed && item.points.size() == 2)
            return paintStroke(item);
        QVarLengthArray<QPointF, 32> points;
        for (const Point& p : item.points)
            points.append(map(p));
        paintArea(item, points);
        if (!draws(item.stroke))
            return;
        const double width = strokePixels(item);
        const bool snaps = m_snaps && item.join == Join::Sharp && item.dashes.empty();
        const double whole = snaps ? wholePixels(width) : width;
        if (snaps)
            for (QPointF& p : points)
                p = snapped(p, whole);
        setPen(item, whole);
        flush();
        setBrush(Ink::None);
        if (points.size() > longPath && item.dashes.empty() && !m_options.clip.isNull())
            paintVisibleRuns(points, item.closed, whole);
        else if (item.closed)
            m_painter.drawPolygon(points.constData(), static_cast<int>(points.size()));
        else
            m_painter.drawPolyline(points.constData(), static_cast<int>(points.size()));
    }

    /// Of a long path, as a loop round a large board, only the stretches within the clip: stroking is costly.
    void paintVisibleRuns(const QVarLengthArray<QPointF, 32>& points, bool closed, double width)
    {
        const QRectF clip = m_options.clip.adjusted(-width, -width, width, width);
        const auto isVisible = [&clip](QPointF a, QPointF b) {
            return std::max(a.x(), b.x()) >= clip.left() && std::min(a.x(), b.x()) <= clip.right()
                   && std::max(a.y(), b.y()) >= clip.top() && std::min(a.y(), b.y()) <= clip.bottom();
        };
        QVarLengthArray<QPointF, 64> run;
        const auto finish = [&] {
            if (run.size() > 1)
                m_painter.drawPolyline(run.constData(), static_cast<int>(run.size()));
            run.clear();
        };
        const qsizetype segments = closed ? points.size() : points.size() - 1;
        for (qsizetype i = 0; i < segments; ++i) {
            const QPointF a = points[i];
            const QPointF b = points[(i + 1) % points.size()];
            if (!isVisible(a, b)) {
                finish();
                continue;
            }
            if (run.isEmpty())
                run.append(a);
            run.append(b);
        }
        finish();
    }

    void paintArea(const Item& item, const QVarLengthArray<QPointF, 32>& points)
    {
        if (!draws(item.fill))
            return;
        setNoPen();
        setBrush(item.fill);
        m_painter.drawPolygon(points.constData(), static_cast<int>(points.size()));
    }

    [[nodiscard]] double wholePixels(double width) const
    {
        return std::max(1.0, std::round(width / m_pixel)) * m_pixel;
    }
    [[nodiscard]] QPointF snapped(QPointF p, double width) const
    {
        const bool odd = std::lround(width / m_pixel) % 2 == 1;
        return {snapped(p.x(), odd), snapped(p.y(), odd)};
    }

    /// A straight stroke; it waits for others with the same pen.
    void paintStroke(const Item& item)
    {
        const Point a = item.points[0];
        const Point b = item.points[1];
        const double width = strokePixels(item);
        const bool snaps = m_snaps && item.join == Join::Sharp && (a.x == b.x || a.y == b.y);
        const double whole = snaps ? wholePixels(width) : width;
        setPen(item, whole);
        m_lines.append(snaps ? QLineF(snapped(map(a), whole), snapped(map(b), whole)) : QLineF(map(a), map(b)));
    }

    /// A rectangle: its corners go to whole pixels, so that boxes side by side leave no seam.
    void paintBox(const Item& item)
    {
        QRectF box(map(item.points[0]), map(item.points[2]));
        if (draws(item.stroke)) {
            const double width = m_snaps ? wholePixels(strokePixels(item)) : strokePixels(item);
            if (m_snaps)
                box = {snapped(box.topLeft(), width), snapped(box.bottomRight(), width)};
            setPen(item, width);
        } else {
            if (m_snaps)
                box = {snapped(box.topLeft(), 2 * m_pixel), snapped(box.bottomRight(), 2 * m_pixel)};
            setNoPen();
        }
        flush();
        setBrush(item.fill);
        if (draws(item.fill) || draws(item.stroke))
            m_painter.drawRect(box);
        if (item.hatch != Hatch::None)
            paintHatch(item, box);
    }

    /// Diagonals x ∓ y = k·step of the whole board, cut at the box: neighbouring boxes continue each other.
    void paintHatch(const Item& item, const QRectF& box)
    {
        Item line;
        line.stroke = item.hatchInk;
        line.width = item.hatchWidth;
        line.join = Join::Sharp;
        setPen(line, strokePixels(line));
        const double step = item.hatchStep * m_cell;
        const double sign = item.hatch == Hatch::Forward ? 1 : -1; // "/": x + y is constant
        const QPointF o = m_options.origin;
        const double left = box.left() - o.x(), right = box.right() - o.x();
        const double top = sign * (box.top() - o.y()), bottom = sign * (box.bottom() - o.y());
        const double low = std::min(top, bottom), high = std::max(top, bottom);
        // In coordinates (x, sign·y) every diagonal is x + y' = k·step.
        for (double k = std::ceil((left + low) / step) * step; k < right + high; k += step) {
            const double x1 = std::max(left, k - high), x2 = std::min(right, k - low);
            m_lines.append(QLineF(o.x() + x1, o.y() + sign * (k - x1), o.x() + x2, o.y() + sign * (k - x2)));
        }
        flush();
    }

    /// Its two strokes wait for others with the same pen.
    void paintCross(const Item& item)
    {
        setOpacity(item.opacity);
        setPen(item, strokePixels(item));
        const QPointF centre = map(item.points[0]);
        const QPointF down(item.radius * m_cell, item.radius * m_cell);
        const QPointF up(down.x(), -down.y());
        m_lines.append(QLineF(centre - down, centre + down));
        m_lines.append(QLineF(centre - up, centre + up));
    }

    void paintCircle(const Item& item)
    {
        constexpr double smallDot = 8;
        setOpacity(item.opacity);
        const double radius = item.radius * m_cell;
        const QPointF centre = map(item.points[0]);
        if (m_snaps && item.stroke == Ink::None && radius <= smallDot)
            return paintDot(item, centre, radius);
        if (draws(item.stroke))
            setPen(item, strokePixels(item));
        else
            setNoPen();
        flush();
        setBrush(item.fill);
        m_painter.drawEllipse(centre, radius, radius);
    }

    /// There are as many dots as cells: each look is painted once.
    void paintDot(const Item& item, QPointF centre, double radius)
    {
        flush();
        const QPointF corner(snapped(centre.x(), true) - m_pixel / 2, snapped(centre.y(), true) - m_pixel / 2);
        const Picture& dot = dotPicture(radius, centre - corner, m_palette[item.fill], 1 / m_pixel);
        m_painter.drawPixmap(corner + dot.offset, dot.pixmap);
    }

    void paintText(const Item& item)
    {
        setOpacity(item.opacity);
        flush();
        const double size =
            m_options.surface == PaintOptions::Screen && m_cell > growthEnds
                ? std::min(item.textHeight * m_cell, std::max(largestText, item.textHeight * growthEnds))
                : item.textHeight * m_cell;
        const QPointF centre = map(item.points[0]);
        if (m_options.surface == PaintOptions::Vector)
            return paintOutline(item, centre, size);
        const int pixelSize = static_cast<int>(std::lround(size));
        if (m_options.surface == PaintOptions::Page)
            return paintGlyphs(item, centre, pixelSize);
        const Picture& picture = pictureOf(item.text, item.weight, pixelSize, m_palette[item.stroke], 1 / m_pixel);
        const QPointF at = centre + picture.offset;
        m_painter.drawPixmap(QPointF(snapped(at.x(), false), snapped(at.y(), false)), picture.pixmap);
    }

    void paintGlyphs(const Item& item, QPointF centre, int pixelSize)
    {
        const Figure& figure = figureOf(item.text, item.weight, pixelSize);
        m_painter.setFont(figure.font);
        Item pen;
        pen.stroke = item.stroke;
        setPen(pen, 1);
        m_painter.drawText(centre + figure.baseline, figure.text);
    }

    void paintOutline(const Item& item, QPointF centre, double size)
    {
        setNoPen();
        setBrush(item.stroke);
        m_painter.drawPath(outlineOf(item.text, item.weight, size).translated(centre));
    }

    QPainter& m_painter;
    const Palette& m_palette;
    const PaintOptions& m_options;
    double m_cell;
    double m_pixel; ///< a device pixel in the painter's coordinates
    bool m_snaps;
    PenKey m_penKey;
    Ink m_brush = Ink::None;
    double m_opacity = 1;
    QList<QLineF> m_lines;
};

} // namespace

void paintDrawing(QPainter& painter, const Drawing& drawing, const Palette& palette, const PaintOptions& options)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setOpacity(1);
    Replay replay(painter, palette, options);
    for (const Item& item : drawing.items)
        replay.paint(item);
    replay.flush();
    painter.restore();
}

QRectF paintedRect(const Drawing& drawing, const PaintOptions& options)
{
    const auto map = [&](Point p) { return options.origin + QPointF(p.x, p.y) * options.cellPixels; };
    return {map(drawing.topLeft), map(drawing.bottomRight)};
}

} // namespace tokisuji
