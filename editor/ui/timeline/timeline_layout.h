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

    static constexpr double flagTop = 0;
    static constexpr double flagHeight = 16;
    static constexpr double curveTop = 24;
    static constexpr double curveHeight = 34;
    static constexpr double mainLaneY = 73;
    static constexpr double lanePitch = 25;
    static constexpr double sideMargin = 22;
    static constexpr double widestPitch = 28;
    /// Below this pitch signs become bars; below the second one several edits share a bar.
    static constexpr double signPitch = 11;
    static constexpr double barPitch = 3;
    /// A lower strip has no room for anything but ticks.
    static constexpr double fullHeight = 112;
    static constexpr double compactLaneY = 27;
    /// What a lane's label takes at most.
    static constexpr double labelRoom = 172;
    /// This many branch lanes are shown before they scroll.
    static constexpr int mostRows = 4;

    void setLanes(std::vector<Lane> lanes);
    void setSize(const QSizeF& size);
    /// Scrolls as little as brings it into view, if it is another one.
    void setCurrent(int depth);

    [[nodiscard]] bool isCompact() const { return m_size.height() < fullHeight; }
    [[nodiscard]] double mainY() const { return isCompact() ? compactLaneY : mainLaneY; }
    [[nodiscard]] double pitch() const { return m_pitch; }
    /// How many edits share a bar.
    [[nodiscard]] int sharing() const;
    /// Fits everything until it is zoomed.
    void fit();
    /// About the tick at an x.
    void zoom(double factor, double x);
    void pan(double pixels);
    void scrollRows(int rows);
    [[nodiscard]] int rowCount() const { return m_rowCount; }

    [[nodiscard]] double xOf(int depth) const { return sideMargin + m_pitch * depth - m_scroll; }
    /// The row of a lane (an index of the lanes); the main lane is row 0.
    [[nodiscard]] double yOf(std::size_t lane) const;
    [[nodiscard]] bool isVisible(std::size_t lane) const;
    /// Does the label stand behind the lane's tip? Else before its beginning.
    [[nodiscard]] bool isLabelBehind(std::size_t lane) const { return m_isLabelBehind[lane]; }
    [[nodiscard]] double labelWidth() const;

    /// A part of a lane that lies on one line. While lanes change places a lane may consist of two.
    struct Piece {
        int first;
        int last;
        double y;
    };
    [[nodiscard]] std::vector<Piece> piecesOf(std::size_t lane) const;
    /// While lanes change places, a lane from a depth on is away from where it belongs.
    struct Shift {
        std::size_t lane;
        int fromDepth;
        double away;
    };
    void setShifts(std::vector<Shift> shifts) { m_shifts = std::move(shifts); }
    /// From 1 (all the way to go) to 0 (there).
    void setShiftLeft(double share) { m_shiftLeft = share; }
    /// The shifts from another layout of the same history to this one.
    [[nodiscard]] std::vector<Shift> shiftsFrom(const TimelineLayout& before, const TimelineModel& model) const;

    /// The index of the lane with this head; the number of lanes where there is none.
    [[nodiscard]] std::size_t laneOf(NodeId head) const;
    [[nodiscard]] QPointF positionOf(std::size_t lane, int depth) const;
    /// The depth nearest to an x.
    [[nodiscard]] int depthAt(double x) const;
    /// The deepest tick that lies left of an x; may be less than zero.
    [[nodiscard]] int lastDepthBefore(double x) const;
    /// The lane on a point's row that is nearest to the point.
    [[nodiscard]] std::optional<std::size_t> laneAt(QPointF point) const;

    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }
    [[nodiscard]] const QSizeF& size() const { return m_size; }

private:
    void place();
    void placeLabels();
    void placeRows();
    void clampScroll();
    [[nodiscard]] double room() const { return m_size.width() - 2 * sideMargin; }
    [[nodiscard]] double fittingPitch() const;
    [[nodiscard]] bool hasRoomBehind(const Lane& lane, double pitch, double end) const;
    [[nodiscard]] bool hasRoomBefore(const Lane& lane, double pitch) const;
    [[nodiscard]] double shiftOf(std::size_t lane, int depth) const;

    std::vector<Lane> m_lanes;
    std::vector<int> m_rows; ///< of each lane
    std::vector<bool> m_isLabelBehind;
    int m_rowCount = 0; ///< of branches
    int m_deepest = 0;
    double m_reserve = 0; ///< room at the right end for labels that have none elsewhere
    QSizeF m_size{600, 150};
    int m_current = 0;
    double m_pitch = widestPitch;
    double m_scroll = 0;
    std::optional<double> m_zoom; ///< the pitch, where the user chose one
    int m_rowScroll = 0;
    std::vector<Shift> m_shifts;
    double m_shiftLeft = 0;
};

} // namespace tokisuji
