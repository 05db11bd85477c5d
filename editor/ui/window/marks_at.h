// Marks at a place: the steps of a trace that set a mark in or round it.
#pragma once

#include "engine/board/board.h"
#include "engine/drawing/player_drawing.h"
#include "engine/trace/trace.h"

#include <vector>

namespace tokisuji {

/// The marks that belong to a place: those in it, and for a cell those on its edges.
[[nodiscard]] std::vector<MarkPlace> marksAt(const Board& board, Place place);

/// Steps of the main line in their order, each once. `start` is the board that was traced.
[[nodiscard]] std::vector<StepId> stepsThatFound(const Trace& trace, const Board& start, Place place);

} // namespace tokisuji
