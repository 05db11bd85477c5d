// Detour. Draw one closed loop through all cells. A number says in how many cells of its room the loop turns.
//
//     +---+---+
//     | 4 |   |        "4" in a room of 2x2 cells: detour/2/2/004
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily turnCount{
    .id = "turn-count",
    .name = {"number of turns in a room", "部屋の中で曲がる回数"},
    .broken = {"The number of turns in a room is wrong", "部屋の中で曲がる回数が数字と違います"}};

} // namespace family

namespace {

/// A loop goes from dark to light cells of a chessboard and back, so that it visits as many of both.
bool isLoopThroughAll(const Board& board)
{
    return isAtLeast<2, 4>(board) && board.size().cells() % 2 == 0;
}

} // namespace

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
    .penpa = {.tool = "combi/lineox", .figures = PenpaForm::Corner},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.visitsAll();
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    r.clue(room.numberCell, family::turnCount).ofOnePart().exactly(room.number, line.turns(room.cells));
        },
    .recipe =
        Recipe{.sizes =
                   {isLoopThroughAll,
                    {"A loop through all cells needs an even number of cells, at least 2 columns and at least 2 rows.",
                     "すべてのマスを通る輪を描くには、縦横とも 2 マス以上で、マスの数が偶数であることが必要です。"}},
               .method = "winding-loop",
               .rooms = Recipe::Polyominoes,
               .leastRoom = 4,
               .mostRoom = 9},
};

} // namespace tokisuji
