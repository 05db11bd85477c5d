#include "engine/rules/words/one_kind.h"

#include "engine/board/place_map.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily allOfKind{.id = "all-of-kind",
                               .name = {"all symbols of one kind in a room", "部屋の同じ種類の印をすべて通る"},
                               .broken = {"The line misses a symbol of the kind that it visits in a room",
                                          "線が、部屋の中の同じ種類の印をすべて通っていません"}};

} // namespace family

Field roomsVisitedFor(Rules& r, const Board& b, Loop& line, const std::vector<Room>& all, int sign)
{
    PlaceMap<Lit> ofCell(b.grid(), No);
    for (const Room& room : all) {
        std::vector<Lit> signs;
        for (const Place c : room.cells)
            if (b.at(Layer::Number, c) == sign)
                signs.push_back(line.uses(c));
        const Lit any = r.anyOf(signs);
        for (const Lit visited : signs)
            r.clue(room.anchor, family::allOfKind).ofWholeRoom().implies(any, {visited});
        for (const Place c : room.cells)
            ofCell[c] = any;
    }
    return {b.grid(), PlaceKind::Cell, ofCell.values()};
}

namespace {

/// What follows for symbols of both kinds side by side, without which it would be found by trying.
void tellNeighbours(Rules& r, const Board& b, const Loop& line, const Room& room, const RuleFamily& family)
{
    const auto signAt = [&](Place c) { return b.at(Layer::Number, c); };
    for (const Place c : room.cells)
        for (const Dir d : {Dir::Right, Dir::Down})
            if (const Place next = c.step(d); std::ranges::binary_search(room.cells, next) && signAt(c) != blank
                                              && signAt(next) != blank && signAt(c) != signAt(next))
                r.clue(room.anchor, family).ofWholeRoom().never({line.over(c.step(d, 1))});
}

} // namespace

void visitsOneKind(Rules& r, const Board& b, Loop& line, const Room& room, std::array<Lit, 2> kinds,
                   const RuleFamily& family)
{
    const std::vector<Lit> either(kinds.begin(), kinds.end());
    if (!r.isOpen() || (kinds[0] != No && kinds[1] != No)) {
        r.clue(room.anchor, family).ofWholeRoom().exactly(1, either);
    } else {
        std::vector<Lit> visited = either; // or a cell where one of the other kind may still be put
        for (const Place c : room.cells)
            if (b.at(Layer::Number, c) == blank)
                visited.push_back(line.uses(c));
        r.clue(room.anchor, family).ofWholeRoom().any(std::move(visited));
        r.clue(room.anchor, family).unlessClue().exactly(1, either);
    }
    tellNeighbours(r, b, line, room, family);
}

} // namespace tokisuji
