// The kinds of puzzles that can be made and edited, whatever their answer is.
#pragma once

#include "engine/genre/registry.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tokisuji {

[[nodiscard]] inline std::vector<const Genre*> wholeKinds()
{
    std::vector<const Genre*> kinds;
    std::ranges::copy_if(allKinds(), std::back_inserter(kinds), &Genre::isWhole);
    return kinds;
}

} // namespace tokisuji
