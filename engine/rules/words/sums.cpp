#include "engine/rules/words/sums.h"

namespace tokisuji {

Digits openDigits(Rules& r, const Board& b, int largest)
{
    std::vector<int> most;
    for (const int terrain : b.values(Layer::Terrain))
        most.push_back(terrain == static_cast<int>(Terrain::Wall) ? 0 : largest);
    return {r, b, most};
}

} // namespace tokisuji
