// Rooms that hold so many shaded cells or stars each: Lits, Norinori, Star Battle.
//
// A solution is held and the rooms are moved under it (see partition.h).
#include "engine/board/star_count.h"
#include "engine/generate/general.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/recipes/partition.h"
#include "engine/generate/recipes/recipes.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tokisuji {

namespace {

/// Moves the rooms until the solution is the only one.
std::optional<Draft> divided(Partition partition, const Workshop& shop)
{
    const int mostKills = 4 * shop.size().cells();
    for (int kills = 0; kills < mostKills; ++kills) {
        const Draft draft = partition.draft();
        const Reading reading = readBoard(draft.full, draft.solution, {.mostOpen = 0}, shop.halt);
        if (reading.kind == Reading::Unique)
            return draft;
        if (reading.kind != Reading::Several || !partition.kill(*reading.other))
            return std::nullopt;
    }
    return std::nullopt;
}

/// Joins rooms that lie side by side, `size` of them each time. None where some are left over.
std::optional<RoomNumbers> joined(RoomNumbers rooms, int size, const Workshop& shop)
{
    const Grid grid(shop.size());
    std::map<int, int> parts; ///< of each room, as how many it counts
    for (const int room : rooms)
        parts[room] = 1;
    const auto index = [&](Place c) { return static_cast<std::size_t>(grid.index(PlaceKind::Cell, c)); };
    const auto partners = [&] { // of every room that is not full
        std::map<int, std::set<int>> found;
        for (const auto& [room, count] : parts)
            if (count < size)
                found[room];
        for (const Place edge : grid.innerEdges()) {
            const auto [p, q] = cellsBeside(edge);
            const int a = rooms[index(p)], b = rooms[index(q)];
            if (a == b || parts[a] + parts[b] > size)
                continue;
            found[a].insert(b);
            found[b].insert(a);
        }
        return found;
    };
    while (!shop.halt.reached()) {
        std::vector<int> fewest;
        int tightest = -1;
        for (const auto& [room, beside] : partners())
            if (tightest < 0 || beside.size() < fewest.size()) {
                tightest = room;
                fewest.assign(beside.begin(), beside.end());
            }
        if (tightest < 0)
            return rooms;
        if (fewest.empty())
            return std::nullopt;
        const int taken = shop.random.pick(std::span<const int>(fewest));
        std::ranges::replace(rooms, taken, tightest);
        parts[tightest] += parts[taken];
        parts.erase(taken);
    }
    return std::nullopt;
}

/// Rooms that hold `quota` of the filled cells each.
std::optional<RoomNumbers> roomsFor(const Board& solution, int quota, const Workshop& shop)
{
    constexpr int tries = 30;
    std::vector<Place> seeds = solution.grid().cells();
    std::erase_if(seeds, [&](Place c) { return solution.at(Layer::Shade, c) != 1; });
    for (int i = 0; i < tries; ++i)
        if (auto rooms = joined(roomsAround(shop.size(), seeds, shop.random), quota, shop))
            return rooms;
    return std::nullopt;
}

/// A solution of some rooms, which are then moved.
std::optional<Draft> movedFrom(const Board& skeleton, int quota, const Workshop& shop)
{
    const auto first = draftFor(skeleton, dreamAtRandom(skeleton, shop), shop);
    return first ? divided(Partition(shop, first->solution, roomNumbers(skeleton), quota), shop) : std::nullopt;
}

/// A solution of some rooms that is kept, in rooms that are made anew round it.
std::optional<Draft> movedRound(const Board& skeleton, int quota, const Workshop& shop)
{
    const auto first = draftFor(skeleton, dreamAtRandom(skeleton, shop), shop);
    if (!first)
        return std::nullopt;
    const auto rooms = roomsFor(first->solution, quota, shop);
    return rooms ? divided(Partition(shop, first->solution, *rooms, quota), shop) : std::nullopt;
}

bool isSymmetric(const Workshop& shop)
{
    return shop.options().symmetry != Symmetry::None;
}

bool isTurned(Symmetry symmetry)
{
    return symmetry == Symmetry::Point || symmetry == Symmetry::Quarter;
}

bool hasMiddleCell(Size size)
{
    return size.width % 2 == 1 && size.height % 2 == 1;
}

/// With the number of stars of the start, or of a new puzzle.
Board blankStars(const Genre& genre, const GenerateOptions& options)
{
    constexpr int sideForTwo = 9;
    Board board = blankBoard(genre, options);
    if (!options.start && options.size.width >= sideForTwo)
        board.setSetup("2");
    return board;
}

RoomNumbers rowsAsRooms(Size size)
{
    RoomNumbers rows;
    for (const Place c : Grid(size).cells())
        rows.push_back(row(c));
    return rows;
}

} // namespace

std::optional<Draft> beginLits(const Workshop& shop)
{
    return movedFrom(*laySkeleton(shop), 4, shop);
}

/// The dominoes are drawn in rooms; the rooms round them are made anew, so that dominoes lie across borders. That does
/// not keep a symmetry.
std::optional<Draft> beginNorinori(const Workshop& shop)
{
    constexpr int quota = 2;
    const Board skeleton = *laySkeleton(shop);
    return isSymmetric(shop) ? movedFrom(skeleton, quota, shop) : movedRound(skeleton, quota, shop);
}

/// With rows as rooms the stars are drawn; then rooms grow round them. In a symmetry the rooms come first.
std::optional<Draft> beginStarBattle(const Workshop& shop)
{
    Board board = blankStars(shop.genre, shop.options());
    const int quota = starCount(board);
    if (!isSymmetric(shop)) {
        setRooms(board, rowsAsRooms(shop.size()));
        return movedRound(board, quota, shop);
    }
    const auto rooms = randomDivision(shop.size(), shop.size().height, shop.options().symmetry, shop.random);
    if (!rooms)
        return std::nullopt;
    setRooms(board, *rooms);
    return movedFrom(board, quota, shop);
}

/// Rows and columns hold as many stars. Two rows side by side hold a star in every 2×2 cells at most, so that n stars a
/// row need 4n-1 columns; and with just so many the outermost columns would have a star in every second row.
bool fitsStars(const GenerateOptions& options)
{
    const int stars = starCount(blankStars(*findGenre("starbattle"), options)), side = options.size.width;
    return side == options.size.height && side >= 4 * stars;
}

const SizeRule starSizes{
    fitsStars,
    {"Rows and columns hold as many stars: the board is a square, with at least 4 cells each way for each star.",
     "どの行・列にも同じ数の星が入るため、盤面は正方形で、一辺は星 1 つにつき 4 マス以上が必要です。"}};

/// The room of a middle cell repeats in itself. No tetromino but a square does that round a cell or at a diagonal, and
/// a square is none here.
bool canLitsRepeat(const GenerateOptions& options)
{
    const bool isDiagonal = options.symmetry == Symmetry::Diagonal || options.symmetry == Symmetry::AntiDiagonal;
    return !isDiagonal && !(isTurned(options.symmetry) && hasMiddleCell(options.size));
}

/// Round a middle cell no domino repeats in itself, but its room does: there are more rooms than dominoes, or fewer.
bool canNorinoriRepeat(const GenerateOptions& options)
{
    return !(isTurned(options.symmetry) && hasMiddleCell(options.size));
}

/// A mirrored row holds its stars in pairs, or one of them in the middle column: there they would touch each other, or
/// be too many. Quarter turns map stars to each other by fours, but for one in the middle, and rooms likewise.
bool canStarsRepeat(const GenerateOptions& options)
{
    const int stars = starCount(blankStars(*findGenre("starbattle"), options)), side = options.size.width;
    switch (options.symmetry) {
    case Symmetry::LeftRight:
    case Symmetry::TopBottom:
        return side == 1;
    case Symmetry::Quarter:
        return side % 4 == 0 || (side % 4 == 1 && stars % 4 == 1);
    default:
        return true;
    }
}

bool neverRepeats(const GenerateOptions& options)
{
    return options.symmetry == Symmetry::None;
}

} // namespace tokisuji
