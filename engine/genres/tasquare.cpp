// Tasquare. Shade squares that do not touch, outside the clues, so that the unshaded cells form one area. A number is
// the total size of the squares that touch it; without a number at least one does.
//
//     # . #
//     2 . 2        tasquare/3/3/i2g2i
//     # . #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily noSquareBeside{.id = "no-square-beside",
                                    .name = {"a square touches each clue", "ヒントには正方形が接する"},
                                    .broken = {"No square touches a clue", "正方形が接していないヒントがあります"}};

} // namespace family

extern const Genre tasquare;
const Genre tasquare{
    .id = "tasquare",
    .urlId = "tasquare",
    .title = {"Tasquare", "たすくえあ"},
    .summary = {"Shade cells outside the clues so that every shaded area is a square and all unshaded cells are "
                "connected. A number says how large the squares that share a side with it are together. A clue without "
                "a number is touched by at least one.",
                "ヒントのないマスを黒く塗ります。黒マスのかたまりはすべて正方形で、白マスはすべてつながります。数字は、"
                "辺で接する正方形の大きさの合計です。数字のないヒントにも、正方形が 1 つ以上接します。"},
    .kana = "たすくえあ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = 999, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "tasquare/6/6/i.i1i59v5l",
    .penpa = {.figures = PenpaForm::Squared},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            squares(r, black, family::blackSquare);
            connected(r, !black, family::whiteConnected);
            touchingAreas(r, b, black);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    r.clue(c, family::noSquareBeside).any(black[b.grid().neighbours(c)]);
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 5>, {"A puzzle needs at least 5 cells.", "問題には 5 マス以上が必要です。"}},
               .unknowns = 0.2},
};

} // namespace tokisuji
