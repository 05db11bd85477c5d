// Numberlink: lines first, then numbers at their ends. A line that touched itself would leave a short cut, so none
// does.
#include "engine/board/distance.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/solve/frontier.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

using Path = std::vector<Place>;

constexpr std::size_t shortest = 3;

bool areBeside(Place a, Place b)
{
    return (a.x == b.x && (a.y - b.y == 2 || b.y - a.y == 2)) || (a.y == b.y && (a.x - b.x == 2 || b.x - a.x == 2));
}

/// Can a path go on from its last cell to this one without touching itself?
bool canGoOn(const Path& path, Place next)
{
    return areBeside(path.back(), next)
           && std::none_of(path.begin(), path.end() - 1, [&](Place c) { return areBeside(c, next); });
}

/// Joins two paths at their last and first cells where nothing touches then.
std::optional<Path> joined(Path one, Path other)
{
    for (int turnOne = 0; turnOne < 2; ++turnOne, std::ranges::reverse(one))
        for (int turnOther = 0; turnOther < 2; ++turnOther, std::ranges::reverse(other)) {
            Path joined = one;
            const bool fits = std::ranges::all_of(other, [&](Place c) {
                const bool goes = canGoOn(joined, c);
                joined.push_back(c);
                return goes;
            });
            if (fits)
                return joined;
        }
    return std::nullopt;
}

/// Short pieces are joined at random until there are few enough; what is left over stays empty.
std::vector<Path> drawPaths(const SearchContext& context, double cellsPerPath)
{
    constexpr int tries = 4000;
    std::vector<Path> paths;
    for (const Place c : Grid(context.size()).cells())
        paths.push_back({c});
    const auto wanted = static_cast<std::size_t>(std::max(1.0, context.size().cells() / cellsPerPath));
    for (int i = 0; i < tries && paths.size() > wanted; ++i) {
        const auto one = static_cast<std::size_t>(context.random.below(static_cast<int>(paths.size())));
        const Place end = context.random.chance(0.5) ? paths[one].front() : paths[one].back();
        const Place next = end.step(directions[static_cast<std::size_t>(context.random.below(4))]);
        const auto other =
            std::ranges::find_if(paths, [&](const Path& path) { return path.front() == next || path.back() == next; });
        if (other == paths.end() || other - paths.begin() == static_cast<std::ptrdiff_t>(one))
            continue;
        if (auto path = joined(paths[one], *other)) {
            paths[one] = *std::move(path);
            paths.erase(other);
        }
    }
    std::erase_if(paths, [](const Path& path) { return path.size() < shortest; });
    return paths;
}

void drawLine(Board& solution, const Path& path)
{
    for (std::size_t i = 1; i < path.size(); ++i)
        for (const Dir d : directions)
            if (path[i - 1].step(d) == path[i])
                solution.set(Layer::Line, edgeBetween(path[i - 1], d), 1);
}

Draft draftOf(const std::vector<Path>& paths, const SearchContext& context)
{
    Draft draft;
    draft.skeleton = blankBoard(context.genre, context.options());
    draft.solution = draft.skeleton;
    int number = 0;
    for (const Path& path : paths) {
        drawLine(draft.solution, path);
        ++number;
        for (const Place end : {path.front(), path.back()})
            draft.skeleton.set(Layer::Number, end, number);
    }
    draft.full = draft.skeleton;
    return draft;
}

std::vector<Path> pathsOf(const Draft& draft)
{
    std::map<int, Path> paths;
    for (const Place c : draft.full.grid().cells())
        if (const int number = draft.full.at(Layer::Number, c); number != blank)
            paths.try_emplace(number, Path{c});
    std::vector<Path> found;
    for (auto& [number, path] : paths) {
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            for (const Dir d : directions) {
                const Place next = path.back().step(d);
                if (!draft.full.grid().hasCell(next) || draft.solution.at(Layer::Line, edgeBetween(path.back(), d)) != 1
                    || (path.size() > 1 && next == path[path.size() - 2]))
                    continue;
                path.push_back(next);
                goesOn = true;
                break;
            }
        }
        found.push_back(std::move(path));
    }
    return found;
}

/// A line grows by a cell: an empty one, the end of another one, or all of the other from there on.
bool grow(std::vector<Path>& paths, std::size_t which, const SearchContext& context)
{
    Path& path = paths[which];
    if (context.random.chance(0.5))
        std::ranges::reverse(path);
    const Place next = path.back().step(directions[static_cast<std::size_t>(context.random.below(4))]);
    if (!Grid(context.size()).hasCell(next) || !canGoOn(path, next))
        return false;
    const auto owner =
        std::ranges::find_if(paths, [&](const Path& other) { return std::ranges::find(other, next) != other.end(); });
    if (owner == paths.end()) {
        path.push_back(next);
        return true;
    }
    const auto at = std::ranges::find(*owner, next);
    if (at - owner->begin() > owner->end() - 1 - at) { // the shorter part changes hands
        path.push_back(next);
        owner->erase(at, owner->end());
    } else {
        path.push_back(next);
        owner->erase(owner->begin(), at + 1);
    }
    return owner->size() >= shortest;
}

/// The line through a cell becomes two, so that more ends hold it.
bool split(std::vector<Path>& paths, Place cell)
{
    for (Path& path : paths) {
        const auto at = std::ranges::find(path, cell);
        const auto before = static_cast<std::size_t>(at - path.begin());
        if (at == path.end() || before < shortest || path.size() - before < shortest)
            continue;
        Path rest(at, path.end());
        path.erase(at, path.end());
        paths.push_back(std::move(rest));
        return true;
    }
    return false;
}

/// The numbers alone, as the frontier takes them.
LinkBoard linkBoardOf(const std::vector<Path>& paths, Size size)
{
    const Grid grid(size);
    LinkBoard board{size, std::vector<int>(static_cast<std::size_t>(size.cells()))};
    int number = 0;
    for (const Path& path : paths) {
        ++number;
        for (const Place end : {path.front(), path.back()})
            board.numbers[grid.cellIndex(end)] = number;
    }
    return board;
}

bool areOnlyWay(const std::vector<Path>& paths, const SearchContext& context)
{
    constexpr std::size_t statesPerCell = 6000;
    const Size size = context.size();
    LinkSearch search(linkBoardOf(paths, size));
    return search.run(context.halt, statesPerCell * static_cast<std::size_t>(size.cells())).outcome
           == LinkFindings::Outcome::Unique;
}

/// Two paths become one; false where no two can.
bool merge(std::vector<Path>& paths, const SearchContext& context)
{
    struct Pair {
        std::size_t one;
        std::size_t other;
        Path path;
    };
    std::vector<Pair> pairs;
    for (std::size_t one = 0; one < paths.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            if (auto path = joined(paths[one], paths[other]))
                pairs.push_back({one, other, *std::move(path)});
    if (pairs.empty())
        return false;
    Pair& chosen = pairs[static_cast<std::size_t>(context.random.below(static_cast<int>(pairs.size())))];
    paths[chosen.one] = std::move(chosen.path);
    paths.erase(paths.begin() + static_cast<std::ptrdiff_t>(chosen.other));
    return true;
}

bool growSome(std::vector<Path>& paths, const SearchContext& context)
{
    constexpr int mostSteps = 3;
    bool hasGrown = false;
    for (int steps = 1 + context.random.below(mostSteps); steps > 0; --steps) {
        std::vector<Path> grown = paths;
        if (!grow(grown, static_cast<std::size_t>(context.random.below(static_cast<int>(paths.size()))), context))
            continue;
        paths = std::move(grown);
        hasGrown = true;
    }
    return hasGrown;
}

/// Many short paths that are the only way; none where none are found.
std::vector<Path> drawOnlyWay(const SearchContext& context)
{
    constexpr int mostDrawn = 500;
    constexpr double cellsPerPath = 8;
    for (int drawn = 0; drawn < mostDrawn && !context.halt.reached(); ++drawn) {
        std::vector<Path> paths = drawPaths(context, cellsPerPath);
        if (!paths.empty() && areOnlyWay(paths, context))
            return paths;
    }
    return {};
}

/// Few paths are hardly ever the only way by chance. So many short ones are drawn until they are, and from there on
/// some grow and some are merged while they stay the only way. Some walks get nowhere: where paths have not become
/// fewer for long, another one begins.
std::optional<std::vector<Path>> walkToFew(const SearchContext& context, std::size_t most)
{
    constexpr int mostWalks = 60, patience = 300;
    for (int walk = 0; walk < mostWalks && !context.halt.reached(); ++walk) {
        std::vector<Path> paths = drawOnlyWay(context);
        for (int wait = 0; paths.size() > most && wait < patience && !context.halt.reached(); ++wait) {
            std::vector<Path> changed = paths;
            const bool isMerged = context.random.chance(0.5) && merge(changed, context);
            if (!(isMerged || growSome(changed, context)) || !areOnlyWay(changed, context))
                continue;
            if (changed.size() < paths.size())
                wait = 0;
            paths = std::move(changed);
        }
        if (!paths.empty() && paths.size() <= most)
            return paths;
    }
    return std::nullopt;
}

std::optional<Draft> beginLinks(const SearchContext& context)
{
    constexpr double usualCellsPerPath = 9;
    const auto most = static_cast<std::size_t>(std::max(1, context.limits.mostClues() / 2));
    if (static_cast<double>(most) < context.size().cells() / usualCellsPerPath) {
        const auto paths = walkToFew(context, most);
        return paths ? std::optional(draftOf(*paths, context)) : std::nullopt;
    }
    const std::vector<Path> paths = drawPaths(context, usualCellsPerPath);
    return paths.empty() ? std::nullopt : std::optional(draftOf(paths, context));
}

std::optional<Draft> changeLinks(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int mostSteps = 3, tries = 12, leastCellsPerPath = 5;
    std::vector<Path> paths = pathsOf(draft);
    const Place near = openCell(reading, context);
    const auto distance = [&](const Path& path) {
        const auto from = [&](Place c) { return latticeDistance(c, near); };
        return std::min(from(path.front()), from(path.back()));
    };
    const auto mostPaths = static_cast<std::size_t>(context.size().cells() / leastCellsPerPath);
    if (paths.size() < mostPaths && context.random.chance(0.3))
        return split(paths, near) ? std::optional(draftOf(paths, context)) : std::nullopt;
    int steps = 1 + context.random.below(mostSteps);
    for (int i = 0; i < tries && steps > 0; ++i) {
        std::ranges::sort(paths, {}, distance);
        const int among = std::min(static_cast<int>(paths.size()), 4);
        std::vector<Path> changed = paths;
        if (!grow(changed, static_cast<std::size_t>(context.random.below(among)), context))
            continue;
        paths = std::move(changed);
        --steps;
    }
    return steps > 0 ? std::nullopt : std::optional(draftOf(paths, context));
}

} // namespace

extern const Method linksMethod;
const Method linksMethod{.name = "links", .begin = beginLinks, .change = changeLinks};

} // namespace tokisuji
