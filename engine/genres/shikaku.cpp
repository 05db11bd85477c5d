// Shikaku. Divide the board into rectangles with one number each, which is the number of cells of its rectangle.
//
//     +-------+---+
//     | 2   . | 1 |        shikaku/3/1/2g1
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily regionArea{
    .id = "region-area",
    .name = {"number of cells in a rectangle", "長方形のマスの数"},
    .broken = {"The number of cells in a rectangle is wrong", "長方形のマスの数が数字と違います"}};

} // namespace family

extern const Genre shikaku;
const Genre shikaku{
    .id = "shikaku",
    .urlId = "shikaku",
    .aliases = {"rectangles"},
    .title = {"Shikaku", "四角に切れ"},
    .summary = {"Divide the board along the grid lines into rectangles. Each holds exactly one number, which is the "
                "number of its cells; a question mark may be any number.",
                "点線に沿って盤面を長方形（正方形を含む）に分けます。どの長方形にも数字がちょうど 1 "
                "つ入り、その数字は長方形のマスの数です。"},
    .kana = "しかくにきれ",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true, .tells = Clue::RectangleArea}},
    .marks = {Mark::Border},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "shikaku/5/5/.g3g1j..h.g22g.h.21g",
    .penpa = {.tag = "shikaku", .figures = PenpaForm::Dark},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const std::vector<Place> clues = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            seedRectangles(r, border, clues, [&](Place c, const SeedRectangle& box) {
                if (const int n = b.at(Layer::Number, c); n > 0)
                    r.clue(c, family::regionArea).any(box.ofArea(r, n));
            });
        },
    .recipe = Recipe{.method = "rectangles", .clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
