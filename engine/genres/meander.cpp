// Meandering Numbers. Fill every room with the numbers from 1 to its size, each beside the next. Equal numbers never
// touch, not even at a corner.
//
//     +-----------+
//     | 1   6   7 |
//     |       +---+
//     | 2   5 | 1 |        meander/3/3/2g40n2
//     |       |   |
//     | 3   4 | 2 |
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily nextBeside{.id = "next-beside",
                                .name = {"consecutive numbers side by side", "続く数字は隣り合う"},
                                .broken = {"A number has no next one beside it", "続く数字が隣にない数字があります"}};

} // namespace family

namespace {

/// A number has the one before it and the one after it beside it, as far as the room has them.
void goesOn(Rules& r, const Digits& digit, const Room& room, Place c)
{
    const auto& [lo, values] = digit.at(c);
    for (int n = lo; n < lo + static_cast<int>(values.size()); ++n)
        for (const int next : {n - 1, n + 1}) {
            std::vector<Lit> beside;
            for (const Dir d : directions)
                if (std::ranges::binary_search(room.cells, c.step(d)))
                    beside.push_back(digit.is(c.step(d), next));
            if (n > 0 && next >= 1 && next <= static_cast<int>(room.cells.size()))
                r.at(c, family::nextBeside)
                    .ofWholeRoom()
                    .implies(values[static_cast<std::size_t>(n - lo)], std::move(beside));
        }
}

} // namespace

extern const Genre meander;
const Genre meander{
    .id = "meander",
    .urlId = "meander",
    .title = {"Meandering Numbers", "にょろにょろナンバー"},
    .summary = {"Fill every room with the numbers from 1 to the number of its cells, so that consecutive numbers share "
                "a side. Equal numbers never touch, not even at a corner. A “?” never fits: with one on the board "
                "there is no solution.",
                "太線で囲まれた部屋に、1 から部屋のマス数までの数字を 1 "
                "つずつ入れます。部屋の中で、続く数字は辺で隣り合います。同じ数字は、角でも接してはいけません。？には入"
                "る数字がなく、？のある盤面に解はありません。"},
    .kana = "にょろにょろなんばー",
    .family = Family::Number,
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Digit},
    .url = {&url::border, &url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::borders, &file::numbersAndHoles, &file::digits}},
    .sample = "meander/4/4/b4g9c0j15o1",
    .penpa = {.tag = "meandering numbers"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, roomSizes(b));
            for (const Room& room : roomsBetweenHoles(b)) {
                r.at(room.anchor, family::roomDifferent).ofEachPart().different(digit[room.cells]);
                for (const Place c : room.cells)
                    goesOn(r, digit, room, c);
            }
            equalApart(r, b, digit);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == question)
                    r.clue(c, family::unknownNeverFits).any({});
        },
    .recipe = Recipe{.method = "number-paths", .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 12},
};

} // namespace tokisuji
