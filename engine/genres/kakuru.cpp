// Kakuru. Write numbers from 1 to 9 into the white cells. A number in a filled cell is the sum of the white cells round
// it, which are all different. Equal numbers never touch, not even at a corner.
//
//     # 7
//     8 9        with a 24 in the filled cell: kakuru/2/2/El
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily aroundDifferent{
    .id = "around-different",
    .name = {"different numbers round a sum", "数字のまわりに同じ数字は入らない"},
    .broken = {"A number occurs twice round a sum", "数字のまわりに同じ数字が 2 つあります"}};

constexpr RuleFamily sumAround{.id = "sum-around",
                               .name = {"sum of the numbers around", "まわりの数字の合計"},
                               .broken = {"The sum of the numbers around is wrong", "まわりの数字の合計が違います"}};

constexpr RuleFamily numbersTouch{.id = "numbers-touch",
                                  .name = {"equal numbers do not touch, even at corners", "同じ数字は角でも接しない"},
                                  .broken = {"Equal numbers touch", "同じ数字が接しています"}};

} // namespace family

namespace {

constexpr int largestDigit = 9;

bool isWhite(const Board& b, Place c)
{
    return b.at(Layer::Number, c) == blank && !isTerrain(b, c, Terrain::Wall);
}

PlaceMap<int> largestDigits(const Board& b)
{
    PlaceMap<int> largest(b.grid());
    for (const Place c : b.grid().cells())
        largest[c] = isWhite(b, c) ? largestDigit : 0;
    return largest;
}

std::vector<Place> whiteRound(const Board& b, Place c)
{
    std::vector<Place> cells = ringRound(c);
    std::erase_if(cells, [&](Place p) { return !b.grid().hasCell(p) || !isWhite(b, p); });
    return cells;
}

} // namespace

extern const Genre kakuru;
const Genre kakuru{
    .id = "kakuru",
    .urlId = "kakuru",
    .title = {"Kakuru", "カックル"},
    .summary =
        {"Write a number from 1 to 9 into every white cell. A number in a black cell is the sum of the numbers in "
         "the up to eight white cells around it, which are all different. Equal numbers never touch, not even at "
         "a corner.",
         "すべての白マスに 1 から 9 "
         "の数字を入れます。黒マスの数字は、周囲 8 "
         "マスのうち白マスに入る数字の合計で、その周囲に同じ数字は入りません。同じ数字は、角でも接してはいけませ"
         "ん。"},
    .kana = "かっくる",
    .family = Family::Number,
    .usualSize = {7, 7},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = 44, .orUnknown = true, .onBlack = true, .isSum = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Wall}}},
    .marks = {Mark::Digit},
    .url = {&url::kakuru},
    .file = {.version = 0, .parts = {&file::sumsAndWalls, &file::openDigits}},
    .sample = "kakuru/5/5/B.G.4l+9+_F.hn6.+i./",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, largestDigits(b), ToCome::ClueHere);
            for (int n = 1; n <= largestDigit; ++n)
                notTouching(r, digit.are(n), family::numbersTouch);
            for (const Place c : b.grid().cells()) {
                const int n = b.at(Layer::Number, c);
                const std::vector<Place> around = whiteRound(b, c);
                if (n > 0)
                    r.clue(c, family::aroundDifferent).different(digit[around]);
                if (n >= 0)
                    r.clue(c, family::sumAround).unlessClue().sum(n, n, digit[around]);
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "sums-round-cells",
                     .clues = Recipe::Shaping,
                     .density = 0.3,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
