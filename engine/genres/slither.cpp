// Slitherlink. Draw one closed loop along the lattice lines that neither crosses nor branches;
// a number says how many of its cell's four sides the loop uses.
//
//     +---+---+
//     | 3   3 |        slither/2/1/33
//     +---+---+
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily clueCount{.id = "clue-count",
                               .name = {"number of lines round a clue", "数字のまわりの線の数"},
                               .broken = {"A number does not fit what is round it", "数字とまわりの線の数が違います"}};

} // namespace family

extern const Genre slither;
const Genre slither{
    .id = "slither",
    .urlId = "slither",
    .aliases = {"slitherlink"},
    .title = {"Slitherlink", "スリザーリンク"},
    .summary = {"Draw one closed loop along the grid lines. It neither crosses nor branches. A number says how many of "
                "the cell's four sides belong to the loop.",
                "格子の線に沿って、交差も枝分かれもしない 1 つの輪を描きます。数字は、そのマスの 4 "
                "辺のうち輪が通る辺の数です。"},
    .kana = "すりざーりんく",
    .family = Family::Loop,
    .clues = {{Clue::CellNumber, 0, [](const Board&) { return 4; }, true, true}},
    .marks = {Mark::LatticeLine, Mark::Tint},
    .variants = {{'f', {"All points are visited", "すべての点を通る"}}},
    .url = {UrlPart::FourCell},
    .file = {.version = 1,
             .parts = {FilePart::Numbers, FilePart::Tints, FilePart::LatticeLines},
             .older = {{1, {FilePart::Numbers, FilePart::LatticeLines}}}},
    .grid = GridStyle::Dots,
    .sample = "slither/4/4/6ag8c22c",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Vertex);
            line.notEmpty();
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::clueCount).exactly(n, line.around(c));
        },
};

} // namespace tokisuji
