// Camera: which part of the board the view shows, and how large.
#pragma once

#include "engine/board/geometry.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace tokisuji {

/// The middle of a place, in cells.
[[nodiscard]] inline QPointF middleOf(Place place)
{
    return {place.x / 2.0, place.y / 2.0};
}
/// A square round the middle of a place that reaches so many cells each way.
[[nodiscard]] inline QRectF squareAround(Place place, double reach)
{
    return {middleOf(place) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

/// A value. Cells are the unit of the board, device-independent pixels that of the view.
class Camera {
public:
    static constexpr double minCellPixels = 8;
    static constexpr double maxCellPixels = 160;
    static constexpr double fullCellPixels = 54; ///< 100 %

    /// The paper in cells, and the view's size. Fits anew when it was fitted.
    void setPaper(const QRectF& paper);
    [[nodiscard]] const QRectF& paper() const { return m_paper; }
    void setView(const QSizeF& view);

    [[nodiscard]] double cellPixels() const { return m_cellPixels; }
    void fit();
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    /// Keeps what lies under a point of the view there.
    void zoomAbout(QPointF fixed, double cellPixels);
    void panBy(QPointF pixels);
    /// Moves as little as needed so that the rectangle (in cells) is in view; one that is too large is centred.
    void reveal(const QRectF& cells);
    void centreOn(QPointF cells);

    /// Where the board's upper left corner lies in the view.
    [[nodiscard]] QPointF origin() const { return m_origin; }
    void setOrigin(QPointF origin);
    [[nodiscard]] QPointF toView(QPointF cells) const { return m_origin + cells * m_cellPixels; }
    [[nodiscard]] QRectF toView(const QRectF& cells) const
    {
        return {toView(cells.topLeft()), cells.size() * m_cellPixels};
    }
    [[nodiscard]] QPointF toCells(QPointF point) const { return (point - m_origin) / m_cellPixels; }
    /// What is in view, in cells.
    [[nodiscard]] QRectF visible() const { return {toCells({0, 0}), m_view / m_cellPixels}; }
    /// Is some of the paper out of view?
    [[nodiscard]] bool isCropped() const;

private:
    void keepInView();

    QRectF m_paper;
    QSizeF m_view;
    QPointF m_origin;
    double m_cellPixels = fullCellPixels;
    bool m_fitted = true;
};

} // namespace tokisuji
