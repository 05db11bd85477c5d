// Masyu. Draw one closed loop through cell centres. On a white pearl it goes straight and turns in at least one of
// the two cells beside it; on a black pearl it turns and goes straight through both cells beside it.
//
//     +---O---+
//     |       |        a white pearl in the middle of a side of 3x3, the loop along the frame:
//     +-------+        mashu/3/3/300
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily whiteTurnBeside{
    .id = "white-turn-beside",
    .name = {"turn beside a white circle", "白丸の隣で曲がる"},
    .broken = {"The line turns on neither side of a white circle", "白丸の両隣で線が曲がっていません"}};

constexpr RuleFamily blackStraightBeside{
    .id = "black-straight-beside",
    .name = {"straight on beside a black circle", "黒丸の隣は直進"},
    .broken = {"The line does not go straight beside a black circle", "黒丸の隣で線が直進していません"}};

} // namespace family

namespace {

void whitePearl(Rules& r, Loop& line, Place c)
{
    r.clue(c, family::whiteStraight).is(line.straight(c));
    for (const Axis axis : axes) {
        const auto [back, front] = ends(axis);
        r.clue(c, family::whiteTurnBeside)
            .implies(line.along(c, axis), {line.turns(c.step(back)), line.turns(c.step(front))});
    }
}

void blackPearl(Rules& r, Loop& line, Place c)
{
    r.clue(c, family::blackTurns).is(line.turns(c));
    for (const Dir d : directions)
        r.clue(c, family::blackStraightBeside).implies(line.to(c, d), {line.to(c.step(d), d)});
}

} // namespace

extern const Genre mashu;
const Genre mashu{
    .id = "mashu",
    .urlId = "mashu",
    .aliases = {"masyu", "pearl"},
    .title = {"Masyu", "ましゅ"},
    .summary =
        {"Draw one closed loop through the centres of cells that passes through every pearl. At a white pearl it goes "
         "straight and turns in the cell just before or just after; at a black pearl it turns and goes straight "
         "through the cells just before and after.",
         "マスの中心を通って、すべての丸を通る 1 "
         "つの輪を描きます。白丸では直進し、その前後の少なくとも一方で曲がります。黒丸では曲がり、その前後では直進しま"
         "す。"},
    .kana = "ましゅ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Pearl, .min = 1, .max = 2, .orUnknown = true, .strict = true}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::circle},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .sample = "mashu/5/5/5001300c0",
    .example = 5,
    .penpa = {.tag = "masyu"},
    .rules =
        [](const Board& b, Rules& r) {
            constexpr int white = 1, black = 2;
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells()) {
                const int pearl = b.at(Layer::Number, c);
                if (pearl == blank)
                    continue;
                r.clue(c, family::pearlVisited).is(line.uses(c));
                if (pearl == white)
                    whitePearl(r, line, c);
                if (pearl == black)
                    blackPearl(r, line, c);
            }
        },
    .techniques =
        {
            named("white-pearl-turn", {"White pearl: turn beside it", "白丸の隣で曲がる"}, 0, 0.9)
                .when(Move::LastOption, family::whiteTurnBeside)
                .says("The line turns beside {rules}, and not on the other side, so {conclusions}",
                      "{rules}の片側では直進しているので、もう一方で曲がる: {conclusions}"),
            named("black-pearl-straight", {"Black pearl: straight beside it", "黒丸の隣は直進"}, 0, 0.7)
                .when(Move::LastOption, family::blackStraightBeside)
                .says("The line goes straight on beside {rules}, so {conclusions}",
                      "{rules}の隣では直進するので {conclusions}"),
            named("white-pearl", {"White pearl: straight", "白丸は直進"}, 0, 0.6)
                .when(Move::LastOption, family::whiteStraight)
                .says("The line goes straight through {rules}, so {conclusions}",
                      "{rules}では直進するので {conclusions}"),
            named("black-pearl", {"Black pearl: turn", "黒丸は曲がる"}, 0, 0.6)
                .when(Move::LastOption, family::blackTurns)
                .says("The line turns on {rules}, so {conclusions}", "{rules}では曲がるので {conclusions}"),
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "winding-loop"},
};

} // namespace tokisuji
