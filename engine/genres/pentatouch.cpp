// Penta Touch. Place each piece of the bank once, rotated and flipped at will, so that no two share a side, and two
// touch at a corner exactly where a dot is given. Crossed cells stay free.
//
//     . x #
//        o
//     x # .        pieces of one and two cells: pentatouch/3/3/12a0/2/11g/21o ("o": a dot)
//
//     . # .
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily touchAtDot{.id = "touch-at-dot",
                                .name = {"two pieces touch at a dot", "点では 2 つのピースが角で接する"},
                                .broken = {"No two pieces touch at a dot", "ピースが角で接していない点があります"}};

} // namespace family

extern const Genre pentatouch;
const Genre pentatouch{
    .id = "pentatouch",
    .urlId = "pentatouch",
    .title = {"Penta Touch", "Penta Touch"},
    .summary =
        {"Place each piece of the bank once by shading cells; pieces may be rotated and flipped, and do not share "
         "sides. Two pieces touch at a corner wherever a dot is given and nowhere else. Cells with crosses are "
         "not shaded.",
         "盤外のピースをすべて 1 回ずつ使い、マスを黒く塗って盤面に置きます。ピースは回転・裏返しができ、辺では接"
         "しません。点のあるところでは必ず 2 つのピースが角で接し、ほかでは角でも接しません。×のマスには置けませ"
         "ん。"},
    .kana = "ぺんたたっち",
    .family = Family::Object,
    .usualSize = {12, 12},
    .clues = {{Clue::PieceBank},
              {.kind = Clue::VertexNumber, .min = 1, .max = 1, .look = Clue::Specks, .withinFrame = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Shade},
    .url = {&url::crossMark, &url::hole, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::vertexNumbers, &file::shadesAndHoles, &file::usedPieces}},
    .setup = "p",
    .sample = "pentatouch/6/5/06307000002/4/23t/22s/31s/11g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            holesFree(r, b, black);
            Touching touching{.corners = Touching::Apart, .mayChange = true};
            for (const Place point : innerPoints(b.grid()))
                if (b.at(Layer::Vertex, point) == 1) {
                    touching.points.insert(point);
                    r.clue(point, family::touchAtDot).is(isChequered(r, black, point));
                }
            usesBank(r, black, bankOf(b), touching);
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .method = "pieces-of-bank", .density = 0.1, .canRepeat = neverRepeats},
};

} // namespace tokisuji
