// Growth: all shapes that a group of cells can still take.
#pragma once

#include "engine/trace/mind.h"

#include <vector>

namespace tokisuji::tracing {

/// Cells of which some belong together where they touch.
struct GrowingCells {
    const std::vector<Lit>& present;             ///< by cell
    const std::vector<std::vector<int>>& beside; ///< by cell
    std::vector<char> isForeign{};               ///< by cell: the group cannot have it; empty: none
};

struct Growths {
    std::vector<std::vector<Lit>> ways; ///< the undecided cells of each shape are present, those round it are not
    std::vector<Fact> facts;            ///< without which there might be more of them
    bool sawForeign = false;            ///< some cells were left out
};

/// All shapes of exactly `size` cells with the cells of a group, which are present; none when there are more than
/// `most`, or it is too much work to find them.
[[nodiscard]] Growths growths(const Mind&, const GrowingCells&, const std::vector<int>& group, std::size_t size,
                              std::size_t most);

} // namespace tokisuji::tracing
