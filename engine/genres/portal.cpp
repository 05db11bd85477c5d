// Portal Loop. Draw one loop through all cells. Where it enters a number it goes on from the other cell with that
// number, in the same direction; a "?" it passes straight.
//
//     1   +---+
//     |   |   |
//     |   |   ?            portal/3/3/1j.h1
//     |   |   |
//     +---+   1
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/portals.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily portalOnce{
    .id = "portal-once",
    .name = {"one end of line in a portal", "ポータルの線は 1 本"},
    .broken = {"A portal does not have exactly one end of line", "ポータルにつながる線が 1 本ではありません"}};

constexpr RuleFamily straightPortal{
    .id = "straight-portal",
    .name = {"straight through a plain portal", "「?」のポータルは直進"},
    .broken = {"The line turns on a plain portal", "「?」のポータルで線が曲がっています"}};

constexpr RuleFamily oneTour{.id = "one-tour",
                             .name = {"all is one loop", "全体で 1 つの輪"},
                             .broken = {"There is more than one loop", "輪が 2 つ以上あります"}};

} // namespace family

extern const Genre portal;
const Genre portal{
    .id = "portal",
    .urlId = "portal",
    .title = {"Portal Loop", "Portal Loop"},
    .summary = {"Draw one loop through all open cells. Equal numbers are two ends of a portal: a line that enters one "
                "leaves the other in the same direction. The line passes straight through a \"?\".",
                "空いているすべてのマスを通る 1 つの輪を描きます。同じ数字は対になるポータルで、片方に入った線は同じ"
                "向きのままもう片方から出ます。「?」のマスはまっすぐ通ります。"},
    .kana = "ぽーたるるーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().cells() / 2 + 1; },
               .orUnknown = true,
               .tells = Clue::PairLabel},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CellLine},
    .url = {&url::number16, &url::hole},
    .file = {.version = 0, .parts = {&file::numbersAndHoles, &file::lines}},
    .sample = "portal/4/4/g1i.h2i12h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            Graph tour = network(line);
            for (const Place c : b.grid().cells()) {
                const std::vector<Lit> beside = ways(line, c);
                const int n = b.at(Layer::Number, c);
                if (isHole(b, c)) {
                    r.clue(c, family::wallFree).atMost(0, beside);
                    tour.nodes[b.grid().cellIndex(c)] = No;
                } else if (n == blank) {
                    r.at(c, family::noBranch).atMost(2, beside);
                    r.clue(c, family::allVisited).unlessClue().exactly(2, beside);
                } else if (n == question) {
                    r.clue(c, family::allVisited).exactly(2, beside);
                    for (const Dir d : {Dir::Right, Dir::Down})
                        r.clue(c, family::straightPortal)
                            .same(line[edgeBetween(c, d)], line[edgeBetween(c, opposite(d))]);
                } else {
                    r.clue(c, family::portalOnce).exactly(1, beside);
                }
            }
            joinPortals(r, b, line, tour);
            r.clue(wholeBoard, family::oneTour).unlessClue().connected(std::move(tour));
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .method = "portals", .density = 0.12, .canRepeat = neverRepeats},
};

} // namespace tokisuji
