// Statue Park. Shade the pieces of a bank, each once, in any orientation; they do not share a side, the unshaded cells
// form one area, black circles are shaded and white ones are not.
//
//     # o .
//     # # o        one piece of three cells: statuepark/3/3/31a/1/22s
//     o . o
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

#include <string_view>

namespace tokisuji {

namespace {

/// Fewer and smaller pieces than the usual twelve pentominoes where those would crowd the board.
std::string_view bankOfNewBoards(Size size)
{
    const int cells = size.cells();
    return cells >= 225 ? "p" : cells >= 121 ? "d" : cells >= 49 ? "t" : cells >= 36 ? "3/23bg/23f/23eg" : "2/23f/23bg";
}

} // namespace

extern const Genre statuepark;
const Genre statuepark{
    .id = "statuepark",
    .urlId = "statuepark",
    .title = {"Statue Park", "Statue Park"},
    .summary = {"Place each piece of the bank once by shading cells; pieces may be rotated and flipped, and do not "
                "share a side. All unshaded cells are connected. Black circles are shaded, white circles are not.",
                "盤外のピースをすべて 1 "
                "回ずつ使い、マスを黒く塗って盤面に置きます。ピースは回転・裏返しができ、ピースどうしは辺で接しません。"
                "白マスはすべてつながります。黒丸のマスは黒マス、白丸のマスは白マスです。"},
    .kana = "すたちゅーぱーく",
    .family = Family::Object,
    .usualSize = {12, 12},
    .clues = {{Clue::PieceBank}, {.kind = Clue::Pearl, .min = 1, .max = 2}},
    .marks = {Mark::Shade},
    .url = {&url::circle, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::numbers, &file::shades, &file::usedPieces}},
    .setup = "p",
    .sample = "statuepark/5/5/i019i9ip9/3/23t/11g/21o",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            connected(r, !black, family::whiteConnected);
            circlesShaded(r, b, black);
            usesBank(r, black, bankOf(b));
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .setup = bankOfNewBoards},
};

} // namespace tokisuji
