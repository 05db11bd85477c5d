// Nanro. Write numbers into some cells of every room: all numbers of a room say how many there are in it. They are
// connected, fill no 2x2 square, and equal ones never face each other across a border.
//
//     +-------+---+
//     | 2   2 | 1 |        nanro/3/1/82g1
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/self_counts.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily numberSquare{.id = "number-square",
                                  .name = {"no 2×2 square of numbers", "2×2 の数字は禁止"},
                                  .broken = {"Numbers fill a 2×2 square", "2×2 のマスがすべて数字で埋まっています"}};

constexpr RuleFamily numberInRoom{.id = "number-in-room",
                                  .name = {"a number in each room", "どの部屋にも数字"},
                                  .broken = {"A room has no number", "数字のない部屋があります"}};

} // namespace family

namespace {

/// In large rooms larger numbers are left out: a board without borders is one room.
constexpr int largeRoom = 40, mostInLarge = 8;

int largestIn(int cells)
{
    return cells > largeRoom ? mostInLarge : cells;
}

/// "The cell holds this number": a "?" holds that of its room.
Lit holds(const Board& b, Rules& r, const Digits& digit, const Field& numbered, const Room& room, Place c, int n)
{
    return b.at(Layer::Number, c) == question ? isNumberOf(r, numbered[room.cells], n) : digit.is(c, n);
}

void differAcross(const Board& b, Rules& r, const Digits& digit, const Field& numbered, const std::vector<Room>& all)
{
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    const auto roomAt = [&](Place c) -> const Room& { return all[static_cast<std::size_t>(roomOf[c])]; };
    for (const Place edge : givenBorders(b)) {
        const auto [p, q] = cellsBeside(edge);
        const std::size_t least = std::min(roomAt(p).cells.size(), roomAt(q).cells.size());
        const bool isUnknown = b.at(Layer::Number, p) == question || b.at(Layer::Number, q) == question;
        for (int n = 1; n <= largestIn(static_cast<int>(least)); ++n) {
            At rule = r.at(edge, family::equalAcross);
            if (isUnknown)
                rule.ofWholeRoom();
            rule.never({holds(b, r, digit, numbered, roomAt(p), p, n), holds(b, r, digit, numbered, roomAt(q), q, n)});
        }
    }
}

} // namespace

extern const Genre nanro;
const Genre nanro{
    .id = "nanro",
    .urlId = "nanro",
    .title = {"Nanro", "ナンロー"},
    .summary =
        {"Write numbers into some cells, at least one into every room. All numbers of a room are the same and say "
         "how many of its cells hold numbers. All numbers are connected and never fill a 2×2 square, and equal "
         "numbers never face each other across a border.",
         "どの部屋にも 1 "
         "つ以上の数字を入れます。部屋の数字はすべて同じで、その部屋に入る数字の個数を表します。数字はすべてつなが"
         "り、2×2 のかたまりになりません。太線をはさんで同じ数字が隣り合ってはいけません。"},
    .kana = "なんろー",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::DigitOrNone},
    .url = {&url::border, &url::number16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::digits},
             .older = {{1, {&file::roomIds, &file::numbers, &file::digits}}}},
    .sample = "nanro/4/4/ba8gq02h5h55g3j3g",
    .penpa = {.tag = "nanro"},
    .rules =
        [](const Board& b, Rules& r) {
            if (largestRoom(b) > largeRoom)
                r.leaveAnswersOut();
            const Digits digit(r, b, 0, largestByRoom(b, largestIn));
            const Field numbered = digit.present();
            connected(r, numbered, family::numbersConnected);
            noSquare(r, numbered, family::numberSquare);
            const std::vector<Room> all = rooms(b);
            for (const Room& room : all) {
                r.at(room.anchor, family::numberInRoom).ofEachPart().any(numbered[room.cells]);
                countThemselves(r, b, digit, numbered, room, largestIn(static_cast<int>(room.cells.size())));
            }
            differAcross(b, r, digit, numbered, all);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
