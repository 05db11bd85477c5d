// School Trip. Fill all cells without numbers with beds of two cells and shade the rest as an aisle, which is one area
// without a 2x2 square. No pillow lies above the other half of its bed, every bed has the aisle beside it, and a number
// counts the pillows beside it.
//
//     1 P f        A bed with its pillow beside a "1", above an aisle:
//     # # #        shugaku/3/2/1a
#include "engine/board/bed.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/beds.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily aisleSquare{.id = "aisle-square",
                                 .name = {"no 2×2 square of the aisle", "2×2 の通路は禁止"},
                                 .broken = {"The aisle fills a 2×2 square", "通路が 2×2 のかたまりになっています"}};

constexpr RuleFamily aisleConnected{.id = "aisle-connected",
                                    .name = {"the aisle is connected", "通路はひとつながり"},
                                    .broken = {"The aisle is not connected", "通路が分断されています"}};

constexpr RuleFamily pillowCount{
    .id = "pillow-count",
    .name = {"pillows beside a number", "数字に接する枕の数"},
    .broken = {"The number of pillows beside a number is wrong", "数字のまわりの枕の数が違います"}};

} // namespace family

extern const Genre shugaku;
const Genre shugaku{
    .id = "shugaku",
    .urlId = "shugaku",
    .title = {"School Trip", "修学旅行の夜"},
    .summary =
        {"Cover cells without numbers with beds of two cells each, one with the pillow; all that remains is the "
         "aisle. A pillow never lies above the other half of its bed. Every bed shares a side with the aisle, which "
         "is connected and nowhere fills a 2×2 square. A number counts the pillows in the four cells beside it.",
         "数字のないマスに、片方に枕のある 2 "
         "マスの布団を敷き、残りのマスをすべて通路にします。縦向きの布団では枕が下の"
         "マスに来ます（北枕は禁止）。どの布団も通路に辺で接し、通路はすべてつながり、2×2 "
         "のかたまりになりません。数字は上下左右に接する枕の数です。"},
    .kana = "しゅうがくりょこうのよる",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .unknownIsOwn = true, .isSum = true}},
    .marks = {Mark::Sign, Mark::CellCircle},
    .url = {&url::shugaku},
    .file = {.version = 0, .parts = {&file::beds}},
    .signs = SignStyle::Beds,
    .signsEverywhere = true,
    .largestAnswerAt = [](const Board&, Place) { return loneFoot; },
    .sample = "shugaku/4/4/52b070007",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits lies = liesIn(r, b);
            const Field aisles = lies.are(aisle);
            wholeBeds(r, lies, b.grid());
            noSquare(r, aisles, family::aisleSquare);
            connected(r, aisles, family::aisleConnected);
            bedsAtAisle(r, lies, aisles);
            for (const Place c : clueCells(b)) {
                std::vector<Lit> pillows;
                for (const Place p : b.grid().neighbours(c))
                    pillows.push_back(pillowAt(r, lies, p));
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::pillowCount).exactly(n, std::move(pillows));
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .clues = Recipe::Shaping, .density = 0.12, .unknowns = 0.2},
};

} // namespace tokisuji
