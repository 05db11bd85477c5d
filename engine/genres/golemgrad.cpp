// Golem Grad. Join the circles in pairs by lines. The cells on lines hang together without a 2x2 square; the other
// cells form groups with at most one number, which is how many cells it has.
//
//     o---+   .
//     .   |   .        golemgrad/3/3/0o2j0
//     2   +---o
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily circleEnds{
    .id = "circle-ends",
    .name = {"a line ends in every circle", "丸は線の端になる"},
    .broken = {"A circle is not the end of exactly one line", "丸がちょうど 1 本の線の端になっていません"}};

constexpr RuleFamily lineConnected{
    .id = "line-connected",
    .name = {"the cells on lines hang together", "線の通るマスはひとつながり"},
    .broken = {"The cells on lines are not connected", "線の通るマスが分断されています"}};

constexpr RuleFamily lineSquare{
    .id = "line-square",
    .name = {"no 2×2 square of cells on lines", "線の通るマスの 2×2 は禁止"},
    .broken = {"Cells on lines fill a 2×2 square", "線の通るマスが 2×2 のかたまりになっています"}};

} // namespace family

extern const Genre golemgrad;
const Genre golemgrad{
    .id = "golemgrad",
    .urlId = "golemgrad",
    .title = {"Golem Grad", "Golem Grad"},
    .summary = {"Draw lines that join the circles in pairs and pass through no number. All cells on lines hang "
                "together, and no 2×2 square lies on lines. The other cells form groups; a group holds at most one "
                "number, which is how many cells it has.",
                "丸を 2 つずつ線で結びます。線は数字のマスを通りません。線の通るマスはすべてつながり、2×2 "
                "のかたまりにはなりません。残りのマスのかたまりに入る数字は 1 つまでで、そのマスの数を表します。"},
    .kana = "ごーれむぐらーど",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = cellCount, .orUnknown = true, .zeroIsRing = true}},
    .marks = {Mark::CellLine, Mark::Tint},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::tints, &file::lines}},
    .sample = "golemgrad/5/5/n.g0.g0j10h0h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            PlaceMap<Lit> used(b.grid(), No);
            std::vector<Place> numbers;
            std::vector<Lit> ends;
            for (const Place c : b.grid().cells()) {
                const std::vector<Lit> beside = ways(line, c);
                used[c] = r.anyOf(beside);
                if (const int n = b.at(Layer::Number, c); n == 0) {
                    r.clue(c, family::circleEnds).exactly(1, beside);
                    ends.insert(ends.end(), beside.begin(), beside.end());
                } else if (n == blank) {
                    passes(r, line, c);
                } else {
                    numbers.push_back(c);
                }
            }
            const Field path(b.grid(), PlaceKind::Cell, used.values());
            r.clue(wholeBoard, family::someLine).unlessClue().any(std::move(ends));
            r.at(wholeBoard, family::noLoop).acyclic(network(line));
            connected(r, path, family::lineConnected);
            noSquare(r, path, family::lineSquare);
            areaSizes(r, b, !path, numbers);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "paths-round-areas", .canRepeat = neverRepeats},
};

} // namespace tokisuji
