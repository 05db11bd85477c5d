// Kazunori Room. Fill every room of 2m cells with the numbers from 1 to m, each of them twice and the two side by side.
// No 2x2 square holds one number four times. A number on an edge is the sum of its two cells.
//
//     +-------+
//     | 1   1 |
//     |      (3)        kazunori/2/2/00i3 with one room
//     | 2   2 |
//     +-------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily twiceInRoom{
    .id = "twice-in-room",
    .name = {"each number twice in a room", "部屋に同じ数字は 2 つずつ"},
    .broken = {"A number does not stand exactly twice in a room", "部屋の同じ数字がちょうど 2 つではありません"}};

constexpr RuleFamily twinBeside{
    .id = "twin-beside",
    .name = {"equal numbers of a room side by side", "部屋の同じ数字は隣り合う"},
    .broken = {"A number has no equal one beside it in its room", "部屋の中で隣に同じ数字がありません"}};

constexpr RuleFamily noEqualSquare{.id = "no-equal-square",
                                   .name = {"no 2×2 square of equal numbers", "同じ数字の 2×2 は禁止"},
                                   .broken = {"Equal numbers fill a 2×2 square", "同じ数字が 2×2 に並んでいます"}};

constexpr RuleFamily edgeSum{
    .id = "edge-sum",
    .name = {"sum of both sides of a circle", "丸の両側の数字の和"},
    .broken = {"A circle differs from the sum of its two cells", "丸の数字と、両側の数字の和が違います"}};

} // namespace family

namespace {

int halfOf(int cells)
{
    return (cells + 1) / 2;
}

int largestSum(const Board& b, Place edge)
{
    const auto [one, other] = cellsBeside(edge);
    return halfOf(roomSizeAt(b, one)) + halfOf(roomSizeAt(b, other));
}

/// Every number of the room twice, the two of them side by side.
void twins(const Board& b, Rules& r, const Digits& digit, const Room& room)
{
    if (room.cells.size() % 2 != 0)
        r.at(room.anchor, family::twiceInRoom).any({});
    for (int n = 1; n <= halfOf(static_cast<int>(room.cells.size())); ++n) {
        const Field holders = digit.are(n);
        r.at(room.anchor, family::twiceInRoom).ofWholeRoom().exactly(2, holders[room.cells]);
        for (const Place c : room.cells) {
            std::vector<Lit> beside;
            for (const Dir d : directions)
                if (b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) != 1)
                    beside.push_back(holders[c.step(d)]);
            r.at(c, family::twinBeside).implies(holders[c], std::move(beside));
        }
    }
}

} // namespace

extern const Genre kazunori;
const Genre kazunori{
    .id = "kazunori",
    .urlId = "kazunori",
    .title = {"Kazunori Room", "かずのりのへや"},
    .summary =
        {"Fill every room with numbers: in a room of 2m cells each number from 1 to m stands twice, side by side. No "
         "2×2 square holds the same number four times. A number in a circle is the sum of those on both sides.",
         "太線で囲まれた部屋に数字を入れます。2m マスの部屋には 1 から m までの数字が 2 つずつ入り、同じ数字の 2 "
         "つは辺で隣り合います。同じ数字が 2×2 に並んではいけません。丸の数字は、その両側の数字の和です。"},
    .kana = "かずのりのへや",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::EdgeNumber, .min = 2, .max = largestRoom, .orUnknown = true, .maxAt = largestSum}},
    .marks = {Mark::Digit},
    .url = {&url::border, &url::edgeNumber16},
    .file = {.version = 0, .parts = {&file::bordersAndNumbers, &file::digits}},
    .largestAnswerAt = [](const Board& b, Place c) { return halfOf(roomSizeAt(b, c)); },
    .sample = "kazunori/4/4/ikgck0i6j32o2j",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, largestByRoom(b, halfOf));
            for (const Room& room : rooms(b))
                twins(b, r, digit, room);
            for (const int n : digit.numbers())
                noSquare(r, digit.are(n), family::noEqualSquare);
            for (const Place edge : b.grid().innerEdges())
                if (const int sum = b.at(Layer::EdgeDot, edge); sum > 0)
                    r.clue(edge, family::edgeSum).sum(sum, sum, digit[{cellsBeside(edge)[0], cellsBeside(edge)[1]}]);
        },
    .recipe = roomsOfDominoes(4, 8),
};

} // namespace tokisuji
