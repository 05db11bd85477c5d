// Sashikazune. Divide the board into L shapes of width 1, whose legs have at least two cells. A number says how many
// cells it is from there to the corner of its L, both of them counted. An L holds at most two numbers.
//
//     +-------+---+
//     | 1   . | . |
//     |   +---+   |
//     | . | 2   . |        sashikazune/3/2/1i2g
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/elbows.h"
#include "engine/rules/words/regions.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily cornerDistance{
    .id = "corner-distance",
    .name = {"distance from the corner", "角までの距離"},
    .broken = {"A number is not its distance from the corner", "数字が角までの距離と違います"}};

constexpr RuleFamily twoNumbers{.id = "two-numbers",
                                .name = {"at most two numbers in an L", "L 字に数字は 2 つまで"},
                                .broken = {"An L holds more than two numbers", "L 字に数字が 3 つ以上入っています"}};

} // namespace family

namespace {

/// By the cell of a corner: for each number, "its L has its corner there".
using NumbersByCorner = std::map<Place, std::vector<Lit>>;

void placeNumber(const Board& b, Rules& r, const Borders& border, const CornerShapes& corner, Place c,
                 NumbersByCorner& corners)
{
    const int n = b.at(Layer::Number, c);
    std::vector<Lit> ways;
    const auto mayBe = [&](Place at, Lit holds) {
        corners[at].push_back(holds);
        ways.push_back(holds);
    };
    if (n == 1 || n == question)
        mayBe(c, corner.at(c));
    for (const Dir d : directions) {
        const std::vector<Lit> ahead = corner.ahead(r, border, c, d);
        for (int i = 0; i < static_cast<int>(ahead.size()); ++i)
            if (n == i + 2 || n == question)
                mayBe(c.step(d, 2 * (i + 1)), ahead[static_cast<std::size_t>(i)]);
    }
    if (n != question)
        r.clue(c, family::cornerDistance).any(std::move(ways));
}

} // namespace

extern const Genre sashikazune;
const Genre sashikazune{
    .id = "sashikazune",
    .urlId = "sashikazune",
    .title = {"Sashikazune", "さしカズね"},
    .summary =
        {"Divide the board into L shapes of width 1. A number says how many cells it is from there to the corner "
         "of its L, both of them counted: a 1 is at the corner. An L holds at most two numbers or question "
         "marks.",
         "盤面を幅 1 マスの L 字形に分けます。数字は、そのマスから L "
         "字の角までのマスの数です（両端を含むので、角のマスは 1）。L 字に入る数字や？は 2 つまでです。"},
    .kana = "さしかずね",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = longSide, .orUnknown = true}},
    .marks = {Mark::Border},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "sashikazune/5/5/m1g3g1g.242n",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const CornerShapes corner(r, Ways(border));
            NumbersByCorner corners;
            for (const Place c : border.cells())
                if (b.at(Layer::Number, c) != blank)
                    placeNumber(b, r, border, corner, c, corners);
            for (auto& [cell, numbers] : corners)
                if (numbers.size() > 2)
                    r.clue(cell, family::twoNumbers).atMost(2, std::move(numbers));
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
