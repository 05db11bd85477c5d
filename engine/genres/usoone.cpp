// Uso-one. Shade cells, no two of them side by side, so that the unshaded ones form one area. A number counts the
// shaded cells among its four neighbours, but in every room exactly one number is wrong.
//
//     +---+---+-------+
//     | # | . | 0   . |
//     |   |   |   +---+
//     | 0 | 2 | 1 | 0 |
//     +---+   |   |   |        usoone/4/4/ru8318h5021ai7a
//     | . | # | . | # |
//     |   +---+   +---+
//     | #   2   . | 0 |
//     +-----------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneLiar{
    .id = "one-liar",
    .name = {"one wrong number in every room", "どの部屋にも間違った数字が 1 つ"},
    .broken = {"A room does not have exactly one wrong number", "間違った数字がちょうど 1 つでない部屋があります"}};

} // namespace family

extern const Genre usoone;
const Genre usoone{
    .id = "usoone",
    .urlId = "usoone",
    .title = {"Uso-one", "ウソワン"},
    .summary =
        {"Shade cells, never two side by side and never those with numbers, so that all unshaded cells are "
         "connected. A number says how many of the up to four cells beside it are shaded, but in every room "
         "exactly one number is wrong. A question mark stands for a number that is right.",
         "数字のないマスを、隣り合わないように黒く塗ります。白マスはすべてつながります。数字は上下左右に隣り合う黒"
         "マスの数ですが、それぞれの部屋にちょうど 1 つ、間違った数字があります。「？」は正しい数字です。"},
    .kana = "うそわん",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .unknownIsOwn = true}},
    .marks = {Mark::Shade, Mark::CellSign, Mark::EdgeCross},
    .url = {&url::border, &url::fourCell},
    .file = {.version = 0,
             .parts = {&file::roomIds, &file::numbers, &file::shadeDigitsAndCellSigns, &file::edgeCrosses}},
    .sample = "usoone/5/5/sjb9bnitgb865c225d2bc",
    .penpa = {.tag = "usoone", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            for (const Room& room : rooms(b)) {
                std::vector<Place> numbers;
                std::vector<Lit> liars;
                for (const Place c : room.cells)
                    if (const int n = b.at(Layer::Number, c); n >= 0) {
                        numbers.push_back(c);
                        liars.push_back(!isNumberOf(r, black[b.grid().neighbours(c)], n));
                    }
                for (std::size_t i = 0; i < numbers.size(); ++i) {
                    std::vector<Lit> others = liars;
                    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
                    r.clue(numbers[i], family::oneLiar).ofWholeRoom().when(liars[i]).atMost(0, std::move(others));
                }
                r.at(room.anchor, family::oneLiar).unlessClue().any(std::move(liars));
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "liars-in-rooms",
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 9,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
