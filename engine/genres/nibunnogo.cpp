// Nibun-nogo. Make every cell black or white so that no area of one colour has more than five cells. A number on a
// lattice point counts the black cells round it.
//
//     +---+---+---0
//     | o | o | o |
//     +---2---2---+
//     | # | # | # |        nibunnogo/3/3/i52cd5c
//     +---3---+---+
//     | o | # | # |
//     0---+---2---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/small_areas.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily blackAtPoint{
    .id = "black-at-point",
    .name = {"black cells round a number", "数字の周りの黒マスの数"},
    .broken = {"The number of black cells round a number is wrong", "数字の周りの黒マスの数が違います"}};

constexpr RuleFamily largeBlack{
    .id = "large-black",
    .name = {"black areas have at most five cells", "黒マスのかたまりは 5 マスまで"},
    .broken = {"A black area has more than five cells", "5 マスより大きい黒マスのかたまりがあります"}};

constexpr RuleFamily largeWhite{
    .id = "large-white",
    .name = {"white areas have at most five cells", "白マスのかたまりは 5 マスまで"},
    .broken = {"A white area has more than five cells", "5 マスより大きい白マスのかたまりがあります"}};

} // namespace family

namespace {

constexpr int mostAlike = 5; ///< cells of an area

} // namespace

extern const Genre nibunnogo;
const Genre nibunnogo{
    .id = "nibunnogo",
    .urlId = "nibunnogo",
    .title = {"Nibun-nogo", "ニブンノゴ"},
    .summary = {"Make every cell black or white. No area of connected cells of one colour has more than five cells. A "
                "number on a lattice point says how many of the up to four cells round it are black.",
                "すべてのマスを黒か白にします。同じ色のひとつながりは 5 "
                "マスまでです。格子点の数字は、その周りの（4 つまでの）マスのうち黒マスの数です。"},
    .kana = "にぶんのご",
    .family = Family::Shading,
    .clues = {{.kind = Clue::VertexNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Sign},
    .url = {&url::fourCross},
    .file = {.version = 0, .parts = {&file::vertexNumbers, &file::openDigits}},
    .signs = SignStyle::Colours,
    .signsEverywhere = true,
    .sample = "nibunnogo/3/3/i52cd5c",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits colour(r, b, 1, 2);
            const Field black = colour.are(1), white = colour.are(2);
            for (const auto& [vertex, number] : vertexNumbers(b))
                r.clue(vertex, family::blackAtPoint).exactly(number, black[b.grid().cellsAround(vertex)]);
            smallAreas(r, black, mostAlike, family::largeBlack);
            smallAreas(r, white, mostAlike, family::largeWhite);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
