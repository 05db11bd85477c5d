// Simple Loop. Draw one closed loop through the centres of all cells that are not holes.
//
//     +---+---+
//     |   #   |        a hole in the middle of 3x3, the loop along the frame: simpleloop/3/3/10
//     +-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

extern const Genre simpleloop;
const Genre simpleloop{
    .id = "simpleloop",
    .urlId = "simpleloop",
    .title = {"Simple Loop", "シンプルループ"},
    .summary = {"Draw one closed loop through the centres of all cells except the filled ones. It neither crosses nor "
                "branches.",
                "黒いマス以外のすべてのマスの中心を 1 回ずつ通る、交差も枝分かれもしない 1 つの輪を描きます。"},
    .kana = "しんぷるるーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CellLine},
    .url = {&url::holeAlways},
    .file = {.version = 0, .parts = {&file::holes, &file::lines}},
    .sample = "simpleloop/6/6/popdih0g",
    .penpa = {.tag = "simple loop"},
    .rules = [](const Board& b, Rules& r) { Loop(r, b, PlaceKind::Cell).visitsAllButHoles(b); },
    .recipe = Recipe{.sizes = loopSizes, .method = "loop-through-all", .clues = Recipe::None, .patience = 3},
};

} // namespace tokisuji
