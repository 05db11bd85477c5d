// Norinuri. Shade cells in pairs, so that each shaded cell has exactly one shaded neighbour and each unshaded area
// holds exactly one clue, whose number is the size of the area.
//
//     1 # # 1        norinuri/4/1/1h1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre norinuri;
const Genre norinuri{
    .id = "norinuri",
    .urlId = "norinuri",
    .title = {"Norinuri", "海苔ぬり"},
    .summary = {"Shade cells in pairs: each shaded cell has exactly one shaded neighbour. Every unshaded area holds "
                "exactly one number, which is its size.",
                "黒マスを 2 マス 1 組で塗ります。黒マスと隣り合う黒マスはちょうど 1 つです。白マスの島にはちょうど 1 "
                "つの数字があり、島の大きさを表します。"},
    .kana = "のりぬり",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "norinuri/6/6/g4o5h1i4h8t",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            dominoes(r, black);
            islands(r, b, black);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.15, .apart = true, .unknowns = 0.3},
};

} // namespace tokisuji
