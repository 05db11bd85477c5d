// Tatebo-Yokobo. Draw a vertical or horizontal stroke in every open cell; strokes in line form bars. A number is the
// length of its bar, at most one on each. A number in a filled cell counts the bars that end there.
//
//     3   -   -
//     #0  |   |        tateyoko/3/2/3i2oi2
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/bars.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily cellsOfBar{.id = "cells-of-bar",
                                .name = {"length of a bar", "棒の長さ"},
                                .broken = {"The length of a bar differs from its number", "棒の長さが数字と違います"}};

constexpr RuleFamily oneOnBar{.id = "one-on-bar",
                              .name = {"at most one number on a bar", "1 本の棒に数字は 1 つまで"},
                              .broken = {"A bar has more than one number", "1 本の棒に数字が 2 つ以上あります"}};

constexpr RuleFamily barsEnding{
    .id = "bars-ending",
    .name = {"number of bars that end at a filled cell", "黒マスで終わる棒の数"},
    .broken = {"The number of bars that end at a filled cell is wrong", "黒マスで終わる棒の数が違います"}};

} // namespace family

namespace {

/// "The next 1, 2, ... cells in this direction have such strokes too", up to the next number.
std::vector<Lit> goingOn(const Board& b, Rules& r, const Field& stroke, Place c, Dir d)
{
    std::vector<Lit> reaches;
    for (Place p = c.step(d); stroke[p] != No; p = p.step(d)) {
        reaches.push_back(r.allOf({reaches.empty() ? Yes : reaches.back(), stroke[p]}));
        if (b.at(Layer::Number, p) != blank)
            break;
    }
    return reaches;
}

/// The bar through a number, if it runs this way.
void measure(const Board& b, Rules& r, const Field& stroke, Place c, Dir d)
{
    std::vector<Lit> others;
    for (const Dir way : {d, opposite(d)}) {
        const std::vector<Lit> reaches = goingOn(b, r, stroke, c, way);
        others.insert(others.end(), reaches.begin(), reaches.end());
        const Place last = c.step(way, 2 * static_cast<int>(reaches.size()));
        if (way == d && !reaches.empty() && b.at(Layer::Number, last) != blank)
            r.clue(c, family::oneOnBar).never({stroke[c], reaches.back()});
    }
    if (const int number = b.at(Layer::Number, c); number > 0)
        r.clue(c, family::cellsOfBar).when(stroke[c]).exactly(number - 1, std::move(others));
}

} // namespace

extern const Genre tateyoko;
const Genre tateyoko{
    .id = "tateyoko",
    .urlId = "tateyoko",
    .title = {"Tatebo-Yokobo", "タテボーヨコボー"},
    .summary = {"Draw a vertical or horizontal stroke in every white cell. Strokes that follow each other in line form "
                "a bar. A number is the length of the bar through its cell, in cells; a bar has one number at most. A "
                "number in a black cell says how many bars end there.",
                "すべての白マスに縦線か横線を引きます。まっすぐつながった線が 1 本の棒になります。白マスの数字は、そこ"
                "を通る棒の長さ（マスの数）で、1 本の棒に入る数字は 1 つまでです。黒マスの数字は、そのマスに端が接する"
                "棒の数です。"},
    .kana = "たてぼーよこぼー",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber,
               .min = 0,
               .max = longSide,
               .orUnknown = true,
               .onWalls = true,
               .maxAt = [](const Board& b, Place c) { return isTerrain(b, c, Terrain::Wall) ? 4 : longSide(b); }},
              {.kind = Clue::Terrains, .terrains = {Terrain::Wall}}},
    .marks = {Mark::Bar},
    .url = {&url::tateyoko},
    .file = {.version = 0, .parts = {&file::tateyokoClues, &file::bars}},
    .sample = "tateyoko/5/5/1i3221nxxn2nxn1n1nron2i2",
    .penpa = {.tag = "tatebo-yokobo"},
    .rules =
        [](const Board& b, Rules& r) {
            const Bars bars(r, b, Bar::Vertical, Bar::Horizontal);
            for (const Place c : b.grid().cells()) {
                const int number = b.at(Layer::Number, c);
                const bool isFilled = isTerrain(b, c, Terrain::Wall);
                if (!isFilled && number != blank) {
                    measure(b, r, bars.vertical(), c, Dir::Down);
                    measure(b, r, bars.horizontal(), c, Dir::Right);
                } else if (isFilled && number >= 0) {
                    r.clue(c, family::barsEnding).exactly(number, bars.endingAt(c));
                }
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "bars", .density = 0.15, .canRepeat = neverRepeats},
};

} // namespace tokisuji
