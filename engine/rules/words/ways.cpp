#include "engine/rules/words/ways.h"

#include "engine/board/arrows.h"
#include "engine/board/place_map.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowForm{.id = "arrow-form",
                               .name = {"arrows are single ways", "矢印は 1 本道"},
                               .broken = {"An arrow branches, meets another one or closes a ring",
                                          "枝分かれしたり、ほかの矢印とぶつかったり、輪になったりした矢印があります"}};

constexpr RuleFamily blockOnArrow{.id = "block-on-arrow",
                                  .name = {"one cell of an arrow in each block", "かたまりは矢印のマスを 1 つだけ含む"},
                                  .broken = {"A block does not have exactly one cell on arrows",
                                             "矢印のマスがちょうど 1 つでないかたまりがあります"}};

constexpr RuleFamily arrowBlocks{
    .id = "arrow-blocks",
    .name = {"two blocks on each arrow", "矢印にはかたまりが 2 つ以上"},
    .broken = {"An arrow passes fewer than two blocks", "通るかたまりが 2 つに満たない矢印があります"}};

constexpr RuleFamily blocksGrow{.id = "blocks-grow",
                                .name = {"blocks grow along arrows", "かたまりは矢印に沿って育つ"},
                                .broken = {"A block is not the one before it on its arrow and one square more",
                                           "矢印の 1 つ前のかたまりに 1 マス加えた形になっていないかたまりがあります"}};

} // namespace family

namespace {

/// What follows for the cells beside one of the field, without which most would be found by trying: no two of arrows
/// lie side by side; a cell off the arrows has another one beside it, and so has one that is not the first on its
/// arrow.
void tellNeighbours(Rules& r, const Field& field, const Arrows& arrows, const std::vector<Place>& passed)
{
    const auto isPassed = [&](Place c) { return std::ranges::binary_search(passed, c); };
    PlaceMap<std::vector<Lit>> beside(field.grid());
    for (const Place c : field.grid().cells())
        for (const Place next : field.grid().neighbours(c))
            if (!isPassed(c) || !isPassed(next))
                beside[c].push_back(field[next]);
            else if (c < next)
                r.at(c, family::blockOnArrow).never({field[c], field[next]});
    for (const Place c : field.grid().cells())
        if (!isPassed(c))
            r.at(c, family::blockOnArrow)
                .unlessClue()
                .implies(field[c], passed.empty() ? std::vector<Lit>{} : beside[c]);
    for (const auto& arrow : arrows.ways) {
        Lit before = No;
        for (const Place c : arrow) {
            r.at(c, family::blocksGrow).unlessClue().implies(r.allOf({before, field[c]}), beside[c]);
            before = r.anyOf({before, field[c]});
        }
    }
}

} // namespace

void areasGrow(Rules& r, const Board& b, const Field& field)
{
    const Arrows arrows = arrowsOf(b);
    for (const Place c : arrows.misfits)
        r.clue(c, family::arrowForm).any({});
    std::vector<Place> passed;
    for (const auto& arrow : arrows.ways) {
        passed.insert(passed.end(), arrow.begin(), arrow.end());
        r.clue(arrow.front(), family::arrowBlocks).unlessClue().count(2, static_cast<int>(arrow.size()), field[arrow]);
    }
    std::ranges::sort(passed);
    tellNeighbours(r, field, arrows, passed);
    if (passed.empty())
        return;
    r.at(wholeBoard, family::blockOnArrow).oneSeedEach(Shared(Parts{field, passed}));
    r.at(wholeBoard, family::blocksGrow)
        .unlessClue()
        .relate(
            {.present = field, .demand = {AreaTerms::Next, AreaTerms::Grown}, .groups = arrows.ways, .oneEach = true});
}

} // namespace tokisuji
