// Pairing: the two sides of a graph whose nodes form pairs.
#pragma once

#include "engine/rules/instance.h"

#include <array>
#include <vector>

namespace tokisuji {

/// The nodes of a graph in two sides, with every link from one side to the other.
struct TwoSides {
    struct Way {
        int node;
        Lit present;
    };
    std::array<std::vector<int>, 2> sides;
    std::vector<std::vector<Way>> ways; ///< by node
};
[[nodiscard]] TwoSides twoSidesOf(const Graph&);

} // namespace tokisuji
