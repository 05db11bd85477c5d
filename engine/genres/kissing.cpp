// Kissing Polyominoes. Place each piece of the bank once by shading cells, rotated and flipped at will, so that two
// pieces share a side exactly where a bar is given. Crossed cells stay free.
//
//     +---+-----------+
//     | # | #   x   x |
//     |   |           |
//     | # | #   x   . |
//     |   |           |        kissing/4/4/i800306880/3/13s/13s/31s
//     | # | #   .   x |
//     +---+---+       |
//     | #   #   #   . |
//     +---------------+
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily piecesAtBar{
    .id = "pieces-at-bar",
    .name = {"pieces on both sides of a bar", "太線の両側は黒マス"},
    .broken = {"There is no piece on a side of a bar", "黒マスでない側のある太線があります"}};

} // namespace family

extern const Genre kissing;
const Genre kissing{
    .id = "kissing",
    .urlId = "kissing",
    .title = {"Kissing Polyominoes", "Kissing Polyominoes"},
    .summary =
        {"Place each piece of the bank once by shading cells; pieces may be rotated and flipped. Two pieces "
         "share a side wherever a bar is given and nowhere else; at corners they may touch. Cells with crosses "
         "are not shaded.",
         "盤外のピースをすべて 1 回ずつ使い、マスを黒く塗って盤面に置きます。ピースは回転・裏返しができます。太線"
         "のあるところでは必ず 2 "
         "つのピースが辺で接し、ほかでは辺で接しません。角では接してもかまいません。×のマスには置けません。"},
    .kana = "きっしんぐぽりおみの",
    .family = Family::Object,
    .clues = {{Clue::PieceBank}, {Clue::GivenBorder}, {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::hole, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::borders, &file::shadesAndHoles, &file::usedPieces}},
    .setup = "p",
    .sample = "kissing/6/6/088s880c518010000220/5/22u/22q/23mg/23n/23mg",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            holesFree(r, b, black);
            const std::vector<Place> bars = givenBorders(b);
            for (const Place bar : bars)
                for (const Place side : cellsBeside(bar))
                    r.clue(bar, family::piecesAtBar).is(black[side]);
            usesBank(r, black, bankOf(b), {.bars = {bars.begin(), bars.end()}, .mayChange = true});
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .method = "pieces-of-bank", .density = 0.1, .canRepeat = neverRepeats},
};

} // namespace tokisuji
