// How screen readers meet the timeline: as a slider whose value is the current state.
#pragma once

namespace tokisuji {

class TimelineStrip;

void installTimelineAccessibility();
/// Tells screen readers that another state is the current one.
void announcePosition(TimelineStrip& strip);

} // namespace tokisuji
