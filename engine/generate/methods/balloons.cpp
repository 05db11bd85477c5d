// Dosun-Fuwari: balloons and iron balls are stacked in every column between filled cells, then rooms grow round them,
// and those with a balloon are joined with those with a ball. Signs that are left over go again.
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

/// Areas round single signs, one each.
struct SignAreas {
    RoomNumbers area;
    std::vector<Place> signs; ///< of each area
};

/// Areas are joined in pairs of both kinds, those with the fewest partners first. Returns those that stay alone.
std::vector<int> mate(SignAreas& areas, const Board& solution, Random& random)
{
    std::map<int, std::set<int>> partners; ///< of each area without one
    for (std::size_t area = 0; area < areas.signs.size(); ++area)
        partners[static_cast<int>(area)];
    const auto kindOf = [&](int area) {
        return solution.at(Layer::Digit, areas.signs[static_cast<std::size_t>(area)]);
    };
    for (const Place edge : areas.area.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        const int one = areas.area[p], other = areas.area[q];
        if (!partners.contains(one) || !partners.contains(other) || kindOf(one) == kindOf(other))
            continue;
        partners[one].insert(other);
        partners[other].insert(one);
    }
    std::vector<int> alone;
    while (!partners.empty()) {
        const auto tightest = std::ranges::min_element(
            partners, [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
        const std::vector<int> choice(tightest->second.begin(), tightest->second.end());
        const int kept = tightest->first;
        partners.erase(kept);
        if (choice.empty()) {
            alone.push_back(kept);
            continue;
        }
        const int taken = random.pick(std::span<const int>(choice));
        std::ranges::replace(areas.area.values(), taken, kept);
        partners.erase(taken);
        for (auto& [area, left] : partners) {
            left.erase(kept);
            left.erase(taken);
        }
    }
    return alone;
}

/// Signs without a partner go, and leave their cells to the rooms beside them. Where a stack would fall, its next sign
/// goes instead, and the room of that one takes over. False: the stack is too high for that.
bool dropAlone(SignAreas& areas, std::vector<int> alone, Board& solution)
{
    const auto signOf = [&](int area) { return areas.signs[static_cast<std::size_t>(area)]; };
    const auto kindAt = [&](Place c) { return solution.grid().hasCell(c) ? solution.at(Layer::Digit, c) : blank; };
    const auto inward = [&](Place sign) { return kindAt(sign) == balloonSign ? Dir::Down : Dir::Up; };
    std::ranges::sort(alone, {}, [&](int area) { // the ends of stacks first
        const Place sign = signOf(area);
        return inward(sign) == Dir::Down ? -row(sign) : row(sign);
    });
    for (const int area : alone) {
        const Place sign = signOf(area), next = sign.step(inward(sign)), afterNext = next.step(inward(sign));
        if (kindAt(next) != kindAt(sign)) {
            solution.set(Layer::Digit, sign, 0);
            std::ranges::replace(areas.area.values(), area, -1);
            continue;
        }
        if (kindAt(afterNext) == kindAt(sign))
            return false;
        solution.set(Layer::Digit, next, 0);
        std::ranges::replace(areas.area.values(), area, areas.area[next]);
    }
    return true;
}

/// Areas round the signs of a solution; filled cells are areas of their own.
SignAreas areasRoundSigns(const Board& board, const Board& solution, Random& random)
{
    SignAreas areas{RoomNumbers(board.grid(), -1), {}};
    for (const Place c : board.grid().cells())
        if (solution.at(Layer::Digit, c) > 0) {
            areas.area[c] = static_cast<int>(areas.signs.size());
            areas.signs.push_back(c);
        }
    auto next = static_cast<int>(areas.signs.size());
    for (const Place c : board.grid().cells())
        if (isTerrain(board, c, Terrain::Wall))
            areas.area[c] = next++;
    growRooms(areas.area, areas.signs, random);
    return areas;
}

/// None where the rooms do not go up, or where more than this share of them would be lost.
std::optional<Draft> drawBalloons(double mostLost, const SearchContext& context)
{
    constexpr int cellsPerRoom = 5;
    const int wanted = std::max(1, context.size().cells() / cellsPerRoom);
    Board board = blankBoard(context.genre, context.options());
    for (const Place c : board.grid().cells())
        if (context.random.chance(context.recipe.density) && context.limits.mayStand(c))
            setTerrain(board, c, Terrain::Wall);
    Board solution = stacked(board, wanted, context.random);
    SignAreas areas = areasRoundSigns(board, solution, context.random);
    const std::vector<int> alone = mate(areas, solution, context.random);
    const auto lost = static_cast<int>(alone.size()) / 2; // of both kinds
    if (lost > mostLost * wanted || !dropAlone(areas, alone, solution))
        return std::nullopt;
    std::vector<Place> rim = board.grid().cells();
    std::erase_if(rim, [&](Place c) { return isTerrain(board, c, Terrain::Wall) || areas.area[c] < 0; });
    growRooms(areas.area, std::move(rim), context.random);
    if (std::ranges::find(areas.area.values(), -1) != areas.area.values().end())
        return std::nullopt;
    setRooms(board, areas.area);
    return Draft{board, solution, board};
}

std::optional<Draft> beginBalloons(const SearchContext& context)
{
    constexpr int draws = 100, strictDraws = 50;
    for (int i = 0; i < draws && !context.halt.reached(); ++i)
        if (auto draft = drawBalloons(i < strictDraws ? 1.0 / 3 : 0.5, context))
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
