// Slitherlink. Draw one closed loop along the lattice lines that neither crosses nor branches;
// a number says how many of its cell's four sides the loop uses.
//
//     +---+---+
//     | 3   3 |        slither/2/1/33
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily clueCount{
    .id = "clue-count",
    .name = {"number of lines round a clue", "数字のまわりの線の数"},
    .broken = {"A number does not match the lines round it", "数字とまわりの線の数が違います"}};

} // namespace family

extern const Genre slither;
const Genre slither{
    .id = "slither",
    .urlId = "slither",
    .aliases = {"slitherlink", "loopy"},
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
    .penpa = {.tag = "slitherlink"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Vertex);
            line.notEmpty();
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::clueCount).exactly(n, line.around(c));
        },
    .techniques =
        {
            named("zero", {"Around a 0", "0 のまわり"}, 0, 0.2)
                .when(Move::CountFull, family::clueCount, Shape::number(0))
                .says("No lines round a 0: {conclusions}", "0 のまわりに線は引けないので {conclusions}"),
            named("clue-full", {"Number is satisfied", "数字は満たされた"}, 0, 0.4)
                .when(Move::CountFull, family::clueCount)
                .says("{rules} has all its lines, so {conclusions}", "{rules}は線が足りているので {conclusions}"),
            named("clue-rest", {"Number needs all remaining sides", "数字の残りはすべて線"}, 0, 0.5)
                .when(Move::CountRest, family::clueCount)
                .says("{rules} needs every remaining side, so {conclusions}",
                      "{rules}には残りの辺がすべて必要なので {conclusions}"),
            named("corner-one", {"1 in the corner", "角の 1"}, 2, 1.0)
                .when(Move::CountPairs, family::clueCount, Shape::numberInCorner(1))
                .says("A 1 in a corner cannot use the corner, so {conclusions}",
                      "角の 1 は角を使えないので {conclusions}"),
            named("corner-three", {"3 in the corner", "角の 3"}, 2, 1.0)
                .when(Move::CountPairs, family::clueCount, Shape::numberInCorner(3))
                .says("A 3 in a corner uses the corner, so {conclusions}", "角の 3 は角を使うので {conclusions}"),
            named("clue-one-pair", {"1 with a pair", "1 と 2 辺の関係"}, 2, 1.6)
                .when(Move::CountPairs, family::clueCount, Shape::number(1))
                .says("{rules}: {facts}, so {conclusions}", "{rules}：「{facts}」なので {conclusions}"),
            named("clue-two-pair", {"2 with a pair", "2 と 2 辺の関係"}, 2, 1.9)
                .when(Move::CountPairs, family::clueCount, Shape::number(2))
                .says("{rules}: {facts}, so {conclusions}", "{rules}：「{facts}」なので {conclusions}"),
            named("clue-three-pair", {"3 with a pair", "3 と 2 辺の関係"}, 2, 1.6)
                .when(Move::CountPairs, family::clueCount, Shape::number(3))
                .says("{rules}: {facts}, so {conclusions}", "{rules}：「{facts}」なので {conclusions}"),
            named("adjacent-threes", {"Adjacent 3s", "33 の常識"}, 1, 1.0)
                .when(Move::Refutation, family::clueCount, Shape::numbers(3, 3).apart(1, 0))
                .says("Two 3s side by side: {conclusions}", "3 が隣り合っているので {conclusions}"),
            named("diagonal-threes", {"Diagonal 3s", "斜めの 33"}, 1, 1.1)
                .when(Move::Refutation, family::clueCount, Shape::numbers(3, 3).apart(1, 1))
                .says("Two 3s corner to corner: {conclusions}", "3 が斜めに並んでいるので {conclusions}"),
            named("one-three", {"1 beside 3", "1 と 3 の隣接"}, 1, 1.4)
                .when(Move::Refutation, family::clueCount, Shape::numbers(1, 3).apart(1, 0))
                .says("A 1 beside a 3: {conclusions}", "1 と 3 が隣り合っているので {conclusions}"),
            named("diagonal-one-three", {"Diagonal 1 and 3", "斜めの 1 と 3"}, 4, 2.0)
                .when(Move::Refutation, family::clueCount, Shape::numbers(1, 3).apart(1, 1))
                .says("A 1 and a 3 corner to corner: otherwise {clash} is broken, so {conclusions}",
                      "1 と 3 が斜めに並んでいて、そうでなければ {clash}が破綻するので {conclusions}"),
        },
    .recipe = Recipe{.method = "winding-loop-on-lattice"},
};

} // namespace tokisuji
