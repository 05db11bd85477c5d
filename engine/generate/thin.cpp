#include "engine/generate/thin.h"

#include "engine/generate/clue_options.h"
#include "engine/generate/general.h"
#include "engine/generate/recipe.h"

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
        if (change.layer != Layer::Arrow)
            values.push_back(change.before);
    return values;
}

/// Which values are on the board too often, compared with the shares that are wanted.
class Shares {
public:
    Shares(const std::vector<Edit>& left, const Palette& palette)
    {
        double wanted = 0, count = 0;
        for (const auto& [value, share] : palette.options().values)
            wanted += share;
        for (const auto& [value, share] : palette.options().values)
            m_excess[value] = -share / wanted;
        for (const Edit& reduction : left)
            count += static_cast<double>(valuesOf(reduction).size());
        for (const Edit& reduction : left)
            for (const int value : valuesOf(reduction))
                m_excess[value] += 1 / count;
    }
    [[nodiscard]] double excess(const Edit& reduction) const
    {
        double sum = 0;
        for (const int value : valuesOf(reduction))
            sum += m_excess.at(value);
        return sum / static_cast<double>(valuesOf(reduction).size());
    }

private:
    std::map<int, double> m_excess;
};

/// The next one to try: in random order, or one whose value is there too often.
std::size_t nextOf(const std::vector<Edit>& left, const Palette& palette)
{
    if (!palette.wantsShares())
        return left.size() - 1;
    const Shares shares(left, palette);
    std::size_t best = 0;
    for (std::size_t i = 1; i < left.size(); ++i)
        if (shares.excess(left[i]) > shares.excess(left[best]))
            best = i;
    return best;
}

/// Reductions in the order in which they are tried from the back; clues of the start go last.
std::vector<Edit> ordered(const Board& full, const Workshop& shop)
{
    std::vector<Edit> all =
        shop.recipe.reductions != nullptr ? shop.recipe.reductions(full, shop) : clueReductions(full, shop);
    const auto touches = [](const Edit& reduction, const auto& question) {
        const std::vector<Change> changes = reduction.changes();
        return std::ranges::any_of(changes, [&](const Change& change) { return question(change.place); });
    };
    std::erase_if(all, [&](const Edit& reduction) {
        return touches(reduction, [&](Place p) { return shop.palette.mustStand(p); });
    });
    shop.random.shuffle(all);
    if (shop.options().start)
        std::ranges::stable_partition(all, [&](const Edit& reduction) {
            return touches(reduction, [&](Place p) { return hasClue(*shop.options().start, p); });
        });
    return all;
}

} // namespace

Board thinned(const Draft& draft, const Workshop& shop, const Approval& isApproved)
{
    Board board = draft.full;
    std::vector<Edit> left = ordered(board, shop);
    int clues = clueCount(board);
    const auto isEnough = [&] { return shop.recipe.keepsAll && clues <= shop.palette.mostClues(); };
    while (!left.empty() && !shop.halt.reached() && !isEnough()) {
        std::swap(left[nextOf(left, shop.palette)], left.back());
        Board fewer = board;
        left.back().applyTo(fewer);
        left.pop_back();
        const int count = clueCount(fewer);
        if (count < clues && count < shop.palette.leastClues())
            continue;
        const Reading reading = readBoard(fewer, draft.solution, {.effort = effortPerClue, .mostOpen = 0}, shop.halt);
        if (reading.kind != Reading::Unique || !isApproved(fewer))
            continue;
        board = std::move(fewer);
        clues = count;
    }
    if (shop.recipe.tidy != nullptr)
        shop.recipe.tidy(board);
    return board;
}

} // namespace tokisuji
