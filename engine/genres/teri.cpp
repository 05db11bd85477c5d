// Territory. Shade cells, no two of them side by side, so that the unshaded ones form one area; a number, which is not
// shaded, is the size of the largest unshaded rectangle that holds its cell.
//
//     . 6 #
//     . . 3        teri/3/3/g6i3i
//     . . #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily largestRectangle{
    .id = "largest-rectangle",
    .name = {"the largest unshaded rectangle round a number", "数字を含む最大の白い長方形"},
    .broken = {"The largest unshaded rectangle round a number has another size",
               "数字を含む最大の白い長方形の大きさが違います"}};

} // namespace family

namespace {

/// The cells of a rectangle that reaches so far from a cell to the left, right, up and down.
std::vector<Place> rectangleRound(Place c, int left, int right, int up, int down)
{
    std::vector<Place> cells;
    for (int y = -up; y <= down; ++y)
        for (int x = -left; x <= right; ++x)
            cells.push_back(c.step(Dir::Right, 2 * x).step(Dir::Down, 2 * y));
    return cells;
}

/// Some rectangle of that size round the cell lies in the field, and none that is larger. Of the larger ones those are
/// enough that would not be larger if any side were nearer.
void largestRectangle(Rules& r, const Field& field, Place c, int size)
{
    const auto [columns, rows] = field.grid().size();
    std::vector<Lit> ways;
    for (int left = 0; left <= column(c); ++left)
        for (int right = 0; right < columns - column(c); ++right)
            for (int up = 0; up <= row(c); ++up)
                for (int down = 0; down < rows - row(c); ++down) {
                    const int width = left + right + 1, height = up + down + 1;
                    const bool isMinimal =
                        (width == 1 || (width - 1) * height <= size) && (height == 1 || width * (height - 1) <= size);
                    if (width * height == size)
                        ways.push_back(r.allOf(field[rectangleRound(c, left, right, up, down)]));
                    else if (width * height > size && isMinimal)
                        r.clue(c, family::largestRectangle).never(field[rectangleRound(c, left, right, up, down)]);
                }
    r.clue(c, family::largestRectangle).any(std::move(ways));
}

} // namespace

extern const Genre teri;
const Genre teri{
    .id = "teri",
    .urlId = "teri",
    .title = {"Territory", "テリトリー"},
    .summary = {"Shade cells outside the numbers, never two side by side, so that all unshaded cells are connected. A "
                "number says how many cells the largest rectangle of unshaded cells round it has.",
                "数字のないマスを、隣り合わないように黒く塗ります。白マスはすべてつながります。数字は、そのマスを含み白"
                "マスだけでできた長方形のうち、いちばん大きいものの大きさです。"},
    .kana = "てりとりー",
    .family = Family::Shading,
    .usualSize = {9, 9},
    .clues = {{.kind = Clue::CellNumber, .min = 2, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "teri/4/4/h2k4h2h3g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n > 0)
                    largestRectangle(r, !black, c, n);
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
