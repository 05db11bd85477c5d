// Herugolf. Every ball ends in a hole of its own. A ball with the number n flies n cells straight, then n-1 cells and
// so on down to 1, turning where it lands or not; it may fly over water but not land there. Paths neither cross nor
// branch, and do not pass over other balls or holes.
//
//     2 > > >
//     . . . H        a 2 flies two cells to the right, then none is left but one cell down: herugolf/3/2/002mh
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/flight.h"
#include "engine/rules/words/path.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily ballInHole{
    .id = "ball-in-hole",
    .name = {"one ball in each hole", "カップにボールは 1 つ"},
    .broken = {"A hole does not receive exactly one ball", "カップに入るボールが 1 つではありません"}};

constexpr RuleFamily ballFlies{
    .id = "ball-flies",
    .name = {"one path from each ball", "ボールから出る線は 1 本"},
    .broken = {"A ball does not leave along exactly one path", "ボールの出る線が 1 本ではありません"}};

constexpr RuleFamily inFlight{
    .id = "in-flight",
    .name = {"lines only where a ball flies", "線はボールの打球だけ"},
    .broken = {"A line is not part of any ball’s flight", "どのボールの打球でもない線があります"}};

constexpr RuleFamily fliesOn{.id = "flies-on",
                             .name = {"a ball flies on until it lands in a hole", "ボールはカップに入るまで打つ"},
                             .broken = {"A ball does not end in a hole", "ボールがカップに入っていません"}};

} // namespace family

extern const Genre herugolf;
const Genre herugolf{
    .id = "herugolf",
    .urlId = "herugolf",
    .title = {"Herugolf", "ヘルゴルフ"},
    .summary =
        {"Bring every ball into a hole of its own. The number says how many cells the ball first flies in a straight "
         "line; each later flight is one cell shorter, down to one cell, and goes in any direction but back. Balls may "
         "fly over water but not land there; their paths neither cross nor pass over other balls or holes.",
         "すべてのボールを、それぞれ別のカップに入れます。数字は最初に直進するマス数で、2 打目からは 1 マスずつ短く"
         "なります。止まったマスでは曲がっても直進してもかまいません。池は飛び越せますが、止まることはできません"
         "。軌跡は交差せず、ほかのボールやカップの上は通れません。"},
    .kana = "へるごるふ",
    .family = Family::Object,
    .clues = {{.kind = Clue::Island, .min = 1, .max = longSide},
              {.kind = Clue::Terrains, .terrains = {Terrain::Water, Terrain::Cup}}},
    .marks = {Mark::CellLine},
    .url = {&url::ice, &url::herugolf},
    .file = {.version = 0, .parts = {&file::herugolfClues, &file::lines}},
    .sample = "herugolf/6/6/081i4460lhp1khihl1h3p2",
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            r.at(wholeBoard, family::someLine).any(line.all());
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Cup))
                    r.clue(c, family::ballInHole).exactly(1, ways(line, c));
                else if (b.at(Layer::Number, c) != blank)
                    r.clue(c, family::ballFlies).exactly(1, ways(line, c));
                else
                    passes(r, line, c);
            Flights flight = flights(r, b, line);
            for (const Place c : b.grid().cells())
                if (r.isOpen() && b.at(Layer::Number, c) != blank)
                    r.clue(c, family::ballFlies).any(std::move(flight.starts[c]));
            for (const Place edge : b.grid().innerEdges()) {
                const auto over = flight.over.find(edge);
                r.clue(edge, family::inFlight)
                    .unlessClue()
                    .implies(line[edge], over == flight.over.end() ? std::vector<Lit>{} : over->second);
            }
            for (const Flights::Landing& landing : flight.landings)
                r.clue(landing.cell, family::fliesOn).unlessClue().implies(landing.landed, landing.onwards);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "flights", .density = 0.12, .canRepeat = neverRepeats},
};

} // namespace tokisuji
