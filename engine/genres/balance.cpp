// Balance Loop. Draw one closed loop through all circles. From a white circle the line goes equally far straight on
// both sides, from a black one it does not; a number is the total length of both arms.
//
//     +---O---+
//     |       |        a white "2" in the middle of a side of 3x3: balance/3/3/g4m
//     +-------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily armsEqual{
    .id = "arms-equal",
    .name = {"equal arms at a white circle", "白丸の両側の長さは等しい"},
    .broken = {"The line goes unequal distances from a white circle", "白丸から両側に進む長さが異なっています"}};

constexpr RuleFamily armsDiffer{
    .id = "arms-differ",
    .name = {"different arms at a black circle", "黒丸の両側の長さは異なる"},
    .broken = {"The line goes equal distances from a black circle", "黒丸から両側に進む長さが等しくなっています"}};

constexpr RuleFamily armSum{.id = "arm-sum",
                            .name = {"length of both arms at a circle", "丸から両側への長さの合計"},
                            .broken = {"A number differs from the total length of both arms",
                                       "数字と、両側にまっすぐ進む長さの合計が違います"}};

} // namespace family

namespace {

void circle(const Board& b, Rules& r, Loop& line, Place c)
{
    r.clue(c, family::pearlVisited).is(line.uses(c));
    std::vector<Lit> edges;
    std::vector<Lit> onlyOneSoLong;
    for (const std::vector<Lit>& reached : line.arms(c)) {
        edges.insert(edges.end(), reached.begin(), reached.end());
        if (isTerrain(b, c, Terrain::Black))
            onlyOneSoLong.push_back(justOne(r, reached));
        else
            r.clue(c, family::armsEqual).noneOrTwo(reached);
    }
    if (isTerrain(b, c, Terrain::Black))
        r.clue(c, family::armsDiffer).any(std::move(onlyOneSoLong));
    if (const int n = b.at(Layer::Number, c); n >= 0)
        r.clue(c, family::armSum).exactly(n, std::move(edges));
}

} // namespace

extern const Genre balance;
const Genre balance{
    .id = "balance",
    .urlId = "balance",
    .title = {"Balance Loop", "Balance Loop"},
    .summary =
        {"Draw one closed loop through all circles. The two straight arms of the line at a white circle, up to where "
         "it turns, are equally long; at a black circle they are not. A number is the total length of both arms.",
         "すべての丸を通る 1 "
         "つの輪を描きます。白丸から両側に曲がるまでの長さは等しく、黒丸では異なります。数字は、その両側の長さの合計で"
         "す"
         "。"},
    .kana = "ばらんするーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::ColouredNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().width + b.size().height - 2; },
               .orUnknown = true,
               .terrains = {Terrain::Black}}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::balance},
    .file = {.version = 0, .parts = {&file::balanceClues, &file::lines}},
    .sample = "balance/6/6/i0h1g7h8h1h4h470k04h1h7",
    .penpa = {.tag = "balanceloop"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    circle(b, r, line, c);
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "loop-arms", .unknowns = 0.3},
};

} // namespace tokisuji
