// Araf. Divide the board into regions with exactly two numbers each; the size of a region lies strictly between them.
// With one "?" it only differs from the other number.
//
//     +-----------+
//     | 2   .   4 |        araf/3/1/2g4
//     +-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily betweenTwo{
    .id = "between-two",
    .name = {"two numbers in each region, its size between them", "領域に数字 2 つ、大きさはその間"},
    .broken = {"A region does not hold exactly two numbers, or its size is not between them",
               "領域の数字が 2 つでないか、大きさが 2 つの数字の間にありません"}};

} // namespace family

extern const Genre araf;
const Genre araf{
    .id = "araf",
    .urlId = "araf",
    .title = {"Araf", "相ダ部屋"},
    .summary = {"Divide the board into regions. Each holds exactly two numbers, and the number of its cells lies "
                "strictly between them.",
                "盤面をいくつかの領域に分けます。どの領域にも数字がちょうど 2 つ入り、領域のマスの数は、その 2 "
                "つの数字より小さくも大きくもなく、間の数になります。"},
    .kana = "あいだべや",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 999, .orUnknown = true}},
    .marks = {Mark::Border},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "araf/4/4/g2.h1h.g3h595",
    .penpa = {.tag = "araf", .figures = PenpaForm::Circled, .unknown = "?"},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            Division division{.border = border.field(), .seeds = {}};
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n != blank)
                    division.seeds.push_back({c, n});
            r.at(wholeBoard, family::betweenTwo).seedPairs(std::move(division));
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "pairs-in-regions",
                     .clues = Recipe::Shaping,
                     .leastRoom = 2,
                     .mostRoom = 5,
                     .unknowns = 0.1,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
