// Vertex Slitherlink. Draw one closed loop along the lattice lines that neither crosses nor branches; a number says how
// many of its cell's four corners the loop visits.
//
//     +---+---+
//     | 4   4 |        vslither/2/1/44
//     +---+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily cornerVisits{
    .id = "corner-visits",
    .name = {"number of corners that the loop visits", "輪が通る角の数"},
    .broken = {"A number does not match the corners that the loop visits", "数字と輪が通る角の数が違います"}};

} // namespace family

namespace {

std::vector<Place> cornersOf(Place cell)
{
    std::vector<Place> corners;
    for (const Dir up : ends(Axis::Vertical))
        for (const Dir aside : ends(Axis::Horizontal))
            corners.push_back(cell.step(up, 1).step(aside, 1));
    return corners;
}

} // namespace

extern const Genre vslither;
const Genre vslither{
    .id = "vslither",
    .urlId = "vslither",
    .title = {"Vertex Slitherlink", "Vertex Slitherlink"},
    .summary = {"Draw one closed loop along the grid lines. It neither crosses nor branches. A number says how many of "
                "the cell's four corners the loop visits.",
                "格子の線に沿って、交差も枝分かれもしない 1 つの輪を描きます。数字は、そのマスの 4 "
                "つの角のうち輪が通る角の数です。"},
    .kana = "ばーてっくすすりざーりんく",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true, .strict = true}},
    .marks = {Mark::LatticeLine, Mark::Tint},
    .url = {&url::fourCell},
    .file = {.version = 0, .parts = {&file::numbers, &file::tints, &file::latticeLines}},
    .grid = GridStyle::Dots,
    .sample = "vslither/5/5/g3ei87381333224e",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Vertex);
            line.notEmpty();
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::cornerVisits).exactly(n, line.uses(cornersOf(c)));
        },
    .recipe = Recipe{.method = "winding-loop-on-lattice"},
};

} // namespace tokisuji
