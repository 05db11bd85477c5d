// Rooms that are paths of numbers. Meandering Numbers: paths that count from 1 on are laid at random, each with its
// images in the symmetry, until the board is full, so that equal numbers never touch; where none has room, one beside
// it and its images are taken up again.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <optional>
#include <span>

namespace tokisuji {

namespace {

/// The cells of a room in the order of their numbers.
using Path = std::vector<Place>;

bool isIn(const Path& path, Place cell)
{
    return std::ranges::find(path, cell) != path.end();
}

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
    [[nodiscard]] int wantedLength() const;
    [[nodiscard]] std::vector<Place> images(Place cell) const;
    [[nodiscard]] Path walkOver(Place cell);
    [[nodiscard]] Path walkAcross(Place cell);
    [[nodiscard]] bool touchesItsNumber(const Path&) const;
    bool lay(const Path&);
    bool layWithImages(const Path&);
    bool layOver(Place cell);
    void takeUp(int room);
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

int PathFilling::wantedLength() const
{
    return m_least + m_context.random.below(m_context.recipe.mostRoom - m_least + 1);
}

/// Under each power of the symmetry.
std::vector<Place> PathFilling::images(Place cell) const
{
    return imagesOf(cell, m_grid.size(), m_context.options().symmetry);
}

/// Grows at both ends.
Path PathFilling::walkOver(Place cell)
{
    Random& random = m_context.random;
    const int wanted = wantedLength();
    Path path{cell};
    for (int stuck = 0; static_cast<int>(path.size()) < wanted && stuck < 2;) {
        std::vector<Place> next = emptyBeside(path.back());
        std::erase_if(next, [&](Place c) { return isIn(path, c); });
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

/// A path that is its own image, from a cell on an axis or beside one: grows at one end, and its image at the other.
/// Without cells where there is none.
Path PathFilling::walkAcross(Place cell)
{
    const std::vector<Place> others = images(cell);
    const std::vector<Place> beside = m_grid.neighbours(cell);
    const auto across =
        std::find_if(others.begin() + 1, others.end(), [&](Place c) { return c == cell || isIn(beside, c); });
    if (across == others.end())
        return {};
    const auto imageOf = [&, power = across - others.begin()](Place c) {
        return images(c)[static_cast<std::size_t>(power)];
    };
    const int wanted = wantedLength();
    Path half{cell}, path;
    const auto whole = [&] { return 2 * std::ssize(half) - (*across == cell ? 1 : 0); };
    while (whole() + 2 <= wanted) {
        std::vector<Place> next = emptyBeside(half.back());
        std::erase_if(next, [&](Place c) { return isIn(half, c) || imageOf(c) == c || isIn(half, imageOf(c)); });
        if (next.empty())
            break;
        half.push_back(m_context.random.pick(std::span<const Place>(next)));
    }
    std::ranges::transform(half, std::back_inserter(path), imageOf);
    std::ranges::reverse(path);
    path.insert(path.end(), half.begin() + (*across == cell ? 1 : 0), half.end());
    return path;
}

bool PathFilling::touchesItsNumber(const Path& path) const
{
    for (std::size_t i = 0; i < path.size(); ++i)
        for (const Place near : ringRound(path[i]))
            if (isTaken(near) && m_numbers[near] == static_cast<int>(i) + 1)
                return true;
    return false;
}

/// False: not all its cells are free, or numbers would touch; nothing changes.
bool PathFilling::lay(const Path& path)
{
    const auto isFree = [&](Place c) { return m_grid.hasCell(c) && m_rooms[c] == empty; };
    if (!std::ranges::all_of(path, isFree) || touchesItsNumber(path))
        return false;
    ++m_lastRoom;
    for (std::size_t i = 0; i < path.size(); ++i) {
        m_rooms[path[i]] = m_lastRoom;
        m_numbers[path[i]] = static_cast<int>(i) + 1;
    }
    return true;
}

/// The rooms are images of one another; each is numbered from any of its ends.
bool PathFilling::layWithImages(const Path& path)
{
    const int before = m_lastRoom;
    std::vector<Path> rooms = imagesOf(path, m_grid.size(), m_context.options().symmetry);
    for (Path& room : rooms) {
        if (&room != &rooms.front() && m_context.random.chance(0.5))
            std::ranges::reverse(room);
        if (lay(room))
            continue;
        while (m_lastRoom > before)
            takeUp(m_lastRoom--);
        return false;
    }
    return true;
}

bool PathFilling::layOver(Place cell)
{
    constexpr int tries = 30;
    const bool repeats = m_context.options().symmetry != Symmetry::None;
    for (int i = 0; i < tries; ++i) {
        const Path path = repeats && m_context.random.chance(0.5) ? walkAcross(cell) : walkOver(cell);
        if (static_cast<int>(path.size()) >= m_least && layWithImages(path))
            return true;
    }
    return false;
}

void PathFilling::takeUp(int room)
{
    std::ranges::replace(m_rooms.values(), room, empty);
}

/// One room and its images, so that little is lost.
void PathFilling::takeUpBeside(Place cell)
{
    std::vector<Place> taken = ringRound(cell);
    std::erase_if(taken, [&](Place c) { return !isTaken(c); });
    if (taken.empty())
        return;
    for (const Place image : images(m_context.random.pick(std::span<const Place>(taken))))
        if (isTaken(image))
            takeUp(m_rooms[image]);
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
