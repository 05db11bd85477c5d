// Shakashaka. Blacken half of some white cells with triangles so that every white area is a rectangle, upright or at 45
// degrees. A number counts the triangles beside its black cell.
//
//     +---+---+
//     | 5 | 4 |
//     | 2 | 3 |        the four triangles round a white square, as numbered in files
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/corners.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily someTriangle{.id = "some-triangle",
                                  .name = {"there is a triangle", "三角形がある"},
                                  .broken = {"There is no triangle", "三角形がありません"}};

constexpr RuleFamily rightAngle{.id = "right-angle",
                                .name = {"white areas are rectangles", "白い部分は長方形"},
                                .broken = {"A white area is not a rectangle", "白い部分が長方形になっていません"}};

constexpr RuleFamily triangleCount{
    .id = "triangle-count",
    .name = {"number of triangles beside a number", "数字のまわりの三角形の数"},
    .broken = {"The number of triangles beside a number is wrong", "数字のまわりの三角形の数が違います"}};

} // namespace family

extern const Genre shakashaka;
const Genre shakashaka{
    .id = "shakashaka",
    .urlId = "shakashaka",
    .title = {"Shakashaka", "シャカシャカ"},
    .summary =
        {"Put black triangles, each half a cell, into some of the white cells so that every remaining white area is a "
         "rectangle, upright or rotated by 45 degrees. A number says how many triangles are in the cells beside it.",
         "白マスのいくつかに、マスの半分を占める黒い三角形を入れます。残った白い部分はすべて長方形（正方形を含む"
         "。ななめでもよい）になります。数字は、上下左右にある三角形の数です。"},
    .kana = "しゃかしゃか",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true, .onBlack = true}},
    .marks = {Mark::Triangle, Mark::CrossedClue},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::triangleClues, &file::triangles}},
    .sample = "shakashaka/6/6/0.l..s2bi.hd",
    .penpa = {.tag = "shakashaka"},
    .rules =
        [](const Board& b, Rules& r) {
            const Corners corners(r, b);
            const Field triangle = corners.triangles();
            r.at(wholeBoard, family::someTriangle).any(triangle.all());
            rightAngles(r, b.grid(), corners, family::rightAngle);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::triangleCount).exactly(n, triangle[b.grid().neighbours(c)]);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 6>,
                               {"Black triangles need at least 6 cells, at least 2 columns and at least 2 rows.",
                                "黒い三角形を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}},
                     .clues = Recipe::Shaping,
                     .density = 0.22,
                     .unknowns = 1},
};

} // namespace tokisuji
