// Slalom. Draw one loop from the start through open cells that passes every gate exactly once, straight across. The
// number at the end of a gate says when it is passed, counting gates from the start in one of the two directions.
//
//     o + + +
//     | # - |        a gate between a filled cell and the frame, passed once: slalom/d/4/3/713484g/0
//     + + + +
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily alongGate{.id = "along-gate",
                               .name = {"gates are crossed, not followed", "旗門には沿って進まない"},
                               .broken = {"The line runs along a gate", "線が旗門に沿って進んでいます"}};

constexpr RuleFamily gateOnce{.id = "gate-once",
                              .name = {"each gate is passed once", "旗門は 1 回ずつ通る"},
                              .broken = {"A gate is not passed exactly once", "旗門をちょうど 1 回通っていません"}};

constexpr RuleFamily gateOrder{
    .id = "gate-order",
    .name = {"order of the gates", "旗門の順番"},
    .broken = {"Gates are not passed in the order of their numbers", "旗門を通る順番が数字と合いません"}};

constexpr RuleFamily startVisited{.id = "start-visited",
                                  .name = {"the line passes through the start", "スタートの丸を通る"},
                                  .broken = {"The line misses the start", "線がスタートの丸を通っていません"}};

} // namespace family

namespace {

/// May further cells lengthen a gate?
bool mayGrow(const Board& b, const Gate& gate)
{
    const auto [back, front] = ends(gate.axis);
    return std::ranges::any_of(std::array{gate.cells.front().step(back), gate.cells.back().step(front)},
                               [&](Place c) { return b.grid().hasCell(c) && b.at(Layer::Terrain, c) == blank; });
}

void passGate(const Board& b, Rules& r, Loop& line, const Gate& gate)
{
    for (const Place c : gate.cells)
        for (const Dir d : ends(gate.axis))
            r.clue(c, family::alongGate).never(line.to(c, d));
    At once = r.clue(gate.cells.front(), family::gateOnce);
    if (mayGrow(b, gate))
        once.unlessClue();
    once.exactly(1, line.uses(gate.cells));
}

/// The numbered gates in order, from the start.
void passInOrder(const Board& b, Rules& r, const Loop& line, Place start, const std::vector<Gate>& gates)
{
    if (std::ranges::all_of(gates, [](const Gate& gate) { return gate.number == 0; }))
        return;
    const auto node = [&](Place c) { return b.grid().index(PlaceKind::Cell, c); };
    Course course{line.circuit(), node(start), {}};
    for (const Gate& gate : gates) {
        auto& checkpoint = course.checkpoints.emplace_back(Course::Checkpoint{{}, gate.number});
        std::ranges::transform(gate.cells, std::back_inserter(checkpoint.nodes), node);
    }
    r.clue(start, family::gateOrder).unlessClue().inOrder(std::move(course));
}

} // namespace

extern const Genre slalom;
const Genre slalom{
    .id = "slalom",
    .urlId = "slalom",
    .aliases = {"suraromu"},
    .title = {"Slalom", "スラローム"},
    .summary =
        {"Draw one loop that starts and ends in the circle and passes every gate exactly once, straight across its "
         "dashes. A number at the end of a gate says when the loop passes it, counting gates from the circle in one "
         "direction. The loop does not enter filled cells.",
         "丸から出発して戻る 1 つの輪を描きます。輪はすべての旗門（点線）をちょうど 1 回ずつ、まっすぐ横切ります。"
         "数字は、その旗門を丸から数えて何番目に通るかを表します。黒マスは通れません。"},
    .kana = "すらろーむ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::ArrowNumber,
               .min = 1,
               .max = [](const Board& b) { return std::max(1, b.size().cells() / 2); }},
              {.kind = Clue::Terrains,
               .terrains = {Terrain::Wall, Terrain::GateVertical, Terrain::GateHorizontal, Terrain::Start}}},
    .marks = {Mark::CellLine, Mark::Heading},
    .url = {&url::slalom},
    .file = {.version = 3, .parts = {&file::slalomClues, &file::directedLines}},
    .sample = "slalom/d/5/5/424113131131331415142411q/22",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Gate> gates = gatesOf(b);
            for (const Place c : b.grid().cells())
                if (isTerrain(b, c, Terrain::Wall))
                    r.clue(c, family::wallFree).never(line.uses(c));
            for (const Gate& gate : gates)
                passGate(b, r, line, gate);
            const std::vector<Place> cells = b.grid().cells();
            const auto start = std::ranges::find_if(cells, [&](Place c) { return isTerrain(b, c, Terrain::Start); });
            if (start == cells.end()) {
                r.clue(wholeBoard, family::startVisited).unlessClue().any({});
                return;
            }
            r.clue(*start, family::startVisited).is(line.uses(*start));
            passInOrder(b, r, line, *start, gates);
        },
    .recipe = Recipe{.sizes = {isAtLeast<3, 9>,
                               {"A loop through gates needs at least 3 columns and 3 rows.",
                                "旗門を通る輪を描くには縦横とも 3 マス以上が必要です。"}},
                     .method = "loop-with-gates",
                     .clues = Recipe::None,
                     .patience = 0},
};

} // namespace tokisuji
