// Hakoiri-masashi. Put a circle, a triangle and a square into every room. All symbols are connected, and equal ones
// never touch, not even diagonally.
//
//     O ^ # .
//     . . O ^        two rooms, and a third begins below
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily signsConnected{.id = "signs-connected",
                                    .name = {"all symbols connected", "記号はすべてつながる"},
                                    .broken = {"The symbols are not connected", "記号がつながっていません"}};

constexpr RuleFamily sameTouching{.id = "same-touching",
                                  .name = {"equal symbols do not touch", "同じ記号は隣り合わない"},
                                  .broken = {"Equal symbols touch", "同じ記号が隣り合っています"}};

} // namespace family

extern const Genre hakoiri;
const Genre hakoiri{
    .id = "hakoiri",
    .urlId = "hakoiri",
    .title = {"Hakoiri-masashi", "はこいり○△□"},
    .summary = {"Put one circle, one triangle and one square into every room. All symbols are connected, and equal "
                "symbols never touch, not even diagonally.",
                "太線で囲まれた部屋に○と△と□を 1 "
                "つずつ入れます。記号はすべてつながり、同じ記号はななめにも隣り合いません。"},
    .kana = "はこいりまさし",
    .family = Family::Object,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 1, .max = 3, .orUnknown = true}},
    .marks = {Mark::Sign, Mark::Candidates},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::digits}},
    .signs = SignStyle::Shapes,
    .sample = "hakoiri/7/6/1ajb8k40j20q8soh1e2h3.1.b2a.b2a3d./",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits sign(r, b, 0, 3);
            const Field present = sign.present();
            connected(r, present, family::signsConnected);
            for (int n = 1; n <= 3; ++n)
                notTouching(r, sign.are(n), family::sameTouching);
            oneOfEachInRooms(r, b, sign, 3);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 7},
};

} // namespace tokisuji
