// Nondango. Blacken one circle in every room so that no three circles of one colour follow each other in a row, in a
// column or diagonally.
//
//     +---+-----------+
//     | * | *   .   . |
//     +---+-------+   |
//     | * | .   * | . |
//     +---+   +---+---+        nondango/4/4/iloteg6l80
//     | o   . | o   . |
//     +---+   +---+   |
//     | * | o | * | * |
//     +---+---+---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneBlackCircle{
    .id = "one-black-circle",
    .name = {"one black circle in every room", "どの部屋にも黒丸は 1 つ"},
    .broken = {"A room does not have exactly one black circle", "黒丸がちょうど 1 つでない部屋があります"}};

constexpr RuleFamily blackThree{.id = "black-three",
                                .name = {"no three black circles in a row", "黒丸は 3 つ続かない"},
                                .broken = {"Three black circles follow each other", "黒丸が 3 つ続いています"}};

constexpr RuleFamily whiteThree{.id = "white-three",
                                .name = {"no three white circles in a row", "白丸は 3 つ続かない"},
                                .broken = {"Three white circles follow each other", "白丸が 3 つ続いています"}};

} // namespace family

namespace {

constexpr int dangoCircle = 1;

/// Three circles that follow each other in a row, in a column or diagonally.
std::vector<std::vector<Place>> threeCircles(const Board& b)
{
    std::vector<std::vector<Place>> found;
    for (const Place c : b.grid().cells())
        for (const auto& [x, y] : {std::pair{2, 0}, std::pair{0, 2}, std::pair{2, 2}, std::pair{-2, 2}}) {
            std::vector<Place> three;
            for (int i = 0; i < 3; ++i)
                three.push_back({static_cast<std::int16_t>(c.x + i * x), static_cast<std::int16_t>(c.y + i * y)});
            if (std::ranges::all_of(
                    three, [&](Place p) { return b.grid().hasCell(p) && b.at(Layer::Number, p) == dangoCircle; }))
                found.push_back(std::move(three));
        }
    return found;
}

} // namespace

extern const Genre nondango;
const Genre nondango{
    .id = "nondango",
    .urlId = "nondango",
    .title = {"Nondango", "ノンダンゴ"},
    .summary =
        {"Blacken exactly one circle in every room. No three circles of the same colour may follow each other in "
         "adjacent cells of a row, a column or a diagonal.",
         "それぞれの部屋の丸をちょうど 1 つ黒く塗ります。縦・横・斜めに隣り合って並ぶ 3 "
         "つの丸が、同じ色になってはいけません。"},
    .kana = "のんだんご",
    .family = Family::Object,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = dangoCircle, .max = dangoCircle}},
    .marks = {Mark::Disc},
    .url = {&url::border, &url::binaryInverse},
    .file = {.version = 0, .parts = {&file::roomIds, &file::circlesAndShades}},
    .sample = "nondango/5/5/nntm4s6lp03qi",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeIn(r, b, clueCells(b));
            for (const Room& room : rooms(b)) {
                std::vector<Place> circles = room.cells;
                std::erase_if(circles, [&](Place c) { return b.at(Layer::Number, c) != dangoCircle; });
                r.at(room.anchor, family::oneBlackCircle).ofWholeRoom().atMost(1, black[circles]);
                r.at(room.anchor, family::oneBlackCircle).unlessClue().any(black[circles]);
            }
            for (const auto& three : threeCircles(b)) {
                r.at(three.front(), family::blackThree).never(black[three]);
                r.at(three.front(), family::whiteThree).any(black[three]);
            }
        },
    .recipe = Recipe{.sizes = fromSixCells,
                     .clues = Recipe::Shaping,
                     .density = 0.65,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 3,
                     .mostRoom = 5},
};

} // namespace tokisuji
