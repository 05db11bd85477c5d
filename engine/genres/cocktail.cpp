// Cocktail Lamp. Shade at most one area of cells in every room, as many as its number says, without a 2x2 square. Areas
// of different rooms do not touch by sides, but all of them hang together by corners.
//
//     +-----------+
//     | 0   .   . |
//     |       +---+
//     | .   . | 2#|        cocktail/3/3/2g4002
//     |       |   |
//     | .   . | # |
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre cocktail;
const Genre cocktail{
    .id = "cocktail",
    .urlId = "cocktail",
    .title = {"Cocktail Lamp", "カクテルランプ"},
    .summary = {"Shade at most one connected area of cells in every room, as many cells as its number says. Areas of "
                "different rooms do not share a side. Shaded cells never fill a 2×2 square, and all of them are "
                "connected, also by corners.",
                "それぞれの部屋に、ひとつながりの黒マスを多くても 1 "
                "つ作ります。数字はその部屋の黒マスの数です。太線をはさんで黒マスは隣り合わず、2×2 "
                "のかたまりにもなりません。黒マスは、角も含めてすべてつながります。"},
    .kana = "かくてるらんぷ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "cocktail/6/6/cd5ap80s79t10g35g20",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            apartAtBorders(r, b, black, family::borderTouch);
            noSquare(r, black);
            connectedInRooms(r, b, all, black, family::roomConnected);
            roomCounts(r, all, black);
            connectedDiagonally(r, black, family::diagonallyConnected);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
