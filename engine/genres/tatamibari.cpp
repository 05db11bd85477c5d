// Tatamibari. Divide the board into rectangles with one sign each, so that no four of them meet at a point: a plus for
// a square, an upright bar where it is higher than wide, a level one where it is wider than high.
//
//     +-------+---+
//     | -   . | | |
//     +---+---+   |
//     | + | + | . |        tatamibari/3/2/2g133g
//     +---+---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily squareForm{
    .id = "square-form",
    .name = {"a square round a plus", "＋は正方形"},
    .broken = {"The rectangle with a plus is not square", "＋の入った領域が正方形ではありません"}};

constexpr RuleFamily uprightForm{
    .id = "upright-form",
    .name = {"higher than wide", "｜は縦長"},
    .broken = {"The rectangle of an upright bar is not higher than wide", "｜の入った領域が縦長ではありません"}};

constexpr RuleFamily levelForm{
    .id = "level-form",
    .name = {"wider than high", "－は横長"},
    .broken = {"The rectangle of a level bar is not wider than high", "－の入った領域が横長ではありません"}};

} // namespace family

namespace {

constexpr int plus = 1, upright = 2, level = 3;

/// How many cells the rectangle has beside its seed in both directions, at most up to other seeds.
Tally beside(const Board& b, Rules& r, const SeedRectangle& box, Place c, Dir one)
{
    std::vector<Lit> cells;
    for (const Dir d : {one, opposite(one)}) {
        Place next = c.step(d);
        for (const Lit reached : box.run(d)) {
            if (b.at(Layer::Number, next) != blank)
                break;
            cells.push_back(reached);
            next = next.step(d);
        }
    }
    return {r, cells, cells.size()};
}

/// The first is larger than the second.
void larger(Rules& r, Place c, const Tally& first, const Tally& second, const RuleFamily& family)
{
    for (std::size_t n = 0; n <= second.most(); ++n)
        r.clue(c, family).implies(second.atLeast(n), {first.atLeast(n + 1)});
}

void form(const Board& b, Rules& r, const SeedRectangle& box, Place c)
{
    const int sign = b.at(Layer::Number, c);
    if (sign < plus)
        return;
    const Tally wide = beside(b, r, box, c, Dir::Left), high = beside(b, r, box, c, Dir::Up);
    if (sign == upright)
        larger(r, c, high, wide, family::uprightForm);
    else if (sign == level)
        larger(r, c, wide, high, family::levelForm);
    else
        for (std::size_t n = 1; n <= std::max(wide.most(), high.most()); ++n)
            r.clue(c, family::squareForm).same(wide.atLeast(n), high.atLeast(n));
}

} // namespace

extern const Genre tatamibari;
const Genre tatamibari{
    .id = "tatamibari",
    .urlId = "tatamibari",
    .title = {"Tatamibari", "タタミバリ"},
    .summary =
        {"Divide the board into rectangles. Each holds exactly one sign: a plus in squares, an upright bar in "
         "rectangles that are higher than wide, a level bar in those that are wider than high; a question mark "
         "may be any of them. No four rectangles meet at a point.",
         "盤面を長方形（正方形を含む）に分けます。どの領域にも記号がちょうど 1 "
         "つ入り、＋は正方形、｜は縦長の長方形、－は横長の長方形です（？はどれでも構いません）。線が十字に交わって"
         "はいけません。"},
    .kana = "たたみばり",
    .family = Family::Region,
    .clues = {{.kind = Clue::Sign, .min = plus, .max = level, .orUnknown = true}},
    .marks = {Mark::Border},
    .url = {&url::tatamibari},
    .file = {.version = 0, .parts = {&file::tatamibariClues, &file::answerBorders}},
    .signs = SignStyle::Bars,
    .sample = "tatamibari/6/6/h1l3q1h333h3g2j",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const std::vector<Place> clues = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            seedRectangles(r, border, clues, [&](Place c, const SeedRectangle& box) { form(b, r, box, c); });
            noCrossing(r, border);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
