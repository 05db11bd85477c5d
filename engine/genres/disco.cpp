// Disconnection. Shade cells so that they form one area without a 2x2 square, while those of every room form exactly
// two areas within it.
//
//     +-------+-------+
//     | .   # | #   . |
//     |   +---+       |
//     | # | # | .   # |
//     |   |   +---+---+        disco/4/4/bb08dg
//     | # | .   # | # |
//     |   +-------+   |
//     | # | #   #   . |
//     +---+-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre disco;
const Genre disco{
    .id = "disco",
    .urlId = "disco",
    .title = {"Disconnection", "ディスコネクション"},
    .summary =
        {"Shade cells so that all of them are connected and never fill a 2×2 square. Seen alone, the shaded "
         "cells of every room form exactly two areas.",
         "黒マスがすべてつながり、2×2 のかたまりにならないように塗ります。どの部屋でも、その部屋の中だけで見ると、"
         "黒マスのかたまりはちょうど 2 つです。"},
    .kana = "でぃすこねくしょん",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade},
    .url = {&url::border},
    .file = {.version = 0, .parts = {&file::borders, &file::shades}},
    .sample = "disco/5/5/8mak78u1",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            const std::vector<Room> all = rooms(b);
            groupsMeetOutside(r, b, all, twoGroupsInRooms(r, b, all, black), black, family::blackConnected);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .clues = Recipe::None,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 3,
                     .mostRoom = 4,
                     .onlyRooms = true,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
