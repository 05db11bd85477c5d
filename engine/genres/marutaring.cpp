// Marutaring. Shade one ring of cells without a 2x2 square that passes through every room and bends only at room
// borders: the shaded areas of a room are straight. A room's number says how many of its cells are shaded.
//
//     +---+-----------+
//     | . | .   .   . |
//     |   +---+       |
//     | .   # | #   # |
//     +---+   +-------+        marutaring/4/4/hc09doj
//     | . | # | .   # |
//     |   +---+-------+
//     | .   #   #   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily straightInRoom{.id = "straight-in-room",
                                    .name = {"the ring does not bend within a room", "黒マスは部屋の中で曲がらない"},
                                    .broken = {"The ring bends within a room", "黒マスが部屋の中で曲がっています"}};

} // namespace family

namespace {

/// No bend whose three cells lie together between borders.
void bendsAtBorders(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : b.grid().cells())
        for (const Dir across : {Dir::Left, Dir::Right})
            for (const Dir along : {Dir::Up, Dir::Down})
                if (b.grid().hasCell(c.step(across)) && b.grid().hasCell(c.step(along))
                    && b.at(Layer::Room, edgeBetween(c, across)) != 1 && b.at(Layer::Room, edgeBetween(c, along)) != 1)
                    r.at(c, family::straightInRoom)
                        .ofWholeRoom()
                        .never({black[c], black[c.step(across)], black[c.step(along)]});
}

} // namespace

extern const Genre marutaring;
const Genre marutaring{
    .id = "marutaring",
    .urlId = "marutaring",
    .title = {"Marutaring", "マルタリング"},
    .summary =
        {"Shade cells so that they form one ring: each shaded cell has exactly two shaded neighbours, and all of "
         "them are connected. They never fill a 2×2 square. Every room has shaded cells, and within a room they "
         "only form straight bars. A number says how many cells of its room are shaded.",
         "黒マスがひとつの輪になるように塗ります。どの黒マスも隣り合う黒マスはちょうど 2 つで、2×2 "
         "のかたまりになりません。どの部屋にも黒マスがあり、部屋の中ではまっすぐな棒の形だけになります。数字はその"
         "部屋の黒マスの数です。"},
    .kana = "まるたりんぐ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "marutaring/5/5/5tlaalb332j2",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            someShaded(r, black);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            rings(r, black);
            bendsAtBorders(r, b, black);
            someUnlessZero(r, all, black);
            roomCounts(r, all, black);
        },
    .recipe = Recipe{.sizes = {isAtLeast<3, 12>,
                               {"The ring needs at least 3 columns and at least 3 rows, and 12 cells.",
                                "黒マスの輪を作るには、縦横とも 3 マス以上、合わせて 12 マス以上が必要です。"}},
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 5},
};

} // namespace tokisuji
