// Turnaround. Draw one loop through all numbers; a number says how often the line turns on its cell and on the two
// cells before and after.
//
//     . . . .
//     . . . 1        turnaround/4/4/m1g3g2h1g
//     . 3 . 2
//     . . 1 .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily numberVisited{.id = "number-visited",
                                   .name = {"the line passes through every number", "線はすべての数字を通る"},
                                   .broken = {"The line misses a number", "線が通っていない数字があります"}};

constexpr RuleFamily turnsNear{
    .id = "turns-near",
    .name = {"turns on a number and the cells beside it on the line", "数字とその前後で曲がる回数"},
    .broken = {"The line turns more or less often round a number than it says",
               "数字とその前後のマスで線が曲がる回数が数字と違います"}};

} // namespace family

extern const Genre turnaround;
const Genre turnaround{
    .id = "turnaround",
    .urlId = "turnaround",
    .title = {"Turnaround", "ターンアラウンド"},
    .summary =
        {"Draw one closed loop through all numbers. A number says on how many of three cells the loop turns: its "
         "own, the one before and the one after.",
         "すべての数字を通る 1 つの輪を描きます。数字は、そのマスと、輪の上で直前・直後にあるマスの 3 "
         "マスのうち、輪が曲がるマスの数です。"},
    .kana = "たーんあらうんど",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 3, .orUnknown = true}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .sample = "turnaround/5/5/l1i2g1g3o2",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells()) {
                const int n = b.at(Layer::Number, c);
                if (n == blank)
                    continue;
                r.clue(c, family::numberVisited).is(line.uses(c));
                if (n < 0)
                    continue;
                std::vector<Lit> turns{line.turns(c)};
                for (const Dir d : directions)
                    if (b.grid().hasCell(c.step(d)))
                        turns.push_back(r.allOf({line.to(c, d), line.turns(c.step(d))}));
                r.clue(c, family::turnsNear).exactly(n, std::move(turns));
            }
        },
    .recipe = Recipe{.sizes = loopSizes, .unknowns = 0.1},
};

} // namespace tokisuji
