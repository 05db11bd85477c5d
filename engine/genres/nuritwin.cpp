// Nuritwin. Shade exactly two areas of equal size in every room, a number is the size of each; all shaded cells form
// one area, over borders, without a 2x2 square.
//
//     +---------------+
//     | 2   .   #   # |
//     |       +-------+
//     | #   # | #   . |        nuritwin/4/3/186g2g
//     |   +---+       |
//     | # | #   .   . |
//     +---+-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily twinSize{.id = "twin-size",
                              .name = {"size of the two areas of a room", "部屋の 2 つのかたまりの大きさ"},
                              .broken = {"An area of a room does not have as many cells as the number says",
                                         "部屋のかたまりの大きさが数字と違います"}};

constexpr RuleFamily equalTwins{
    .id = "equal-twins",
    .name = {"two areas of equal size", "2 つのかたまりは同じ大きさ"},
    .broken = {"The two areas of a room differ in size", "部屋の 2 つのかたまりの大きさが違います"}};

} // namespace family

extern const Genre nuritwin;
const Genre nuritwin{
    .id = "nuritwin",
    .urlId = "nuritwin",
    .title = {"Nuritwin", "ぬりツイン"},
    .summary =
        {"Shade exactly two areas of equal size in every room. A number says how many cells each of the two "
         "has. All shaded cells are connected over the borders of rooms and never fill a 2×2 square.",
         "どの部屋にも、同じ大きさの黒マスのかたまりをちょうど 2 つ作ります。数字はそれぞれのかたまりのマスの数で"
         "す。黒マスは部屋の境を越えてすべてつながり、2×2 のかたまりになりません。"},
    .kana = "ぬりついん",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber,
               .min = 1,
               .max = [](const Board& b) { return std::max(1, (largestRoom(b) - 1) / 2); },
               .orUnknown = true,
               .maxAt = [](const Board& b, Place c) { return std::max(1, (roomSizeAt(b, c) - 1) / 2); }}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "nuritwin/5/5/3230e0bs31g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            const TwoGroups groups = twoGroupsInRooms(r, b, all, black);
            groupsMeetOutside(r, b, all, groups, black, family::blackConnected);
            for (const Room& room : all) {
                if (room.number >= 0)
                    for (const Field& group : {groups.first, groups.rest})
                        r.clue(room.numberCell, family::twinSize).ofWholeRoom().exactly(room.number, group[room.cells]);
                else
                    equalGroups(r, room, groups, family::equalTwins);
            }
        },
    .recipe = Recipe{.sizes = fromSixCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
