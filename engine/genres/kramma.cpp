// KaitoRamma. Draw straight lines along the grid, from one side of the board to the other, so that every piece holds
// circles of one colour, and at least one.
//
//     +---+---+
//     | o | * |        a line between the circles: kramma/c/2/1/f
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/changed_kind.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/whole_lines.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily coloursApart{
    .id = "colours-apart",
    .name = {"one colour in a piece", "1 つの領域に丸は 1 色"},
    .broken = {"A piece holds circles of two colours", "1 つの領域に 2 色の丸があります"}};

constexpr RuleFamily circleInPiece{.id = "circle-in-piece",
                                   .name = {"a circle in every piece", "どの領域にも丸"},
                                   .broken = {"A piece holds no circle", "丸のない領域があります"}};

} // namespace family

extern const Genre kramma;
const Genre kramma{
    .id = "kramma",
    .urlId = "kramma",
    .title = {"KaitoRamma", "快刀乱麻"},
    .summary =
        {"Draw straight lines along the grid, each from one side of the board to the other; they may cross. "
         "Every piece holds at least one circle, and only circles of one colour. A circle with a question mark "
         "is of a colour of its own.",
         "点線に沿って、盤の端から端までまっすぐな線を何本か引きます（線は交わってもかまいません）。線で分けられた"
         "どの領域にも丸が 1 つ以上入り、1 つの領域に入る丸は 1 色だけです。「?」の丸は、白とも黒とも違う色とみなし"
         "ます。"},
    .kana = "かいとうらんま",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Pearl, .min = 1, .max = 2, .orUnknown = true, .unknownIsOwn = true}},
    .marks = {Mark::Border},
    .url = {&url::circleAlone},
    .otherKinds = {{url::hasDotsBefore, "kramman"}},
    .file = {.version = 0, .parts = {&file::numbers, &file::blankVertices, &file::answerBorders}},
    .wholeBorders = true,
    .sample = "kramma/c/6/6/h909i000002i",
    .rules =
        [](const Board& b, Rules& r) {
            const WholeLines lines(r, b);
            const std::vector<Place> circles = cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) != blank; });
            for (std::size_t i = 0; i < circles.size(); ++i)
                for (std::size_t k = 0; k < i; ++k)
                    if (b.at(Layer::Number, circles[i]) != b.at(Layer::Number, circles[k]))
                        r.clue(circles[i], family::coloursApart).any(lines.between(circles[i], circles[k]));
            for (const Place c : b.grid().cells()) {
                std::vector<Lit> together;
                for (const Place circle : circles)
                    together.push_back(lines.inOnePiece(c, circle));
                r.clue(c, family::circleInPiece).unlessClue().any(std::move(together));
            }
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
