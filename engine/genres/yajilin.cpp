// Yajilin. Shade cells, no two of them side by side, and draw one loop through all other cells that hold no clue.
// A number with an arrow says how many cells are shaded from there to the edge of the board.
//
//     +---+---+
//     |  0>   |        "0 to the right" in the middle of 3x3, the loop along the frame: yajilin/3/3/d40d
//     +-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

void clueCell(const Board& b, Rules& r, const Field& black, Loop& line, Place c)
{
    r.clue(c, "clue-free").never(black[c]).never(line.uses(c));
    const int n = b.at(Layer::Number, c);
    const int arrow = b.at(Layer::Arrow, c);
    if (n >= 0 && arrow > 0)
        r.clue(c, "arrow-count").exactly(n, black[b.grid().ray(c, static_cast<Dir>(arrow))]);
    else if (n >= 0)
        r.clue(c, "arrow-missing").any({});
}

} // namespace

extern const Genre yajilin;
const Genre yajilin{
    .id = "yajilin",
    .urlId = "yajilin",
    .aliases = {"yajirin"},
    .title = {"Yajilin", "ヤジリン"},
    .summary = {"Shade cells, never two side by side, and draw one loop through every other cell without a clue. A "
                "number with "
                "an arrow says how many cells are shaded in that direction.",
                "黒マスを隣り合わないように塗り、数字も黒マスもない残りのすべてのマスを通る 1 "
                "つの輪を描きます。数字と矢印は、その方向にある黒マスの数です。"},
    .kana = "やじりん",
    .family = Family::Loop,
    .clues = {{.kind = Clue::ArrowNumber, .min = 0, .max = [](const Board& b) { return (std::max(b.size().width, b.size().height) + 1) / 2; }, .orUnknown = true}},
    .marks = {Mark::Shade, Mark::CellLine},
    .variants = {{'o', {"Shaded cells lie outside the loop", "黒マスは輪の外側"}},
                 {'b', {"Clue cells are drawn grey", "ヒントのマスを灰色で表示"}, true}},
    .url = {&url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::shades, &file::lines}},
    .sample = "yajilin/4/4/h10a10e",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            Loop line(r, b, PlaceKind::Cell);
            notAdjacent(r, black);
            for (const Place c : b.grid().cells()) {
                if (b.at(Layer::Number, c) != blank)
                    clueCell(b, r, black, line, c);
                else
                    r.clue(c, "shaded-or-line").exactly(1, {black[c], line.uses(c)});
                if (b.hasFlag('o'))
                    r.at(c, "shaded-outside").any({!black[c], !line.inside(c)});
            }
        },
};

} // namespace tokisuji
