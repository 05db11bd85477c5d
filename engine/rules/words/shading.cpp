#include "engine/rules/words/shading.h"

#include "engine/rules/families.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily ringOfCells{
    .id = "ring-of-cells",
    .name = {"two shaded neighbours of a shaded cell", "黒マスの隣の黒マスは 2 つ"},
    .broken = {"A shaded cell does not have exactly two shaded neighbours", "黒マスの隣の黒マスが 2 つではありません"}};

constexpr RuleFamily loneCorner{.id = "lone-corner",
                                .name = {"shaded cells do not touch at a corner alone", "黒マスは角だけで接しない"},
                                .broken = {"Shaded cells touch at a corner alone", "黒マスが角だけで接しています"}};

constexpr RuleFamily cellRing{.id = "cell-ring",
                              .name = {"cells close no ring", "マスは輪にならない"},
                              .broken = {"The cells close a ring", "マスが輪になっています"}};

} // namespace family

Field shade(Rules& r, const Board& b)
{
    return {b.grid(), PlaceKind::Cell, r.answers(Layer::Shade, b.grid().cells())};
}

Field shadeIn(Rules& r, const Board& b, const std::vector<Place>& cells)
{
    const std::vector<Lit> shaded = r.answers(Layer::Shade, cells);
    Field field(b.grid(), PlaceKind::Cell, std::vector(static_cast<std::size_t>(b.size().cells()), No));
    for (std::size_t i = 0; i < cells.size(); ++i)
        field.set(cells[i], shaded[i]);
    return field;
}

void notAdjacent(Rules& r, const Field& field, const RuleFamily& family)
{
    for (const Place edge : field.grid().innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        r.at(edge, family).any({!field[a], !field[b]});
    }
}

void notTouching(Rules& r, const Field& field, const RuleFamily& family)
{
    const Size size = field.grid().size();
    // A window of a board that is one cell wide is cut down to it.
    for (const auto& window : field.grid().windows(std::min(size.width, 2), std::min(size.height, 2)))
        r.at(window.front(), family).atMost(1, field[window]);
}

void noSquare(Rules& r, const Field& field, const RuleFamily& family)
{
    for (const auto& square : field.grid().windows(2, 2))
        r.at(square.front(), family).never(field[square]);
}

namespace {

/// The cells along the frame, clockwise; none where the board is one cell wide.
std::vector<Place> frameCells(const Grid& grid)
{
    const auto [width, height] = grid.size();
    std::vector<Place> cells;
    if (width < 2 || height < 2)
        return cells;
    for (int x = 0; x < width; ++x)
        cells.push_back(cellAt(x, 0));
    for (int y = 1; y < height; ++y)
        cells.push_back(cellAt(width - 1, y));
    for (int x = width - 2; x >= 0; --x)
        cells.push_back(cellAt(x, height - 1));
    for (int y = height - 2; y > 0; --y)
        cells.push_back(cellAt(0, y));
    return cells;
}

} // namespace

void bothConnected(Rules& r, const Field& one, const Field& other, const RuleFamily& family)
{
    for (const auto& square : one.grid().windows(2, 2)) {
        const std::vector<Lit> a = one[square], b = other[square];
        r.at(square.front(), family).never({a[0], b[1], b[2], a[3]});
        r.at(square.front(), family).never({b[0], a[1], a[2], b[3]});
    }
    std::vector<Lit> frame;
    for (const Place c : frameCells(one.grid()))
        if (one[c] != No || other[c] != No)
            frame.push_back(one[c]);
    std::vector<Lit> changes;
    for (std::size_t i = 0; i < frame.size(); ++i)
        changes.push_back(r.oneOf(frame[i], frame[(i + 1) % frame.size()]));
    if (!changes.empty())
        r.at(wholeBoard, family).atMost(2, std::move(changes));
}

void noRun(Rules& r, const Field& field, int length, const RuleFamily& family)
{
    for (const Size window : {Size{length, 1}, Size{1, length}})
        for (const auto& run : field.grid().windows(window.width, window.height))
            r.at(run.front(), family).never(field[run]);
}

void rectangles(Rules& r, const Field& field, const RuleFamily& family)
{
    for (const auto& square : field.grid().windows(2, 2))
        for (const Place corner : square) {
            std::vector<Lit> others;
            for (const Place c : square)
                if (c != corner)
                    others.push_back(!field[c]);
            others.push_back(field[corner]);
            r.at(square.front(), family).any(std::move(others));
        }
}

namespace {

/// Every area is linked with a node of its own, the last one, by the middle cells of its bends.
Graph linkedByBends(Rules& r, const Field& field)
{
    const Grid& grid = field.grid();
    Graph graph = areas(field);
    graph.grid = {};
    const auto bends = static_cast<int>(graph.nodes.size());
    graph.nodes.push_back(Yes);
    graph.places.push_back(wholeBoard);
    for (const auto& square : grid.windows(2, 2))
        for (std::size_t middle = 0; middle < square.size(); ++middle) {
            std::vector<Lit> bend = field[square];
            bend[3 - middle] = !bend[3 - middle];
            graph.links.push_back({grid.index(PlaceKind::Cell, square[middle]), bends, r.allOf(std::move(bend))});
        }
    return graph;
}

} // namespace

void noRectangle(Rules& r, const Field& field, const RuleFamily& family)
{
    r.at(wholeBoard, family).connected(linkedByBends(r, field));
}

void noRectangleInside(Rules& r, const Field& field, const RuleFamily& family)
{
    const Grid& grid = field.grid();
    Graph graph = linkedByBends(r, field);
    const auto bends = static_cast<int>(graph.nodes.size()) - 1;
    for (const Place c : grid.cells())
        if (grid.neighbours(c).size() < directions.size())
            graph.links.push_back({grid.index(PlaceKind::Cell, c), bends, Yes});
    r.at(wholeBoard, family).connected(std::move(graph));
}

void squares(Rules& r, const Field& field, const RuleFamily& family)
{
    rectangles(r, field, family);
    for (const Place c : field.grid().cells()) {
        const Lit isCorner = r.allOf({field[c], !field[c.step(Dir::Left)], !field[c.step(Dir::Up)]});
        Lit across = field[c], down = field[c];
        for (Place x = c.step(Dir::Right), y = c.step(Dir::Down); across != No && down != No;
             x = x.step(Dir::Right), y = y.step(Dir::Down)) {
            across = r.allOf({across, field[x]});
            down = r.allOf({down, field[y]});
            r.at(c, family).when(isCorner).same(across, down);
        }
    }
}

void bars(Rules& r, const Field& field, const RuleFamily& family)
{
    for (const auto& square : field.grid().windows(2, 2))
        r.at(square.front(), family).atMost(2, field[square]);
}

std::vector<std::vector<Lit>> runLengths(Rules& r, const std::vector<Lit>& line)
{
    const auto at = [&](std::size_t i) { return i < line.size() ? line[i] : No; };
    std::vector<std::vector<std::vector<Lit>>> ways(line.size());
    for (auto& ofCell : ways)
        ofCell.resize(line.size());
    for (std::size_t from = 0; from < line.size(); ++from) {
        Lit run = from == 0 ? Yes : !line[from - 1];
        for (std::size_t to = from; to < line.size(); ++to) {
            run = r.allOf({run, line[to]});
            const Lit isWhole = r.allOf({run, !at(to + 1)});
            for (std::size_t i = from; i <= to; ++i)
                ways[i][to - from].push_back(isWhole);
        }
    }
    std::vector<std::vector<Lit>> found(line.size());
    for (std::size_t i = 0; i < line.size(); ++i)
        for (auto& ofLength : ways[i])
            found[i].push_back(r.anyOf(std::move(ofLength)));
    return found;
}

void dominoes(Rules& r, const Field& field, const RuleFamily& family)
{
    for (const Place c : field.grid().cells())
        r.at(c, family).when(field[c]).exactly(1, field[field.grid().neighbours(c)]);
}

void rings(Rules& r, const Field& field)
{
    for (const Place c : field.grid().cells())
        r.at(c, family::ringOfCells).when(field[c]).exactly(2, field[field.grid().neighbours(c)]);
}

void noLoneCorner(Rules& r, const Field& field)
{
    for (const auto& square : field.grid().windows(2, 2)) {
        const std::vector<Lit> l = field[square];
        r.at(square.front(), family::loneCorner).never({l[0], !l[1], !l[2], l[3]});
        r.at(square.front(), family::loneCorner).never({!l[0], l[1], l[2], !l[3]});
    }
}

Lit isChequered(Rules& r, const Field& field, Place point)
{
    const std::vector<Lit> l = field[field.grid().cellsAround(point)];
    return r.anyOf({r.allOf({l[0], !l[1], !l[2], l[3]}), r.allOf({!l[0], l[1], l[2], !l[3]})});
}

std::vector<Place> diagonals(Place cell)
{
    const Place above = cell.step(Dir::Up), below = cell.step(Dir::Down);
    return {above.step(Dir::Left), above.step(Dir::Right), below.step(Dir::Left), below.step(Dir::Right)};
}

std::vector<Place> ringRound(Place cell)
{
    std::vector<Place> ring{cell.step(Dir::Up).step(Dir::Left)};
    for (const Dir d : {Dir::Right, Dir::Right, Dir::Down, Dir::Down, Dir::Left, Dir::Left, Dir::Up})
        ring.push_back(ring.back().step(d));
    return ring;
}

void someShaded(Rules& r, const Field& black)
{
    r.at(wholeBoard, family::someShaded).any(black.all());
}

Graph areas(const Field& field)
{
    const Grid& grid = field.grid();
    Graph graph{.nodes = field.all(), .places = grid.cells(), .links = {}, .grid = {}};
    if (!grid.hasSquares()) {
        for (const Place cell : grid.cells())
            for (const Place next : grid.neighbours(cell))
                if (cell < next)
                    graph.links.push_back({grid.index(PlaceKind::Cell, cell), grid.index(PlaceKind::Cell, next), Yes});
        return graph;
    }
    graph.grid = grid.size();
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), Yes});
    }
    return graph;
}

void groupsApart(At at, const Field& field, const std::vector<std::vector<Place>>& groups)
{
    Graph apart = areas(field);
    apart.tags.assign(apart.nodes.size(), -1);
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const Place c : groups[i])
            apart.tags[field.grid().cellIndex(c)] = static_cast<int>(i);
    at.separate(std::move(apart));
}

void connected(Rules& r, const Field& field, const RuleFamily& family)
{
    r.at(wholeBoard, family).connected(areas(field));
}

void connectedDiagonally(Rules& r, const Field& field, const RuleFamily& family)
{
    const Grid& grid = field.grid();
    Graph graph = areas(field);
    graph.grid = {};
    for (const auto& square : grid.windows(2, 2))
        for (const auto& [a, b] : {std::pair{square[0], square[3]}, std::pair{square[1], square[2]}})
            graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), Yes});
    r.at(wholeBoard, family).connected(std::move(graph));
}

void noRing(Rules& r, const Field& field)
{
    r.at(wholeBoard, family::cellRing).acyclic(areas(field));
}

void tree(Rules& r, const Field& field, const RuleFamily& whole)
{
    connected(r, field, whole);
    noRing(r, field);
}

void reachesAny(At at, const Field& field, const std::vector<Place>& cells)
{
    const Grid& grid = field.grid();
    Graph graph{.nodes = {Yes}, .places = {wholeBoard}, .links = {}, .grid = {}}; // the first node joins the cells
    const auto nodeOf = [&](Place cell) { return grid.index(PlaceKind::Cell, cell) + 1; };
    for (const Place cell : grid.cells()) {
        graph.nodes.push_back(field[cell]);
        graph.places.push_back(cell);
    }
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({nodeOf(a), nodeOf(b), Yes});
    }
    for (const Place cell : cells)
        graph.links.push_back({nodeOf(cell), 0, Yes});
    at.connected(std::move(graph));
}

void reachesFrame(Rules& r, const Field& field, const RuleFamily& family)
{
    std::vector<Place> outer = field.grid().cells();
    std::erase_if(outer, [&](Place c) { return field.grid().neighbours(c).size() == directions.size(); });
    reachesAny(r.at(wholeBoard, family), field, outer);
}

} // namespace tokisuji
