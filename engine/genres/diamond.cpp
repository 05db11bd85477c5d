// Diamond Chain. Place diamonds on lattice points, each over half of the four cells round it. They overlap neither one
// another nor filled cells, and all of these hang together by touching points. A number counts the diamonds at its
// cell.
//
//     +---+---+---+---+
//     |   :   | 1 |   |
//     + -<#>- +---+ - +        its right tip touches the cell of the 1: diamond/4/2/hbi
//     |   :   :   :   |
//     +---+---+---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace family {

constexpr RuleFamily noOverlap{.id = "no-overlap",
                               .name = {"diamonds do not overlap", "ひし形は重ならない"},
                               .broken = {"Two diamonds overlap", "ひし形が重なっています"},
                               .role = Role::Adjacency};

constexpr RuleFamily filledCellStays{.id = "filled-cell-stays",
                                     .name = {"no diamond over a filled cell", "黒マスにひし形は重ならない"},
                                     .broken = {"A diamond covers a filled cell", "ひし形が黒マスに重なっています"},
                                     .role = Role::KeepsFree};

constexpr RuleFamily diamondsAtNumber{
    .id = "diamonds-at-number",
    .name = {"diamonds that touch a number", "数字に触れるひし形の数"},
    .broken = {"The number of diamonds at a number is wrong", "数字の黒マスに触れるひし形の数が違います"}};

constexpr RuleFamily oneChain{.id = "one-chain",
                              .name = {"one chain of diamonds and filled cells", "ひし形と黒マスはひとつながり"},
                              .broken = {"The chain is in pieces", "ひし形と黒マスが分かれています"}};

} // namespace family

namespace {

/// Does a diamond on the point touch a corner of the cell with a tip, from outside?
bool touches(Place point, Place cell)
{
    const int across = std::abs(point.x - cell.x), along = std::abs(point.y - cell.y);
    return (across == 1 && along == 3) || (across == 3 && along == 1);
}

bool haveTipInCommon(Place a, Place b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 4 && (a.x == b.x || a.y == b.y);
}

bool overlap(Place a, Place b)
{
    return std::abs(a.x - b.x) <= 2 && std::abs(a.y - b.y) <= 2;
}

bool shareCorner(Place a, Place b)
{
    return std::abs(a.x - b.x) <= 2 && std::abs(a.y - b.y) <= 2;
}

/// Diamonds and filled cells, and which of them touch.
Graph chainOf(const Field& diamond, const std::vector<Place>& points, const std::vector<Place>& cells)
{
    Graph graph{.nodes = diamond[points], .places = points, .links = {}, .grid = {}};
    graph.nodes.resize(points.size() + cells.size(), Yes);
    graph.places.insert(graph.places.end(), cells.begin(), cells.end());
    const auto touch = [&](Place a, Place b) {
        if (isCell(a))
            return shareCorner(a, b);
        return isCell(b) ? touches(a, b) : haveTipInCommon(a, b);
    };
    for (std::size_t i = 0; i < graph.places.size(); ++i)
        for (std::size_t k = i + 1; k < graph.places.size(); ++k)
            if (touch(graph.places[i], graph.places[k]))
                graph.links.push_back({static_cast<int>(i), static_cast<int>(k), Yes});
    return graph;
}

} // namespace

extern const Genre diamond;
const Genre diamond{
    .id = "diamond",
    .urlId = "diamond",
    .title = {"Diamond Chain", "Diamond Chain"},
    .summary = {"Place diamonds on lattice points within the board; each covers half of the four cells round it. "
                "Diamonds overlap neither one another nor filled cells. A number says how many diamonds touch its "
                "cell with a tip. All diamonds and filled cells form one chain by touching at points.",
                "盤の内側の格子点にひし形を置きます。ひし形は周りの 4 マスを半分ずつ覆い、ほかのひし形とも黒マスとも"
                "重なりません。数字は、その黒マスの角に先が触れるひし形の数です。ひし形と黒マスは、点で触れ合って"
                "すべてひとつながりになります。"},
    .kana = "だいやもんどちぇーん",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true, .onBlack = true}},
    .marks = {Mark::Diamond, Mark::CellCircle},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbersAndDots, &file::innerPoints}},
    .sample = "diamond/6/6/l.kc.gcs..g",
    .rules =
        [](const Board& b, Rules& r) {
            const std::vector<Place> inner = innerPoints(b.grid());
            const std::vector<Place> cells = clueCells(b);
            const Field diamond = points(r, b, inner);
            for (const Place p : inner)
                for (const Place q : inner)
                    if (p < q && overlap(p, q))
                        r.at(p, family::noOverlap).any({!diamond[p], !diamond[q]});
            for (const Place c : cells) {
                std::vector<Place> at;
                for (const Place p : inner)
                    if (overlap(p, c))
                        r.clue(c, family::filledCellStays).never(diamond[p]);
                    else if (touches(p, c))
                        at.push_back(p);
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::diamondsAtNumber).exactly(n, diamond[at]);
            }
            r.at(wholeBoard, family::oneChain).unlessClue().connected(chainOf(diamond, inner, cells));
        },
};

} // namespace tokisuji
