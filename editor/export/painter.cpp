// Boards have up to tens of thousands of items, and panning redraws them at every frame. So: what lies outside the clip
// is skipped with one comparison, the pen is changed only when it differs, consecutive straight strokes with one pen go
// to QPainter in one call, and figures and small circles come ready painted from a cache.
#include "editor/export/painter.h"

#include "editor/export/canvas.h"
#include "editor/export/figures.h"
#include "editor/export/pixel_grid.h"

#include <QPainter>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

using Points = QVarLengthArray<QPointF, 32>;

class Replay {
public:
    Replay(QPainter& painter, const Palette& palette, const PaintOptions& options)
        : m_canvas(painter, palette), m_pixels(options, *painter.device()), m_surface(options.surface),
          m_isClipped(!options.clip.isNull())
    {
    }

    void paint(const Item& item)
    {
        if (!m_pixels.touchesClip(item))
            return;
        m_canvas.setOpacity(item.opacity);
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

private:
    [[nodiscard]] bool snaps(const Item& item) const { return m_pixels.snaps() && item.join == Join::Sharp; }

    /// Sets the pen and returns its width: whole pixels where the item goes to whole pixels.
    double setPen(const Item& item)
    {
        const double wide = m_pixels.strokeWidth(item.width, item.minWidthPx);
        const double width = snaps(item) ? m_pixels.wholeWidth(wide) : wide;
        m_canvas.setPen({item.stroke, width, item.join, item.dashes});
        return width;
    }

    void paintPath(const Item& item)
    {
        if (item.join == Join::Sharp && item.closed && item.points.size() == 4)
            paintBox(item);
        else if (!item.closed && item.points.size() == 2)
            paintStraight(item);
        else
            paintPolygon(item);
    }

    /// A straight stroke; it waits for others with the same pen.
    void paintStraight(const Item& item)
    {
        if (!m_canvas.draws(item.stroke))
            return;
        const double width = setPen(item);
        const Point a = item.points[0];
        const Point b = item.points[1];
        QLineF line(m_pixels.map(a), m_pixels.map(b));
        if (snaps(item) && (a.x == b.x || a.y == b.y))
            line = {m_pixels.snapped(line.p1(), width), m_pixels.snapped(line.p2(), width)};
        m_canvas.addLine(line);
    }

    void paintPolygon(const Item& item)
    {
        Points points;
        for (const Point& p : item.points)
            points.append(m_pixels.map(p));
        const auto count = static_cast<int>(points.size());
        if (m_canvas.draws(item.fill)) {
            m_canvas.setNoPen();
            m_canvas.setBrush(item.fill);
            m_canvas.painter().drawPolygon(points.constData(), count);
        }
        if (!m_canvas.draws(item.stroke))
            return;
        const double width = setPen(item);
        if (snaps(item) && item.dashes.empty())
            for (QPointF& p : points)
                p = m_pixels.snapped(p, width);
        m_canvas.setBrush(Ink::None);
        constexpr int longPath = 24;
        if (m_isClipped && count > longPath && item.dashes.empty())
            paintVisibleRuns(points, item.closed, width);
        else if (item.closed)
            m_canvas.painter().drawPolygon(points.constData(), count);
        else
            m_canvas.painter().drawPolyline(points.constData(), count);
    }

    /// Of a long path, as a loop round a large board, only the stretches within the clip: stroking is costly.
    void paintVisibleRuns(const Points& points, bool isClosed, double width)
    {
        Points run;
        const auto finish = [&] {
            if (run.size() > 1)
                m_canvas.painter().drawPolyline(run.constData(), static_cast<int>(run.size()));
            run.clear();
        };
        const qsizetype segments = isClosed ? points.size() : points.size() - 1;
        for (qsizetype i = 0; i < segments; ++i) {
            const QPointF a = points[i];
            const QPointF b = points[(i + 1) % points.size()];
            if (!m_pixels.touchesClip(a, b, 2 * width)) {
                finish();
                continue;
            }
            if (run.isEmpty())
                run.append(a);
            run.append(b);
        }
        finish();
    }

    /// A rectangle: its corners go to whole pixels, so that boxes side by side leave no seam.
    void paintBox(const Item& item)
    {
        QPointF first = m_pixels.map(item.points[0]);
        QPointF last = m_pixels.map(item.points[2]);
        if (m_canvas.draws(item.stroke)) {
            const double width = setPen(item);
            if (snaps(item)) {
                first = m_pixels.snapped(first, width);
                last = m_pixels.snapped(last, width);
            }
        } else {
            m_canvas.setNoPen();
            if (snaps(item)) {
                first = m_pixels.nearestCorner(first);
                last = m_pixels.nearestCorner(last);
            }
        }
        m_canvas.setBrush(item.fill);
        if (m_canvas.draws(item.fill) || m_canvas.draws(item.stroke))
            m_canvas.painter().drawRect(QRectF(first, last));
        if (item.hatch != Hatch::None)
            paintHatch(item, QRectF(first, last));
    }

    /// Diagonals of the whole board, cut at the box, so that neighbouring boxes continue each other. With y turned
    /// over for "\", each of them is x + y = k·step, measured from the board's corner.
    void paintHatch(const Item& item, const QRectF& box)
    {
        const double width = m_pixels.strokeWidth(item.hatchWidth, 1);
        m_canvas.setPen({item.hatchInk, width, Join::Sharp, {}});
        const double step = item.hatchStep * m_pixels.cell();
        const double turn = item.hatch == Hatch::Forward ? 1 : -1;
        const QPointF origin = m_pixels.origin();
        const QRectF area = box.translated(-origin);
        const auto [low, high] = std::minmax({turn * area.top(), turn * area.bottom()});
        const auto at = [&](double x, double sum) { return origin + QPointF(x, turn * (sum - x)); };
        for (double sum = std::ceil((area.left() + low) / step) * step; sum < area.right() + high; sum += step)
            m_canvas.addLine({at(std::max(area.left(), sum - high), sum), at(std::min(area.right(), sum - low), sum)});
    }

    /// Its two strokes wait for others with the same pen.
    void paintCross(const Item& item)
    {
        setPen(item);
        const QPointF centre = m_pixels.map(item.points[0]);
        const double arm = item.radius * m_pixels.cell();
        m_canvas.addLine({centre - QPointF(arm, arm), centre + QPointF(arm, arm)});
        m_canvas.addLine({centre - QPointF(arm, -arm), centre + QPointF(arm, -arm)});
    }

    void paintCircle(const Item& item)
    {
        constexpr double smallDot = 8;
        const double radius = item.radius * m_pixels.cell();
        const QPointF centre = m_pixels.map(item.points[0]);
        if (m_pixels.snaps() && item.dashes.empty() && radius <= smallDot)
            return paintDot(item, centre, radius);
        if (m_canvas.draws(item.stroke))
            setPen(item);
        else
            m_canvas.setNoPen();
        m_canvas.setBrush(item.fill);
        m_canvas.painter().drawEllipse(centre, radius, radius);
    }

    /// There are as many dots as cells: each look is painted once.
    void paintDot(const Item& item, QPointF centre, double radius)
    {
        const double rimWidth = m_canvas.draws(item.stroke) ? m_pixels.strokeWidth(item.width, item.minWidthPx) : 0;
        const DotLook look{radius, m_canvas.colour(item.fill), rimWidth, m_canvas.colour(item.stroke)};
        const QPointF corner = m_pixels.cornerBefore(centre);
        const Picture& dot = dotPicture(look, centre - corner, 1 / m_pixels.pixel());
        m_canvas.painter().drawImage(corner + dot.offset, dot.image);
    }

    void paintText(const Item& item)
    {
        const QPointF centre = m_pixels.map(item.points[0]);
        const double size = m_pixels.textSize(item.textHeight);
        if (m_surface == PaintOptions::Vector)
            paintOutline(item, centre, size);
        else if (m_surface == PaintOptions::Page)
            paintGlyphs(item, centre, size);
        else
            paintPicture(item, centre, size);
    }

    void paintPicture(const Item& item, QPointF centre, double size)
    {
        const Picture& picture = pictureOf(item.text, item.weight, static_cast<int>(std::lround(size)),
                                           m_canvas.colour(item.stroke), 1 / m_pixels.pixel());
        m_canvas.painter().drawImage(m_pixels.nearestCorner(centre + picture.offset), picture.image);
    }

    void paintGlyphs(const Item& item, QPointF centre, double size)
    {
        const Figure& figure = figureOf(item.text, item.weight, static_cast<int>(std::lround(size)));
        m_canvas.setPen({.ink = item.stroke});
        m_canvas.painter().setFont(figure.font);
        m_canvas.painter().drawText(centre + figure.baseline, figure.text);
    }

    void paintOutline(const Item& item, QPointF centre, double size)
    {
        m_canvas.setNoPen();
        m_canvas.setBrush(item.stroke);
        m_canvas.painter().drawPath(outlineOf(item.text, item.weight, size).translated(centre));
    }

    Canvas m_canvas;
    PixelGrid m_pixels;
    PaintOptions::Surface m_surface;
    bool m_isClipped;
};

} // namespace

QSizeF sizeOf(const Drawing& drawing, double cellPixels)
{
    return QSizeF(drawing.bottomRight.x - drawing.topLeft.x, drawing.bottomRight.y - drawing.topLeft.y) * cellPixels;
}

void paintDrawing(QPainter& painter, const Drawing& drawing, const Palette& palette, const PaintOptions& options)
{
    painter.save();
    {
        Replay replay(painter, palette, options); // draws what waits when it ends
        for (const Item& item : drawing.items)
            replay.paint(item);
    }
    painter.restore();
}

} // namespace tokisuji
