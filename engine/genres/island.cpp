// Inaba's Island. Shade cells outside the circles, so that shaded cells and circles together form one area; a number in
// a circle is the total size of the shaded areas that touch it.
//
//     . . 0        island/3/2/h0h1
//     . # 1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily joinedByCircles{
    .id = "joined-by-circles",
    .name = {"shaded cells and circles form one area", "黒マスと○は全体でひとつながり"},
    .broken = {"Shaded cells and circles do not form one area", "黒マスと○がひとつながりになっていません"}};

} // namespace family

extern const Genre island;
const Genre island{
    .id = "island",
    .urlId = "island",
    .title = {"Inaba's Island", "アイランド"},
    .summary =
        {"Shade cells other than the circles, so that shaded cells and circles together form one connected area. "
         "A number in a circle is the total size of the shaded areas that share a side with the circle; an area "
         "that does so more than once counts once.",
         "○のないマスをいくつか黒く塗ります。○の数字は、その○と辺で接する黒マスのかたまりの大きさの合計です。"
         "同じかたまりと何か所で接していても 1 回だけ数えます。黒マスと○は、合わせてひとつながりになります。"},
    .kana = "あいらんど",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 0,
               .max = [](const Board& b) { return b.size().cells() - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "island/5/5/j3j3n6k2",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            touchingAreas(r, b, black);
            r.at(wholeBoard, family::joinedByCircles).unlessClue().connected(areas(withClues(b, black)));
        },
    .recipe = Recipe{.unknowns = 0.2},
};

} // namespace tokisuji
