// Suguru. Fill every room with the numbers from 1 to its size. Equal numbers never touch, not even at a corner.
//
//     +-------+---+
//     | 1   4 | 1 |
//     |       |   |        suguru/3/2/a0i232
//     | 2   3 | 2 |
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

extern const Genre suguru;
const Genre suguru{
    .id = "suguru",
    .urlId = "suguru",
    .title = {"Suguru (Capsules)", "ナンバーブロック"},
    .summary = {"Fill every room with the numbers from 1 to the number of its cells. Equal numbers never touch, not "
                "even at a corner. Two cells with a “?” never touch either.",
                "太線で囲まれた部屋に、1 から部屋のマス数までの数字を 1 "
                "つずつ入れます。同じ数字は、角でも接してはいけません。？のマスどうしも接してはいけません。"},
    .kana = "なんばーぶろっく",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Digit},
    .url = {&url::border, &url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::borders, &file::numbersAndHoles, &file::digits}},
    .sample = "suguru/5/5/8r523kfg3i1g1l4m35h",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, roomSizes(b));
            for (const Room& room : roomsBetweenHoles(b))
                r.at(room.anchor, family::roomDifferent).ofEachPart().different(digit[room.cells]);
            equalApart(r, b, digit);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
