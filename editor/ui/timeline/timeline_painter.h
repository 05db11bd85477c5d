// TimelinePainter: draws the strip: the curve of the determined share, the lanes with their ticks, and the marks on
// them.
#pragma once

#include "editor/ui/timeline/timeline_layout.h"

class QPainter;

namespace tokisuji {

struct TimelineMarks {
    NodeId current = noNode;
    std::optional<int> breakBefore; ///< index in the main lane
    bool isFocused = false;
    QString curveCaption;
    std::vector<QString> laneLabels; ///< by lane; the main lane has none
};

void paintTimeline(QPainter& painter, const TimelineLayout& layout, const TimelineMarks& marks);

} // namespace tokisuji
