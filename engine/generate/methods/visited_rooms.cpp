// Rooms that a line visits are painted. Ovotovata: all of these, and each room has the number that is true of it;
// numbers and paint are taken away again. Persistence of Memory: a path first; rooms of one form are painted where it
// runs alike. Rooms change, lose and get paint, and circles move, until it is the only one.
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/generate/room_moves.h"
#include "engine/generate/true_clues.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <map>
#include <span>

namespace tokisuji {

namespace {

void setPaint(Board& board, const Room& room, bool isPainted)
{
    for (const Place c : room.cells)
        board.set(Layer::Terrain, c, isPainted ? static_cast<int>(Terrain::Painted) : blank);
}

bool isPaintedRoom(const Board& board, const Room& room)
{
    return isTerrain(board, room.anchor, Terrain::Painted);
}

/// Taking away the paint of each room.
std::vector<Edit> reducePaint(const Board& full)
{
    std::vector<Edit> reductions;
    for (const Room& room : rooms(full))
        if (isPaintedRoom(full, room)) {
            Board fewer = full;
            setPaint(fewer, room, false);
            reductions.push_back(difference(full, fewer));
        }
    return reductions;
}

// --- a loop ---

Board withPaintedRooms(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    std::vector<Place> places = singlePlaces(skeleton);
    std::erase_if(places, [&](Place p) { return !context.limits.mayStand(p); });
    Board full = withTrueClues(skeleton, solution, places, context.limits, context.random, context.halt);
    for (const Room& room : rooms(skeleton))
        if (std::ranges::any_of(room.cells, [&](Place c) { return isVisited(solution, c); }))
            setPaint(full, room, true);
    return full;
}

std::vector<Edit> reduceNumbersAndPaint(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions = clueReductions(full, context);
    std::ranges::move(reducePaint(full), std::back_inserter(reductions));
    return reductions;
}

// --- a path from circle to circle ---

constexpr int pathCircle = 1;

/// A path that grows at both ends and never comes beside itself.
class GrowingPath {
public:
    GrowingPath(const Grid& grid, Random& random) : m_grid(grid), m_random(random), m_used(grid)
    {
        add(random.pick(std::span<const Place>(grid.cells())));
        for (int end = 0; end < 2; ++end) {
            while (grow()) {
            }
            std::ranges::reverse(m_path);
        }
    }
    [[nodiscard]] const std::vector<Place>& cells() const { return m_path; }

private:
    void add(Place c)
    {
        m_path.push_back(c);
        m_used[c] = 1;
    }
    /// Are there no cells of the path round a cell but the last two?
    [[nodiscard]] bool isApart(Place next) const
    {
        const auto last = m_path.end() - std::min<std::ptrdiff_t>(2, std::ssize(m_path));
        for (const Place p : ringRound(next))
            if (m_grid.hasCell(p) && m_used[p] != 0 && std::find(last, m_path.end(), p) == m_path.end())
                return false;
        return m_used[next] == 0;
    }
    bool grow()
    {
        std::vector<Place> next = m_grid.neighbours(m_path.back());
        std::erase_if(next, [&](Place c) { return !isApart(c); });
        if (!next.empty())
            add(m_random.pick(std::span<const Place>(next)));
        return !next.empty();
    }

    const Grid& m_grid;
    Random& m_random;
    PlaceMap<char> m_used;
    std::vector<Place> m_path;
};

/// The cells of a room seen from its first one, and the lines at them.
struct RoomLines {
    std::vector<std::pair<int, int>> form;
    std::vector<int> lines;
};

RoomLines linesOf(const Board& solution, const Room& room)
{
    RoomLines found;
    for (const Place c : room.cells) {
        found.form.emplace_back(c.x - room.cells.front().x, c.y - room.cells.front().y);
        for (const Dir d : directions)
            found.lines.push_back(solution.grid().hasCell(c.step(d)) ? solution.at(Layer::Line, edgeBetween(c, d)) : 0);
    }
    return found;
}

/// Paints the rooms that the path visits: of those of one form, those with the lines that are found most often.
void paintVisited(Board& board, const Board& solution)
{
    std::map<std::vector<std::pair<int, int>>, std::map<std::vector<int>, std::vector<Room>>> forms;
    for (const Room& room : rooms(board)) {
        setPaint(board, room, false);
        const RoomLines found = linesOf(solution, room);
        if (std::ranges::any_of(found.lines, [](int line) { return line == 1; }))
            forms[found.form][found.lines].push_back(room);
    }
    for (const auto& [form, kinds] : forms) {
        const auto most = std::ranges::max_element(kinds, {}, [](const auto& kind) { return kind.second.size(); });
        for (const Room& room : most->second)
            setPaint(board, room, true);
    }
}

std::optional<Draft> beginPath(const SearchContext& context)
{
    constexpr int draws = 8;
    const Grid grid = context.grid();
    std::vector<Place> path;
    for (int i = 0; i < draws; ++i)
        if (const GrowingPath one(grid, context.random); one.cells().size() > path.size())
            path = one.cells();
    if (path.size() < 2)
        return std::nullopt;
    Board skeleton = *generalSkeleton(context);
    for (const Place end : {path.front(), path.back()})
        skeleton.set(Layer::Number, end, pathCircle);
    Board solution = skeleton;
    for (const Place edge : grid.innerEdges())
        solution.set(Layer::Line, edge, 0);
    for (std::size_t i = 1; i < path.size(); ++i)
        for (const Dir d : directions)
            if (path[i - 1].step(d) == path[i])
                solution.set(Layer::Line, edgeBetween(path[i - 1], d), 1);
    paintVisited(skeleton, solution);
    return draftWith(std::move(skeleton), std::move(solution), context);
}

/// Other rooms near what is open, painted so that the path stays right.
std::optional<Draft> changeRoomsOfPath(const Draft& draft, Place cell, const SearchContext& context)
{
    auto skeleton = withRectanglesChanged(draft.skeleton, cell, context.recipe.mostRoom, context.options().symmetry,
                                          context.random);
    if (!skeleton)
        return std::nullopt;
    paintVisited(*skeleton, draft.solution);
    return draftWith(*std::move(skeleton), draft.solution, context);
}

Board nothingMore(const Board& skeleton, const Board&, const SearchContext&)
{
    return skeleton;
}

std::optional<Draft> changePaint(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    if (context.random.chance(0.2))
        return changeMarks(draft, reading, context);
    const Place cell = openCell(reading, context);
    if (!context.options().keepGiven && context.random.chance(0.5))
        return changeRoomsOfPath(draft, cell, context);
    Board skeleton = draft.skeleton;
    if (context.random.chance(0.3) && skeleton.at(Layer::Number, cell) == blank) {
        std::vector<Place> circles = skeleton.grid().cells();
        std::erase_if(circles, [&](Place c) { return skeleton.at(Layer::Number, c) == blank; });
        skeleton.set(Layer::Number, context.random.pick(std::span<const Place>(circles)), blank);
        skeleton.set(Layer::Number, cell, pathCircle);
    } else {
        const std::vector<Room> all = rooms(skeleton);
        const auto of = std::ranges::find_if(
            all, [&](const Room& room) { return std::ranges::find(room.cells, cell) != room.cells.end(); });
        setPaint(skeleton, *of, !isPaintedRoom(skeleton, *of));
    }
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

std::vector<Edit> reducePaintOnly(const Board& full, const SearchContext&)
{
    return reducePaint(full);
}

} // namespace

extern const Method visitedRoomsMethod;
const Method visitedRoomsMethod{.name = "visited-rooms",
                                .wishes = windingLoopOnCells,
                                .clues = withPaintedRooms,
                                .reductions = reduceNumbersAndPaint};

extern const Method pathThroughRoomsMethod;
const Method pathThroughRoomsMethod{.name = "path-through-rooms",
                                    .begin = beginPath,
                                    .clues = nothingMore,
                                    .change = changePaint,
                                    .reductions = reducePaintOnly,
                                    .keepsStart = true};

} // namespace tokisuji
