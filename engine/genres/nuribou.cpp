// Nuribou. Shade bars of width 1; equal ones do not touch at corners. Each unshaded area holds exactly one clue, whose
// number is the size of the area.
//
//     # . #
//     # . #        nuribou/3/3/m3g
//     # 3 #
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily straightBar{
    .id = "straight-bar",
    .name = {"shaded areas are straight bars", "黒マスは幅 1 の棒"},
    .broken = {"A shaded area is not a straight bar", "黒マスが幅 1 の棒になっていません"}};

constexpr RuleFamily equalBars{.id = "equal-bars",
                               .name = {"equal bars do not touch at corners", "同じ長さの棒は角で接しない"},
                               .broken = {"Bars of equal length touch at a corner", "同じ長さの棒が角で接しています"}};

} // namespace family

namespace {

/// For every cell and each length from 1, "lies in a bar of exactly that length". Requires that all areas are bars.
PlaceMap<std::vector<Lit>> barLengths(Rules& r, const Field& black)
{
    const Grid& grid = black.grid();
    PlaceMap<std::vector<Lit>> found(grid);
    for (const Place c : grid.cells())
        found[c].assign(1, r.allOf({black[c], !r.anyOf(black[grid.neighbours(c)])}));
    for (const auto& line : grid.lines()) {
        const auto lengths = runLengths(r, black[line]);
        for (std::size_t i = 0; i < line.size(); ++i)
            for (std::size_t n = 1; n < lengths[i].size(); ++n) {
                auto& ofCell = found[line[i]];
                ofCell.resize(std::max(ofCell.size(), n + 1), No);
                ofCell[n] = r.anyOf({ofCell[n], lengths[i][n]});
            }
    }
    return found;
}

} // namespace

extern const Genre nuribou;
const Genre nuribou{
    .id = "nuribou",
    .urlId = "nuribou",
    .title = {"Nuribou", "ぬりぼう"},
    .summary =
        {"Shade cells so that every shaded area is a straight bar of width 1; bars of equal length never touch at a "
         "corner. Every unshaded area holds exactly one number, which is its size.",
         "黒マスのかたまりがすべて幅 1 の棒になるように塗ります。同じ長さの棒は角で接しません。白マスの島にはちょうど "
         "1 つの数字があり、島の大きさを表します。"},
    .kana = "ぬりぼう",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "nuribou/5/5/1i3h2o7m",
    .penpa = {.tag = "nuribou", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            bars(r, black, family::straightBar);
            islands(r, b, black);
            const PlaceMap<std::vector<Lit>> lengthAt = barLengths(r, black);
            for (const auto& square : b.grid().windows(2, 2))
                for (const auto& [p, q] : {std::pair{square[0], square[3]}, std::pair{square[1], square[2]}})
                    for (std::size_t i = 0; i < std::min(lengthAt[p].size(), lengthAt[q].size()); ++i)
                        r.at(p, family::equalBars).never({lengthAt[p][i], lengthAt[q][i]});
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.15, .apart = true, .unknowns = 0.2},
};

} // namespace tokisuji
