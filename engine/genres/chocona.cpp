// Chocona. Shade cells so that every shaded area is a full rectangle; a room's number says how many of its cells are
// shaded.
//
//     +---+-------+
//     | # | . .   |        "1" in a room of one cell: chocona/3/1/g1
//     +---+-------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre chocona;
const Genre chocona{
    .id = "chocona",
    .urlId = "chocona",
    .title = {"Chocona", "チョコナ"},
    .summary = {"Shade cells. Connected shaded cells form full rectangles, even across rooms. A number says how many "
                "cells of its room are shaded.",
                "いくつかのマスを黒く塗ります。つながった黒マスは、部屋をまたいでも必ず長方形（正方形を含む）になります"
                "。数字はその部屋の黒マスの数です。"},
    .kana = "ちょこな",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "chocona/6/6/j79djbcf1rpu30430g111g21",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            rectangles(r, black, family::rectangle);
            someShaded(r, black);
            roomCounts(r, rooms(b), black);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 8},
};

} // namespace tokisuji
