#include "engine/drawing/holes.h"

#include "engine/board/place_map.h"
#include "engine/genre/registry.h"
#include "engine/util/components.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace tokisuji {

namespace {

std::vector<Place> flagged(const PlaceMap<bool>& flag)
{
    std::vector<Place> cells;
    for (const Place c : flag.grid().cells())
        if (flag[c])
            cells.push_back(c);
    return cells;
}

/// Which cells the loop along the grid encloses: its sides alternate along a row.
PlaceMap<bool> insideOf(const Board& board)
{
    PlaceMap<bool> inside(board.grid());
    for (const auto& row : board.grid().rows()) {
        bool within = false;
        for (const Place c : row) {
            within ^= board.at(Layer::Line, edgeBetween(c, Dir::Left)) == 1;
            inside[c] = within;
        }
    }
    return inside;
}

/// A determined edge says whether its two cells lie on the same side; the frame ties a cell to the outside.
std::vector<Place> cellsOfUnknownSide(const Board& determined)
{
    const Grid& grid = determined.grid();
    const int outside = grid.count(PlaceKind::Cell);
    const auto node = [&](Place c) { return grid.hasCell(c) ? grid.index(PlaceKind::Cell, c) : outside; };
    Components tied(outside + 1);
    for (const Place edge : grid.all(PlaceKind::Edge))
        if (determined.at(Layer::Line, edge) != blank) {
            const auto [a, b] = cellsBeside(edge);
            tied.join(node(a), node(b));
        }
    std::vector<Place> unknown;
    for (const Place c : grid.cells())
        if (tied.find(node(c)) != tied.find(outside))
            unknown.push_back(c);
    return unknown;
}

/// The cell itself, or the cells beside an edge or round a lattice point.
std::vector<Place> cellsAt(const Grid& grid, Place place)
{
    if (isCell(place))
        return {place};
    if (!isEdge(place))
        return grid.cellsAround(place);
    std::vector<Place> cells;
    for (const Place c : cellsBeside(place))
        if (grid.hasCell(c))
            cells.push_back(c);
    return cells;
}

/// Answers of the puzzle for which `open` holds.
template <class Open>
std::vector<Answer> answersThat(const Board& board, const Open& open)
{
    const Rules rules = rulesOf(board);
    std::vector<Answer> found;
    for (const Answer& answer : rules.answers())
        if (open(answer.layer, answer.places.front()))
            found.push_back(answer);
    return found;
}

auto isBlankIn(const Board& determined)
{
    return [&determined](Layer layer, Place p) { return determined.at(layer, p) == blank; };
}

auto differsBetween(const Board& a, const Board& b)
{
    return [&a, &b](Layer layer, Place p) { return std::max(a.at(layer, p), 0) != std::max(b.at(layer, p), 0); };
}

std::vector<Place> cellsOf(const Grid& grid, const std::vector<Answer>& answers)
{
    PlaceMap<bool> flag(grid);
    for (const Answer& answer : answers)
        for (const Place p : answer.places)
            for (const Place c : cellsAt(grid, p))
                flag[c] = true;
    return flagged(flag);
}

std::vector<Answer> openAnswersOf(const Verdict& verdict, HoleKind kind, std::size_t alternative)
{
    if (kind == HoleKind::Undetermined && verdict.determined)
        return answersThat(*verdict.determined, isBlankIn(*verdict.determined));
    if (kind == HoleKind::Differing && verdict.solution && alternative < verdict.alternatives.size())
        return answersThat(*verdict.solution, differsBetween(*verdict.solution, verdict.alternatives[alternative]));
    return {};
}

bool isLatticeLoop(const Board& board)
{
    return genreOf(board).has(Mark::LatticeLine);
}

} // namespace

std::vector<Place> differingCells(const Board& a, const Board& b)
{
    if (!isLatticeLoop(a))
        return cellsOf(a.grid(), answersThat(a, differsBetween(a, b)));
    PlaceMap<bool> differs = insideOf(a);
    const PlaceMap<bool> other = insideOf(b);
    for (const Place c : a.grid().cells())
        differs[c] = differs[c] != other[c];
    return flagged(differs);
}

std::vector<Place> undeterminedCells(const Board& determined)
{
    if (isLatticeLoop(determined))
        return cellsOfUnknownSide(determined);
    return cellsOf(determined.grid(), answersThat(determined, isBlankIn(determined)));
}

std::vector<std::vector<Place>> mergedRegions(const Grid& grid, const std::vector<Place>& cells)
{
    PlaceMap<bool> member(grid);
    for (const Place c : cells)
        member[c] = true;
    Components touching(grid.count(PlaceKind::Cell));
    const auto touched = [&](Place c) {
        const Place below = c.step(Dir::Down);
        return grid.hasSquares() ? std::vector{c.step(Dir::Right), below, below.step(Dir::Left), below.step(Dir::Right)}
                                 : grid.neighbours(c);
    };
    for (const Place c : cells)
        for (const Place next : touched(c))
            if (grid.hasCell(next) && member[next])
                touching.join(grid.index(PlaceKind::Cell, c), grid.index(PlaceKind::Cell, next));
    std::vector<std::vector<Place>> regions;
    for (const auto& set : touching.sets([&](int i) { return member.values()[static_cast<std::size_t>(i)]; })) {
        auto& region = regions.emplace_back();
        for (const int i : set)
            region.push_back(grid.place(PlaceKind::Cell, i));
    }
    return regions;
}

/// The cells at the places where an open board lacks something.
std::vector<Place> missingCells(const Verdict& verdict)
{
    const Grid& grid = verdict.determined->grid();
    PlaceMap<bool> flag(grid);
    for (const Place place : verdict.missing)
        for (const Place c : cellsAt(grid, place))
            if (grid.hasCell(c))
                flag[c] = true;
    return flagged(flag);
}

std::vector<std::vector<Place>> holeRegions(const Verdict& verdict, HoleKind kind, std::size_t alternative)
{
    if (kind == HoleKind::Undetermined && verdict.status == Status::Open)
        return verdict.determined ? mergedRegions(verdict.determined->grid(), missingCells(verdict))
                                  : std::vector<std::vector<Place>>{};
    if (kind == HoleKind::Undetermined && verdict.determined && verdict.determinedComplete)
        return mergedRegions(verdict.determined->grid(), undeterminedCells(*verdict.determined));
    if (kind == HoleKind::Differing && verdict.solution && alternative < verdict.alternatives.size())
        return mergedRegions(verdict.solution->grid(),
                             differingCells(*verdict.solution, verdict.alternatives[alternative]));
    return {};
}

std::vector<int> openAnswers(const Verdict& verdict, HoleKind kind, const std::vector<std::vector<Place>>& regions,
                             std::size_t alternative)
{
    std::vector<int> counts(regions.size());
    const std::vector<Answer> open = openAnswersOf(verdict, kind, alternative);
    if (open.empty())
        return counts;
    const Grid grid = verdict.determined ? verdict.determined->grid() : verdict.solution->grid();
    constexpr std::size_t none = SIZE_MAX;
    PlaceMap<std::size_t> regionOf(grid, none);
    for (std::size_t i = 0; i < regions.size(); ++i)
        for (const Place c : regions[i])
            regionOf[c] = i;
    for (const Answer& answer : open) {
        std::set<std::size_t> touched;
        for (const Place p : answer.places)
            for (const Place c : cellsAt(grid, p))
                touched.insert(regionOf[c]);
        touched.erase(none);
        for (const std::size_t region : touched)
            ++counts[region];
    }
    return counts;
}

} // namespace tokisuji
