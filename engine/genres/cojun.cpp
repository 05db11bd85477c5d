// Cojun. Fill every room with the numbers from 1 to its size. Equal numbers never share a side, and where two cells of
// a room stand one above the other, the upper number is the larger one.
//
//     +---+---+
//     | 2 | 1 |
//     | 1 | 2 |        two rooms of two cells; the right one is wrong
//     +---+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily largerAbove{.id = "larger-above",
                                 .name = {"the larger number above within a room", "部屋の上下では上が大きい"},
                                 .broken = {"A smaller number is above a larger one in its room",
                                            "同じ部屋の上下で、上の数字の方が小さくなっています"}};

} // namespace family

extern const Genre cojun;
const Genre cojun{
    .id = "cojun",
    .urlId = "cojun",
    .title = {"Cojun", "コージュン"},
    .summary = {"Fill every room with the numbers from 1 to the number of its cells. Equal numbers are never side by "
                "side, and when two cells of a room are one above the other, the upper one holds the larger number.",
                "太線で囲まれた部屋に、1 から部屋のマス数までの数字を 1 "
                "つずつ入れます。同じ数字は上下左右に隣り合いません。同じ部屋で上下に並ぶ 2 "
                "マスでは、上の数字の方が大きくなります。"},
    .kana = "こーじゅん",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Digit},
    .url = {&url::border, &url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::borders, &file::numbersAndHoles, &file::digits}},
    .sample = "cojun/6/5/89uka0phv83865g1.g3h31k.g454j12g01g000",
    .penpa = {.tag = "cojun"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, roomSizes(b));
            for (const int n : digit.numbers())
                notAdjacent(r, digit.are(n), family::sameBeside);
            for (const Room& room : roomsBetweenHoles(b)) {
                r.at(room.anchor, family::roomDifferent).ofEachPart().different(digit[room.cells]);
                for (const Place c : room.cells)
                    if (std::ranges::binary_search(room.cells, c.step(Dir::Down)))
                        largerInRoom(r, c, digit.at(c), digit.at(c.step(Dir::Down)), family::largerAbove);
            }
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
