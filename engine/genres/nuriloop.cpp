// Nurikabe Loop. Draw one loop that passes through no number; the cells off the loop form groups with exactly one
// number each, which is the group's size.
//
//     . . 2 #
//     . . . .        "#" is off the loop: nuriloop/4/4/h2q2g
//     . . . .
//     . . 2 #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily groupOneNumber{
    .id = "group-one-number",
    .name = {"one number in each group off the loop", "線の通らないかたまりに数字は 1 つ"},
    .broken = {"A group of cells off the line does not hold exactly one number",
               "線の通らないマスのかたまりに数字がちょうど 1 つ入っていません"}};

constexpr RuleFamily groupSize{.id = "group-size",
                               .name = {"size of a group off the loop", "線の通らないかたまりの大きさ"},
                               .broken = {"A number differs from the size of its group of cells off the line",
                                          "数字と、線の通らないマスのかたまりの大きさが違います"}};

} // namespace family

extern const Genre nuriloop;
const Genre nuriloop{
    .id = "nuriloop",
    .urlId = "nuriloop",
    .title = {"Nurikabe Loop", "面積リンク"},
    .summary =
        {"Draw one closed loop that passes through no number. The cells that it leaves out form groups, where they "
         "share sides; each group holds exactly one number, which is how many cells it has.",
         "数字のマスを通らない 1 つの輪を描きます。輪が通らないマスは、辺でつながるかたまりごとに数字をちょうど 1 "
         "つ含み、数字はそのかたまりのマスの数を表します。"},
    .kana = "めんせきりんく",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::CellLine, Mark::Tint},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::tints, &file::lines}},
    .sample = "nuriloop/6/6/m1m2r2g1k",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            const Field used(b.grid(), PlaceKind::Cell, line.uses(b.grid().cells()));
            cluesFree(r, b, used);
            const std::vector<Place> numbers = clueCells(b);
            const auto groups = Shared(Parts{!used, numbers});
            r.at(wholeBoard, family::groupOneNumber).oneSeedEach(groups);
            for (const Place c : numbers)
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::groupSize).partSize(groups, n);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 6>,
                               {"A puzzle needs at least 6 cells, at least 2 columns and at least 2 rows.",
                                "問題には、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}},
                     .clues = Recipe::Shaping,
                     .density = 0.12,
                     .unknowns = 0.2},
};

} // namespace tokisuji
