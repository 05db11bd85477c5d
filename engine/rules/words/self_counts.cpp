#include "engine/rules/words/self_counts.h"

namespace tokisuji {

void countThemselves(Rules& r, const Board& b, const Digits& digit, const Field& numbered, const Room& room,
                     int largest)
{
    const auto cells = static_cast<int>(room.cells.size());
    std::vector<Lit> kinds;
    for (int n = 1; n <= largest; ++n) {
        std::vector<Lit> holders;
        for (const Place c : room.cells)
            holders.push_back(digit.is(c, n));
        kinds.push_back(r.anyOf(std::move(holders)));
        r.at(room.anchor, family::roomNumbers).ofWholeRoom().when(kinds.back()).exactly(n, numbered[room.cells]);
    }
    r.at(room.anchor, family::alikeInRoom).ofEachPart().atMost(1, std::move(kinds));
    for (const Place c : room.cells)
        if (const int n = b.at(Layer::Number, c); n == 0 || n > cells)
            r.clue(c, family::roomNumbers).any({});
        else if (n > largest)
            r.clue(c, family::roomNumbers).ofWholeRoom().exactly(n, numbered[room.cells]);
}

} // namespace tokisuji
