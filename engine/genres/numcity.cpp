// Number City. Fill every cell. In a room the cells with the same number hang together, and a number above 1 stands in
// fewer cells of its room than the number before it. Equal numbers never face each other across a border.
//
//     +-----------+---+
//     | 1   1   2 | 1 |        numcity/4/1/j4
//     +-----------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/rooms.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily fewerOfLarger{
    .id = "fewer-of-larger",
    .name = {"fewer cells of the larger number", "大きい数字ほど少ない"},
    .broken = {"A number does not stand in fewer cells of its room than the number before it",
               "部屋の中で、1 つ小さい数字より少なくなっていない数字があります"}};

constexpr RuleFamily alikeTogether{
    .id = "alike-together",
    .name = {"equal numbers of a room hang together", "部屋の同じ数字はつながる"},
    .broken = {"Equal numbers of a room do not hang together", "部屋の同じ数字が分断されています"}};

} // namespace family

namespace {

/// In rooms of this size and above no number but 1 and those given is spoken of: a board without borders is one room.
constexpr int spaciousRoom = 40;

int mostAnywhere(const Board& b)
{
    return longestRunIn(largestRoom(b));
}

int mostAt(const Board& b, Place c)
{
    return longestRunIn(roomSizeAt(b, c));
}

void fewerOfLarger(const Board& b, Rules& r, const Digits& digit, const Room& room)
{
    const auto cells = static_cast<int>(room.cells.size());
    const int largest = longestRunIn(cells);
    for (const Place c : room.cells)
        if (b.at(Layer::Number, c) > largest)
            r.clue(c, family::fewerOfLarger).any({});
    if (cells >= spaciousRoom)
        return;
    Tally before(r, digit.are(1)[room.cells], room.cells.size());
    for (int n = 2; n <= largest; ++n) {
        const Tally these(r, digit.are(n)[room.cells], static_cast<std::size_t>(cells / n));
        for (std::size_t k = 1; k <= these.most(); ++k)
            r.at(room.anchor, family::fewerOfLarger).ofWholeRoom().implies(these.atLeast(k), {before.atLeast(k + 1)});
        before = these;
    }
}

} // namespace

extern const Genre numcity;
const Genre numcity{
    .id = "numcity",
    .urlId = "numcity",
    .title = {"Number City", "ナンバーシティー"},
    .summary =
        {"Write a number into every cell. In a room, cells with the same number hang together, and where there is a "
         "number above 1, the number before it stands in more cells. Equal numbers never face each other across a "
         "border.",
         "すべてのマスに数字を入れます。部屋の中では同じ数字はひとつながりになり、1 "
         "より大きい数字が入るときは、それより 1 "
         "小さい数字のほうが多くのマスに入ります。太線をはさんで同じ数字が隣り合ってはいけません。"},
    .kana = "なんばーしてぃー",
    .family = Family::Number,
    .usualSize = {7, 7},
    .clues = {{Clue::Rooms}, {.kind = Clue::CellNumber, .min = 1, .max = mostAnywhere, .maxAt = mostAt}},
    .marks = {Mark::Digit, Mark::EdgeLink},
    .url = {&url::number16, &url::givenBorder},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits, &file::allBorders}},
    .sample = "numcity/4/4/g11h3g1n248ugg",
    .rules =
        [](const Board& b, Rules& r) {
            if (largestRoom(b) >= spaciousRoom)
                r.leaveAnswersOut();
            const Digits digit(
                r, b, largestByRoom(b, [](int cells) { return cells < spaciousRoom ? longestRunIn(cells) : 1; }));
            const std::vector<Room> all = rooms(b);
            for (const Room& room : all) {
                const int largest = longestRunIn(static_cast<int>(room.cells.size()));
                for (const int n : digit.numbers())
                    if (n <= largest)
                        connectedInRooms(r, b, {room}, digit.are(n), family::alikeTogether);
                fewerOfLarger(b, r, digit, room);
            }
            for (const int n : digit.numbers())
                apartAtBorders(r, b, digit.are(n), family::equalAcross);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 6},
};

} // namespace tokisuji
