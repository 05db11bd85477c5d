// Aquapelago. Shade cells, no two of them side by side, so that the unshaded ones form one area without a 2x2 square.
// Clues are shaded; a number says how many shaded cells hang together with it by corners, itself included.
//
//     # . . .        A "?" and a number in shaded cells:
//     . . # .        aquapelago/4/3/n.h2
//     ? . . 2
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily groupByCorners{
    .id = "group-by-corners",
    .name = {"shaded cells that hang together with a number by corners", "数字と斜めにつながる黒マスの数"},
    .broken = {"The number of shaded cells that hang together by corners differs from a number",
               "斜めにつながる黒マスの数が数字と違います"}};

} // namespace family

extern const Genre aquapelago;
const Genre aquapelago{
    .id = "aquapelago",
    .urlId = "aquapelago",
    .title = {"Aquapelago", "Aquapelago"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected and never fill a 2×2 "
                "square. The clues are shaded from the beginning. A number says how many shaded cells, with its own, "
                "hang together diagonally from corner to corner.",
                "黒マスを隣り合わないように塗ります。ヒントのマスは初めから黒マスです。白マスはすべてつながり、2×2 "
                "のかたまりになりません。数字は、そのマスから斜めにつながる黒マスの数（自分も含む）です。"},
    .kana = "あくあぺらご",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return (b.size().cells() + 1) / 2; },
               .orUnknown = true,
               .onBlack = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades, &file::edgeCrosses}},
    .sample = "aquapelago/5/5/h1n2g1l.i1",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeWithClues(r, b);
            notAdjacent(r, black);
            // Any cell without a mark may still become a clue, and so a shaded one.
            r.at(wholeBoard, family::whiteConnected).unlessClue().connected(areas(!black));
            for (const auto& square : b.grid().windows(2, 2))
                r.at(square.front(), family::noWhiteSquare).unlessClue().any(black[square]);
            const CornerWalls parting = cornerWalls(r, black);
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n > 0)
                    countsAsItStands(r, c, family::groupByCorners, reachedByCorners(r, parting, c, n).all(), n);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.12, .unknowns = 0.2},
};

} // namespace tokisuji
