// Heyablock. Shade one area of cells in every room, as many as its number says; areas of different rooms do not touch.
// The unshaded cells form one area, and no straight row of them crosses two room borders.
//
//     +-----------+---+
//     | #   .   . | # |
//     +-----------+   |        heyablock/4/2/40sg3
//     | 3   .   #   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre heyablock;
const Genre heyablock{
    .id = "heyablock",
    .urlId = "heyablock",
    .title = {"Heyablock", "へやブロ"},
    .summary =
        {"Shade one connected area of cells in every room, as many as its number says; only a room with a 0 has "
         "none. Areas of different rooms do not share a side. All unshaded cells are connected, and no straight "
         "line of them passes through more than two rooms.",
         "どの部屋にも、ひとつながりの黒マスを 1 つずつ作ります。数字はその部屋の黒マスの数で、0 "
         "の部屋にだけ黒マスがありません。太線をはさんで黒マスは隣り合いません。白マスはすべてつながり、縦横まっす"
         "ぐに 3 つ以上の部屋にわたって続いてはいけません。"},
    .kana = "へやぶろ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "heyablock/6/6/3dfnk6q32aari1g2g1g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            someUnlessZero(r, all, black);
            connectedInRooms(r, b, all, black, family::roomConnected);
            apartAtBorders(r, b, black, family::borderTouch);
            connected(r, !black, family::whiteConnected);
            roomCounts(r, all, black);
            noRunOverTwoBorders(r, b, !black);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
