// Arukone: lines that pass every cell. They begin as the rows of the board and change hands at random: a line takes the
// end of another one, or all of it from some cell on, is joined with another one, or cut in two; so none leaves a cell
// out. They go on so near what is open, until the letters at their ends are enough.
#include "engine/board/distance.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

using Line = std::vector<Place>;

constexpr std::size_t shortestLine = 3, longestLine = 16;

/// A cover of the board by lines, each of them with at least `shortestLine` cells.
class Lines {
public:
    explicit Lines(std::vector<Line> lines) : m_lines(std::move(lines)) {}

    [[nodiscard]] const std::vector<Line>& all() const { return m_lines; }
    /// The line that ends in a cell goes on beyond it. False: nothing has changed.
    bool extend(std::size_t which, Dir);
    bool cut(std::size_t which, std::size_t at);

private:
    [[nodiscard]] std::size_t ownerOf(Place cell) const
    {
        const auto has = [&](const Line& line) { return std::ranges::find(line, cell) != line.end(); };
        return static_cast<std::size_t>(std::ranges::find_if(m_lines, has) - m_lines.begin());
    }

    std::vector<Line> m_lines;
};

/// The shorter part of the other line from there on is taken, or all of it where it begins there.
bool Lines::extend(std::size_t which, Dir d)
{
    const Place next = m_lines[which].back().step(d);
    const std::size_t owner = ownerOf(next);
    if (owner == m_lines.size() || owner == which)
        return false;
    Line rest = m_lines[owner];
    const auto at = static_cast<std::size_t>(std::ranges::find(rest, next) - rest.begin());
    if (at > rest.size() - 1 - at)
        std::ranges::reverse(rest);
    const auto from = std::ranges::find(rest, next);
    const bool isEnd = from == rest.begin();
    // What is taken: an end alone, all from the end on, or the part up to the cell with it first.
    const bool takesAll =
        isEnd && m_lines[which].size() + rest.size() <= longestLine && rest.size() <= shortestLine + 1;
    Line taken(rest.begin(), takesAll ? rest.end() : from + 1);
    std::ranges::reverse(taken);
    if (takesAll)
        std::ranges::reverse(taken);
    rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(taken.size()));
    if (m_lines[which].size() + taken.size() > longestLine || (!rest.empty() && rest.size() < shortestLine))
        return false;
    m_lines[which].insert(m_lines[which].end(), taken.begin(), taken.end());
    m_lines[owner] = std::move(rest);
    std::erase_if(m_lines, [](const Line& line) { return line.empty(); });
    return true;
}

bool Lines::cut(std::size_t which, std::size_t at)
{
    Line& line = m_lines[which];
    if (at < shortestLine || line.size() - at < shortestLine)
        return false;
    Line rest(line.begin() + static_cast<std::ptrdiff_t>(at), line.end());
    line.resize(at);
    m_lines.push_back(std::move(rest));
    return true;
}

/// One step of a line, or a cut where there are few lines.
bool step(Lines& lines, std::size_t which, std::size_t fewest, Random& random)
{
    if (lines.all().size() < fewest || random.chance(0.05))
        return lines.cut(which, static_cast<std::size_t>(random.below(static_cast<int>(lines.all()[which].size()))));
    return lines.extend(which, directions[static_cast<std::size_t>(random.below(4))]);
}

std::size_t fewestLines(const SearchContext& context)
{
    constexpr int cellsPerLine = 8;
    return static_cast<std::size_t>(context.size().cells() / cellsPerLine);
}

Draft draftOfLines(const std::vector<Line>& lines, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    Draft draft{empty, empty, empty};
    int letter = 0;
    for (const Line& line : lines) {
        ++letter;
        draft.full.set(Layer::Number, line.front(), letter);
        draft.full.set(Layer::Number, line.back(), letter);
        for (std::size_t i = 1; i < line.size(); ++i)
            for (const Dir d : directions)
                if (line[i - 1].step(d) == line[i])
                    draft.solution.set(Layer::Line, edgeBetween(line[i - 1], d), 1);
    }
    draft.skeleton = draft.full;
    return draft;
}

std::vector<Line> linesOf(const Draft& draft)
{
    std::vector<Line> lines;
    PlaceMap<char> seen(draft.full.grid());
    for (const Place start : draft.full.grid().cells()) {
        if (draft.full.at(Layer::Number, start) == blank || seen[start] != 0)
            continue;
        Line line{start};
        seen[start] = 1;
        for (std::size_t i = 0; i < line.size(); ++i)
            for (const Dir d : directions) {
                const Place from = line[i], to = from.step(d);
                if (!seen.has(to) || seen[to] != 0 || draft.solution.at(Layer::Line, edgeBetween(from, d)) != 1)
                    continue;
                seen[to] = 1;
                line.push_back(to);
            }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Draft> beginLines(const SearchContext& context)
{
    constexpr int stepsPerCell = 60;
    const Grid grid = context.grid();
    Lines lines(context.size().width >= context.size().height ? grid.rows() : grid.columns());
    for (int i = stepsPerCell * context.size().cells(); i > 0; --i) {
        const auto which = static_cast<std::size_t>(context.random.below(static_cast<int>(lines.all().size())));
        (void)step(lines, which, fewestLines(context), context.random);
    }
    return draftOfLines(lines.all(), context);
}

/// Some steps of lines near what is open.
std::optional<Draft> changeLines(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int tries = 40, mostSteps = 3, among = 4;
    const Place near = openCell(reading, context);
    std::vector<Line> all = linesOf(draft);
    const auto distance = [&](const Line& line) {
        int least = INT32_MAX;
        for (const Place c : line)
            least = std::min(least, latticeDistance(c, near));
        return least;
    };
    std::ranges::sort(all, {}, distance);
    for (Line& line : all)
        if (context.random.chance(0.5))
            std::ranges::reverse(line);
    Lines lines(std::move(all));
    int left = 1 + context.random.below(mostSteps);
    for (int i = 0; i < tries && left > 0; ++i) {
        const int count = std::min(among, static_cast<int>(lines.all().size()));
        if (step(lines, static_cast<std::size_t>(context.random.below(count)), fewestLines(context), context.random))
            --left;
    }
    return left > 0 ? std::nullopt : std::optional(draftOfLines(lines.all(), context));
}

} // namespace

extern const Method linksEverywhereMethod;
const Method linksEverywhereMethod{.name = "links-everywhere",
                                   .begin = beginLines,
                                   .change = changeLines,
                                   .normalize = labelsAsRead,
                                   .keepsStart = true};

} // namespace tokisuji
