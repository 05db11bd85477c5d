// Sansa Road. Shade cells so that the unshaded ones form one area without a 2x2 square, in which each cell has exactly
// two unshaded neighbours, or three if it holds a triangle. A black dot has more shaded than unshaded cells round it, a
// white one fewer, a grey one equally many.
//
//     . . . . .
//     . # # # .
//     ^ . . . ^        sansaroad/5/5/x4i4x
//     . # # # .
//     . . . . .
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily twoBeside{.id = "two-beside",
                               .name = {"two unshaded neighbours of an unshaded cell", "白マスの隣の白マスは 2 つ"},
                               .broken = {"An unshaded cell does not have exactly two unshaded neighbours",
                                          "白マスの隣の白マスが 2 つではありません"}};

constexpr RuleFamily threeBeside{
    .id = "three-beside",
    .name = {"three unshaded neighbours of a triangle", "三角の隣の白マスは 3 つ"},
    .broken = {"A triangle does not have exactly three unshaded neighbours", "三角の隣の白マスが 3 つではありません"}};

} // namespace family

extern const Genre sansaroad;
const Genre sansaroad{
    .id = "sansaroad",
    .urlId = "sansaroad",
    .title = {"Sansa Road", "サンサロード"},
    .summary =
        {"Shade cells without triangles so that the unshaded cells form a road: they are all connected, never "
         "fill a 2×2 square, and each has exactly two unshaded neighbours; cells with triangles have exactly "
         "three. Of the cells that a dot touches, more are shaded than unshaded if it is black, fewer if it is "
         "white, and equally many if it is grey.",
         "三角のないマスを黒く塗り、白マスで道を作ります。白マスはすべてつながり、2×2 "
         "のかたまりになりません。白マスの隣の白マスはちょうど 2 つ、三角のマスではちょうど 3 "
         "つです。丸に接するマスのうち、黒丸では黒マスのほうが、白丸では白マスのほうが多く、灰色の丸では同数です。"},
    .kana = "さんさろーど",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Dot, .triangles = true, .colours = {blackDot, greyDot, whiteDot}, .coloursMatter = true}},
    .marks = {Mark::Shade},
    .url = {&url::threeDots},
    .file = {.version = 0, .parts = {&file::threeDots, &file::shades}},
    .sample = "sansaroad/7/5/p2u4k4u2p",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            connected(r, !black, family::whiteConnected);
            noSquare(r, !black, family::noWhiteSquare);
            for (const Place c : b.grid().cells()) {
                const bool isTriangle = b.at(Layer::Number, c) != blank;
                const std::vector<Lit> beside = (!black)[b.grid().neighbours(c)];
                if (isTriangle)
                    r.clue(c, family::threeBeside).when(!black[c]).exactly(3, beside);
                else if (!r.isOpen())
                    r.clue(c, family::twoBeside).when(!black[c]).exactly(2, beside);
                else { // a triangle may come
                    r.at(c, family::twoBeside).when(!black[c]).count(2, 3, beside);
                    r.clue(c, family::twoBeside).unlessClue().any({black[c], isNumberOf(r, beside, 2)});
                }
            }
            std::vector<Place> dots = dotPlaces(b.size());
            std::erase_if(dots, [](Place p) { return isCell(p); });
            dotsCompare(r, b, black, dots);
        },
    .recipe = Recipe{.sizes = fromTwelveCells},
};

} // namespace tokisuji
