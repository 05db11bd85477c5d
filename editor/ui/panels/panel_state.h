// PanelState: what the side panel shows, as one value.
#pragma once

#include "editor/ui/board_view.h"
#include "editor/ui/glyphs.h"
#include "editor/ui/texts/verdict_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tokisuji {

/// What of the solver's knowledge is taken over as marks.
enum class Adopted : std::uint8_t { Determined, Solution, Alternative, Placement };

struct PanelState {
    const Board* board = nullptr; ///< nullptr: no puzzle is open
    /// What is known; while `old`, of the board before the last edit.
    SharedVerdict verdict = noVerdict();
    VerdictText text;
    bool old = false;
    bool showsArc = false; ///< the check has been running for a while
    MarkUse markUse = MarkUse::Ignore;
    Overlays overlays;                  ///< as drawn on the board
    std::vector<OverlayKind> available; ///< there is something to show
    bool readOnly = false;
    /// By Adopted: is it known of the board that is shown?
    std::array<bool, 4> adoptable{};
    std::vector<std::vector<Place>> holes; ///< as BoardView numbers them
    int chosenPlace = -1;                  ///< the place that F3 went to: index of holes or of Verdict::conflict

    [[nodiscard]] bool isAvailable(OverlayKind kind) const
    {
        return std::ranges::find(available, kind) != available.end();
    }
};

} // namespace tokisuji
