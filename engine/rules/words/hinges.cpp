#include "engine/rules/words/hinges.h"

#include "engine/board/rooms.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

/// A stretch of border along which a block may be mirrored, from one of its segments on.
struct Hinge {
    Place edge;
    [[nodiscard]] bool isUpright() const { return edge.x % 2 == 0; }
    [[nodiscard]] Place image(Place cell) const
    {
        return isUpright() ? Place{static_cast<std::int16_t>(2 * edge.x - cell.x), cell.y}
                           : Place{cell.x, static_cast<std::int16_t>(2 * edge.y - cell.y)};
    }
    /// The segment before this one on the same line.
    [[nodiscard]] Place before() const { return edge.step(isUpright() ? Dir::Up : Dir::Left); }
};

} // namespace

/// What is reached from a hinge is mirrored there, and no cell of a block is reached from another one besides. A block
/// spreads only to where it has images, and meets its image at borders alone: one that could go on breaks a rule. Since
/// its hinge is the only border that it crosses, each half lies in one room.
void mirroredAtBorders(Rules& r, const Board& b, const Field& black)
{
    const Grid& grid = black.grid();
    const Field parting = walls(r, black);
    const auto crossed = [&](Place edge) {
        if (!grid.isInner(edge) || b.at(Layer::Room, edge) != 1)
            return No;
        const auto [p, q] = cellsBeside(edge);
        return r.allOf({black[p], black[q]});
    };
    const PlaceMap<int> room = roomOfCells(b, rooms(b));
    PlaceMap<std::vector<Lit>> blocks(grid);
    for (const Place edge : givenBorders(b)) {
        const Hinge hinge{edge};
        const auto [p, q] = cellsBeside(edge);
        const auto faces = [&](Place c) {
            return std::abs(c.x - hinge.image(c).x) + std::abs(c.y - hinge.image(c).y) == 2;
        };
        const auto meetsAtBorder = [&](Place c) {
            const Place middle{static_cast<std::int16_t>((c.x + hinge.image(c).x) / 2),
                               static_cast<std::int16_t>((c.y + hinge.image(c).y) / 2)};
            return !faces(c) || b.at(Layer::Room, middle) == 1;
        };
        const auto isInRooms = [&, p = p, q = q](Place c) { return room[c] == room[p] || room[c] == room[q]; };
        const auto takes = [&](Place c) {
            return grid.hasCell(hinge.image(c)) && isInRooms(c) && isInRooms(hinge.image(c)) && meetsAtBorder(c);
        };
        const std::vector<Place> cells = reachable(grid, p, takes);
        const Lit begins = r.allOf({crossed(edge), !crossed(hinge.before())});
        Field starts(grid, PlaceKind::Cell, std::vector<Lit>(black.all().size(), No));
        for (const Place c : {p, q})
            starts.set(c, begins);
        const Field reached = reachedFromAny(r, parting, starts, {p, q}, cells);
        for (const Place c : cells) {
            blocks[c].push_back(reached[c]);
            if (const Place image = hinge.image(c); c < image)
                r.at(edge, family::hingeMirrors).ofWholeRoom().same(reached[c], reached[image]);
            for (const Place next : grid.neighbours(c))
                if (!takes(next))
                    r.at(edge, family::hingeMirrors).ofWholeRoom().never({reached[c], black[next]});
        }
    }
    for (const Place c : grid.cells())
        r.at(c, family::oneHinge).ofWholeRoom().when(black[c]).exactly(1, blocks[c]);
}

} // namespace tokisuji
