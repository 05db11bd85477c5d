// Snake. Shade one snake: a path of cells that never touches itself, not even at a corner. Black circles are its ends,
// white ones lie in between; a number outside says how many cells of its row or column are shaded.
//
//         2
//       . . . .
//     1 . . . b        snake/4/4/0060i0g2i1h
//       . # # #        ("b": black circles, the ends)
//       b # . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/snakes.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily middleCircle{
    .id = "middle-circle",
    .name = {"white circles are not ends of the snake", "白丸は蛇の途中"},
    .broken = {"A white circle does not lie within the snake", "白丸が蛇の途中にありません"}};

} // namespace family

extern const Genre snake;
const Genre snake{
    .id = "snake",
    .urlId = "snake",
    .title = {"Snake", "Snake"},
    .summary =
        {"Shade cells so that they form one snake: a path from side to side of cells that neither branches nor "
         "closes and never touches itself, not even at a corner. Circles lie on the snake; black ones are its "
         "ends, white ones are not. A number outside says how many cells of its row or column are shaded.",
         "マスを黒く塗って 1 匹の蛇を作ります。蛇は縦横につながるマスの列で、枝分かれも輪もなく、自分自身と辺でも"
         "角でも接しません。丸はすべて蛇の上にあり、黒丸は蛇の端、白丸は端ではないところです。盤面の外の数字は、そ"
         "の行や列の黒マスの数です。"},
    .kana = "すねーく",
    .family = Family::Shading,
    .clues = {{.kind = Clue::OutsideNumber, .min = 0, .max = longSide}, {.kind = Clue::Pearl, .min = 1, .max = 2}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::circle, &url::outsideNumber16AtOnce},
    .file = {.version = 0, .parts = {&file::outsideAndCircles}},
    .sample = "snake/5/5/060030110j123i",
    .penpa = {.tag = "snake"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            oneSnake(r, black);
            noLoneCorner(r, black);
            for (const Place c : b.grid().cells())
                if (const int circle = b.at(Layer::Number, c); circle != blank) {
                    const std::vector<Lit> beside = black[b.grid().neighbours(c)];
                    r.clue(c, family::circleOnSnake).is(black[c]);
                    if (circle == 1)
                        r.clue(c, family::middleCircle).when(black[c]).exactly(2, beside);
                    else
                        r.clue(c, family::endCircle).when(black[c]).exactly(1, beside);
                }
            for (const auto& [slot, number, line] : outsideNumbers(b))
                if (number >= 0)
                    r.clue(slot, family::outsideCount).exactly(number, black[line]);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
