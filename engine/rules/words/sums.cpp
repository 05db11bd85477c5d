#include "engine/rules/words/sums.h"

namespace tokisuji {

Digits openDigits(Rules& r, const Board& b, int largest)
{
    PlaceMap<int> most(b.grid());
    for (const Place c : b.grid().cells())
        most[c] = b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Wall) ? 0 : largest;
    return {r, b, most, ToCome::ClueHere}; // a wall
}

} // namespace tokisuji
