// Family Photo. Divide the board into rectangles with one number each, which is the number of circles in its rectangle.
// Circles side by side stay together.
//
//     +-------+-------+
//     | (1) . | 0   . |        familyphoto/4/1/g1g0g
//     +-------+-------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily circleCount{
    .id = "circle-count",
    .name = {"number of circles in a rectangle", "長方形の丸の数"},
    .broken = {"The number of circles in a rectangle is wrong", "長方形の丸の数が数字と違います"}};

constexpr RuleFamily circlesTogether{.id = "circles-together",
                                     .name = {"circles side by side stay together", "隣り合う丸は離れない"},
                                     .broken = {"A border runs between two circles", "隣り合う丸の間に線があります"}};

} // namespace family

namespace {

bool hasCircle(const Board& b, Place c)
{
    return isTerrain(b, c, Terrain::Painted);
}

} // namespace

extern const Genre familyphoto;
const Genre familyphoto{
    .id = "familyphoto",
    .urlId = "familyphoto",
    .title = {"Family Photo", "家族写真"},
    .summary = {"Divide the board along the grid lines into rectangles. Each holds exactly one number, which is the "
                "number of circles in it, the circle under the number included; a question mark may be any number. "
                "Circles side by side stay in one rectangle.",
                "点線に沿って盤面を長方形（正方形を含む）に分けます。どの長方形にも数字がちょうど 1 "
                "つ入り、その数字は長方形の丸の数です（数字のマスの丸も数えます）。隣り合う丸は同じ長方形に入ります。"},
    .kana = "かぞくしゃしん",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber, .max = cellCount, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Painted}}},
    .marks = {Mark::Border},
    .url = {&url::painted, &url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndDiscs, &file::answerBorders}},
    .sample = "familyphoto/5/5/lh5bsg2n2h5m4g0g",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const std::vector<Place> clues = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            seedRectangles(r, border, clues, [&](Place c, const SeedRectangle& box) {
                std::vector<Lit> circles;
                for (const auto& [cell, holds] : box.cells())
                    if (hasCircle(b, cell))
                        circles.push_back(holds);
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::circleCount).unlessClue().exactly(n, std::move(circles));
            });
            for (const Place edge : b.grid().innerEdges())
                if (const auto [p, q] = cellsBeside(edge); hasCircle(b, p) && hasCircle(b, q))
                    r.clue(edge, family::circlesTogether).never(border[edge]);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "circles-in-rectangles",
                     .density = 0.3,
                     .unknowns = 0.2,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
