// Look-Air. Shade squares that do not touch; two of equal size never see each other along a row or column. A number
// counts the shaded ones among its cell and the four beside it.
//
//     # 2 .
//     . # 1        lookair/3/3/a2c1c
//     . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily equalInSight{
    .id = "equal-in-sight",
    .name = {"equal squares do not see each other", "同じ大きさの正方形は向かい合わない"},
    .broken = {"Squares of equal size see each other", "同じ大きさの正方形が向かい合っています"}};

constexpr RuleFamily shadedOfFive{
    .id = "shaded-of-five",
    .name = {"shaded cells of a number and the four beside it", "数字と上下左右の黒マスの数"},
    .broken = {"The number of shaded cells of a number and those beside it is wrong",
               "数字と上下左右の黒マスの数が違います"}};

} // namespace family

namespace {

/// Along a line, the next run of the field after one has another length.
void noEqualInSight(Rules& r, const Field& black, const std::vector<Place>& line)
{
    const auto lengths = runLengths(r, black[line]);
    for (std::size_t n = 0; n < line.size(); ++n) {
        Lit last = No; // the last run so far has this length
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (i > 0)
                r.at(line[i], family::equalInSight).never({lengths[i][n], !black[line[i - 1]], last});
            last = r.anyOf({lengths[i][n], r.allOf({!black[line[i]], last})});
        }
    }
}

} // namespace

extern const Genre lookair;
const Genre lookair{
    .id = "lookair",
    .urlId = "lookair",
    .title = {"Look-Air", "るっくえあ"},
    .summary =
        {"Shade cells so that every shaded area is a square. Two squares of equal size never see each other straight "
         "across unshaded cells. A number says how many of five cells are shaded: its own and the four that share a "
         "side with it.",
         "いくつかのマスを黒く塗ります。黒マスのかたまりはすべて正方形で、同じ大きさの正方形どうしは、間が白マスだけの"
         "縦横の直線上で向かい合いません。数字は、そのマスと上下左右のマスの、合わせて 5 マスのうちの黒マスの数です。"},
    .kana = "るっくえあ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 5, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number10},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "lookair/5/5/01f1f4c1d0",
    .penpa = {.tag = "lookair", .grid = "221", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            squares(r, black, family::blackSquare);
            for (const auto& line : b.grid().lines())
                noEqualInSight(r, black, line);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0) {
                    std::vector<Lit> five = black[b.grid().neighbours(c)];
                    five.push_back(black[c]);
                    r.clue(c, family::shadedOfFive).exactly(n, std::move(five));
                }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
