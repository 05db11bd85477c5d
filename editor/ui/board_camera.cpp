#include "editor/ui/board_camera.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double canvasMargin = 16; ///< between paper and view, at least

/// One axis of the origin: paper smaller than the view is centred, larger paper leaves no more than the margin.
double keptInView(double origin, double paperFrom, double paperTo, double view)
{
    const double least = view - canvasMargin - paperTo;
    const double most = canvasMargin - paperFrom;
    return least >= most ? (view - paperFrom - paperTo) / 2 : std::clamp(origin, least, most);
}

/// One axis of a move that brings a stretch into view.
double shiftInto(double from, double to, double view)
{
    if (to - from > view)
        return (view - from - to) / 2;
    return from < 0 ? -from : to > view ? view - to : 0;
}

} // namespace

void Camera::setPaper(const QRectF& paper)
{
    m_paper = paper;
    m_fitted ? fit() : keepInView();
}

void Camera::setView(const QSizeF& view)
{
    m_view = view;
    m_fitted ? fit() : keepInView();
}

void Camera::fit()
{
    m_fitted = true;
    if (m_paper.isEmpty() || m_view.isEmpty())
        return;
    const double room = std::min((m_view.width() - 2 * canvasMargin) / m_paper.width(),
                                 (m_view.height() - 2 * canvasMargin) / m_paper.height());
    constexpr double largest = 100; // beyond that strokes and figures don't grow
    m_cellPixels = std::clamp(room >= 20 ? std::floor(room) : room, minCellPixels, largest);
    keepInView();
}

void Camera::zoomAbout(QPointF fixed, double cellPixels)
{
    const QPointF cells = toCells(fixed);
    m_fitted = false;
    m_cellPixels = std::clamp(cellPixels, minCellPixels, maxCellPixels);
    m_origin = fixed - cells * m_cellPixels;
    keepInView();
}

void Camera::panBy(QPointF pixels)
{
    setOrigin(m_origin + pixels);
}

void Camera::reveal(const QRectF& cells)
{
    const QRectF shown = toView(cells);
    panBy({shiftInto(shown.left(), shown.right(), m_view.width()),
           shiftInto(shown.top(), shown.bottom(), m_view.height())});
}

void Camera::centreOn(QPointF cells)
{
    panBy(QPointF(m_view.width() / 2, m_view.height() / 2) - toView(cells));
}

void Camera::setOrigin(QPointF origin)
{
    m_origin = origin;
    keepInView();
}

bool Camera::isCropped() const
{
    const QRectF paper = toView(m_paper);
    return paper.width() > m_view.width() || paper.height() > m_view.height();
}

/// Whole pixels keep thin lines sharp.
void Camera::keepInView()
{
    const QRectF paper(m_paper.topLeft() * m_cellPixels, m_paper.size() * m_cellPixels);
    m_origin = {std::round(keptInView(m_origin.x(), paper.left(), paper.right(), m_view.width())),
                std::round(keptInView(m_origin.y(), paper.top(), paper.bottom(), m_view.height()))};
}

} // namespace tokisuji
