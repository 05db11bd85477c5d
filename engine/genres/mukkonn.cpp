// Mukkonn Enn. Draw one closed loop through all cells that are not holes. Where it leaves a cell over a side with a
// number, it goes straight on for exactly so many cells and turns.
//
//     +-------+
//     |  1>   |        a 1 to the right would make the loop turn in the next cell: mukkonn/3/2/g...1j
//     +-------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/line.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily straightWay{
    .id = "straight-way",
    .name = {"length of the line over a number's side", "数字の側へまっすぐ進む長さ"},
    .broken = {"The straight line over a number's side has the wrong length", "数字の側へまっすぐ進む長さが違います"}};

} // namespace family

namespace {

constexpr std::array numberedSides{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                                   std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};

} // namespace

extern const Genre mukkonn;
const Genre mukkonn{
    .id = "mukkonn",
    .urlId = "mukkonn",
    .title = {"Mukkonn Enn", "Mukkonn Enn"},
    .summary = {"Draw one closed loop through all cells except the filled ones. Where the loop leaves a cell over a "
                "side that has a number, it goes straight on for exactly so many cells and then turns. A number on a "
                "side that the loop does not use says nothing.",
                "黒いマス以外のすべてのマスを通る 1 つの輪を描きます。輪がマスの数字のある辺を通って出るときは、そこか"
                "らちょうど数字の数だけまっすぐ進んで曲がります。輪が通らない辺の数字は何も表しません。"},
    .kana = "むっこんえん",
    .family = Family::Loop,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Compass,
               .min = 0,
               .max =
                   [](const Board& b) {
                       return std::max({b.size().width, b.size().height, 2}) - 1;
                   }},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CellLine},
    .url = {&url::compass},
    .file = {.version = 0, .parts = {&file::compassClues, &file::lines}},
    .sample = "mukkonn/6/5/_k_g_i_g_...2h_...3j____h",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.visitsAllButHoles(b);
            for (const Place c : b.grid().cells())
                for (const auto& [d, layer] : numberedSides)
                    if (const int n = b.at(layer, c); n >= 0) {
                        const std::vector<Lit> arm = line.arm(c, d);
                        const auto reaches = [&](int k) {
                            return k <= static_cast<int>(arm.size()) ? arm[static_cast<std::size_t>(k - 1)] : No;
                        };
                        if (n > 0)
                            r.clue(c, family::straightWay).implies(line.to(c, d), {reaches(n)});
                        r.clue(c, family::straightWay).never(reaches(n + 1));
                    }
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "straight-ways", .density = 0.06, .canRepeat = neverRepeats},
};

} // namespace tokisuji
