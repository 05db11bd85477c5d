// Yin-Yang. Put a white or black circle into every cell so that the circles of each colour form one area and no 2x2
// square is all of one colour.
//
//     o o o
//     * * o
//     * o o        a filled 3x3 board
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre yinyang;
const Genre yinyang{
    .id = "yinyang",
    .urlId = "yinyang",
    .title = {"Yin-Yang", "しろまるくろまる"},
    .summary = {"Fill every cell with a white or a black circle. All circles of one colour are connected, and no 2×2 "
                "square holds circles of a single colour.",
                "すべてのマスに白丸か黒丸を入れます。白丸どうし、黒丸どうしはそれぞれすべてつながり、2×2 "
                "が同じ色だけになってはいけません。"},
    .kana = "しろまるくろまる",
    .family = Family::Object,
    .clues = {{.kind = Clue::Sign, .min = 1, .max = 2}},
    .marks = {Mark::Sign},
    .url = {&url::circle},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}},
    .signs = SignStyle::Circles,
    .sample = "yinyang/6/6/f00030065090",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits circle(r, b, 1, 2);
            const Field white = circle.are(1), black = circle.are(2);
            noSquare(r, white, "white-circle-square");
            noSquare(r, black, "black-circle-square");
            bothConnected(r, black, white, "circles-enclosed");
            connected(r, white, "white-circles-connected");
            connected(r, black, "black-circles-connected");
        },
};

} // namespace tokisuji
