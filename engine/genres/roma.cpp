// Roma. Put an arrow into every empty cell, each of them at most once in a room. From every cell the arrows lead to one
// of the goals.
//
//     > v <
//     o < ^        "o" a goal
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowOnce{.id = "arrow-once",
                               .name = {"each arrow once in a room", "部屋に同じ矢印は 1 つ"},
                               .broken = {"An arrow occurs twice in a room", "部屋に同じ矢印が 2 つあります"}};

constexpr RuleFamily leadsToGoal{
    .id = "leads-to-goal",
    .name = {"the arrows lead to a goal", "矢印はゴールに着く"},
    .broken = {"The arrows do not lead to a goal from every cell", "ゴールに着かないマスがあります"}};

} // namespace family

namespace {

constexpr int arrows = 4, goal = 5;

/// Every cell but a goal has one way on: they all lead to goals unless they close a ring or leave the board.
Graph ways(Rules& r, const Digits& arrow, const Grid& grid)
{
    const std::vector<Place> cells = grid.cells();
    Graph graph{.nodes = std::vector<Lit>(cells.size(), Yes), .places = cells, .links = {}, .grid = {}};
    const auto points = [&](Place from, Dir d) { return arrow.is(from, static_cast<int>(d)); };
    for (const Place c : cells)
        for (const Dir d : directions)
            if (!grid.hasCell(c.step(d))) {
                r.at(c, family::leadsToGoal).never(points(c, d));
            } else if (d == Dir::Right || d == Dir::Down) {
                const Lit there = points(c, d), back = points(c.step(d), opposite(d));
                r.at(edgeBetween(c, d), family::leadsToGoal).any({!there, !back});
                graph.links.push_back(
                    {grid.index(PlaceKind::Cell, c), grid.index(PlaceKind::Cell, c.step(d)), r.anyOf({there, back})});
            }
    return graph;
}

} // namespace

extern const Genre roma;
const Genre roma{
    .id = "roma",
    .urlId = "roma",
    .aliases = {"rome"},
    .title = {"Roma", "ろーま"},
    .summary = {"Put an arrow into every empty cell. No arrow occurs twice in a room. From every cell the arrows, each "
                "of which leads to the cell beside it, bring you to one of the goals, the black discs.",
                "空いているすべてのマスに上下左右の矢印を 1 "
                "つずつ入れます。同じ部屋に同じ矢印は入りません。どのマスからも、矢印の通りに 1 "
                "マスずつ進むと、どれかのゴール（黒丸）に着きます。"},
    .kana = "ろーま",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 1, .max = goal, .orUnknown = true, .goal = goal}},
    .marks = {Mark::Sign, Mark::Ticks},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::digitsAndTicks}},
    .signs = SignStyle::Arrows,
    .signsEverywhere = true,
    .sample = "roma/5/5/fndpsnntg4a34a212b422b55a",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits arrow(r, b, PlaceMap<int>(b.grid(), arrows), ToCome::ClueHere);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == question)
                    r.clue(c, family::unknownNeverFits).any({});
            for (const Room& room : rooms(b))
                for (int n = 1; n <= arrows; ++n)
                    r.at(room.anchor, family::arrowOnce).ofEachPart().atMost(1, arrow.are(n)[room.cells]);
            r.at(wholeBoard, family::leadsToGoal).acyclic(ways(r, arrow, b.grid()));
        },
    .recipe = Recipe{.sizes = fromSixCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 4},
};

} // namespace tokisuji
