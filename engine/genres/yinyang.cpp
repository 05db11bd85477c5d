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

namespace family {

constexpr RuleFamily whiteCircleSquare{.id = "white-circle-square",
                                       .name = {"no 2×2 square of white circles", "白丸の 2×2 を作らない"},
                                       .broken = {"White circles fill a 2×2 square", "白丸が 2×2 に固まっています"}};

constexpr RuleFamily blackCircleSquare{.id = "black-circle-square",
                                       .name = {"no 2×2 square of black circles", "黒丸の 2×2 を作らない"},
                                       .broken = {"Black circles fill a 2×2 square", "黒丸が 2×2 に固まっています"}};

constexpr RuleFamily circlesEnclosed{
    .id = "circles-enclosed",
    .name = {"no colour encloses circles of the other", "どちらの色ももう片方に囲まれない"},
    .broken = {"Circles of one colour are enclosed by the other colour",
               "片方の色の丸が、もう片方の色に囲まれています"}};

constexpr RuleFamily whiteCirclesConnected{
    .id = "white-circles-connected",
    .name = {"all white circles connected", "白丸はすべてつながる"},
    .broken = {"The white circles are not connected", "白丸がつながっていません"}};

constexpr RuleFamily blackCirclesConnected{
    .id = "black-circles-connected",
    .name = {"all black circles connected", "黒丸はすべてつながる"},
    .broken = {"The black circles are not connected", "黒丸がつながっていません"}};

} // namespace family

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
    .signsEverywhere = true,
    .sample = "yinyang/6/6/f00030065090",
    .penpa = {.tag = "yin-yang"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits circle(r, b, 1, 2);
            const Field white = circle.are(1), black = circle.are(2);
            noSquare(r, white, family::whiteCircleSquare);
            noSquare(r, black, family::blackCircleSquare);
            bothConnected(r, black, white, family::circlesEnclosed);
            connected(r, white, family::whiteCirclesConnected);
            connected(r, black, family::blackCirclesConnected);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
