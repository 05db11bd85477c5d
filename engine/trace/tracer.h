// Tracer: from a board to the path on which a person could solve it.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/solve/verdict.h"
#include "engine/trace/profile.h"
#include "engine/trace/trace.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace tokisuji {

struct TraceOptions {
    Profile profile;
    /// Do the marks on the board count as found already?
    MarkUse marks = MarkUse::Ignore;
    /// Of a board that is not finished: what follows whatever is added.
    BoardReading reading = BoardReading::AsItStands;
    /// Marks that hold in every solution, as the checker determined them. They only tell which hypotheses are worth a
    /// try (the wrong ones); without them both values of a place are tried.
    std::optional<Board> determined;
    /// The checker has proved that there is one solution (with the marks that count). Without it no technique that
    /// assumes this is used, whatever the profile says.
    bool isUnique = false;
    /// Keep hypotheses that led nowhere, as splits of kind Tried.
    bool keepFailed = false;
};

/// Called on the tracing thread with the trace so far, after each step of the main line.
using TraceSink = std::function<void(const Trace&)>;

/// The path within the profile, always the same for the same board and options. Returns within 20 ms of a stop request
/// with TraceResult::Unknown.
[[nodiscard]] Trace trace(const Board&, const TraceOptions&, std::stop_token = {}, const TraceSink& = {});
/// The same if the rules of the board are available.
[[nodiscard]] Trace trace(const Board&, const Rules&, const TraceOptions&, std::stop_token = {}, const TraceSink& = {});

} // namespace tokisuji
