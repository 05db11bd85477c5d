#include "engine/generate/near_solution.h"

#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/sat/disposal.h"
#include "engine/solve/findings.h"
#include "engine/solve/marks.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

/// Wishes are granted in blocks: one question grants or trims many of them. As long as that goes well, blocks grow.
constexpr std::size_t firstBlock = 40;

/// From wishes to literals of one board's rules.
class Reader {
public:
    explicit Reader(const Rules& rules)
    {
        for (const Answer& answer : rules.answers())
            for (const Place p : answer.places)
                m_answers[{answer.layer, p}] = &answer;
    }

    /// Nothing where no answer can have the value.
    [[nodiscard]] std::vector<Lit> literals(const Wish& wish) const
    {
        const auto found = m_answers.find({wish.layer, wish.place});
        if (found == m_answers.end() || wish.value < found->second->lo || wish.value > found->second->hi)
            return {};
        return literalsOf(*found->second, wish.value);
    }

private:
    std::map<std::pair<Layer, Place>, const Answer*> m_answers;
};

/// Both wishes come true, or neither does. What no answer can have is passed over.
void tie(Model& model, const std::vector<Lit>& one, const std::vector<Lit>& other)
{
    if (one.empty() || other.empty())
        return;
    for (const auto& [whole, part] : {std::pair(&one, &other), std::pair(&other, &one)})
        for (const Lit follows : *part) {
            std::vector<Lit> clause{follows};
            for (const Lit l : *whole)
                clause.push_back(!l);
            model.add(clause);
        }
}

/// False: a must that no answer can have.
bool addDemands(Model& model, const WishList& list, const Reader& reader, const Board& board)
{
    for (const Wish& must : list.musts) {
        const std::vector<Lit> literals = reader.literals(must);
        if (literals.empty() && must.value != 0 && must.value != board.at(Layer::Number, must.place))
            return false;
        for (const Lit l : literals)
            model.add({l});
    }
    for (const auto& [one, other] : list.alike)
        tie(model, reader.literals(one), reader.literals(other));
    return true;
}

/// Grants what it can of a block beside what is granted; what the solver blames is dropped. False: given up.
bool grantBlock(Model& model, std::vector<Lit>& granted, std::vector<Lit> block, const Halt& halt)
{
    for (;;) {
        std::vector<Lit> all = granted;
        all.insert(all.end(), block.begin(), block.end());
        const SatResult result = model.solve(all, halt);
        if (result == SatResult::Unknown)
            return false;
        if (result == SatResult::Sat) {
            granted = std::move(all);
            return true;
        }
        const std::vector<Lit> core = model.core();
        const auto isBlamed = [&](Lit l) { return std::ranges::find(core, l) != core.end(); };
        if (std::erase_if(block, isBlamed) == 0)
            return false; // there is no solution at all
    }
}

/// All at once where that goes, as it does for a solution that was made elsewhere; else block by block.
bool grant(Model& model, const std::vector<Lit>& wished, const Halt& halt)
{
    const SatResult all = model.solve(wished, halt);
    if (all != SatResult::Unsat || wished.empty())
        return all == SatResult::Sat;
    std::vector<Lit> granted;
    std::size_t size = firstBlock;
    for (auto from = wished.begin(); from != wished.end();) {
        const auto to = from + std::min(static_cast<std::ptrdiff_t>(size), wished.end() - from);
        const std::size_t before = granted.size();
        if (!grantBlock(model, granted, {from, to}, halt))
            return false;
        const bool wentWell = granted.size() - before == static_cast<std::size_t>(to - from);
        size = wentWell ? 2 * size : firstBlock;
        from = to;
    }
    return true;
}

} // namespace

std::optional<Board> solutionNear(const Board& board, const WishList& list, std::int64_t effort, const Halt& halt)
{
    if (halt.reached())
        return std::nullopt;
    return solutionNear(board, rulesOf(board), list, effort, halt);
}

std::optional<Board> solutionNear(const Board& board, const Rules& rules, const WishList& list, std::int64_t effort,
                                  const Halt& halt)
{
    if (halt.reached())
        return std::nullopt;
    const Reader reader(rules);
    BriefModel brief(rules, halt);
    Model& model = *brief;
    model.allow(effort);
    if (!addDemands(model, list, reader, board))
        return std::nullopt;
    std::vector<Lit> wished;
    for (const Wish& wish : list.wishes)
        for (const Lit l : reader.literals(wish))
            wished.push_back(l);
    if (!grant(model, wished, halt))
        return std::nullopt;
    return boardWith(rules, board, model.answers());
}

std::vector<Wish> wishesOf(const Board& solution)
{
    std::vector<Wish> wishes;
    for (const Layer layer : genreOf(solution).answerLayers())
        for (const Place p : solution.grid().all(placesOf(layer)))
            if (const int value = solution.at(layer, p); value != blank)
                wishes.push_back({layer, p, value});
    return wishes;
}

} // namespace tokisuji
