// L-Ring. Draw one closed loop that turns on every arrow: in the arrow's direction it goes straight for one cell more
// than on the other side.
//
//     +---+---+
//     | > .   |        from the arrow two cells to the right, one down: lring/3/2/ei
//     +-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/line.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowTurn{.id = "arrow-turn",
                               .name = {"the line turns on every arrow", "矢印のマスで曲がる"},
                               .broken = {"The line does not turn on an arrow", "矢印のマスで線が曲がっていません"}};

constexpr RuleFamily arrowArm{.id = "arrow-arm",
                              .name = {"one cell more in an arrow's direction", "矢印の方向は 1 マス長い"},
                              .broken = {"In an arrow's direction the line does not go exactly one cell more",
                                         "矢印の方向の長さが、もう一方より 1 マスだけ長くなっていません"}};

constexpr RuleFamily armsByOne{.id = "arms-by-one",
                               .name = {"one cell more on one side of a question mark", "「?」の片側は 1 マス長い"},
                               .broken = {"On one side of a question mark the line does not go exactly one cell more",
                                          "「?」の両側の長さの差がちょうど 1 マスではありません"}};

} // namespace family

namespace {

/// From a cell on which it turns, the line goes exactly one cell more along `longer` than along `other`, if it goes
/// there.
void oneMore(Rules& r, Loop& line, Place c, Dir longer, Dir other, Lit isSo)
{
    const std::vector<Lit> more = line.arm(c, longer), arm = line.arm(c, other);
    const auto reaches = [](const std::vector<Lit>& lits, std::size_t k) { return k < lits.size() ? lits[k] : No; };
    for (std::size_t k = 0; k < std::max(more.size(), arm.size()); ++k) {
        r.clue(c, family::arrowArm).when(isSo).implies(reaches(arm, k), {reaches(more, k + 1)});
        r.clue(c, family::arrowArm).when(isSo).implies(reaches(more, k + 1), {reaches(arm, k)});
    }
}

void arrow(Rules& r, Loop& line, Place c, Dir d)
{
    r.clue(c, family::arrowArm).is(line.to(c, d));
    const Axis across = d == Dir::Up || d == Dir::Down ? Axis::Horizontal : Axis::Vertical;
    for (const Dir other : ends(across))
        oneMore(r, line, c, d, other, line.to(c, other));
}

/// One of the two goes exactly one cell farther than the other: just one length is reached on one side alone.
void differByOne(Rules& r, Loop& line, Place c)
{
    std::vector<Lit> alone;
    for (const std::vector<Lit>& reached : line.arms(c))
        alone.push_back(justOne(r, reached));
    r.clue(c, family::armsByOne).exactly(1, std::move(alone));
}

} // namespace

extern const Genre lring;
const Genre lring{
    .id = "lring",
    .urlId = "lring",
    .title = {"L-Ring", "えるりんぐ"},
    .summary =
        {"Draw one closed loop that turns on every arrow. In the direction of the arrow it goes straight for "
         "exactly one cell more than in the other direction. On a question mark it turns as well, and one of "
         "the two straight lines is one cell longer.",
         "すべての矢印を通る 1 つの輪を描きます。輪は矢印のマスで曲がり、矢印の方向へまっすぐ進む長さは、もう一方"
         "の長さよりちょうど 1 マス長くなります。「?」のマスでも曲がり、どちらかが 1 マス長くなります。"},
    .kana = "えるりんぐ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Sign, .min = 1, .max = 4, .orUnknown = true}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .signs = SignStyle::Arrows,
    .sample = "lring/6/6/h..nct.ei",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells()) {
                const int clue = b.at(Layer::Number, c);
                if (clue == blank)
                    continue;
                r.clue(c, family::arrowTurn).is(line.turns(c));
                if (clue >= 1)
                    arrow(r, line, c, static_cast<Dir>(clue));
                else
                    differByOne(r, line, c);
            }
        },
    .recipe = Recipe{.sizes = fromSixCells},
};

} // namespace tokisuji
