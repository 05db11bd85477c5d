// Creek. Shade cells so that the unshaded ones form one area; a number on a lattice point says how many of the cells
// round it are shaded.
//
//       1---+---+
//       | # | . |        creek/2/1/bgb
//       +---1---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily cornerCount{
    .id = "corner-count",
    .name = {"number of shaded cells round a point", "交点のまわりの黒マスの数"},
    .broken = {"The number of shaded cells round a point is wrong", "交点のまわりの黒マスの数が違います"}};

} // namespace family

extern const Genre creek;
const Genre creek{
    .id = "creek",
    .urlId = "creek",
    .title = {"Creek", "クリーク"},
    .summary = {"Shade cells so that all unshaded cells are connected. A number on a grid point says how many of the "
                "cells round it are shaded.",
                "白マスがすべてつながるように黒マスを塗ります。交点の数字は、そのまわりの黒マスの数です。"},
    .kana = "くりーく",
    .family = Family::Shading,
    .clues = {{.kind = Clue::VertexNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::fourCross},
    .file = {.version = 0, .parts = {&file::vertexNumbers, &file::shades}},
    .sample = "creek/6/6/h6b06bhb1cg22171cicha11bg",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            connected(r, !black, family::whiteConnected);
            for (const auto& [vertex, number] : vertexNumbers(b))
                r.clue(vertex, family::cornerCount).exactly(number, black[b.grid().cellsAround(vertex)]);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
