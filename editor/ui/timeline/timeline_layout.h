// TimelineLayout: where ticks and lanes lie on the strip. A value without widgets.
#pragma once

#include "editor/model/timeline_model.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace tokisuji {

class TimelineLayout {
public:
    using Lane = TimelineModel::Lane;

    static constexpr double curveTop = 30;
    static constexpr double curveHeight = 34;
    static constexpr double mainLaneY = 82;
    static constexpr double lanePitch = 25;
    static constexpr double sideMargin = 22;
    static constexpr double widestPitch = 28;
    /// Below this pitch signs become bars; below the second one several edits share a bar.
    static constexpr double signPitch = 11;
    static constexpr double barPitch = 3;

    void setLanes(const std::vector<Lane>& lanes);
    void setSize(const QSizeF& size);
    void setCurrent(int depth);

    [[nodiscard]] double pitch() const;
    /// Fits everything until it is zoomed.
    void fit() { m_zoom.reset(); }
    /// About the current tick.
    void zoom(double factor);
    void scrollRows(int rows);

    [[nodiscard]] double xOf(int depth) const;
    /// The row of a lane (an index of the lanes); the main lane is row 0.
    [[nodiscard]] double yOf(std::size_t lane) const;
    [[nodiscard]] bool isVisible(std::size_t lane) const;
    /// The tick of a node; nullptr for a node that is in no lane.
    [[nodiscard]] const TimelineModel::Tick* tickOf(NodeId node) const;
    /// Where the node lies; nothing for a node that is in no lane.
    [[nodiscard]] std::optional<QPointF> positionOf(NodeId node) const;
    /// The depth nearest to an x, and the lane at a y.
    [[nodiscard]] int depthAt(double x) const;
    [[nodiscard]] std::optional<std::size_t> laneAt(double y) const;
    /// The tick of a lane nearest to an x.
    [[nodiscard]] NodeId nearestIn(std::size_t lane, double x) const;

    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }
    [[nodiscard]] const QSizeF& size() const { return m_size; }

private:
    void placeRows();
    [[nodiscard]] double fittingPitch() const;
    [[nodiscard]] double scroll() const;
    [[nodiscard]] std::size_t laneOf(NodeId node) const;

    std::vector<Lane> m_lanes;
    std::vector<int> m_rows; ///< of each lane
    int m_deepest = 0;
    QSizeF m_size;
    int m_current = 0;
    std::optional<double> m_zoom; ///< the pitch, where the user chose one
    int m_rowScroll = 0;
};

} // namespace tokisuji
