// Battenberg Painting. Shade cells so that the 2×2 square round a lattice point is coloured like a chessboard exactly
// where a small chessboard is given. A number outside is that of the shaded cells in its row or column.
//
//         . . 3 2
//       3 # . # #
//       2 # . . #        batten/4/4/322h32321g ("o": where a chessboard is given)
//          o
//       1 # . . .
//          o
//       . . # # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily chessboardHere{
    .id = "chessboard-here",
    .name = {"a chessboard where one is given", "印の周りは市松模様"},
    .broken = {"The cells round a small chessboard are not coloured like it", "周りが市松模様でない印があります"}};

constexpr RuleFamily chessboardElsewhere{
    .id = "chessboard-elsewhere",
    .name = {"no chessboard where none is given", "印のないところに市松模様は作らない"},
    .broken = {"Cells are coloured like a chessboard where none is given", "印のないところが市松模様になっています"}};

} // namespace family

extern const Genre batten;
const Genre batten{
    .id = "batten",
    .urlId = "batten",
    .title = {"Battenberg Painting", "Battenberg Painting"},
    .summary =
        {"Shade cells. The four cells round a small chessboard are coloured like it: two shaded cells face each other "
         "at the corner, and two unshaded ones. Nowhere else are four cells coloured so. A number outside says how "
         "many cells of its row or column are shaded.",
         "マスを黒く塗ります。市松模様の印の周りの 4 "
         "マスは、黒マスと白マスが斜めに向かい合う市松模様になります。印のない格子点の周りは市松模様になりません。盤"
         "面の外の数字は、その行や列の黒マスの数です。"},
    .kana = "ばってんばーぐぺいんてぃんぐ",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::OutsideNumber, .min = 0, .max = longSide},
              {.kind = Clue::VertexNumber, .min = 1, .max = 1, .look = Clue::Checkers, .withinFrame = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::crossMark, &url::outsideNumber16AtOnce},
    .file = {.version = 0, .parts = {&file::vertexNumbers, &file::outsideAndShades}},
    .sample = "batten/5/4/43023h323g13",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            for (const Place point : innerPoints(b.grid())) {
                const std::vector<Lit> round = black[b.grid().cellsAround(point)];
                if (b.at(Layer::Vertex, point) != blank) {
                    r.clue(point, family::chessboardHere).same(round[0], round[3]);
                    r.clue(point, family::chessboardHere).same(round[1], round[2]);
                    r.clue(point, family::chessboardHere).exactly(1, {round[0], round[1]});
                    continue;
                }
                for (const bool falls : {true, false})
                    r.at(point, family::chessboardElsewhere)
                        .unlessClue()
                        .never({falls ? round[0] : !round[0], falls ? !round[1] : round[1],
                                falls ? !round[2] : round[2], falls ? round[3] : !round[3]});
            }
            for (const auto& [slot, number, line] : outsideNumbers(b))
                if (number >= 0)
                    r.clue(slot, family::outsideCount).exactly(number, black[line]);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
