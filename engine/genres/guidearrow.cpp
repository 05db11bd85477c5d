// Guide Arrow. Shade cells without clues, no two of them side by side, so that the unshaded ones form one area without
// a ring. Every arrow shows the first step of the way over unshaded cells to the star.
//
//     * > #        A star and an arrow that leads away from it, which cannot be:
//     . . .        guidearrow/3/2/11geh has no solution
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily starFree{.id = "star-free",
                              .name = {"the star is unshaded", "星のマスは白マス"},
                              .broken = {"The star is shaded", "星のマスが黒マスになっています"},
                              .role = Role::KeepsFree};

constexpr RuleFamily wayToStar{
    .id = "way-to-star",
    .name = {"an arrow shows the way to the star", "矢印は星への道の向き"},
    .broken = {"An arrow does not point along the way to the star", "矢印が星への道の向きを示していません"}};

} // namespace family

namespace {

bool isStar(const Board& b, Place c)
{
    return isTerrain(b, c, Terrain::Start);
}

/// The cell that the arrow points to is unshaded, and no other neighbour reaches the star round the arrow's cell.
void pointsToStar(Rules& r, const Board& b, const Field& white, Place arrow)
{
    enum : std::uint8_t { Star, Elsewhere };
    const Place next = arrow.step(static_cast<Dir>(b.at(Layer::Number, arrow)));
    const Grid& grid = b.grid();
    r.clue(arrow, family::wayToStar).is(white[next]);
    Graph around = areas(white);
    around.grid = {};
    around.nodes[grid.cellIndex(arrow)] = No;
    around.tags.assign(around.nodes.size(), -1);
    for (const Place c : grid.cells())
        if (isStar(b, c))
            around.tags[grid.cellIndex(c)] = Star;
    for (const Place c : grid.neighbours(arrow)) {
        int& tag = around.tags[grid.cellIndex(c)];
        if (c != next && tag == Star)
            r.clue(arrow, family::wayToStar).never(white[c]);
        else if (c != next)
            tag = Elsewhere;
    }
    std::erase_if(around.links, [&](const Graph::Link& link) {
        const int node = grid.index(PlaceKind::Cell, arrow);
        return link.a == node || link.b == node;
    });
    r.clue(arrow, family::wayToStar).separate(std::move(around));
}

} // namespace

extern const Genre guidearrow;
const Genre guidearrow{
    .id = "guidearrow",
    .urlId = "guidearrow",
    .title = {"Guide Arrow", "ガイドアロー"},
    .summary =
        {"Shade cells other than those of the arrows and of the star, never two side by side. The unshaded cells "
         "are all connected and form no ring. Each arrow points along the only way over unshaded cells to the "
         "star.",
         "矢印と星以外のマスを、隣り合わないように黒く塗ります。白マスはすべてつながり、輪になりません。矢印は、"
         "そのマスから白マスを通って星まで行くときに、初めに進む向きを示しています。"},
    .kana = "がいどあろー",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Sign, .min = 1, .max = 4, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Start}, .look = Clue::Star}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::startAddress, &url::fourCell},
    .file = {.version = 0, .parts = {&file::startAddress, &file::numbers, &file::shades, &file::edgeCrosses}},
    .signs = SignStyle::Arrows,
    .sample = "guidearrow/6/5/25ehcp.g1.n",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (isStar(b, c))
                    r.clue(c, family::starFree).never(black[c]);
            tree(r, !black, family::whiteConnected);
            for (const Place c : clueCells(b)) {
                const int arrow = b.at(Layer::Number, c);
                if (arrow >= 1 && arrow <= 4 && !isStar(b, c))
                    pointsToStar(r, b, !black, c);
            }
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
