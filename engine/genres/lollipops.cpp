// Lollipops. Fill in lollipops: a circle and, in a cell beside it, a stick that points to it. No two of them share a
// side. Along a row or column, empty cells left out, equal symbols never follow each other.
//
//     o - .        lollipops/3/2/1e
//     . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily lollipopPair{
    .id = "lollipop-pair",
    .name = {"symbols in twos", "記号は 2 つで 1 組"},
    .broken = {"A symbol does not have exactly one symbol beside it", "隣にある記号が 1 つではない記号があります"}};

constexpr RuleFamily lollipopKinds{.id = "lollipop-kinds",
                                   .name = {"a circle and a stick that points to it", "丸と、丸につながる棒"},
                                   .broken = {"Two symbols side by side do not form a lollipop",
                                              "隣り合う 2 つの記号が、丸とそれにつながる棒ではありません"}};

} // namespace family

namespace {

constexpr int circle = 1, uprightStick = 2, levelStick = 3;

} // namespace

extern const Genre lollipops;
const Genre lollipops{
    .id = "lollipops",
    .urlId = "lollipops",
    .title = {"Lollipops", "ペロペロキャンディ"},
    .summary =
        {"Fill in lollipops. Each is a circle and, in one of the four cells beside it, a stick that points to "
         "the circle. Different lollipops never share a side. Along every row and column, empty cells left out, "
         "equal symbols never follow each other.",
         "盤面にキャンディを入れます。キャンディは、丸と、その上下左右のどれか 1 マスに入る、丸へ向いた棒の組です。"
         "ほかのキャンディとは辺で隣り合いません。どの行や列でも、空きマスをとばして見たとき、同じ記号が続いて"
         "はいけません。"},
    .kana = "ぺろぺろきゃんでぃ",
    .family = Family::Object,
    .clues = {{.kind = Clue::Sign, .min = 1, .max = levelStick}},
    .marks = {Mark::Sign},
    .url = {&url::number10},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits}},
    .signs = SignStyle::Lollipops,
    .sample = "lollipops/5/5/c3c1b2g1f",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits sign(r, b, 0, levelStick);
            const Field present = sign.present();
            for (const Place c : b.grid().cells())
                r.at(c, family::lollipopPair).when(present[c]).exactly(1, present[b.grid().neighbours(c)]);
            for (const Place edge : b.grid().innerEdges()) {
                const auto [one, other] = cellsBeside(edge);
                const int along = one.y == other.y ? levelStick : uprightStick;
                const int across = along == levelStick ? uprightStick : levelStick;
                const auto apart = [&](Lit a, Lit c) { r.at(edge, family::lollipopKinds).never({a, c}); };
                for (const int kind : {circle, along})
                    apart(sign.is(one, kind), sign.is(other, kind));
                apart(sign.is(one, across), present[other]);
                apart(present[one], sign.is(other, across));
            }
            for (const std::vector<Place>& line : b.grid().lines())
                for (int kind = circle; kind <= levelStick; ++kind)
                    takeTurns(r, line, sign.are(kind)[line], present[line]);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
