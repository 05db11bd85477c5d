// Akari. Put lamps into white cells. A lamp lights the cells that it sees in a row and column, up to the next black
// cell; every white cell is lit and no lamp sees another one. A number counts the lamps round its black cell.
//
//     * .
//     2 *        akari/2/2/hc: two lamps beside the number
#include "engine/board/views.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily lampsApart{.id = "lamps-apart",
                                .name = {"lamps do not light each other", "照明どうしは照らし合わない"},
                                .broken = {"Two lamps light each other", "照明が互いに照らし合っています"}};

constexpr RuleFamily allLit{.id = "all-lit",
                            .name = {"every white cell is lit", "すべての白マスを照らす"},
                            .broken = {"A white cell is not lit", "白マスが照らされていません"}};

constexpr RuleFamily lampCount{
    .id = "lamp-count",
    .name = {"number of lamps beside a number", "数字のまわりの照明の数"},
    .broken = {"The number of lamps beside a number is wrong", "数字のまわりの照明の数が違います"}};

} // namespace family

extern const Genre lightup;
const Genre lightup{
    .id = "lightup",
    .urlId = "akari",
    .aliases = {"bijutsukan"},
    .title = {"Akari", "美術館"},
    .summary =
        {"Put lamps into white cells so that every white cell is lit. A lamp lights its row and column up to the next "
         "black cell, and no lamp may light another one. A number says how many lamps are in the cells beside it.",
         "白マスに照明を置き、すべての白マスを照らします。照明は黒マスに当たるまで上下左右を照らし、照明どうしが照"
         "らし合ってはいけません。数字は、その黒マスの上下左右にある照明の数です。"},
    .kana = "びじゅつかん",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true, .onBlack = true}},
    .marks = {Mark::Lamp, Mark::CrossedClue},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbersAndShades, &file::crossedClues}},
    .sample = "akari/5/5/g1hbg.hchb1h",
    .penpa = {.tag = "akari"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field lamp = shade(r, b);
            cluesFree(r, b, lamp);
            for (const auto& run : openStretches(b))
                r.at(run.front(), family::lampsApart).upToClue().atMost(1, lamp[run]);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == blank)
                    r.at(c, family::allLit).unlessClue().any(lamp[openView(b, c)]);
                else if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::lampCount).exactly(n, lamp[b.grid().neighbours(c)]);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.22, .unknowns = 1},
};

} // namespace tokisuji
