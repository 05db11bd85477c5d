// Makaro. Fill every room with the numbers from 1 to its size, equal ones never side by side. An arrow in a filled cell
// points to the largest of the numbers beside it.
//
//     1 | 2 1        ">" is a filled cell with an arrow to the right
//     > | 3 #
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowLargest{.id = "arrow-largest",
                                  .name = {"an arrow points to the largest number", "矢印の先が最も大きい"},
                                  .broken = {"An arrow does not point to the largest number beside it",
                                             "矢印の先が、まわりの最も大きい数字ではありません"}};

} // namespace family

namespace {

bool isOpen(const Board& b, Place c)
{
    return b.grid().hasCell(c) && !isTerrain(b, c, Terrain::Wall);
}

/// A "?" is smaller than all numbers.
void pointsToLargest(const Board& b, Rules& r, const Digits& digit, Place c, Dir arrow)
{
    const Place target = c.step(arrow);
    if (!isOpen(b, target) || b.at(Layer::Number, target) == question) {
        r.clue(c, family::arrowLargest).any({});
        return;
    }
    for (const Dir d : directions) {
        const Place other = c.step(d);
        if (d == arrow || !isOpen(b, other))
            continue;
        const auto& [lo, values] = digit.at(other);
        for (int n = lo; n < lo + static_cast<int>(values.size()); ++n) {
            std::vector<Lit> larger;
            for (const int m : digit.numbers(n + 1))
                larger.push_back(digit.is(target, m));
            r.clue(c, family::arrowLargest).implies(digit.is(other, n), std::move(larger));
        }
    }
}

int largestNumber(const Board& b)
{
    constexpr int most = 99;
    return std::min(most, largestRoom(b));
}

/// A filled cell is opened by the number.
int largestAt(const Board& b, Place c)
{
    return isOpen(b, c) ? std::min(roomSizeAt(b, c), largestNumber(b)) : largestNumber(b);
}

} // namespace

extern const Genre makaro;
const Genre makaro{
    .id = "makaro",
    .urlId = "makaro",
    .title = {"Makaro", "マカロ"},
    .summary = {"Fill every room with the numbers from 1 to the number of its cells. Equal numbers are never side by "
                "side. An arrow in a black cell points to the largest of the numbers beside that cell.",
                "太線で囲まれた部屋に、1 から部屋のマス数までの数字を 1 "
                "つずつ入れます。同じ数字は上下左右に隣り合いません。黒マスの矢印は、その上下左右のマスの数字のうち最も"
                "大きいものを指します。"},
    .kana = "まかろ",
    .family = Family::Number,
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestNumber, .orUnknown = true, .maxAt = largestAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Wall}},
              {.kind = Clue::PlainArrow, .bringsWall = true}},
    .marks = {Mark::Digit},
    .url = {&url::borderRoundWalls, &url::makaro},
    .file = {.version = 0, .parts = {&file::roomIdsAndGaps, &file::makaroClues, &file::digits}},
    .sample = "makaro/5/5/3eanvjv23g10ag4gaga2hc3k2gag",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, roomSizes(b));
            for (const Room& room : roomsBetweenHoles(b))
                r.at(room.anchor, family::roomDifferent).ofEachPart().different(digit[room.cells]);
            for (const int n : digit.numbers())
                notAdjacent(r, digit.are(n), family::sameBeside);
            for (const Place c : b.grid().cells())
                if (const int arrow = b.at(Layer::Arrow, c); arrow > 0)
                    pointsToLargest(b, r, digit, c, static_cast<Dir>(arrow));
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
