// Rooms that are paths of numbers. Meandering Numbers: paths that count from 1 on are laid at random until the board is
// full, so that equal numbers never touch; where none has room, one beside it is taken up again.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <optional>
#include <span>

namespace tokisuji {

namespace {

/// A board that is filled with paths.
class PathFilling {
public:
    explicit PathFilling(const SearchContext& context)
        : m_context(context), m_grid(context.size()),
          m_least(std::min(context.recipe.leastRoom, m_grid.size().cells())), m_rooms(m_grid, empty), m_numbers(m_grid)
    {
    }

    /// False: given up.
    [[nodiscard]] bool fill();
    [[nodiscard]] const RoomNumbers& rooms() const { return m_rooms; }
    [[nodiscard]] int numberAt(Place cell) const { return m_numbers[cell]; }

private:
    static constexpr int empty = -1;

    [[nodiscard]] std::vector<Place> emptyBeside(Place cell) const;
    [[nodiscard]] std::optional<Place> narrowestCell();
    [[nodiscard]] std::vector<Place> walkOver(Place cell);
    [[nodiscard]] bool touchesItsNumber(const std::vector<Place>& path) const;
    bool layOver(Place cell);
    void takeUpBeside(Place cell);
    /// Is there a room in the cell? Cells beyond the frame have none.
    [[nodiscard]] bool isTaken(Place cell) const { return m_grid.hasCell(cell) && m_rooms[cell] != empty; }

    const SearchContext& m_context;
    Grid m_grid;
    int m_least; ///< cells of a room
    RoomNumbers m_rooms;
    PlaceMap<int> m_numbers;
    int m_lastRoom = empty;
};

bool PathFilling::fill()
{
    constexpr int laysPerCell = 100;
    for (int left = laysPerCell * m_grid.size().cells(); left > 0 && !m_context.halt.reached(); --left) {
        const std::optional<Place> cell = narrowestCell();
        if (!cell)
            return true;
        if (!layOver(*cell))
            takeUpBeside(*cell);
    }
    return false;
}

std::vector<Place> PathFilling::emptyBeside(Place cell) const
{
    std::vector<Place> beside = m_grid.neighbours(cell);
    std::erase_if(beside, [&](Place c) { return m_rooms[c] != empty; });
    return beside;
}

/// The empty cell with the fewest ways on: it would be the first to be left over.
std::optional<Place> PathFilling::narrowestCell()
{
    std::vector<Place> cells = m_grid.cells();
    std::erase_if(cells, [&](Place c) { return m_rooms[c] != empty; });
    if (cells.empty())
        return std::nullopt;
    m_context.random.shuffle(cells);
    return *std::ranges::min_element(cells, {}, [&](Place c) { return emptyBeside(c).size(); });
}

/// Grows at both ends.
std::vector<Place> PathFilling::walkOver(Place cell)
{
    Random& random = m_context.random;
    const int wanted = m_least + random.below(m_context.recipe.mostRoom - m_least + 1);
    std::vector<Place> path{cell};
    for (int stuck = 0; static_cast<int>(path.size()) < wanted && stuck < 2;) {
        std::vector<Place> next = emptyBeside(path.back());
        std::erase_if(next, [&](Place c) { return std::ranges::find(path, c) != path.end(); });
        if (next.empty() || random.chance(0.3)) {
            std::ranges::reverse(path);
            stuck = next.empty() ? stuck + 1 : 0;
            continue;
        }
        path.push_back(random.pick(std::span<const Place>(next)));
        stuck = 0;
    }
    return path;
}

bool PathFilling::touchesItsNumber(const std::vector<Place>& path) const
{
    for (std::size_t i = 0; i < path.size(); ++i)
        for (const Place near : ringRound(path[i]))
            if (isTaken(near) && m_numbers[near] == static_cast<int>(i) + 1)
                return true;
    return false;
}

bool PathFilling::layOver(Place cell)
{
    constexpr int tries = 30;
    for (int i = 0; i < tries; ++i) {
        const std::vector<Place> path = walkOver(cell);
        if (static_cast<int>(path.size()) < m_least || touchesItsNumber(path))
            continue;
        ++m_lastRoom;
        for (std::size_t k = 0; k < path.size(); ++k) {
            m_rooms[path[k]] = m_lastRoom;
            m_numbers[path[k]] = static_cast<int>(k) + 1;
        }
        return true;
    }
    return false;
}

/// One room, so that little is lost.
void PathFilling::takeUpBeside(Place cell)
{
    std::vector<int> rooms;
    for (const Place near : ringRound(cell))
        if (isTaken(near))
            rooms.push_back(m_rooms[near]);
    if (!rooms.empty())
        std::ranges::replace(m_rooms.values(), m_context.random.pick(std::span<const int>(rooms)), empty);
}

std::optional<Draft> beginNumberPaths(const SearchContext& context)
{
    PathFilling filling(context);
    if (!filling.fill())
        return std::nullopt;
    Board skeleton = blankBoard(context.genre, context.options());
    setRooms(skeleton, filling.rooms());
    Board solution = skeleton;
    for (const Place c : skeleton.grid().cells())
        solution.set(Layer::Digit, c, filling.numberAt(c));
    return draftWith(std::move(skeleton), std::move(solution), context);
}

} // namespace

extern const Method numberPathsMethod;
const Method numberPathsMethod{.name = "number-paths", .begin = beginNumberPaths};

} // namespace tokisuji
