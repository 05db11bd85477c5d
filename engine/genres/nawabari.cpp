// Nawabari. Divide the board into rectangles with one number each, which says how many sides of its cell are borders.
//
//     +-------+---+
//     | .   3 | 4 |        the frame counts: nawabari/3/1/a34
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily cellBorders{
    .id = "cell-borders",
    .name = {"borders round a number", "数字のまわりの線の数"},
    .broken = {"The number of borders round a number is wrong", "数字のまわりの線の数が数字と違います"}};

} // namespace family

extern const Genre nawabari;
const Genre nawabari{
    .id = "nawabari",
    .urlId = "nawabari",
    .title = {"Nawabari", "なわばり"},
    .summary =
        {"Divide the board along the grid lines into rectangles with exactly one number each. It says how many of "
         "the four sides of its cell are borders, the frame included; a question mark may be any number.",
         "点線に沿って盤面を長方形（正方形を含む）に分けます。どの長方形にも数字がちょうど 1 "
         "つ入り、その数字は、数字のマスの 4 辺のうち線（外枠を含む）の引かれる数です。"},
    .kana = "なわばり",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Border},
    .url = {&url::number10AndHoles},
    .file = {.version = 0, .parts = {&file::numbersAndStarHoles, &file::framedBorders}},
    .sample = "nawabari/5/5/2l12a3g3",
    .penpa = {.tag = "territory (nawabari)"},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const std::vector<Place> clues = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            seedRectangles(r, border, clues, [&](Place c, const SeedRectangle&) {
                std::vector<Lit> round;
                for (const Dir d : directions)
                    round.push_back(!border.open(c, d));
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::cellBorders).exactly(n, std::move(round));
            });
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.2},
};

} // namespace tokisuji
