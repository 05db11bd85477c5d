// Arukone. Link equal letters by lines from crossing to crossing that neither cross nor branch. Each letter is the end
// of one line; every crossing is on a line, unless a variant lets some stay empty. "?" links with "?".
//
//     A---+
//     B   |        arukone/2/3/1g2g21
//     B   A
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/path.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily crossingUsed{.id = "crossing-used",
                                  .name = {"a line at every crossing", "すべての交差点を線が通る"},
                                  .broken = {"A crossing is left without a line", "線の通らない交差点があります"}};

} // namespace family

namespace {

constexpr char mayStayEmpty = 'e';
constexpr int letters = 52;

} // namespace

extern const Genre arukone;
const Genre arukone{
    .id = "arukone",
    .urlId = "arukone",
    .title = {"Arukone", "アルコネ"},
    .summary =
        {"Link equal letters by lines along the streets. Lines neither cross nor branch, and no line passes "
         "through a letter. Every crossing is on a line.",
         "同じ文字どうしを、道に沿った線で結びます。線は交差も枝分かれもせず、文字を通り抜けません。すべての交差点"
         "を線が通ります。"},
    .kana = "あるこね",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = letters,
               .orUnknown = true,
               .letters = true,
               .tells = Clue::PairLabel}},
    .marks = {Mark::CellLine},
    .variants = {{mayStayEmpty, {"Crossings may stay empty", "線の通らない交差点があってもよい"}}},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::passAllLine, &file::letters, &file::lines}},
    .grid = GridStyle::Streets,
    .sample = "arukone/4/4/g1g2i2313k",
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            linkNumbers(r, b, line);
            if (!b.hasFlag(mayStayEmpty))
                for (const Place c : b.grid().cells())
                    r.at(c, family::crossingUsed).any(ways(line, c));
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "links-everywhere",
                     .clues = Recipe::None,
                     .keepsAll = true,
                     .canRepeat = neverRepeats,
                     .patience = 3},
};

} // namespace tokisuji
