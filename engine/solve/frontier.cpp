// One solution is tight, or comes from a tight one: in which some path goes another way over empty cells. So there is
// exactly one solution where there is exactly one tight one, and no path borders in two of its cells on one patch of
// empty ones.
//
// How many states there are depends on where the search begins, and cannot be told before. So it begins at each side,
// and goes on where that looks best.
#include "engine/solve/frontier.h"

#include "engine/solve/frontier_sweep.h"

#include <algorithm>
#include <memory>
#include <span>
#include <variant>

namespace tokisuji {

/// A view of a board from one side.
struct FrontierTurn {
    bool isTransposed;
    bool isFlipped; ///< after that: the last row first

    [[nodiscard]] std::size_t cell(Size size, int x, int y) const
    {
        if (isFlipped)
            y = (isTransposed ? size.width : size.height) - 1 - y;
        return static_cast<std::size_t>(isTransposed ? x * size.width + y : y * size.width + x);
    }
    [[nodiscard]] LinkBoard operator()(const LinkBoard& board) const
    {
        const auto [width, height] = board.size;
        LinkBoard turned{isTransposed ? Size{height, width} : board.size, {}};
        for (int y = 0; y < turned.size.height; ++y)
            for (int x = 0; x < turned.size.width; ++x)
                turned.numbers.push_back(board.numbers[cell(board.size, x, y)]);
        return turned;
    }
    /// Of a board that was seen that way.
    [[nodiscard]] LinkSolution back(const LinkSolution& turned, Size size) const
    {
        const Size seen = isTransposed ? Size{size.height, size.width} : size;
        LinkSolution solution{std::vector<char>(turned.right.size()), std::vector<char>(turned.down.size())};
        for (int y = 0; y < seen.height; ++y)
            for (int x = 0; x < seen.width; ++x) {
                const auto at = static_cast<std::size_t>(y * seen.width + x);
                if (turned.right[at] != 0)
                    (isTransposed ? solution.down : solution.right)[cell(size, x, y)] = 1;
                if (turned.down[at] != 0)
                    (isTransposed ? solution.right : solution.down)[cell(size, x, isFlipped ? y + 1 : y)] = 1;
            }
        return solution;
    }
};

namespace {

constexpr std::array<FrontierTurn, 4> turns{{{false, false}, {false, true}, {true, false}, {true, true}}};
constexpr std::size_t mostStatesOfSweep = 2'500'000; ///< some 100 MB
constexpr std::size_t mostTight = 16;
constexpr std::size_t narrow = 16, wide = 32;

/// Neighbours of a cell, by their indices.
std::vector<int> around(Size size, int cell)
{
    const auto [width, height] = size;
    std::vector<int> cells;
    if (cell % width > 0)
        cells.push_back(cell - 1);
    if ((cell + 1) % width != 0)
        cells.push_back(cell + 1);
    if (cell >= width)
        cells.push_back(cell - width);
    if (cell + width < width * height)
        cells.push_back(cell + width);
    return cells;
}

char& linkOf(LinkSolution& solution, Size size, int a, int b)
{
    auto& links = std::max(a, b) - std::min(a, b) == size.width ? solution.down : solution.right;
    return links[static_cast<std::size_t>(std::min(a, b))];
}

/// The cells of a path from an end on.
std::vector<int> pathFrom(LinkSolution& solution, Size size, int end)
{
    std::vector<int> path{end};
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (const int next : around(size, path.back()))
            if (linkOf(solution, size, path.back(), next) != 0 && (path.size() < 2 || next != path[path.size() - 2])) {
                path.push_back(next);
                goesOn = true;
                break;
            }
    }
    return path;
}

/// A way over empty cells from one cell to another one of a path; both are part of it. None: empty.
std::vector<int> wayOverEmpty(const std::vector<char>& isEmpty, Size size, int from, const std::vector<int>& path)
{
    std::vector<int> before(isEmpty.size(), -1);
    std::vector<int> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const int next : around(size, reached[i])) {
            if (next == from || before[static_cast<std::size_t>(next)] >= 0)
                continue;
            const bool isFree = isEmpty[static_cast<std::size_t>(next)] != 0;
            if (!isFree && (i == 0 || std::ranges::find(path, next) == path.end()))
                continue;
            before[static_cast<std::size_t>(next)] = reached[i];
            reached.push_back(next);
            if (isFree)
                continue;
            std::vector<int> way{next};
            while (way.back() != from)
                way.push_back(before[static_cast<std::size_t>(way.back())]);
            return way;
        }
    return {};
}

void setLinks(LinkSolution& solution, Size size, std::span<const int> cells, bool areJoined)
{
    for (std::size_t i = 1; i < cells.size(); ++i)
        linkOf(solution, size, cells[i - 1], cells[i]) = areJoined ? 1 : 0;
}

/// The same but for one path that goes another way over empty cells, if there is such a way.
std::optional<LinkSolution> withDetour(const LinkBoard& board, LinkSolution solution)
{
    std::vector<std::vector<int>> paths;
    std::vector<char> isEmpty(board.numbers.size(), 1);
    for (int c = 0; c < board.size.cells(); ++c)
        if (board.numbers[static_cast<std::size_t>(c)] != 0) {
            paths.push_back(pathFrom(solution, board.size, c));
            for (const int cell : paths.back())
                isEmpty[static_cast<std::size_t>(cell)] = 0;
        }
    for (const std::vector<int>& path : paths)
        for (auto at = path.begin(); at != path.end(); ++at) {
            const std::vector<int> way = wayOverEmpty(isEmpty, board.size, *at, path);
            if (way.empty())
                continue;
            const auto other = std::ranges::find(path, way.front());
            setLinks(solution, board.size, {std::min(at, other), std::max(at, other) + 1}, false);
            setLinks(solution, board.size, way, true);
            return solution;
        }
    return std::nullopt;
}

LinkFindings findingsOf(const LinkBoard& board, std::vector<LinkSolution> tight)
{
    using enum LinkFindings::Outcome;
    if (tight.empty())
        return {.outcome = None, .solutions = {}};
    if (tight.size() == 1)
        if (auto other = withDetour(board, tight.front()))
            tight.push_back(*std::move(other));
    return {.outcome = tight.size() > 1 ? Several : Unique, .solutions = std::move(tight)};
}

} // namespace

/// The sweeps from all sides that are still under way.
template <std::size_t Bytes>
class FrontierSweeps {
public:
    explicit FrontierSweeps(const LinkBoard& board)
    {
        for (const FrontierTurn& turn : turns)
            if (LinkBoard turned = turn(board); FrontierSweep<Bytes>::fits(turned))
                m_sides.push_back({turn, std::make_unique<FrontierSweep<Bytes>>(std::move(turned))});
    }

    [[nodiscard]] bool isEmpty() const { return m_sides.empty(); }
    /// The sweep that looks best goes on. Its tight solutions once it is done. Requires that there is one.
    std::optional<std::vector<LinkSolution>> advance(Size size, const Halt& halt, std::size_t mostStates)
    {
        const auto next = std::ranges::min_element(m_sides, {}, [](const Side& side) { return side.sweep->outlook(); });
        const std::size_t before = next->sweep->work();
        if (!next->sweep->advance(halt, mostStates)) {
            if (!halt.reached())
                m_sides.erase(next);
            return std::nullopt;
        }
        m_work += next->sweep->work() - before;
        if (!next->sweep->isDone())
            return std::nullopt;
        std::vector<LinkSolution> tight;
        for (const LinkSolution& solution : next->sweep->solutions(mostTight))
            tight.push_back(next->turn.back(solution, size));
        return tight;
    }
    [[nodiscard]] std::size_t work() const { return m_work; }

private:
    struct Side {
        FrontierTurn turn;
        std::unique_ptr<FrontierSweep<Bytes>> sweep;
    };
    std::vector<Side> m_sides;
    std::size_t m_work = 0;
};

struct LinkSearch::State {
    explicit State(LinkBoard asked)
        : board(std::move(asked)),
          sweeps(std::min(board.size.width, board.size.height) < static_cast<int>(narrow)
                     ? std::variant<FrontierSweeps<narrow>, FrontierSweeps<wide>>(std::in_place_index<0>, board)
                     : std::variant<FrontierSweeps<narrow>, FrontierSweeps<wide>>(std::in_place_index<1>, board))
    {
    }

    LinkBoard board;
    std::variant<FrontierSweeps<narrow>, FrontierSweeps<wide>> sweeps;
};

LinkSearch::LinkSearch(LinkBoard board) : m_state(std::make_unique<State>(std::move(board))) {}

LinkSearch::~LinkSearch() = default;

bool LinkSearch::hasGivenUp() const
{
    return std::visit([](const auto& sweeps) { return sweeps.isEmpty(); }, m_state->sweeps);
}

LinkFindings LinkSearch::run(const Halt& halt, std::size_t effort)
{
    return std::visit(
        [&](auto& sweeps) -> LinkFindings {
            const std::size_t end = effort > SIZE_MAX - sweeps.work() ? SIZE_MAX : sweeps.work() + effort;
            while (!sweeps.isEmpty() && sweeps.work() < end && !halt.reached())
                if (auto tight = sweeps.advance(m_state->board.size, halt, mostStatesOfSweep))
                    return findingsOf(m_state->board, *std::move(tight));
            return {};
        },
        m_state->sweeps);
}

} // namespace tokisuji
