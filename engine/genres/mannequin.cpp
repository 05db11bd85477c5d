// Mannequin Gate. Shade two cells in every room so that the unshaded cells of the board form one area. A room's number
// says how many cells lie between the two on a shortest way within the room; rooms side by side differ in that.
//
//     +-----------+
//     | #   .   # |        "1": mannequin/3/1/01
//     +-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/distances.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily twoShaded{
    .id = "two-shaded",
    .name = {"two shaded cells in a room", "部屋の黒マスは 2 つ"},
    .broken = {"A room does not have exactly two shaded cells", "黒マスが 2 つでない部屋があります"}};

constexpr RuleFamily gateDistance{.id = "gate-distance",
                                  .name = {"cells between the shaded cells of a room", "部屋の黒マスの間のマスの数"},
                                  .broken = {"The number of cells between the shaded cells of a room is wrong",
                                             "部屋の黒マスの間のマスの数が数字と違います"}};

constexpr RuleFamily distancesDiffer{
    .id = "distances-differ",
    .name = {"neighbouring rooms have different distances", "隣り合う部屋は黒マスの間隔が違う"},
    .broken = {"Neighbouring rooms have the same number of cells between their shaded cells",
               "隣り合う部屋の黒マスの間隔が同じです"}};

} // namespace family

namespace {

/// Distances in rooms that are larger are not looked at: there are too many pairs of cells.
constexpr std::size_t mostSteps = 120;

} // namespace

extern const Genre mannequin;
const Genre mannequin{
    .id = "mannequin",
    .urlId = "mannequin",
    .title = {"Mannequin Gate", "マネキンゲート"},
    .summary =
        {"Shade exactly two cells of every room, so that all unshaded cells are connected. A number says how many "
         "cells lie between the two on a shortest way within the room. Rooms that share a border differ in this "
         "number, also where it is not given.",
         "どの部屋もちょうど 2 マスを黒く塗ります。白マスはすべてつながります。数字は、部屋の中を通る最短の道で 2 "
         "つの黒マスの間にあるマスの数です。隣り合う部屋では、書かれていなくてもこの数が必ず異なります。"},
    .kana = "まねきんげーと",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber,
               .min = 0,
               .max = [](const Board& b) { return std::max(0, largestRoom(b) - 2); },
               .orUnknown = true,
               .maxAt = [](const Board& b, Place c) { return std::max(0, roomSizeAt(b, c) - 2); }}},
    .marks = {Mark::Shade, Mark::Candidates},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 0, .parts = {&file::borders, &file::numbers, &file::shades, &file::candidates}},
    .sample = "mannequin/5/5/amrm0ka132g10",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            connected(r, !black, family::whiteConnected);
            const std::vector<Room> all = rooms(b);
            const std::vector<RoomPair> neighbours = neighbouringRooms(b, all);
            const std::vector<std::size_t> farthest = farthestToTell(all, neighbours);
            std::vector<PairsBySteps> pairs;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Room& room = all[i];
                if (farthest[i] > mostSteps) { // all pairs of cells, for each distance
                    r.leaveAnswersOut();
                    r.at(room.anchor, family::distancesDiffer).any({});
                    return;
                }
                r.at(room.anchor, family::twoShaded).ofEachPart().exactly(2, black[room.cells]);
                pairs.push_back(pairsBySteps(b, room, farthest[i]));
                if (room.number >= 0)
                    r.clue(room.numberCell, family::gateDistance)
                        .ofWholeRoom()
                        .is(areApart(r, black, pairs.back(), static_cast<std::size_t>(room.number) + 1));
            }
            for (const auto& [one, other, edge] : neighbours)
                for (std::size_t steps = 1; steps < std::min(pairs[one].size(), pairs[other].size()); ++steps)
                    r.at(edge, family::distancesDiffer)
                        .ofWholeRoom()
                        .never({areApart(r, black, pairs[one], steps), areApart(r, black, pairs[other], steps)});
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 7>, {"A puzzle needs at least 7 cells.", "問題には 7 マス以上が必要です。"}},
               .rooms = Recipe::Polyominoes,
               .leastRoom = 3,
               .mostRoom = 6},
};

} // namespace tokisuji
