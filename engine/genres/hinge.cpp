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
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/hinges.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

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
    .recipe = Recipe{.sizes = fromSixCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
