// Diamond Chain. Place diamonds on lattice points, each over half of the four cells round it. They overlap neither one
// another nor filled cells, and all of these hang together by touching points. A number counts the diamonds at its
// cell.
//
//     +---+---+---+---+
//     |   :   | 1 |   |
//     + -<#>- +---+ - +        its right tip touches the cell of the 1: diamond/4/2/hbi
//     |   :   :   :   |
//     +---+---+---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/diamonds.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily filledCellStays{.id = "filled-cell-stays",
                                     .name = {"no diamond over a filled cell", "黒マスにひし形は重ならない"},
                                     .broken = {"A diamond covers a filled cell", "ひし形が黒マスに重なっています"},
                                     .role = Role::KeepsFree};

constexpr RuleFamily diamondsAtNumber{
    .id = "diamonds-at-number",
    .name = {"diamonds that touch a number", "数字に触れるひし形の数"},
    .broken = {"The number of diamonds at a number is wrong", "数字の黒マスに触れるひし形の数が違います"}};

} // namespace family

extern const Genre diamond;
const Genre diamond{
    .id = "diamond",
    .urlId = "diamond",
    .title = {"Diamond Chain", "Diamond Chain"},
    .summary = {"Place diamonds on lattice points within the board; each covers half of the four cells round it. "
                "Diamonds overlap neither one another nor filled cells. A number says how many diamonds touch its "
                "cell with a tip. All diamonds and filled cells form one chain by touching at points.",
                "盤の内側の格子点にひし形を置きます。ひし形は周りの 4 マスを半分ずつ覆い、ほかのひし形とも黒マスとも"
                "重なりません。数字は、その黒マスの角に先が触れるひし形の数です。ひし形と黒マスは、点で触れ合って"
                "すべてひとつながりになります。"},
    .kana = "だいやもんどちぇーん",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true, .onBlack = true}},
    .marks = {Mark::Diamond, Mark::CellCircle},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbersAndDots, &file::innerPoints}},
    .sample = "diamond/6/6/l.kc.gcs..g",
    .rules =
        [](const Board& b, Rules& r) {
            const std::vector<Place> cells = clueCells(b);
            const Field diamond = points(r, b, innerPoints(b.grid()));
            noOverlap(r, diamond);
            for (const Place c : cells) {
                r.clue(c, family::filledCellStays).atMost(0, diamond[cornersOf(c)]);
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::diamondsAtNumber).exactly(n, diamond[pointsReaching(c)]);
            }
            oneChain(r, diamond, cells);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
