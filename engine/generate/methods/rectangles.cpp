// Shikaku: rectangles first, then a number in each. Every other division cuts some rectangle of this one; moving its
// number into another one of the parts leaves a part without number, and that division is dead.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace tokisuji {

namespace {

constexpr int longestSide = 5;

/// Of some draws the one with the fewest single cells.
RoomNumbers drawRectangles(Size size, Random& random)
{
    constexpr int draws = 12;
    RoomNumbers best;
    std::ptrdiff_t leastSingles = PTRDIFF_MAX;
    for (int i = 0; i < draws; ++i) {
        RoomNumbers rooms = randomRectangles(size, longestSide, Symmetry::None, random);
        std::map<int, int> sizes;
        for (const int room : rooms.values())
            ++sizes[room];
        const auto singles = std::ranges::count(sizes, 1, &std::pair<const int, int>::second);
        if (singles < leastSingles) {
            leastSingles = singles;
            best = std::move(rooms);
        }
    }
    return best;
}

/// The parts that drawn borders make.
RoomNumbers partsOf(const Board& solution)
{
    RoomNumbers parts(solution.grid(), -1);
    int count = 0;
    for (const Place start : solution.grid().cells()) {
        if (parts[start] >= 0)
            continue;
        for (const Place cell : withoutBorders(solution, start))
            parts[cell] = count;
        ++count;
    }
    return parts;
}

using Circles = PlaceMap<char>;

/// Circles stand at random, but not beside one of another rectangle.
Circles drawCircles(const RoomNumbers& rooms, double share, Random& random)
{
    const Grid& grid = rooms.grid();
    Circles circles(grid);
    std::vector<Place> cells = grid.cells();
    random.shuffle(cells);
    for (const Place c : cells) {
        const auto isStrange = [&](Place n) { return circles[n] != 0 && rooms[n] != rooms[c]; };
        if (random.chance(share) && std::ranges::none_of(grid.neighbours(c), isStrange))
            circles[c] = 1;
    }
    return circles;
}

/// A number for each rectangle: that of its cells, or of its circles where there are any.
class Numbering {
public:
    Numbering(const SearchContext& context, RoomNumbers rooms, std::optional<Circles> circles = std::nullopt)
        : m_context(context), m_grid(context.size()), m_rooms(std::move(rooms)), m_circles(std::move(circles))
    {
        for (const Place c : m_grid.cells())
            m_cells[m_rooms[c]].push_back(c);
        for (const auto& [room, cells] : m_cells)
            m_seeds[room] = context.random.pick(std::span<const Place>(cells));
    }

    [[nodiscard]] Draft draft() const;
    /// Moves a number so that another division is none any more; divisions seen before stay dead where that goes.
    [[nodiscard]] bool kill(RoomNumbers other);

private:
    /// Some part holds no number, or several.
    [[nodiscard]] bool isDead(const RoomNumbers& parts) const;
    [[nodiscard]] int numberOf(const std::vector<Place>& cells) const;

    const SearchContext& m_context;
    Grid m_grid;
    RoomNumbers m_rooms;
    std::optional<Circles> m_circles;
    std::map<int, std::vector<Place>> m_cells;
    std::map<int, Place> m_seeds;
    std::vector<RoomNumbers> m_killed;
};

bool Numbering::isDead(const RoomNumbers& parts) const
{
    std::set<int> seen;
    return std::ranges::any_of(m_seeds, [&](const auto& entry) { return !seen.insert(parts[entry.second]).second; });
}

bool Numbering::kill(RoomNumbers other)
{
    std::ptrdiff_t least = PTRDIFF_MAX;
    std::pair<int, Place> best{-1, wholeBoard};
    std::vector<Place> order = m_grid.cells();
    m_context.random.shuffle(order);
    m_killed.push_back(std::move(other));
    for (const Place c : order) {
        if (m_context.halt.reached())
            return false;
        const int room = m_rooms[c];
        const Place before = std::exchange(m_seeds[room], c);
        if (isDead(m_killed.back())) {
            const auto alive = std::ranges::count_if(m_killed, [&](const auto& parts) { return !isDead(parts); });
            if (alive < least) {
                least = alive;
                best = {room, c};
            }
        }
        m_seeds[room] = before;
    }
    if (best.first < 0)
        return false;
    m_seeds[best.first] = best.second;
    return true;
}

int Numbering::numberOf(const std::vector<Place>& cells) const
{
    const auto isCounted = [&](Place c) { return !m_circles || (*m_circles)[c] != 0; };
    return static_cast<int>(std::ranges::count_if(cells, isCounted));
}

Draft Numbering::draft() const
{
    Draft draft;
    draft.skeleton = draft.solution = blankBoard(m_context.genre, m_context.options());
    for (const Place c : m_grid.cells())
        if (m_circles && (*m_circles)[c] != 0)
            setTerrain(draft.skeleton, c, Terrain::Painted);
    for (const auto& [room, seed] : m_seeds)
        draft.skeleton.set(Layer::Number, seed, question);
    draft.full = draft.skeleton;
    for (const auto& [room, seed] : m_seeds)
        draft.full.set(Layer::Number, seed, numberOf(m_cells.at(room)));
    for (const Place edge : m_grid.innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        draft.solution.set(Layer::Border, edge, m_rooms[one] != m_rooms[other] ? 1 : 0);
    }
    return draft;
}

/// Numbers are moved until no other division is left.
std::optional<Draft> numbered(Numbering numbering, const SearchContext& context)
{
    const int mostKills = 2 * context.size().cells();
    for (int kills = 0; kills < mostKills; ++kills) {
        Draft draft = numbering.draft();
        const Reading reading = readBoard(draft.full, draft.solution, {.mostOpen = 0}, context.halt);
        if (reading.kind == Reading::Unique)
            return draft;
        if (reading.kind != Reading::Several || !numbering.kill(partsOf(reading.others.front())))
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Draft> beginRectangles(const SearchContext& context)
{
    return numbered(Numbering(context, drawRectangles(context.size(), context.random)), context);
}

std::optional<Draft> beginCirclesInRectangles(const SearchContext& context)
{
    const RoomNumbers rectangles = drawRectangles(context.size(), context.random);
    return numbered(Numbering(context, rectangles, drawCircles(rectangles, context.recipe.density, context.random)),
                    context);
}

/// Every rectangle keeps its number, which may be "?".
std::vector<Edit> forgetNumbers(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const Place c : full.grid().cells())
        if (full.at(Layer::Number, c) != blank && context.random.chance(context.recipe.unknowns)) {
            EditBuilder fewer(full);
            fewer.set(Layer::Number, c, question);
            reductions.push_back(fewer.edit());
        }
    return reductions;
}

} // namespace

extern const Method circlesInRectanglesMethod;
const Method circlesInRectanglesMethod{.name = "circles-in-rectangles",
                                       .begin = beginCirclesInRectangles,
                                       .reductions = forgetNumbers,
                                       .keepsStart = true};

extern const Method rectanglesMethod;
const Method rectanglesMethod{.name = "rectangles", .begin = beginRectangles};

} // namespace tokisuji
