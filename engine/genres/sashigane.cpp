// Sashigane. Divide the board into L shapes of width 1, whose legs have at least two cells. A circle is at the corner
// of its L, and a number says how many cells the L has; an arrow is at an end of its L and points to the corner.
//
//     +-------+---+
//     | 3   . | . |
//     |   +---+   |
//     | . | .   . |        sashigane/3/2/3o
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/elbows.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace {

/// Three corners of three cells would have to fill a square of side 3, and they do not.
bool isFilledByCorners(const Board& board)
{
    return isAtLeast<2, 6>(board) && board.size() != Size{3, 3};
}

} // namespace

extern const Genre sashigane;
const Genre sashigane{
    .id = "sashigane",
    .urlId = "sashigane",
    .title = {"Sashigane", "さしがね"},
    .summary = {"Divide the board into L shapes of width 1. A circle is at the corner of its L, and a number in it is "
                "the number of cells in the L. An arrow is at an end of its L and points to the corner.",
                "盤面を幅 1 マスの L 字形に分けます。丸は L 字の角のマスに入り、丸の中の数字は L "
                "字のマスの数です。矢印は L 字の端のマスに入り、角の方向を指します。"},
    .kana = "さしがね",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Island,
               .min = 3,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true},
              {Clue::PlainArrow}},
    .marks = {Mark::Border},
    .url = {&url::sashigane},
    .file = {.version = 0, .parts = {&file::sashiganeClues, &file::answerBorders}},
    .sample = "sashigane/5/5/hkizkjm4",
    .rules = [](const Board& b, Rules& r) { elbows(r, b, Ways(Borders(r, b))); },
    .recipe = Recipe{.sizes = {isFilledByCorners,
                               {"L shapes need at least 6 cells, at least 2 columns and at least 2 rows, and they "
                                "cannot fill 3×3 cells.",
                                "盤面を L 字形に分けるには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。3×3 "
                                "は分けられません。"}},
                     .method = "corners",
                     .unknowns = 0.3},
};

} // namespace tokisuji
