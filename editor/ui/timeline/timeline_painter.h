// TimelinePainter: draws the strip: the curve of the determined share, the lanes with their ticks, and what is set on
// them.
#pragma once

#include "editor/ui/timeline/timeline_scene.h"

class QPainter;

namespace tokisuji {

void paintTimeline(QPainter& painter, const TimelineScene& scene);

} // namespace tokisuji
