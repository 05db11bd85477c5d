// The parts of the timeline's picture, each painted in a file of its own. Only for the painter.
#pragma once

#include "editor/ui/glyphs.h"
#include "editor/ui/timeline/timeline_scene.h"

class QPainter;

namespace tokisuji {

/// The sign of a tick; nullptr: nothing is known of it.
[[nodiscard]] VerdictGlyph glyphOfTick(const VerdictSummary* verdict);
/// Of several edits that share a bar the worst verdict shows.
[[nodiscard]] VerdictGlyph worstOf(const TimelineModel& model, std::span<const NodeId> nodes);

/// The share of determined marks along the main lane, as steps.
void paintCurve(QPainter& painter, const TimelineScene& scene);
/// The ticks of one lane: signs, bars or shared bars, by the pitch.
void paintTicks(QPainter& painter, const TimelineScene& scene, std::size_t lane);
/// Flags, pins, break lines and the frame round the current tick.
void paintFlags(QPainter& painter, const TimelineScene& scene);
void paintBreaks(QPainter& painter, const TimelineScene& scene);
void paintCurrent(QPainter& painter, const TimelineScene& scene);
void paintPins(QPainter& painter, const TimelineScene& scene);

} // namespace tokisuji
