#include "engine/rules/words/path.h"

#include "engine/board/place_map.h"
#include "engine/rules/families.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily numberPaired{.id = "number-paired",
                                  .name = {"each number has a partner", "数字は 2 つずつ"},
                                  .broken = {"A number has no partner", "数字に相手がありません"}};

constexpr RuleFamily lineEnd{
    .id = "line-end",
    .name = {"each number is the end of one line", "数字は線の端になる"},
    .broken = {"A number is not the end of exactly one line", "数字のマスが線の端になっていません"}};

constexpr RuleFamily equalNumbers{.id = "equal-numbers",
                                  .name = {"lines link equal numbers", "線は同じ数字を結ぶ"},
                                  .broken = {"A line links different numbers", "違う数字が線でつながっています"}};

} // namespace family

namespace {

/// Every line has two ends, so a number that stands on the board an odd number of times leaves one over.
void pairUp(const Board& b, Rules& r, Place c)
{
    if (std::ranges::count(b.values(Layer::Number), b.at(Layer::Number, c)) % 2 != 0)
        r.clue(c, family::numberPaired).unlessClue().any({});
}

} // namespace

Field cellLine(Rules& r, const Board& b)
{
    const Grid& grid = b.grid();
    const std::vector<Place> edges = grid.innerEdges();
    const std::vector<Lit> lits = r.answers(Layer::Line, edges);
    PlaceMap<Lit> all(grid, PlaceKind::Edge, No);
    for (std::size_t i = 0; i < edges.size(); ++i)
        all[edges[i]] = lits[i];
    return {grid, PlaceKind::Edge, all.values()};
}

std::vector<Lit> ways(const Field& line, Place cell)
{
    std::vector<Lit> lits;
    for (const Dir d : directions)
        lits.push_back(line[edgeBetween(cell, d)]);
    return lits;
}

void passes(Rules& r, const Field& line, Place cell)
{
    r.clue(cell, family::noBranch).unlessClue().noneOrTwo(ways(line, cell));
}

Lit goesOn(Rules& r, const Field& line, Place cell)
{
    const std::vector<Lit> lits = ways(line, cell);
    std::vector<Lit> pairs;
    for (std::size_t i = 0; i < lits.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            pairs.push_back(r.allOf({lits[i], lits[j]}));
    return r.anyOf(std::move(pairs));
}

void linkNumbers(Rules& r, const Board& b, const Field& line)
{
    std::vector<Lit> ends;
    for (const Place c : b.grid().cells()) {
        const std::vector<Lit> beside = ways(line, c);
        if (b.at(Layer::Number, c) == blank) {
            passes(r, line, c);
            continue;
        }
        r.clue(c, family::lineEnd).exactly(1, beside);
        pairUp(b, r, c);
        ends.insert(ends.end(), beside.begin(), beside.end());
    }
    Graph links = network(line);
    r.at(wholeBoard, family::noLoop).acyclic(links);
    r.clue(wholeBoard, family::someLine).unlessClue().any(std::move(ends)); // a line has ends, or it would be a loop
    links.tags.assign(b.values(Layer::Number).begin(), b.values(Layer::Number).end());
    r.clue(wholeBoard, family::equalNumbers).separate(std::move(links));
}

Graph network(const Field& line)
{
    const Grid& grid = line.grid();
    const auto cells = static_cast<std::size_t>(grid.size().cells());
    Graph graph{.nodes = std::vector<Lit>(cells, Yes), .places = grid.cells(), .links = {}, .grid = {}};
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), line[edge]});
    }
    return graph;
}

void passesStraight(Rules& r, const Field& line, Place c, Lit condition, const RuleFamily& straight)
{
    const auto to = [&](Dir d) { return line[edgeBetween(c, d)]; };
    for (const Axis axis : axes)
        r.at(c, straight).when(condition).same(to(ends(axis)[0]), to(ends(axis)[1]));
    r.at(c, family::noCrossing).when(condition).never({to(Dir::Up), to(Dir::Left)});
}

} // namespace tokisuji
