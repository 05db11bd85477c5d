// Overlays: which layers of the solver's knowledge are drawn over the board.
#pragma once

#include <cstdint>

namespace tokisuji {

struct Overlays {
    bool determined = true;
    bool difference = true; ///< of solution A and alternative B
    bool conflict = true;
    bool placement = true; ///< the best one of pieces, while there is no solution
    bool whatIf = false;   ///< drawn by its presenter; no other lines are drawn beside it
    enum Show : std::uint8_t { ShowA, ShowB, ShowBoth } show = ShowBoth;
    int alternative = 0; ///< index into Verdict::alternatives
    friend bool operator==(const Overlays&, const Overlays&) = default;
};

} // namespace tokisuji
