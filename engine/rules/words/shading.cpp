#include "engine/rules/words/shading.h"

#include "engine/rules/families.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily sight{
    .id = "sight",
    .name = {"number of cells a number sees", "数字から見えるマスの数"},
    .broken = {"The number of cells a number sees is wrong", "数字から見える白マスの数が違います"}};

} // namespace family

Field shade(Rules& r, const Board& b)
{
    return {b.grid(), PlaceKind::Cell, r.answers(Layer::Shade, b.grid().cells())};
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

void cluesFree(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Number, c) != blank)
            r.clue(c, family::clueFree).never(black[c]);
}

std::vector<Lit> seen(Rules& r, const Field& open, Place from, int far)
{
    std::vector<Lit> found;
    for (const Dir d : directions) {
        Lit sofar = Yes;
        Place c = from.step(d);
        for (int steps = 0; steps < far && open.grid().hasCell(c); ++steps, c = c.step(d))
            found.push_back(sofar = r.allOf({sofar, open[c]}));
    }
    return found;
}

void sights(Rules& r, const Board& b, const Field& open)
{
    for (const Place c : b.grid().cells())
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::sight).exactly(n - 1, seen(r, open, c, n));
}

void connected(Rules& r, const Field& field, const RuleFamily& family)
{
    const Grid& grid = field.grid();
    Graph graph{.nodes = field.all(), .places = grid.cells(), .links = {}, .grid = grid.size()};
    for (const Place edge : grid.innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({grid.index(PlaceKind::Cell, a), grid.index(PlaceKind::Cell, b), Yes});
    }
    r.at(wholeBoard, family).connected(std::move(graph));
}

void reachesFrame(Rules& r, const Field& field, const RuleFamily& family)
{
    const Grid& grid = field.grid();
    Graph graph{.nodes = {Yes}, .places = {wholeBoard}, .links = {}, .grid = {}}; // the first node is the outside
    const auto nodeOf = [&](Place cell) { return grid.hasCell(cell) ? grid.index(PlaceKind::Cell, cell) + 1 : 0; };
    for (const Place cell : grid.cells()) {
        graph.nodes.push_back(field[cell]);
        graph.places.push_back(cell);
    }
    for (const Place edge : grid.all(PlaceKind::Edge)) {
        const auto [a, b] = cellsBeside(edge);
        graph.links.push_back({nodeOf(a), nodeOf(b), Yes});
    }
    r.at(wholeBoard, family).connected(std::move(graph));
}

} // namespace tokisuji
