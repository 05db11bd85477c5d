// No Three. Shade cells, no two of them side by side, so that the unshaded ones form one area. Of the one, two or four
// cells that a dot touches exactly one is shaded. Three shaded cells of a line that follow each other are never equally
// far apart.
//
//     # o .   .        nothree/3/2/geke
//     .   .   # o
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneAtDot{
    .id = "one-at-dot",
    .name = {"one shaded cell at a dot", "丸に接する黒マスは 1 つ"},
    .broken = {"A dot does not touch exactly one shaded cell", "丸に接する黒マスがちょうど 1 つではありません"}};

constexpr RuleFamily equalGaps{
    .id = "equal-gaps",
    .name = {"no three shaded cells in a line at equal distances", "一列に並ぶ黒マス 3 つが等間隔になってはいけない"},
    .broken = {"Three shaded cells that follow each other in a line are equally far apart",
               "一列に続く 3 つの黒マスが等間隔です"}};

} // namespace family

namespace {

/// No three cells of the field that follow each other in a line are equally far apart.
void noEqualGaps(Rules& r, const Field& field)
{
    for (const auto& line : field.grid().lines())
        for (std::size_t from = 0; from < line.size(); ++from)
            for (std::size_t gap = 2; from + 2 * gap < line.size(); ++gap) {
                std::vector<Lit> all;
                for (std::size_t i = 0; i <= 2 * gap; ++i)
                    all.push_back(i % gap == 0 ? field[line[from + i]] : !field[line[from + i]]);
                r.at(line[from], family::equalGaps).never(std::move(all));
            }
}

} // namespace

extern const Genre nothree;
const Genre nothree{
    .id = "nothree",
    .urlId = "nothree",
    .title = {"No Three", "ノースリー"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. A dot touches one, two "
                "or four cells; exactly one of them is shaded. Three shaded cells that follow each other in a row or "
                "column never have equal distances.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。丸に接するマス（1 つ、2 つ、または 4 "
                "つ）のうち、ちょうど 1 つが黒マスです。縦横の一列で続く 3 "
                "つの黒マスの間隔が、等しくなってはいけません。"},
    .kana = "のーすりー",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Dot, .colours = {whiteDot}}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::dots},
    .file = {.version = 0, .parts = {&file::dots, &file::shades, &file::edgeCrosses}},
    .sample = "nothree/5/5/g8406ezjc06ete",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            noEqualGaps(r, black);
            for (const Place dot : dotPlaces(b.size()))
                if (dotAt(b, dot) != blank)
                    r.clue(dot, family::oneAtDot).exactly(1, black[cellsUnderDot(b.grid(), dot)]);
        },
    .recipe = Recipe{.sizes = fromSixCells},
};

} // namespace tokisuji
