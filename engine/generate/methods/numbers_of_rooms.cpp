// Rooms that hold one number each: rooms are drawn until numbers can stand in them. Where the genre has grey areas,
// these grow then, until they have as many cells as their numbers add up to. All numbers are given at first, and most
// of them taken away.
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t numbersEffort = 20'000;

/// Cells that grow to an area.
class GreyArea {
public:
    GreyArea(const Board& board, const PlaceMap<int>& numbers, Place start) : m_board(board), m_numbers(numbers)
    {
        add(start);
    }
    /// Grows until numbers and cells agree; false where it gets too large, or cannot go on.
    [[nodiscard]] bool grow(std::size_t least, std::size_t most, Random& random)
    {
        while (m_cells.size() < least || m_missing != 0) {
            const std::vector<Place> rim = next();
            if (rim.empty() || m_cells.size() == most)
                return false;
            add(random.pick(std::span<const Place>(rim)));
        }
        return true;
    }
    [[nodiscard]] const std::vector<Place>& cells() const { return m_cells; }

private:
    void add(Place cell)
    {
        m_cells.push_back(cell);
        m_missing += m_numbers[cell] - 1;
    }
    [[nodiscard]] bool has(Place c) const { return std::ranges::find(m_cells, c) != m_cells.end(); }
    /// Cells beside the area that touch no other; those without numbers where the sum is already too large.
    [[nodiscard]] std::vector<Place> next() const
    {
        std::vector<Place> rim;
        for (const Place c : m_cells)
            for (const Place n : m_board.grid().neighbours(c)) {
                const std::vector<Place> beside = m_board.grid().neighbours(n);
                const auto isGrey = [&](Place p) { return isTerrain(m_board, p, Terrain::Painted); };
                if (!has(n) && std::ranges::none_of(beside, isGrey) && (m_missing <= 0 || m_numbers[n] == 0))
                    rim.push_back(n);
            }
        return rim;
    }

    const Board& m_board;
    const PlaceMap<int>& m_numbers;
    std::vector<Place> m_cells;
    int m_missing = 0; ///< so many cells more would be needed
};

void paintAreas(Board& board, const PlaceMap<int>& numbers, Random& random)
{
    constexpr std::size_t least = 3, most = 14;
    std::vector<Place> starts = board.grid().cells();
    random.shuffle(starts);
    for (const Place start : starts) {
        const auto isGrey = [&](Place p) { return isTerrain(board, p, Terrain::Painted); };
        if (isGrey(start) || std::ranges::any_of(board.grid().neighbours(start), isGrey))
            continue;
        GreyArea area(board, numbers, start);
        if (area.grow(least, most, random))
            for (const Place c : area.cells())
                setTerrain(board, c, Terrain::Painted);
    }
}

/// The number of its room in each cell that has one in a solution, else 0.
PlaceMap<int> numbersIn(const Board& solution)
{
    PlaceMap<int> numbers = roomSizes(solution);
    for (const Place c : solution.grid().cells())
        if (solution.at(Layer::Shade, c) != 1)
            numbers[c] = 0;
    return numbers;
}

/// Numbers near some wishes, in the rooms of a board.
std::optional<Draft> numberedRooms(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    Board rooms = blankBoard(context.genre, context.options());
    setRooms(rooms, roomNumbers(skeleton));
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    const auto solution = solutionNear(rooms, list, numbersEffort, context.halt);
    if (!solution)
        return std::nullopt;
    const PlaceMap<int> numbers = numbersIn(*solution);
    Draft draft{rooms, *solution, {}};
    if (context.genre.clue(Clue::Terrains) != nullptr)
        paintAreas(draft.skeleton, numbers, context.random);
    draft.full = draft.skeleton;
    for (const Place c : rooms.grid().cells())
        if (numbers[c] > 0 && context.limits.mayStand(c) && context.random.chance(context.recipe.density))
            draft.full.set(Layer::Number, c, numbers[c]);
    return draft;
}

std::optional<Draft> beginNumberedRooms(const SearchContext& context)
{
    constexpr int draws = 50;
    for (int i = 0; i < draws && !context.halt.reached(); ++i)
        if (const auto rooms = generalSkeleton(context))
            if (auto draft = numberedRooms(*rooms, randomWishes(*rooms, context), context))
                return draft;
    return std::nullopt;
}

std::optional<Draft> changeNumberedRooms(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.4, numberedRooms);
}

} // namespace

extern const Method numbersOfRoomsMethod;
const Method numbersOfRoomsMethod{
    .name = "numbers-of-rooms", .begin = beginNumberedRooms, .change = changeNumberedRooms, .keepsStart = true};

} // namespace tokisuji
