// Overlay drawing: what the solver knows, drawn where it holds. Compose it with the board's drawing.
//
// Every kind has a colour and a shape of its own, so that it can be told apart in grey: determined lines are solid on
// a band, solution A is a rail with round tags, alternative B is dashed with square tags, the place where they differ
// is hatched "/", conflicting clues have a thick outline, a hatch "\", a ring and a sign.
#pragma once

#include "engine/drawing/drawing.h"
#include "engine/solve/verdict.h"

namespace tokisuji {

struct OverlayOptions {
    double cellPixels = 54;
    bool determined = true;
    /// Of the solution and an alternative; where there is one it takes the place of the determined marks.
    bool difference = true;
    bool conflict = true;
    /// The best placement of pieces, while there is no solution.
    bool placement = true;
    enum Show : std::uint8_t { ShowA, ShowB, ShowBoth } show = ShowBoth;
    std::size_t alternative = 0;                                  ///< index into Verdict::alternatives
    enum Medium : std::uint8_t { Screen, Print } medium = Screen; ///< Print has no pale fills
};

/// `board` is the board as shown: where its own marks agree with the solver's they are not drawn twice.
[[nodiscard]] Drawing drawOverlay(const Board& board, const Verdict& verdict, const OverlayOptions& options = {});

} // namespace tokisuji
