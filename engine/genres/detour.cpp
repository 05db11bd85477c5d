// Detour. Draw one closed loop through all cells. A number says in how many cells of its room the loop turns.
//
//     +---+---+
//     | 4 |   |        "4" in a room of 2x2 cells: detour/2/2/004
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily turnCount{
    .id = "turn-count",
    .name = {"number of turns in a room", "部屋の中で曲がる回数"},
    .broken = {"The number of turns in a room is wrong", "部屋の中で曲がる回数が数字と違います"}};

} // namespace family

extern const Genre detour;
const Genre detour{
    .id = "detour",
    .urlId = "detour",
    .title = {"Detour", "Detour"},
    .summary = {"Draw one closed loop through the centres of all cells. It neither crosses nor branches. A number says "
                "in how many cells of its room the loop turns.",
                "すべてのマスの中心を 1 回ずつ通る 1 "
                "つの輪を描きます。数字は、輪がその部屋の中で曲がるマスの数です。"},
    .kana = "でぃつあー",
    .family = Family::Loop,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 2,
             .parts = {&file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .sample = "detour/6/6/gkc8mcc40t9n289023",
    .penpa = {.tag = "detour", .tool = "combi/lineox", .figures = PenpaForm::Corner},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.visitsAll();
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    r.clue(room.numberCell, family::turnCount).ofOnePart().exactly(room.number, line.turns(room.cells));
        },
    .recipe = Recipe{.sizes = loopThroughAllSizes,
                     .method = "winding-loop",
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 9},
};

} // namespace tokisuji
