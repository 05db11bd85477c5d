// Daburi and Hitori: shaded cells hide numbers that would be seen twice.
//
// The shading is made first, so that no further cell could be shaded. Then every other shading that obeys the rules
// leaves open some cell that is shaded here; giving that cell a number that it would see there kills the other shading
// and says nothing about this one. So numbers under shaded cells are changed until no other shading is left.
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <numeric>

namespace tokisuji {

namespace {

using Cells = std::vector<Place>;
using Shading = PlaceMap<char>; ///< 1: shaded
/// The groups of unshaded cells in which no number may stand twice.
using Runs = std::vector<Cells> (*)(const Shading&);

bool isOpenConnected(const Shading& shaded)
{
    const std::vector<char>& flags = shaded.values();
    const auto first = std::ranges::find(flags, 0);
    if (first == flags.end())
        return true;
    const Place start = shaded.grid().place(PlaceKind::Cell, static_cast<int>(first - flags.begin()));
    const auto reached = flood(shaded.grid(), start, [&](Place, Place to) { return shaded[to] == 0; });
    return std::ssize(reached) == std::ranges::count(flags, 0);
}

/// Shaded cells apart, unshaded ones connected, and no cell left that could be shaded too. None where the demands
/// cannot be met so.
std::optional<Shading> fullShading(const SearchContext& context)
{
    const Grid grid(context.size());
    Shading shaded(grid), barred(grid);
    Cells order = grid.cells();
    context.random.shuffle(order);
    Cells first;
    for (const Wish& must : context.demands.musts)
        if (must.layer == Layer::Shade) {
            barred[must.place] = must.value == 0 ? 1 : 0;
            if (must.value == 1)
                first.push_back(must.place);
        }
    order.insert(order.begin(), first.begin(), first.end());
    for (const Place c : order) {
        const bool beside = std::ranges::any_of(grid.neighbours(c), [&](Place n) { return shaded[n] != 0; });
        if (beside || barred[c] != 0)
            continue;
        shaded[c] = 1;
        if (!isOpenConnected(shaded))
            shaded[c] = 0;
    }
    return shaded;
}

/// Daburi: from shaded cell to shaded cell.
std::vector<Cells> stretches(const Shading& shaded)
{
    std::vector<Cells> runs;
    for (const Cells& line : shaded.grid().lines()) {
        runs.emplace_back();
        for (const Place c : line) {
            if (shaded[c] == 0)
                runs.back().push_back(c);
            else
                runs.emplace_back();
        }
    }
    return runs;
}

/// Hitori: all of a row or column.
std::vector<Cells> lines(const Shading& shaded)
{
    std::vector<Cells> runs = shaded.grid().lines();
    for (Cells& run : runs)
        std::erase_if(run, [&](Place c) { return shaded[c] != 0; });
    return runs;
}

class Filling {
public:
    Filling(const SearchContext& context, Runs runs, Shading shaded)
        : m_context(context), m_runs(runs), m_grid(context.size()), m_shaded(std::move(shaded)),
          m_numbers(m_grid, blank)
    {
    }

    /// Numbers on the unshaded cells, no double in any run. False: this draw leads to none.
    [[nodiscard]] bool fillOpen(int largest);
    /// A number that each shaded cell would see.
    void fillShaded();
    /// Changes a number under a shaded cell so that this shading has a double too. False: none can.
    [[nodiscard]] bool kill(const Shading& other);
    [[nodiscard]] Draft draft() const;

private:
    [[nodiscard]] std::vector<int> seenFrom(Place cell, const Shading& shaded) const;
    [[nodiscard]] bool isDead(const Shading& other) const;
    [[nodiscard]] bool mayHold(Place cell) const { return m_context.limits.mayStand(cell); }
    [[nodiscard]] int& number(Place cell) { return m_numbers[cell]; }

    const SearchContext& m_context;
    Runs m_runs;
    Grid m_grid;
    Shading m_shaded;
    PlaceMap<int> m_numbers;
    std::vector<Shading> m_killed; ///< other shadings that have a double
};

/// Numbers that a cell sees in a shading in which it is unshaded.
std::vector<int> Filling::seenFrom(Place cell, const Shading& shaded) const
{
    Shading open = shaded;
    open[cell] = 0;
    std::vector<int> seen;
    for (const Cells& run : m_runs(open))
        if (std::ranges::find(run, cell) != run.end())
            for (const Place c : run)
                if (const int n = m_numbers[c]; c != cell && n != blank)
                    seen.push_back(n);
    return seen;
}

/// Cells that see most numbers first; of the numbers that are left, one at random.
bool Filling::fillOpen(int largest)
{
    std::vector<int> all(static_cast<std::size_t>(largest));
    std::iota(all.begin(), all.end(), 1);
    std::erase_if(all, [&](int n) { return !m_context.limits.allows(n); });
    Cells left;
    for (const Place c : m_grid.cells())
        if (m_shaded[c] == 0 && mayHold(c))
            left.push_back(c);
    m_context.random.shuffle(left);
    while (!left.empty()) {
        if (m_context.halt.reached())
            return false;
        std::size_t tightest = 0;
        std::vector<int> best;
        for (std::size_t i = 0; i < left.size(); ++i) {
            std::vector<int> free = all;
            const std::vector<int> seen = seenFrom(left[i], m_shaded);
            std::erase_if(free, [&](int n) { return std::ranges::find(seen, n) != seen.end(); });
            if (i == 0 || free.size() < best.size()) {
                tightest = i;
                best = std::move(free);
            }
        }
        if (best.empty())
            return false;
        number(left[tightest]) = m_context.random.pick(std::span<const int>(best));
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(tightest));
    }
    return true;
}

void Filling::fillShaded()
{
    for (const Place c : m_grid.cells())
        if (m_shaded[c] != 0 && mayHold(c))
            if (const std::vector<int> seen = seenFrom(c, m_shaded); !seen.empty())
                number(c) = m_context.random.pick(std::span<const int>(seen)); // frequent numbers more often
}

bool Filling::isDead(const Shading& other) const
{
    const std::vector<Cells> runs = m_runs(other);
    return std::ranges::any_of(runs, [&](const Cells& run) {
        std::vector<int> numbers;
        for (const Place c : run)
            if (const int n = m_numbers[c]; n != blank)
                numbers.push_back(n);
        std::ranges::sort(numbers);
        return std::ranges::adjacent_find(numbers) != numbers.end();
    });
}

/// Of all changes that kill it, one that leaves most of the shadings dead that have been killed before.
bool Filling::kill(const Shading& other)
{
    Cells places;
    for (const Place c : m_grid.cells())
        if (m_shaded[c] != 0 && other[c] == 0 && mayHold(c))
            places.push_back(c);
    m_context.random.shuffle(places);
    std::ptrdiff_t least = PTRDIFF_MAX;
    std::pair<Place, int> best{wholeBoard, blank};
    for (const Place c : places) {
        if (m_context.halt.reached())
            return false;
        std::vector<int> seen = seenFrom(c, other);
        std::ranges::sort(seen);
        seen.erase(std::ranges::unique(seen).begin(), seen.end());
        m_context.random.shuffle(seen);
        const int before = number(c);
        for (const int n : seen) {
            number(c) = n;
            const auto alive = std::ranges::count_if(m_killed, [&](const auto& shading) { return !isDead(shading); });
            if (alive < least) {
                least = alive;
                best = {c, n};
            }
        }
        number(c) = before;
        if (least == 0)
            break;
    }
    if (best.second == blank)
        return false;
    number(best.first) = best.second;
    m_killed.push_back(other);
    return true;
}

Draft Filling::draft() const
{
    Draft draft;
    draft.skeleton = blankBoard(m_context.genre, m_context.options());
    draft.full = draft.solution = draft.skeleton;
    for (const Place c : m_grid.cells()) {
        draft.full.set(Layer::Number, c, m_numbers[c]);
        draft.solution.set(Layer::Shade, c, m_shaded[c]);
    }
    return draft;
}

Shading shadingOf(const Board& solution)
{
    Shading shaded(solution.grid());
    for (const Place c : solution.grid().cells())
        shaded[c] = solution.at(Layer::Shade, c) == 1 ? 1 : 0;
    return shaded;
}

std::optional<Draft> beginWith(const SearchContext& context, Runs runs, int largest)
{
    const auto shaded = fullShading(context);
    if (!shaded)
        return std::nullopt;
    Filling filling(context, runs, *shaded);
    if (!filling.fillOpen(largest))
        return std::nullopt;
    filling.fillShaded();
    const int mostKills = 4 * context.size().cells();
    for (int kills = 0; kills < mostKills; ++kills) {
        const Draft draft = filling.draft();
        const Reading reading = readBoard(draft.full, draft.solution, {.mostOpen = 0}, context.halt);
        if (reading.kind == Reading::Unique)
            return draft;
        if (reading.kind != Reading::Several || !filling.kill(shadingOf(reading.others.front())))
            return std::nullopt;
    }
    return std::nullopt;
}

int longSide(Size size)
{
    return std::max(size.width, size.height);
}

std::optional<Draft> beginDoublesInView(const SearchContext& context)
{
    constexpr int fewest = 4;
    const int largest = context.options().values.empty() ? std::max(fewest, longSide(context.size()) * 3 / 4)
                                                         : context.options().values.rbegin()->first;
    return beginWith(context, stretches, largest);
}

std::optional<Draft> beginDoublesInLines(const SearchContext& context)
{
    return beginWith(context, lines, longSide(context.size()));
}

} // namespace

extern const Method doublesInViewMethod;
const Method doublesInViewMethod{.name = "doubles-in-view", .begin = beginDoublesInView};

extern const Method doublesInLinesMethod;
const Method doublesInLinesMethod{.name = "doubles-in-lines", .begin = beginDoublesInLines};

} // namespace tokisuji
