// Slitherlink. Draw one closed loop along the lattice lines that neither crosses nor branches;
// a number says how many of its cell's four sides the loop uses.
//
//     +---+---+
//     | 3   3 |        slither/2/1/33
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

extern const Genre slither;
const Genre slither{
    .id = "slither",
    .urlId = "slither",
    .aliases = {"slitherlink"},
    .title = {"Slitherlink", "スリザーリンク"},
    .summary = {"Draw one closed loop along the grid lines. It neither crosses nor branches. A number says how many of "
                "the cell's four sides belong to the loop.",
                "格子の線に沿って、交差も枝分かれもしない 1 つの輪を描きます。数字は、そのマスの 4 "
                "辺のうち輪が通る辺の数です。"},
    .kana = "すりざーりんく",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true}},
    .marks = {Mark::LatticeLine, Mark::Tint},
    .variants = {{'f', {"All points are visited", "すべての点を通る"}}},
    .url = {&url::fourCell},
    .file = {.version = 1,
             .parts = {&file::numbers, &file::tints, &file::latticeLines},
             .older = {{1, {&file::numbers, &file::latticeLines}}}},
    .grid = GridStyle::Dots,
    .sample = "slither/4/4/6ag8c22c",
    .example = 1,
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Vertex);
            line.notEmpty();
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, "clue-count").exactly(n, line.around(c));
        },
};

} // namespace tokisuji
