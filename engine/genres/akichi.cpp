// Akichiwake. Shade cells, no two of them side by side, so that the unshaded ones form one area; no straight row of
// unshaded cells crosses two room borders. A room's number is the size of the largest unshaded area within it.
//
//     +-----------+---+
//     | 2#  .   . | . |
//     +-----------+   |        akichi/4/2/40s23
//     | 3   .   .   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/largest_area.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace {

constexpr char onlyLimits = 'x';

} // namespace

extern const Genre akichi;
const Genre akichi{
    .id = "akichi",
    .urlId = "akichi",
    .title = {"Akichiwake", "Akichiwake"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected. No straight line of "
         "unshaded cells passes through more than two rooms. A number is the size of the largest unshaded area "
         "of its room, with nothing outside the room counted.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながりますが、縦横まっすぐに 3 "
         "つ以上の部屋にわたって続いてはいけません。数字は、その部屋の中だけで見た白マスのかたまりのうち、いちばん"
         "大きいものの大きさです。"},
    .kana = "あきちわけ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .variants = {{onlyLimits, {"Numbers are only upper limits", "数字は上限"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "akichi/5/5/48g00svv45g5g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            noRunOverTwoBorders(r, b, !black);
            const Field parting = walls(r, b, !black);
            const AreaNumber says = b.hasFlag(onlyLimits) ? AreaNumber::Limit : AreaNumber::Size;
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    largestArea(r, b, !black, parting, room, says);
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
