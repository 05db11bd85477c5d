// Tetro Chain-CTB. Shade tetrominoes that hang together by corners; those that touch there have different shapes, and
// each is cut by the border of a room. A number says how many cells of its room are shaded.
//
//     +---------------+
//     | 6   #   #   # |
//     |   +-----------+
//     | # | .   #   . |
//     |   |           |        tetroctb/4/4/290e1o6g1
//     | # | .   .   . |
//     |   +-----------+
//     | # | 1#  .   . |
//     +---+-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily notCut{.id = "not-cut",
                            .name = {"each area is cut by a border", "黒マスのかたまりは部屋をまたぐ"},
                            .broken = {"An area lies in one room", "部屋をまたいでいない黒マスのかたまりがあります"}};

} // namespace family

extern const Genre tetroctb;
const Genre tetroctb{
    .id = "tetroctb",
    .urlId = "tetroctb",
    .aliases = {"tetrochain-ctb"},
    .title = {"Tetro Chain-CTB", "テトロチェーンＣＴＢ"},
    .summary = {"Shade cells so that every shaded area has four cells and lies in more than one room. All of them are "
                "connected by corners, and areas that touch at a corner differ in shape; rotated and flipped shapes "
                "are the same. A number says how many cells of its room are shaded.",
                "黒マスのかたまりがすべて 4 マスで、2 "
                "つ以上の部屋にまたがるように塗ります。黒マスは角を含めてすべてつながり、角で接するかたまりどうしは形が"
                "違います（回転・裏返しは同じ形）。数字はその部屋の黒マスの数です。"},
    .kana = "てとろちぇーんしーてぃーびー",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "tetroctb/6/6/huf368d8hjnk103h03g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            const Tetrominoes areas = tetrominoes(r, black);
            differAtCorners(r, black, areas);
            for (const Standing& standing : areas.standings)
                if (liesInRoom(b, standing.cells))
                    r.at(standing.cells.front(), family::notCut).ofWholeRoom().never(standing.lit);
            roomCounts(r, rooms(b), black);
            connectedDiagonally(r, black, family::diagonallyConnected);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 10>,
                               {"A puzzle needs at least 2 columns, 2 rows and 10 cells.",
                                "問題には、縦横とも 2 マス以上、合わせて 10 マス以上が必要です。"}},
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 6},
};

} // namespace tokisuji
