// Kakuro. Fill the open cells with numbers from 1 to 9. A number in a wall or outside the grid is the sum of the run of
// cells to the right of it or below it; no number occurs twice in a run.
//
//           4  3
//       4 | 3  1        kakuro/2/2/n4343
//       3 | 1  2
#include "engine/board/sum_runs.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/sums.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily runDifferent{.id = "run-different",
                                  .name = {"each number once in a run", "連続した白マスに同じ数字は入らない"},
                                  .broken = {"A number occurs twice in a run", "連続した白マスに同じ数字があります"},
                                  .role = Role::OnceEach};

constexpr RuleFamily runSum{.id = "run-sum",
                            .name = {"sum of a run", "連続した白マスの合計"},
                            .broken = {"The sum of a run is wrong", "連続した白マスの合計が違います"}};

} // namespace family

extern const Genre kakuro;
const Genre kakuro{
    .id = "kakuro",
    .urlId = "kakuro",
    .title = {"Kakuro", "カックロ"},
    .summary = {"Fill the open cells with numbers from 1 to 9. A number in a filled cell is the sum of the run of "
                "cells to its right or below it; no number occurs twice in a run.",
                "白マスに 1 から 9 "
                "の数字を入れます。斜線の右上の数字は右に、左下の数字は下に続く白マスの合計です。連続した白マスに同じ数"
                "字は入りません。"},
    .kana = "かっくろ",
    .family = Family::Number,
    .usualSize = {11, 11},
    .clues = {{.kind = Clue::SumPair, .min = 1, .max = 45}},
    .marks = {Mark::Digit},
    .url = {&url::kakuro},
    .file = {.version = 0, .parts = {&file::kakuroClues, &file::digits}},
    .sample = "kakuro/5/5/ld6qfem3-q-3lgIG4bMM7",
    .penpa = {.tag = "kakuro"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit = openDigits(r, b, 9);
            for (const SumRun& run : sumRuns(b)) {
                r.at(run.cells.front(), family::runDifferent).upToClue().different(digit[run.cells]);
                if (run.sum > 0)
                    r.clue(run.head, family::runSum).upToClue().sum(run.sum, run.sum, digit[run.cells]);
            }
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .method = "sums-of-digits", .clues = Recipe::None, .patience = 4},
};

} // namespace tokisuji
