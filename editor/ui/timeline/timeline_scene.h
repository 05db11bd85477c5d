// TimelineScene: everything that is drawn on the strip, as one value.
#pragma once

#include "editor/ui/timeline/timeline_layout.h"

#include <QRectF>

#include <functional>

namespace tokisuji {

struct TimelineScene {
    const TimelineModel* model = nullptr;
    TimelineLayout layout;

    NodeId current = noNode;
    NodeId pinA = noNode;
    NodeId pinB = noNode;
    NodeId pathBreak = noNode; ///< where the intended path no longer holds
    std::vector<Bookmark> bookmarks;
    QString curveCaption;
    /// The curve shows turns to the goal, as a share of so many; 0: it shows the share that is determined.
    int mostTurns = 0;
    QString pathBreakCaption;
    /// Of a branch lane; only asked for what is in view.
    std::function<QString(std::size_t lane)> labelOf;
    bool isFocused = false;
    double turn = 0; ///< of the sign of a running check, 0..1

    /// Where a node lies; nothing for one that is in no lane.
    [[nodiscard]] std::optional<QPointF> positionOf(NodeId node) const;
    /// The node nearest to a point on its row.
    [[nodiscard]] NodeId nodeAt(QPointF point) const;
    /// The node of a lane nearest to an x.
    [[nodiscard]] NodeId nearestIn(std::size_t lane, double x) const;
    /// Where edits share a bar, those that share one with this node, in order; else only itself.
    [[nodiscard]] std::span<const NodeId> sharersOf(NodeId node) const;

    /// A bookmark of the main lane: its pennant, and the name as far as there is room.
    struct Flag {
        NodeId node;
        QPointF tick;
        QRectF pennant;
        QString text;
        bool fliesLeft = false;
    };
    /// In order; those nearer to each other than a pennant's pole are left out.
    [[nodiscard]] std::vector<Flag> flags() const;
};

} // namespace tokisuji
