// Shikaku. Divide the board into rectangles with one number each, which is the number of cells of its rectangle.
//
//     +-------+---+
//     | 2   . | 1 |        shikaku/3/1/2g1
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily rectangleRegion{.id = "rectangle-region",
                                     .name = {"every region is a rectangle", "領域はすべて長方形"},
                                     .broken = {"A region is not a rectangle", "長方形でない領域があります"}};

constexpr RuleFamily oneNumber{.id = "one-number",
                               .name = {"one number in a rectangle", "長方形に数字は 1 つ"},
                               .broken = {"A rectangle holds two numbers", "1 つの長方形に数字が 2 つ入っています"}};

constexpr RuleFamily regionArea{
    .id = "region-area",
    .name = {"number of cells in a rectangle", "長方形のマスの数"},
    .broken = {"The number of cells in a rectangle is wrong", "長方形のマスの数が数字と違います"}};

constexpr RuleFamily numberNeeded{.id = "number-needed",
                                  .name = {"a number in every rectangle", "どの長方形にも数字"},
                                  .broken = {"A rectangle holds no number", "数字のない長方形があります"},
                                  .role = Role::Owner};

} // namespace family

extern const Genre shikaku;
const Genre shikaku{
    .id = "shikaku",
    .urlId = "shikaku",
    .title = {"Shikaku", "四角に切れ"},
    .summary = {"Divide the board along the grid lines into rectangles. Each holds exactly one number, which is the "
                "number of its cells; a question mark may be any number.",
                "点線に沿って盤面を長方形（正方形を含む）に分けます。どの長方形にも数字がちょうど 1 "
                "つ入り、その数字は長方形のマスの数です。"},
    .kana = "しかくにきれ",
    .family = Family::Region,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().cells(); },
               .orUnknown = true,
               .tells = Clue::RectangleArea}},
    .marks = {Mark::Border},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "shikaku/5/5/.g3g1j..h.g22g.h.21g",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            rectangles(r, border, family::rectangleRegion);
            const std::vector<Place> clues = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            std::map<Place, std::vector<Lit>> owners;
            for (const Place c : clues) {
                const SeedRectangle box(r, border, c, clues);
                for (const auto& [cell, holds] : box.cells())
                    owners[cell].push_back(holds);
                for (const auto& meeting : box.meetings())
                    r.at(c, family::oneNumber).never(meeting);
                if (const int n = b.at(Layer::Number, c); n > 0)
                    r.clue(c, family::regionArea).any(box.ofArea(r, n));
            }
            for (const Place c : b.grid().cells())
                r.at(c, family::numberNeeded).unlessClue().any(owners[c]);
        },
    .recipe = Recipe{.method = "rectangles", .clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
