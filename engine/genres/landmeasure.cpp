// Land Measurement. Shade cells so that no shaded ones close a ring. A number on a lattice point is that of the cells
// on the way over shaded cells that joins the shaded ones round the point, both ends counted; a sign for infinity says
// that two shaded cells meet there that are not joined.
//
//     . # #
//      7
//     # . #        landmeasure/3/3/k7p
//
//     # # #
#include "engine/board/geometry.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/way_lengths.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily pointFree{.id = "point-free",
                               .name = {"no shaded cell at a 0", "0 の周りに黒マスはない"},
                               .broken = {"There is a shaded cell at a 0", "0 の周りに黒マスがあります"}};

constexpr RuleFamily pointWay{
    .id = "point-way",
    .name = {"number of cells on the way between two shaded ones", "黒マスをたどる道のマスの数"},
    .broken = {"The number of cells on a way is wrong", "黒マスをたどる道のマスの数が数字と違います"}};

constexpr RuleFamily pointApart{.id = "point-apart",
                                .name = {"two shaded cells that are not joined", "∞ の周りの黒マスはつながらない"},
                                .broken = {"No two shaded cells that are not joined meet at a sign for infinity",
                                           "∞ の周りにつながっていない 2 つの黒マスがありません"}};

} // namespace family

namespace {

/// What a number says of its point.
void wayIs(Rules& r, const Field& black, Place point, int n)
{
    const std::vector<Place> round = black.grid().cellsAround(point);
    if (n == 0 || n == 1 || n == 3)
        r.clue(point, n == 0 ? family::pointFree : family::pointWay).exactly(n, black[round]);
    else if (n == 2 && round.size() > 1) {
        r.clue(point, family::pointWay).exactly(n, black[round]);
        for (std::size_t i = 0; round.size() == 4 && i < 2; ++i) // their order is by rows
            r.clue(point, family::pointWay).never(black[{round[i], round[3 - i]}]);
    } else
        cornersJoined(r, black, point, n, family::pointWay);
}

/// On the frame there is no room for larger ones.
int largestAtPoint(const Board& b, Place point)
{
    const std::size_t around = b.grid().cellsAround(point).size();
    return around == 4 ? b.size().cells() : static_cast<int>(around);
}

} // namespace

extern const Genre landmeasure;
const Genre landmeasure{
    .id = "landmeasure",
    .urlId = "landmeasure",
    .title = {"Land Measurement", "Land Measurement"},
    .summary =
        {"Shade cells so that shaded cells never close a ring, and none fill a 2×2 square. A number at a lattice point "
         "says how many cells there are on the way over shaded cells that joins those round the point, both ends "
         "counted: 0 no cell is shaded, 1 a single one. A ∞ says that just two of the four cells are shaded and not "
         "joined.",
         "マスを黒く塗ります。黒マスは輪にならず、2×2 "
         "のかたまりにもなりません。格子点の数字は、その周りの黒マスどうしを"
         "黒マスだけで結ぶ道のマスの数です（両端を含む）。0 の周りに黒マスはなく、1 の周りの黒マスは 1 つだけです。∞ "
         "の周りの黒マスはちょうど 2 つで、つながっていません。"},
    .kana = "らんどめじゃーめんと",
    .family = Family::Shading,
    .clues = {{.kind = Clue::VertexNumber,
               .min = 0,
               .max = cellCount,
               .orUnknown = true,
               .unknownIsOwn = true,
               .maxAt = largestAtPoint}},
    .marks = {Mark::Shade},
    .url = {&url::vertexNumber16},
    .file = {.version = 0, .parts = {&file::vertexNumbers, &file::shades}},
    .sample = "landmeasure/4/4/l3g3m7h1i1g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            noRing(r, black);
            for (const Place point : b.grid().all(PlaceKind::Vertex))
                if (const int n = b.at(Layer::Vertex, point); n == question)
                    cornersApart(r, black, point, family::pointApart);
                else if (n != blank)
                    wayIs(r, black, point, n);
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
