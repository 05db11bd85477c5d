// Square Jam. Divide the board into squares so that no borders cross; a number is the side of its square.
//
//     +-------+---+
//     | 2   . | . |
//     |       +---+        squarejam/3/2/2k is too flat for squares; with a row more it has one answer
//     | .   . | . |
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/square_regions.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

/// So many cells in its row, and as many in its column.
void hasSide(Rules& r, const Borders& border, Place c, int side)
{
    for (const Axis axis : axes) {
        std::vector<Lit> others;
        for (const Dir d : ends(axis))
            std::ranges::copy(border.run(r, c, d), std::back_inserter(others));
        r.clue(c, family::squareSide).exactly(side - 1, std::move(others));
    }
}

} // namespace

extern const Genre squarejam;
const Genre squarejam{
    .id = "squarejam",
    .urlId = "squarejam",
    .title = {"Square Jam", "Square Jam"},
    .summary = {"Divide the board along the grid lines into squares. A number is the length of a side of its square. "
                "The borders never cross: no four squares meet at a point.",
                "点線に沿って盤面を正方形に分けます。数字は、それが入る正方形の 1 "
                "辺の長さです。線は十字に交わりません。"},
    .kana = "すくえあじゃむ",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return std::min(b.size().width, b.size().height); },
               .orUnknown = true}},
    .marks = {Mark::Border},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "squarejam/6/6/r4p21m2i",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            squares(r, border);
            noCrossing(r, border);
            for (const Place c : border.cells())
                if (const int n = b.at(Layer::Number, c); n > 0)
                    hasSide(r, border, c, n);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
