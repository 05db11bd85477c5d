// Hinge. Shade blocks, each of which crosses the borders of rooms along one straight, unbroken stretch and is mirrored
// there. A number counts the shaded cells of its room.
//
//     +-----------+---+
//     | 2   .   # | # |
//     |           |   |        hinge/4/2/4g02g
//     | .   .   # | # |
//     +-----------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneHinge{
    .id = "one-hinge",
    .name = {"each block crosses borders along one stretch", "かたまりは 1 本の線分だけで太線をまたぐ"},
    .broken = {"A block does not cross borders along exactly one straight stretch",
               "かたまりが太線をまたぐところがちょうど 1 本の線分ではありません"}};

constexpr RuleFamily hingeMirrors{.id = "hinge-mirrors",
                                  .name = {"blocks are mirrored at their hinges", "かたまりは太線について線対称"},
                                  .broken = {"A block is not mirrored at the border that it crosses",
                                             "またいでいる太線について線対称でないかたまりがあります"}};

} // namespace family

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

/// What is reached from a hinge is mirrored there, and no cell of a block is reached from another one besides. A block
/// spreads only to where it has images, and meets its image at borders alone: one that could go on breaks a rule.
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
        const auto takes = [&](Place c) { return grid.hasCell(hinge.image(c)) && meetsAtBorder(c); };
        const std::vector<Place> cells = reachable(grid, p, takes);
        const Lit begins = r.allOf({crossed(edge), !crossed(hinge.before())});
        Field starts(grid, PlaceKind::Cell, std::vector<Lit>(black.all().size(), No));
        for (const Place c : {p, q})
            starts.all()[static_cast<std::size_t>(grid.index(PlaceKind::Cell, c))] = begins;
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

} // namespace

extern const Genre hinge;
const Genre hinge{
    .id = "hinge",
    .urlId = "hinge",
    .title = {"Hinge", "ちょうつがい"},
    .summary =
        {"Shade blocks of cells. Each block crosses the borders of rooms along exactly one straight, unbroken "
         "stretch and is symmetric about it. A number counts the shaded cells of its room; a room without number "
         "may have any.",
         "黒マスのかたまりを作ります。どのかたまりも、ひと続きの線分 1 本だけで部屋の境の太線をまたぎ、その線分に"
         "ついて線対称の形になります。数字はその部屋の黒マスの数です。数字のない部屋には黒マスがいくつあっても"
         "かまいません。"},
    .kana = "ちょうつがい",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "hinge/5/5/88ki4sfe140h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            roomCounts(r, rooms(b), black);
            mirroredAtBorders(r, b, black);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
