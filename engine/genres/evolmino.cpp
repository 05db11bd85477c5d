// Evolmino. Write squares; those side by side form blocks, each with exactly one cell on an arrow. An arrow passes at
// least two blocks, and each of them is the one before it, moved but not turned, and one square more.
//
//     . . . s        an arrow along the lower row to the right, a block of one square and one of two:
//     s > > s        evolmino/4/2/000a3004
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/ways.h"

namespace tokisuji {

extern const Genre evolmino;
const Genre evolmino{
    .id = "evolmino",
    .urlId = "evolmino",
    .title = {"Evolmino", "シンカミノ"},
    .summary =
        {"Write squares into white cells; squares side by side form blocks. Each block has exactly one cell on an "
         "arrow, and each arrow passes at least two blocks. Along an arrow, each block is the one before it, not "
         "turned or mirrored, and one square more.",
         "白マスに □ を書き入れます。辺で隣り合う □ はかたまりになります。どのかたまりも矢印の通るマスをちょうど 1 "
         "つ含み、どの矢印も 2 つ以上のかたまりを通ります。矢印に沿って進むと、次のかたまりは、前のかたまりの形"
         "（回転や裏返しはしない）に □ を 1 つ加えたものになります。"},
    .kana = "しんかみの",
    .family = Family::Object,
    .clues = {{.kind = Clue::Terrains, .terrains = {Terrain::Wall, Terrain::Square}}, {Clue::GivenArrows}},
    .marks = {Mark::Square},
    .url = {&url::wallsAndSquares, &url::givenArrows},
    .file = {.version = 0, .parts = {&file::wallsAndSquares, &file::givenArrows, &file::squares}},
    .sample = "evolmino/5/5/03i012000z500k04441",
    .rules =
        [](const Board& b, Rules& r) {
            const Field written = shade(r, b);
            Field square = written;
            for (const Place c : b.grid().cells())
                if (isTerrain(b, c, Terrain::Wall) || isTerrain(b, c, Terrain::Square)) {
                    r.clue(c, family::clueFree).never(written[c]);
                    square.set(c, isTerrain(b, c, Terrain::Square) ? Yes : No);
                }
            areasGrow(r, b, square);
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .method = "growing-blocks", .canRepeat = neverRepeats},
};

} // namespace tokisuji
