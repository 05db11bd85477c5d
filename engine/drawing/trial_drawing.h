// A board with trials on it: what was entered on trial is drawn in a colour of its depth, lines in dashes, shades with
// stripes, so that it can be told from what is certain without colours too.
#pragma once

#include "engine/drawing/board_drawing.h"

#include <span>

namespace tokisuji {

/// The colour of trials of a depth, from 0; deeper ones begin again.
[[nodiscard]] Ink trialInk(std::size_t depth);

/// A line of such a trial, from (0, 0) to (1, 0).
[[nodiscard]] Drawing trialSample(std::size_t depth);

/// `grounds`: the boards on which the trials began, the outermost first, each of the board's size. As drawBoard() where
/// there are none.
[[nodiscard]] Drawing drawOnTrial(const Board&, std::span<const Board> grounds, const DrawOptions& = {});

} // namespace tokisuji
