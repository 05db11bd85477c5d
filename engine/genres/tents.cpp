// Tents. Pitch tents that do not touch, not even diagonally, so that trees and tents form pairs: each tent belongs to a
// tree beside it, each tree has its own tent. Numbers outside count the tents of a row or column.
//
//         1 1
//       1 T A        T a tree, A its tent
//       1 A T
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/pairs.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily tentsTouch{.id = "tents-touch",
                                .name = {"tents do not touch", "テントどうしの隣接禁止"},
                                .broken = {"Tents touch each other", "テントどうしが隣り合っています"}};

constexpr RuleFamily tentPairs{
    .id = "tent-pairs",
    .name = {"trees and tents in pairs", "木とテントの組"},
    .broken = {"Trees and tents do not form pairs", "木とテントが 1 つずつの組になりません"}};

} // namespace family

extern const Genre tents;
const Genre tents{
    .id = "tents",
    .urlId = "tents",
    .title = {"Tents", "Tents"},
    .summary =
        {"Pitch a tent beside each tree, so that trees and tents form pairs. Tents never touch each other, not even "
         "diagonally. Numbers outside say how many tents are in the row or column.",
         "木の隣（縦横）にテントを張り、木とテントを 1 つずつの組にします。テントどうしは斜めにも隣り合いません。"
         "盤面の外の数字は、その行や列のテントの数です。"},
    .kana = "てんと",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::OutsideNumber, .min = 0, .max = longSide}, {.kind = Clue::Sign, .min = 1, .max = 1}},
    .marks = {Mark::Tent, Mark::PairLink, Mark::CrossedClue},
    .url = {&url::outsideNumber16, &url::oneCell},
    .file = {.version = 0, .parts = {&file::outsideAndTents, &file::answerBorders}},
    .signs = SignStyle::Trees,
    .sample = "tents/6/6/1h10ml1410982",
    .penpa = {.tag = "tents"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field tent = shade(r, b);
            cluesFree(r, b, tent);
            notTouching(r, tent, family::tentsTouch);
            pairWithClues(r, b, tent, family::tentPairs);
            for (const auto& [slot, number, line] : outsideNumbers(b))
                r.clue(slot, family::outsideCount).exactly(number, tent[line]);
        },
    .recipe = Recipe{.method = "pairs", .clues = Recipe::None},
};

} // namespace tokisuji
