// What a tick of the timeline says of itself in words.
#pragma once

#include "editor/model/timeline_model.h"

#include <QString>

namespace tokisuji {

struct TickText {
    QString head;   ///< "#29 · 2 at R3C2"
    QString detail; ///< time, verdict, determined marks; the bookmark and its note in further lines
};

/// `sharers` are the edits that share the tick's bar.
[[nodiscard]] TickText tickText(const Document&, const TimelineModel&, NodeId node, std::span<const NodeId> sharers);
/// A branch by its first edit, or by what its bookmark says of it; "Branch 2 · 3 at R1C7". Number 0: what went on
/// without branching.
[[nodiscard]] QString branchText(const Document&, const TimelineModel&, NodeId head, int number);
/// The edit in words; "start" at the root.
[[nodiscard]] QString editAtText(const Document&, const TimelineModel&, NodeId node);
/// The current tick as a screen reader tells it.
[[nodiscard]] QString currentTickText(const Document&, const TimelineModel&);

} // namespace tokisuji
