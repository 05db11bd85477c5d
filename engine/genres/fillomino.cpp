// Fillomino. Fill in numbers so that every block of equal numbers has as many cells as its number says. Blocks of equal
// numbers never touch: they would be one. Given borders separate different blocks. A "?" is a cell like any other.
// (pzpr also takes drawn borders for numbers when a setting says so; here the numbers are the answer.)
//
//     1 2 2        fillomino/3/1/12g
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/blocks.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily tooLarge{.id = "too-large",
                              .name = {"no number above the maximum", "最大の数字をこえる数字は不可"},
                              .broken = {"A number is above the maximum", "数字が使える最大の数をこえています"}};

constexpr RuleFamily givenBorder{
    .id = "given-border",
    .name = {"different blocks at a given border", "太線の両側は別のブロック"},
    .broken = {"Both sides of a given border have the same number", "太線の両側が同じ数字です"}};

} // namespace family

namespace {

constexpr int largestInVariant = 3;

/// The largest number that can stand anywhere.
int largestNumber(const Board& b)
{
    if (b.hasFlag('t'))
        return largestInVariant;
    return std::max({1, std::ranges::max(b.values(Layer::Number)), roomForOthers(b)});
}

} // namespace

extern const Genre fillomino;
const Genre fillomino{
    .id = "fillomino",
    .urlId = "fillomino",
    .aliases = {"fillomino01", "filling"},
    .title = {"Fillomino", "フィルオミノ"},
    .summary = {"Fill every cell with a number so that each connected block of equal numbers has as many cells as its "
                "number says. Given borders separate different blocks.",
                "すべてのマスに数字を入れます。同じ数字がつながったブロックのマスの数は、その数字と同じになります。太線"
                "の両側は別のブロックです。"},
    .kana = "ふぃるおみの",
    .family = Family::Number,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.hasFlag('t') ? largestInVariant : b.size().cells(); },
               .orUnknown = true},
              {Clue::GivenBorder}},
    .marks = {Mark::Digit, Mark::EdgeLink},
    .variants = {{'t', {"No number above 3", "数字は 3 まで"}}},
    .url = {&url::number16, &url::givenBorder},
    .file = {.version = 0, .parts = {&file::numbers, &file::digits, &file::allBorders}},
    .sample = "fillomino/4/4/o32g25h",
    .penpa = {.tag = "fillomino", .grid = "221"},
    .rules =
        [](const Board& b, Rules& r) {
            if (b.hasFlag('t'))
                for (const Place c : b.grid().cells())
                    if (b.at(Layer::Number, c) > largestInVariant)
                        r.clue(c, family::tooLarge).any({});
            const bool hasBorders = std::ranges::count(b.values(Layer::Room), 1) > 0;
            const PlaceMap<NumberVar> numbers =
                blockNumbers(r, b, largestNumber(b), hasBorders ? Wording::Full : r.wording());
            for (const Place edge : b.grid().innerEdges())
                if (const auto [one, other] = cellsBeside(edge); b.at(Layer::Room, edge) == 1)
                    r.at(edge, family::givenBorder).different({.numbers = {numbers[one], numbers[other]}});
        },
    .recipe = Recipe{.method = "blocks-of-numbers"},
};

} // namespace tokisuji
