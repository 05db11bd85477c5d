// Footing: where the cursor can stand.
#pragma once

#include "editor/ui/tools/tool.h"

namespace tokisuji {

struct Footing {
    bool cells = true;
    bool outside = false; ///< clue places outside the grid
    bool points = false;  ///< lattice points; then nothing else

    [[nodiscard]] bool holds(const Genre&, const Grid&, Place) const;
    /// The place itself where it can be stood on, else one near it.
    [[nodiscard]] Place nearest(const Genre&, const Grid&, Place) const;
    /// The place after a step; the same one where there is no way. From a slot the way leads round the grid's corner to
    /// the slots of the next side, where cells are not a footing.
    [[nodiscard]] Place after(const Genre&, const Grid&, Place, Dir) const;
};
[[nodiscard]] Footing footingOf(const Genre&, Mode, ToolId);

} // namespace tokisuji
