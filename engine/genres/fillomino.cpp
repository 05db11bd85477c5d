// Fillomino. Fill in numbers so that every block of equal numbers has as many cells as its number says. Blocks of equal
// numbers never touch: they would be one. Given borders part different blocks. A "?" is a cell like any other.
// (pzpr also takes drawn borders for numbers when a setting says so; here the numbers are the answer.)
//
//     1 2 2        fillomino/3/1/12g
#include "engine/genre/genre.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The largest number that there is room for. On boards of thousands of cells it is a large one, not the largest: a
/// block of which nothing is given does not fill them.
int largestNumber(const Board& b)
{
    constexpr int manyNumbers = 250'000;
    if (b.hasFlag('t'))
        return 3;
    int given = 0, cells = 0, ones = 0;
    for (const Place c : b.grid().cells()) {
        given = std::max(given, b.at(Layer::Number, c));
        ones += b.at(Layer::Number, c) > 0 ? 1 : 0;
        ++cells;
    }
    const int hidden = std::max(1, std::min(cells - ones, manyNumbers / cells));
    return std::max(given, hidden);
}

} // namespace

extern const Genre fillomino;
const Genre fillomino{
    .id = "fillomino",
    .urlId = "fillomino",
    .aliases = {"fillomino01"},
    .title = {"Fillomino", "フィルオミノ"},
    .summary = {"Fill every cell with a number so that each connected block of equal numbers has as many cells as its "
                "number says. Given borders part different blocks.",
                "すべてのマスに数字を入れます。同じ数字がつながったブロックのマスの数は、その数字と同じになります。太線"
                "の両側は別のブロックです。"},
    .kana = "ふぃるおみの",
    .family = Family::Number,
    .clues = {{Clue::CellNumber, 1, [](const Board& b) { return b.hasFlag('t') ? 3 : b.size().cells(); }, true},
              {Clue::GivenBorder}},
    .marks = {Mark::Digit, Mark::EdgeLink},
    .variants = {{'t', {"No number above 3", "数字は 3 まで"}}},
    .url = {UrlPart::Number16, UrlPart::GivenBorder},
    .file = {.version = 0, .parts = {FilePart::Numbers, FilePart::Digits, FilePart::AllBorders}},
    .sample = "fillomino/4/4/",
    .rules =
        [](const Board& b, Rules& r) {
            const int largest = largestNumber(b);
            std::vector<NumberVar> numbers;
            for (const Place c : b.grid().cells()) {
                const int given = b.at(Layer::Number, c);
                numbers.push_back(given > 0 ? NumberVar{given, {Yes}}
                                            : r.numberAnswer(Layer::Digit, c, 1, largest, "filled"));
            }
            const auto at = [&](Place c) {
                return numbers[static_cast<std::size_t>(b.grid().index(PlaceKind::Cell, c))];
            };
            r.at(wholeBoard, "block-size").blockSize({b.size(), numbers});
            for (const Place edge : b.grid().innerEdges())
                if (const auto [one, other] = cellsBeside(edge); b.at(Layer::Room, edge) == 1)
                    r.at(edge, "given-border").different({.numbers = {at(one), at(other)}});
        },
};

} // namespace tokisuji
