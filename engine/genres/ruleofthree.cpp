// Rule of Three. Draw one or two straight strokes in every cell so that each line is exactly three cells long. Cells
// where two lines cross are never side by side.
//
//     # | #
//     - + -        ruleofthree/3/3/ka
//     # | #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/bars.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily threeLong{.id = "three-long",
                               .name = {"lines of three cells", "線の長さは 3 マス"},
                               .broken = {"A line is not exactly three cells long", "長さが 3 マスでない線があります"}};

constexpr RuleFamily crossingsApart{.id = "crossings-apart",
                                    .name = {"crossings are not side by side", "交差は隣り合わない"},
                                    .broken = {"Crossings are side by side", "交差が隣り合っています"},
                                    .role = Role::Adjacency};

} // namespace family

namespace {

/// Each run of the strokes along a line of cells has three of them.
void threeLong(Rules& r, const std::vector<Place>& line, const Field& stroke)
{
    const auto at = [&](std::size_t i) { return i < line.size() ? stroke[line[i]] : No; };
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i + 3 < line.size())
            r.at(line[i], family::threeLong).never({at(i), at(i + 1), at(i + 2), at(i + 3)});
        const Lit before = i == 0 ? No : at(i - 1);
        for (const std::size_t further : {1U, 2U}) // where a run begins, it goes on
            r.at(line[i], family::threeLong).any({before, !at(i), at(i + further)});
    }
}

} // namespace

extern const Genre ruleofthree;
const Genre ruleofthree{
    .id = "ruleofthree",
    .urlId = "ruleofthree",
    .title = {"Rule of Three", "Rule of Three"},
    .summary = {"Draw straight strokes in the cells, up and down, from left to right or both: every cell has one at "
                "least. Each line that they form is exactly three cells long. Cells where two lines cross are never "
                "side by side.",
                "すべてのマスに縦線か横線、または両方を引きます。つながった線の長さは、どれもちょうど 3 "
                "マスです。縦線と横線が交差するマスどうしは隣り合いません。"},
    .kana = "るーるおぶすりー",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CrossBar, Mark::EdgeCross, Mark::CellCircle},
    .url = {&url::hole},
    .file = {.version = 0, .parts = {&file::barsAndHoles, &file::crosses}},
    .sample = "ruleofthree/6/6/8g9098hg",
    .rules =
        [](const Board& b, Rules& r) {
            const Bars strokes(r, b, Bar::Vertical, Bar::Both);
            for (const auto& row : b.grid().rows())
                threeLong(r, row, strokes.horizontal());
            for (const auto& column : b.grid().columns())
                threeLong(r, column, strokes.vertical());
            notAdjacent(r, strokes.both(), family::crossingsApart);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "filled-cells", .clues = Recipe::None, .density = 0.2},
};

} // namespace tokisuji
