// Dosun-Fuwari: balloons and iron balls are stacked in every column between filled cells, then rooms grow round them,
// and those with a balloon are joined with those with a ball.
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tokisuji {

namespace {

constexpr int balloonSign = 1, ballSign = 2;

/// The stretches of columns between filled cells, from the top.
std::vector<std::vector<Place>> shafts(const Board& board)
{
    std::vector<std::vector<Place>> found;
    for (const Place c : board.grid().cells()) {
        const Place above = c.step(Dir::Up);
        if (isTerrain(board, c, Terrain::Wall)
            || (board.grid().hasCell(above) && !isTerrain(board, above, Terrain::Wall)))
            continue;
        std::vector<Place>& shaft = found.emplace_back();
        for (Place p = c; board.grid().hasCell(p) && !isTerrain(board, p, Terrain::Wall); p = p.step(Dir::Down))
            shaft.push_back(p);
    }
    return found;
}

/// As many balloons as balls, about so many of each.
Board stacked(const Board& board, int wanted, Random& random)
{
    Board solution = board;
    std::vector<std::vector<Place>> free = shafts(board);
    for (const std::vector<Place>& shaft : free)
        for (const Place c : shaft)
            solution.set(Layer::Digit, c, 0);
    for (int i = 0; i < wanted; ++i)
        for (const int sign : {balloonSign, ballSign}) {
            std::erase_if(free, [](const auto& shaft) { return shaft.empty(); });
            if (free.empty())
                return solution; // one balloon too many: no rooms go with it
            std::vector<Place>& shaft = free[static_cast<std::size_t>(random.below(static_cast<int>(free.size())))];
            const auto at = sign == balloonSign ? shaft.begin() : shaft.end() - 1;
            solution.set(Layer::Digit, *at, sign);
            shaft.erase(at);
        }
    return solution;
}

/// Areas round single signs are joined in pairs of both kinds, those with the fewest partners first.
std::optional<RoomNumbers> mated(RoomNumbers areas, const std::vector<int>& kinds, Random& random)
{
    std::map<int, std::set<int>> partners; ///< of each area without one
    for (std::size_t area = 0; area < kinds.size(); ++area)
        partners[static_cast<int>(area)];
    for (const Place edge : areas.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        const int one = areas[p], other = areas[q];
        const auto kindOf = [&](int area) { return kinds[static_cast<std::size_t>(area)]; };
        if (!partners.contains(one) || !partners.contains(other) || kindOf(one) == kindOf(other))
            continue;
        partners[one].insert(other);
        partners[other].insert(one);
    }
    while (!partners.empty()) {
        const auto tightest = std::ranges::min_element(
            partners, [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
        const std::vector<int> choice(tightest->second.begin(), tightest->second.end());
        if (choice.empty())
            return std::nullopt;
        const int kept = tightest->first, taken = random.pick(std::span<const int>(choice));
        std::ranges::replace(areas.values(), taken, kept);
        partners.erase(kept);
        partners.erase(taken);
        for (auto& [area, left] : partners) {
            left.erase(kept);
            left.erase(taken);
        }
    }
    return areas;
}

/// None where the rooms do not go up.
std::optional<Draft> drawBalloons(const SearchContext& context)
{
    constexpr int cellsPerRoom = 5;
    Board board = blankBoard(context.genre, context.options());
    for (const Place c : board.grid().cells())
        if (context.random.chance(context.recipe.density) && context.limits.mayStand(c))
            setTerrain(board, c, Terrain::Wall);
    const Board solution = stacked(board, std::max(1, context.size().cells() / cellsPerRoom), context.random);
    RoomNumbers areas(board.grid(), -1);
    std::vector<int> kinds;
    std::vector<Place> rim;
    for (const Place c : board.grid().cells())
        if (const int sign = solution.at(Layer::Digit, c); sign > 0) {
            areas[c] = static_cast<int>(kinds.size());
            kinds.push_back(sign);
            rim.push_back(c);
        }
    auto next = static_cast<int>(kinds.size());
    for (const Place c : board.grid().cells())
        if (isTerrain(board, c, Terrain::Wall))
            areas[c] = next++;
    growRooms(areas, std::move(rim), context.random);
    auto rooms = mated(std::move(areas), kinds, context.random);
    if (!rooms || std::ranges::find(rooms->values(), -1) != rooms->values().end())
        return std::nullopt;
    setRooms(board, *rooms);
    return Draft{board, solution, board};
}

std::optional<Draft> beginBalloons(const SearchContext& context)
{
    constexpr int draws = 100;
    for (int i = 0; i < draws && !context.halt.reached(); ++i)
        if (auto draft = drawBalloons(context))
            return draft;
    return std::nullopt;
}

/// Filled cells part rooms by themselves.
void openBesideWalls(Board& board)
{
    for (const Place edge : bordersBesideWalls(board))
        board.set(Layer::Room, edge, blank);
}

} // namespace

extern const Method balloonsMethod;
const Method balloonsMethod{.name = "balloons", .begin = beginBalloons, .normalize = openBesideWalls};

} // namespace tokisuji
