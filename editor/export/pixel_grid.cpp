#include "editor/export/pixel_grid.h"

#include <QPaintDevice>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tokisuji {

namespace {

constexpr double growthEnds = 100; ///< cell pixels above which strokes and figures grow no further
constexpr double widestStroke = 8;
constexpr double largestText = 56;

/// Least widths are made for screens; paper shows finer strokes.
double leastUnit(const PaintOptions& options, const QPaintDevice& device)
{
    constexpr double screenDotsPerInch = 96, finer = 0.4;
    return options.surface == PaintOptions::Page ? finer * device.logicalDpiX() / screenDotsPerInch : 1;
}

} // namespace

PixelGrid::PixelGrid(const PaintOptions& options, const QPaintDevice& device)
    : m_options(options), m_pixel(1 / device.devicePixelRatioF()), m_least(leastUnit(options, device)),
      m_snaps(options.surface == PaintOptions::Screen || options.surface == PaintOptions::Image)
{
}

bool PixelGrid::isLimited() const
{
    return m_options.surface == PaintOptions::Screen && cell() > growthEnds;
}

bool PixelGrid::touchesClip(const Item& item) const
{
    if (m_options.clip.isNull())
        return true;
    constexpr double far = std::numeric_limits<double>::max();
    Point least{far, far}, most{-far, -far};
    for (const Point& p : item.points) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    const double around = (item.radius + item.width + item.textHeight) * cell() + 4;
    return touchesClip(map(least), map(most), 2 * around);
}

bool PixelGrid::touchesClip(QPointF a, QPointF b, double width) const
{
    const QRectF& clip = m_options.clip;
    const double reach = width / 2;
    return std::max(a.x(), b.x()) + reach >= clip.left() && std::min(a.x(), b.x()) - reach <= clip.right()
           && std::max(a.y(), b.y()) + reach >= clip.top() && std::min(a.y(), b.y()) - reach <= clip.bottom();
}

double PixelGrid::strokeWidth(double cells, double minPx) const
{
    const double wide = cells * cell();
    const double limited = isLimited() ? std::max(cells * growthEnds, std::min(wide, widestStroke)) : wide;
    return std::max({limited * m_options.strokeFactor, minPx * m_least, m_options.leastStroke});
}

double PixelGrid::textSize(double cells) const
{
    const double size = cells * cell();
    return isLimited() ? std::min(size, std::max(largestText, cells * growthEnds)) : size;
}

double PixelGrid::wholeWidth(double width) const
{
    return std::max(1.0, std::round(width / m_pixel)) * m_pixel;
}

QPointF PixelGrid::snapped(QPointF p, double wholeWidth) const
{
    const bool isOdd = std::lround(wholeWidth / m_pixel) % 2 == 1;
    return isOdd ? cornerBefore(p) + QPointF(m_pixel, m_pixel) / 2 : nearestCorner(p);
}

QPointF PixelGrid::nearestCorner(QPointF p) const
{
    return {std::round(p.x() / m_pixel) * m_pixel, std::round(p.y() / m_pixel) * m_pixel};
}

QPointF PixelGrid::cornerBefore(QPointF p) const
{
    return {std::floor(p.x() / m_pixel) * m_pixel, std::floor(p.y() / m_pixel) * m_pixel};
}

} // namespace tokisuji
