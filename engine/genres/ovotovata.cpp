// Ovotovata. Draw one closed loop. Whenever it leaves a room with a number, it goes straight on for so many cells and
// turns; with "?" it is some number, the same at every exit of the room. Painted rooms must be visited.
//
//     +---+-------+
//     | +-|-----+ |        a painted room with 2 on the left: ovotovata/3/2/k0d0
//     | +-|-----+ |
//     +---+-------+
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/exits.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily paintedVisited{
    .id = "painted-visited",
    .name = {"painted rooms are visited", "色つきの部屋はすべて通る"},
    .broken = {"The line misses a painted room", "線の通っていない色つきの部屋があります"}};

constexpr RuleFamily exitLength{
    .id = "exit-length",
    .name = {"straight on for the number of the room that the line leaves", "出た部屋の数字だけまっすぐ進む"},
    .broken = {"After leaving a room the line does not turn in the cell that its number says",
               "部屋を出てからまっすぐ進む長さが、部屋の数字と違います"}};

constexpr RuleFamily exitsAlike{
    .id = "exits-alike",
    .name = {"the same length at all exits of a room with “?”", "「?」の部屋から出る長さはどこも同じ"},
    .broken = {"After leaving a room with “?” the line goes straight for different lengths",
               "「?」の部屋を出てからまっすぐ進む長さがそろっていません"}};

} // namespace family

namespace {

void leave(Rules& r, const Room& room, const Exits& exits, int longest)
{
    if (room.number > 0)
        for (const std::vector<Lit>& arm : exits) {
            r.clue(room.numberCell, family::exitLength).ofWholeRoom().implies(arm.front(), {reaches(arm, room.number)});
            r.clue(room.numberCell, family::exitLength).ofWholeRoom().never(reaches(arm, room.number + 1));
        }
    if (room.number != question)
        return;
    std::vector<Lit> lengths;
    for (int n = 1; n <= longest; ++n) {
        std::vector<Lit> ofLength;
        for (const std::vector<Lit>& arm : exits)
            ofLength.push_back(r.allOf({reaches(arm, n), !reaches(arm, n + 1)}));
        lengths.push_back(r.anyOf(std::move(ofLength)));
    }
    r.clue(room.numberCell, family::exitsAlike).ofWholeRoom().atMost(1, std::move(lengths));
}

int longestWay(const Board& b)
{
    return std::max({b.size().width, b.size().height, 2}) - 1;
}

} // namespace

extern const Genre ovotovata;
const Genre ovotovata{
    .id = "ovotovata",
    .urlId = "ovotovata",
    .title = {"Ovotovata", "Ovotovata"},
    .summary =
        {"Draw one closed loop. Whenever it leaves a room with a number, it goes straight on for exactly so many "
         "cells outside and turns in the last of them. A question mark is some number, the same for every exit "
         "of its room. The loop visits all painted rooms.",
         "1 つの輪を描きます。輪が数字のある部屋から出るときは、部屋の外をちょうど数字の数だけまっすぐ進み、最後の"
         "マスで曲がります。「?」の部屋では、どの出口からも同じ長さだけ進みます。色つきの部屋はすべて通ります。"},
    .kana = "おゔぉとゔぁた",
    .family = Family::Loop,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = longestWay, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Painted}, .wholeRooms = true}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::border, &url::paintedRoomNumber16},
    .file = {.version = 2,
             .parts = {&file::borders, &file::paintedRooms, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::paintedRooms, &file::lines, &file::tints}}}},
    .sample = "ovotovata/5/5/dvn5dnrq08880000d000-11",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Room& room : rooms(b)) {
                if (isTerrain(b, room.anchor, Terrain::Painted))
                    r.clue(room.anchor, family::paintedVisited).ofEachPart().any(line.uses(room.cells));
                leave(r, room, exitsOf(b, line, room), longestWay(b));
            }
        },
    .recipe = roomsToVisit("visited-rooms", Recipe::Polyominoes),
};

} // namespace tokisuji
