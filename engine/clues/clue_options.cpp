#include "engine/clues/clue_options.h"

#include "engine/advice/obeying.h"
#include "engine/genre/registry.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

/// Ranges up to this many values are told of whole.
constexpr std::size_t narrow = 10;

/// The solutions that are such of a board with a weaker clue.
Stock stockOf(const Board& board, const Weakening& weaker, Place place, std::span<const Board> solutions)
{
    Stock stock(with(board, weaker.option), rulesOf(with(board, weaker.option)),
                weaker.dropsClue ? std::optional(place) : std::nullopt);
    SolutionSet set;
    for (const Board& solution : solutions)
        if (const auto carried = carriedOver(stock.rules(), stock.board(), solution))
            set.solutions.push_back(answersOf(stock.rules(), *carried));
    stock.take(std::move(set));
    return stock;
}

/// The options of a family that some solution obeys.
std::vector<ClueOption> obeyedOptions(const Board& board, const ClueFamily& family, std::span<const Board> solutions)
{
    std::vector<ClueOption> options;
    for (const Weakening& weaker : family.weaker) {
        const Stock stock = stockOf(board, weaker, family.place, solutions);
        const ClueFamily whole = named(family, board, stock);
        const auto obeyed = obeying(stock, board, whole, weaker, 1);
        if (!obeyed)
            continue;
        for (std::size_t k = 0; k < whole.options.size(); ++k)
            if (!(*obeyed)[k].empty())
                options.push_back(whole.options[k]);
        return options;
    }
    return options;
}

} // namespace

std::vector<ClueOption> clueOptions(const Board& board, Place place, std::span<const Board> solutions)
{
    std::vector<ClueOption> options;
    for (ClueFamily& family : clueFamilies(board, place)) {
        if (family.isUnknown)
            continue;
        if (family.options.size() > narrow || family.read != nullptr)
            family.options = obeyedOptions(board, family, solutions);
        std::ranges::move(family.options, std::back_inserter(options));
    }
    return options;
}

Board with(const Board& board, const ClueOption& option)
{
    Board changed = board;
    option.edit.applyTo(changed);
    return changed;
}

bool holdsIn(const Board& withOption, const Board& solution)
{
    return carriedOver(rulesOf(withOption), withOption, solution).has_value();
}

} // namespace tokisuji
