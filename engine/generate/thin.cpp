#include "engine/generate/thin.h"

#include "engine/generate/clue_spots.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

constexpr std::int64_t effortPerClue = 5'000;

/// What a reduction takes away.
std::vector<int> valuesOf(const Edit& reduction)
{
    std::vector<int> values;
    for (const Change& change : reduction.changes())
        if (change.layer != Layer::Arrow && change.layer != Layer::Terrain)
            values.push_back(change.before);
    return values;
}

/// Which values are on the board too often, compared with the shares that are wanted.
class Shares {
public:
    Shares(const std::vector<Edit>& left, const ClueLimits& limits)
    {
        double wanted = 0, count = 0;
        for (const auto& [value, share] : limits.options().values)
            wanted += share;
        for (const auto& [value, share] : limits.options().values)
            m_excess[value] = -share / wanted;
        for (const Edit& reduction : left)
            count += static_cast<double>(valuesOf(reduction).size());
        for (const Edit& reduction : left)
            for (const int value : valuesOf(reduction))
                m_excess[value] += 1 / count;
    }
    [[nodiscard]] double excess(const Edit& reduction) const
    {
        const std::vector<int> values = valuesOf(reduction);
        double sum = 0;
        for (const int value : values)
            sum += m_excess.at(value);
        return sum / static_cast<double>(std::max<std::size_t>(1, values.size()));
    }

private:
    std::map<int, double> m_excess;
};

/// The next one to try: in random order, or one whose value is there too often.
std::size_t nextOf(const std::vector<Edit>& left, const ClueLimits& limits)
{
    if (!limits.wantsShares())
        return left.size() - 1;
    const Shares shares(left, limits);
    std::size_t best = 0;
    for (std::size_t i = 1; i < left.size(); ++i)
        if (shares.excess(left[i]) > shares.excess(left[best]))
            best = i;
    return best;
}

/// Reductions in the order in which they are tried from the back: filled cells before numbers, clues of the start last.
std::vector<Edit> ordered(const Board& full, const SearchContext& context)
{
    std::vector<Edit> all =
        context.method.reductions != nullptr ? context.method.reductions(full, context) : clueReductions(full, context);
    const auto touches = [](const Edit& reduction, const auto& question) {
        const std::vector<Change> changes = reduction.changes();
        return std::ranges::any_of(changes, [&](const Change& change) { return question(change.place); });
    };
    std::erase_if(all, [&](const Edit& reduction) {
        return touches(reduction, [&](Place p) { return context.limits.mustStand(p); });
    });
    context.random.shuffle(all);
    std::ranges::stable_partition(all, [](const Edit& reduction) {
        const std::vector<Change> changes = reduction.changes();
        return std::ranges::none_of(changes, [](const Change& c) { return c.layer == Layer::Terrain; });
    });
    if (context.options().start)
        std::ranges::stable_partition(all, [&](const Edit& reduction) {
            return touches(reduction, [&](Place p) { return isNumbered(*context.options().start, p); });
        });
    return all;
}

/// Takes reductions from the back of a list as long as the puzzle stays what it is. Several are tried at once while
/// that goes well. Other solutions that turn up refute later tries without a question.
class Thinner {
public:
    Thinner(const Draft& draft, const SearchContext& context, const Approval& approval)
        : m_context(context), m_approval(approval), m_solution(draft.solution), m_board(draft.full),
          m_left(ordered(m_board, context)), m_clues(clueCount(m_board))
    {
    }

    Board run()
    {
        while (!m_left.empty() && !m_context.halt.reached() && !isEnough())
            step();
        return m_board;
    }

private:
    [[nodiscard]] bool isEnough() const { return m_context.recipe.keepsAll && m_clues <= m_context.limits.mostClues(); }
    void step();
    void tryWeaker(const Edit& reduction);
    [[nodiscard]] bool isGood(const Board&);

    const SearchContext& m_context;
    const Approval& m_approval;
    const Board& m_solution;
    Board m_board;
    std::vector<Edit> m_left;
    int m_clues;
    std::size_t m_atOnce = 4;
    OtherSolutions m_others;
};

void Thinner::step()
{
    constexpr std::size_t mostAtOnce = 8;
    std::swap(m_left[nextOf(m_left, m_context.limits)], m_left.back());
    const bool oneByOne = m_context.limits.wantsShares() || m_context.recipe.keepsAll;
    const std::size_t count = oneByOne ? 1 : std::min(m_atOnce, m_left.size());
    Board fewer = m_board;
    for (std::size_t i = 0; i < count; ++i)
        m_left[m_left.size() - 1 - i].applyTo(fewer);
    if (isGood(fewer)) {
        m_board = std::move(fewer);
        m_clues = clueCount(m_board);
        m_left.resize(m_left.size() - count);
        m_atOnce = std::min(2 * m_atOnce, mostAtOnce);
        return;
    }
    if (count == 1) {
        tryWeaker(m_left.back());
        m_left.pop_back();
    }
    m_atOnce = std::max<std::size_t>(1, count / 2);
}

/// "?" is the step between a clue and none.
void Thinner::tryWeaker(const Edit& reduction)
{
    const std::optional<Edit> weaker = weakened(reduction, m_board, m_context);
    if (!weaker || weaker->changes() == reduction.changes()) // it was tried just now
        return;
    Board board = m_board;
    weaker->applyTo(board);
    if (isGood(board))
        m_board = std::move(board);
}

bool Thinner::isGood(const Board& fewer)
{
    const int clues = clueCount(fewer);
    if (clues < m_clues && clues < m_context.limits.leastClues())
        return false;
    Reading reading = readBoard(fewer, m_solution,
                                {.effort = effortPerClue, .mostOpen = 0, .others = m_others.boards()}, m_context.halt);
    m_others.add(std::move(reading.others));
    return reading.kind == Reading::Unique && m_approval(fewer);
}

} // namespace

Board thinned(const Draft& draft, const SearchContext& context, const Approval& isApproved)
{
    Board board = Thinner(draft, context, isApproved).run();
    if (context.method.normalize != nullptr)
        context.method.normalize(board);
    return board;
}

} // namespace tokisuji
