// Juosan. Put a vertical or horizontal bar into every cell, never three of them parallel side by side. A room's number
// says how many bars it has of the kind that it has more of.
//
//     +-------+---+
//     | -   | | | |        2 in the upper left corner: juosan/3/2/a02g
//     | -   | | | |
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/open_rules.h"
#include "engine/rules/words/bars.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily parallelBars{
    .id = "parallel-bars",
    .name = {"no three parallel bars side by side", "平行な棒は 3 本並ばない"},
    .broken = {"Three parallel bars stand side by side", "平行な棒が 3 本以上並んでいます"}};

constexpr RuleFamily majorityCount{
    .id = "majority-count",
    .name = {"number of bars of the more frequent kind", "多いほうの棒の数"},
    .broken = {"The larger number of parallel bars in a room is wrong", "部屋の多いほうの棒の数が数字と違います"}};

} // namespace family

namespace {

void countMajority(Rules& r, const Room& room, const Field& vertical)
{
    const std::vector<Lit> bars = vertical[room.cells];
    const auto size = static_cast<int>(bars.size()), number = room.number, rest = size - number;
    if (rest < 0 || rest > number)
        r.clue(room.numberCell, family::majorityCount).ofWholeRoom().any({});
    else
        r.clue(room.numberCell, family::majorityCount)
            .ofWholeRoom()
            .count(rest, number, bars, rest == number ? 1 : number - rest);
    constexpr std::size_t manyCells = 100;                       // of which nothing is said
    if (mayDivide(r, bars.size()) && bars.size() <= manyCells) { // the number stays with one of the parts
        const Tally stand(r, bars, bars.size()), lie(r, (!vertical)[room.cells], bars.size());
        const auto least = static_cast<std::size_t>(number);
        r.clue(room.numberCell, family::majorityCount).any({stand.atLeast(least), lie.atLeast(least)});
    }
}

} // namespace

extern const Genre juosan;
const Genre juosan{
    .id = "juosan",
    .urlId = "juosan",
    .title = {"Juosan", "縦横さん"},
    .summary = {"Put a vertical or horizontal bar into every cell. Three or more parallel bars are never side by side; "
                "end to end they may be as many as you like. A number says how many bars its room has of the kind "
                "that it has more of.",
                "すべてのマスに縦棒か横棒を入れます。平行な棒が横に並ぶのは 2 "
                "本までです（縦につながるのは何本でも構いません）。数字は、部屋の縦棒と横棒のうち多いほうの数です（同数"
                "ならその数）。"},
    .kana = "じゅうおうさん",
    .family = Family::Object,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Bar},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::bars}},
    .sample = "juosan/6/6/aqbmrhm4dsksg2454g3335",
    .penpa = {.tag = "juosan", .figures = PenpaForm::Corner},
    .rules =
        [](const Board& b, Rules& r) {
            const Bars bars(r, b, Bar::Vertical, Bar::Horizontal);
            constexpr int tooMany = 3;
            for (const auto& row : b.grid().windows(tooMany, 1))
                r.at(row.front(), family::parallelBars).never(bars.vertical()[row]);
            for (const auto& column : b.grid().windows(1, tooMany))
                r.at(column.front(), family::parallelBars).never(bars.horizontal()[column]);
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    countMajority(r, room, bars.vertical());
        },
    .recipe = Recipe{.sizes = fromSixCells,
                     .method = "bars-in-rooms",
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 6,
                     .canRepeat = isTurnedOnly},
};

} // namespace tokisuji
