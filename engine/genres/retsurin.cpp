// Retsurin. Shade cells, no two side by side, and draw one loop through all other cells without a number; a number
// counts the shaded cells of its row or those of its column, but not both.
//
//     . . 1 #
//     . . . .        retsurin/4/4/h1q1g
//     . . . .
//     . . 1 #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shaded_loop.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace family {

constexpr RuleFamily rowOrColumn{
    .id = "row-or-column",
    .name = {"shaded cells of the row or of the column", "行か列のどちらか一方の黒マスの数"},
    .broken = {"A number is the number of shaded cells of both its row and its column, or of neither",
               "数字が、行と列の黒マスの数の両方と等しいか、どちらとも違います"}};

} // namespace family

extern const Genre retsurin;
const Genre retsurin{
    .id = "retsurin",
    .urlId = "retsurin",
    .title = {"Retsurin", "Retsurin"},
    .summary =
        {"Shade cells, never two side by side, and draw one loop through every other cell without a number. A "
         "number says how many cells of its row are shaded, or how many of its column; it is never true of both.",
         "黒マスを隣り合わないように塗り、数字も黒マスもない残りのすべてのマスを通る 1 つの輪を描きます。数字は、"
         "その行の黒マスの数か、その列の黒マスの数のどちらか一方だけと等しくなります。"},
    .kana = "れつりん",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber,
               .min = 0,
               .max = [](const Board& b) { return (longSide(b) + 1) / 2; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::CellLine},
    .variants = {{'o', {"Shaded cells are outside the loop", "黒マスは輪の外側"}},
                 {.letter = 'b', .name = {"Clue cells are drawn grey", "ヒントのマスを灰色で表示"}, .isLook = true}},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::lines}},
    .sample = "retsurin/6/6/n0h1h1g1m0o0g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadedLoop(r, b).black;
            for (const Place c : b.grid().cells()) {
                const int n = b.at(Layer::Number, c);
                if (n < 0)
                    continue;
                std::vector<Lit> isIn;
                for (const Axis axis : axes) {
                    const auto [back, front] = ends(axis);
                    std::vector<Place> line = b.grid().ray(c, back);
                    std::ranges::copy(b.grid().ray(c, front), std::back_inserter(line));
                    isIn.push_back(isNumberOf(r, black[line], n));
                }
                r.clue(c, family::rowOrColumn).exactly(1, std::move(isIn));
            }
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 6>,
                               {"A loop beside clues needs at least 6 cells, at least 2 columns and at least 2 rows.",
                                "数字と輪を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}},
                     .method = "many-shaded",
                     .clues = Recipe::Shaping,
                     .density = 0.1,
                     .unknowns = 0.2},
};

} // namespace tokisuji
