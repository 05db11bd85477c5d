// Ripple Effect. Fill every room with the numbers from 1 to its size. Between two equal numbers in a row or column
// there are at least as many cells as the number says.
//
//     +-------+---+
//     | 1   2 | 1 |        a "1" stands next to no other "1", two cells part the "2"s
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily gap{.id = "gap",
                         .name = {"distance between equal numbers", "同じ数字の間隔"},
                         .broken = {"Equal numbers are too close in a row or column", "同じ列の同じ数字が近すぎます"}};

} // namespace family

extern const Genre ripple;
const Genre ripple{
    .id = "ripple",
    .urlId = "ripple",
    .aliases = {"hakyukoka"},
    .title = {"Ripple Effect", "波及効果"},
    .summary =
        {"Fill every room with the numbers from 1 to the number of its cells. Between two equal numbers in a row "
         "or column there are at least as many cells as the number says.",
         "太線で囲まれた部屋に、1 から部屋のマス数までの数字を 1 "
         "つずつ入れます。同じ列に同じ数字を入れるときは、間にその数字以上のマスがなければいけません。"},
    .kana = "はきゅうこうか",
    .family = Family::Number,
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Digit},
    .url = {&url::border, &url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::borders, &file::numbersAndHoles, &file::digits}},
    .sample = "ripple/6/5/89uka0phv83864h.5k7i1.6254h1412g01g000",
    .penpa = {.tag = "ripple effect"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, roomSizes(b));
            for (const Room& room : roomsBetweenHoles(b))
                r.at(room.anchor, family::roomDifferent).ofEachPart().different(digit[room.cells]);
            for (const int n : digit.numbers())
                farApart(r, digit.are(n), n, family::gap);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
