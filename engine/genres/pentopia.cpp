// Pentopia. Place some pieces of the bank, each once at most, rotated and flipped at will; they never touch, not even
// at corners, and do not lie on clues. The arrows of a clue point to the nearest shaded cells, all equally far.
//
//     . > #
//     . . .        pieces of one and two cells: pentopia/3/3/g8j8h/2/11g/21o
//     > # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/nearest.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowsSee{.id = "arrows-see",
                               .name = {"arrows point to shaded cells", "矢印の先には黒マス"},
                               .broken = {"An arrow points to no shaded cell", "先に黒マスのない矢印があります"}};

constexpr RuleFamily arrowsNearest{.id = "arrows-nearest",
                                   .name = {"arrows point to the nearest shaded cells", "矢印は最も近い黒マスを指す"},
                                   .broken = {"A shaded cell is as near as the one that an arrow points to",
                                              "矢印のない方向に同じか近い黒マスがあります"}};

constexpr RuleFamily arrowsEqual{
    .id = "arrows-equal",
    .name = {"the arrows of a clue point equally far", "同じマスの矢印の先は同じ距離"},
    .broken = {"The arrows of a clue do not point equally far", "矢印の先の黒マスまでの距離が違います"}};

} // namespace family

namespace {

/// Bits of the set: up, down, left, right.
void arrowsPoint(Rules& r, const Field& black, Place clue, int arrows)
{
    const auto sights = sightsFrom(r, black, clue);
    std::vector<Sight> pointed, others;
    for (std::size_t i = 0; i < sights.size(); ++i)
        ((arrows >> i & 1) != 0 ? pointed : others).push_back(sights[i]);
    for (const Sight& sight : pointed) {
        r.clue(clue, family::arrowsSee).any(sight.at);
        for (std::size_t far = 1; far <= sight.first.size(); ++far)
            for (const Sight& other : others)
                r.clue(clue, family::arrowsNearest).implies(sight.firstAt(far), {other.freeUpTo(far)});
        for (std::size_t far = 1; far <= std::max(sight.first.size(), pointed.front().first.size()); ++far)
            if (&sight != &pointed.front())
                r.clue(clue, family::arrowsEqual).same(sight.firstAt(far), pointed.front().firstAt(far));
    }
}

} // namespace

extern const Genre pentopia;
const Genre pentopia{
    .id = "pentopia",
    .urlId = "pentopia",
    .title = {"Pentopia", "Pentopia"},
    .summary =
        {"Place some pieces of the bank by shading cells, each at most once; pieces may be rotated and flipped, "
         "and never touch, not even at corners. Cells with arrows or a ? are not shaded. Arrows point in all "
         "directions in which the nearest shaded cell lies, and in no other.",
         "盤外のピースのいくつかを、多くても 1 回ずつ、マスを黒く塗って置きます。ピースは回転・裏返しができ、辺で"
         "も角でも接しません。矢印や？のマスは塗れません。矢印は、そのマスから上下左右に見て最も近い黒マスのある"
         "方向をすべて指します。"},
    .kana = "ぺんとぴあ",
    .family = Family::Object,
    .clues = {{Clue::PieceBank}, {.kind = Clue::Sign, .min = 1, .max = 15, .orUnknown = true}},
    .marks = {Mark::Shade},
    .variants = {{'t', {"Clue cells may be shaded", "ヒントのマスも塗れる"}}},
    .url = {&url::number16, &url::pieceBank},
    .file = {.version = 0,
             .parts = {&file::pieceBank, &file::transparentFlag, &file::numbers, &file::shades, &file::usedPieces}},
    .signs = SignStyle::ArrowSets,
    .setup = "p",
    .sample = "pentopia/5/5/i4l22m6k/3/21o/22s/31s",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            usesSomePieces(r, b, black);
            for (const Place c : clueCells(b))
                if (const int arrows = b.at(Layer::Number, c); arrows > 0)
                    arrowsPoint(r, black, c, arrows);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
