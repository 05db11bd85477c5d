// Norinori. Shade two cells of every room, so that each shaded cell has exactly one shaded neighbour.
//
//     +---+---+
//     | # | # |
//     | # | # |        no: the dominoes touch. One room over both would do: norinori/2/2/0
//     +---+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre norinori;
const Genre norinori{
    .id = "norinori",
    .urlId = "norinori",
    .title = {"Norinori", "のりのり"},
    .summary = {"Shade exactly two cells of every room. Shaded cells come in pairs: each one has exactly one shaded "
                "neighbour, in its own room or in the next.",
                "どの部屋もちょうど 2 マスを黒く塗ります。黒マスは必ず 2 マス 1 組で、隣り合う黒マスはちょうど 1 "
                "つです（部屋をまたいでもかまいません）。"},
    .kana = "のりのり",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::border},
    .file = {.version = 1,
             .parts = {&file::borders, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::shades, &file::edgeCrosses}}}},
    .sample = "norinori/5/5/8aet4e70",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            for (const Room& room : rooms(b))
                r.at(room.anchor, "two-in-room").exactly(2, black[room.cells]);
            for (const Place c : b.grid().cells())
                r.at(c, "domino").when(black[c]).exactly(1, black[b.grid().neighbours(c)]);
        },
};

} // namespace tokisuji
