// Tilepaint. Shade tiles as a whole or not at all. A number in a filled cell or outside the grid counts the shaded
// cells of the run of open cells to the right of it or below it.
//
//          0       3
//        +---+---+---+
//      1 | . | . | # |
//        |   +---+   |
//      0 | . |   | # |        tilepaint/3/3/v09gj..j0.310./
//        |   +---+---+
//        | . | #   # |
//        +---+-------+
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/tiles.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily runCount{
    .id = "run-count",
    .name = {"number of shaded cells in a run", "連続したマスの中の黒マスの数"},
    .broken = {"The number of shaded cells in a run is wrong", "数字の先の黒マスの数が違います"}};

} // namespace family

extern const Genre tilepaint;
const Genre tilepaint{
    .id = "tilepaint",
    .urlId = "tilepaint",
    .title = {"Tilepaint", "タイルペイント"},
    .summary =
        {"Shade some of the tiles, each as a whole or not at all; there is at least one. A number in the right or "
         "lower half of a filled cell, before a row or above a column says how many cells are shaded in the run "
         "of cells to its right or below it, up to the next filled cell.",
         "太線で囲まれたタイルのいくつかを、全部黒く塗るか、まったく塗らないかのどちらかにします。少なくとも 1 "
         "つは塗ります。斜線の右上の数字（と行の左の数字）は右に、左下の数字（と列の上の数字）は下に続くマスのうち、"
         "次の斜線のマスまでにある黒マスの数です。"},
    .kana = "たいるぺいんと",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::SumPair, .min = 0, .max = longSide}},
    .marks = {Mark::Shade},
    .url = {&url::borderBesideWalls, &url::tilePaint},
    .file = {.version = 0, .parts = {&file::roomIdsAndGaps, &file::kakuroClues, &file::shadesAndPaint}},
    .sample = "tilepaint/4/4/n58f1os...1g...21..0",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeIn(r, b, cellsWhere(b, [&](Place c) { return !isTerrain(b, c, Terrain::Wall); }));
            someShaded(r, black);
            uniformRooms(r, tiles(b), black, ToCome::ClueHere);
            for (const SumRun& run : sumRuns(b))
                if (run.sum >= 0)
                    r.clue(run.head, family::runCount).upToClue().exactly(run.sum, black[run.cells]);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "sums-of-tiles",
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 5},
};

} // namespace tokisuji
