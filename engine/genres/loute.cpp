// L-route. Divide the board into L shapes of width 1, whose legs have at least two cells. A circle is at the corner of
// its L, an arrow is at an end of its L and points to the corner.
//
//     +-------+---+
//     | o   . | . |
//     |   +---+   |
//     | . | .   . |        loute/3/2/5k
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/elbows.h"

namespace tokisuji {

extern const Genre loute;
const Genre loute{
    .id = "loute",
    .urlId = "loute",
    .title = {"L-route", "エルート"},
    .summary =
        {"Divide the board into L shapes of width 1. A circle is at the corner of its L. An arrow is at an end of "
         "its L and points to the corner.",
         "盤面を幅 1 マスの L 字形に分けます。丸は L 字の角のマスに入ります。矢印は L "
         "字の端のマスに入り、角の方向を指します。"},
    .kana = "えるーと",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Island, .min = 1, .max = 0, .orUnknown = true}, {Clue::PlainArrow}},
    .marks = {Mark::Border},
    .url = {&url::loute},
    .file = {.version = 0, .parts = {&file::louteClues, &file::answerBorders}},
    .sample = "loute/5/5/j3g2k1g21h5l",
    .rules = [](const Board& b, Rules& r) { elbows(r, b, Ways(Borders(r, b))); },
};

} // namespace tokisuji
