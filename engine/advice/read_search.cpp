// Of an option with one solution so far, this one is ruled out; of an option with two, and of solutions that have no
// option, all solutions at once that show the same: only the marks count by which the option is read. So the solver is
// asked no more than twice for each option and once for each further way in which it can be shown.
#include "engine/advice/read_search.h"

#include "engine/solve/findings.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::size_t enough = 2;

class Search {
public:
    Search(const ClueFamily& family, const Board& board, const Stock& stock, Model& model)
        : m_family(family), m_board(board), m_stock(stock), m_model(model)
    {
        std::ranges::for_each(stock.solutions(), [this](const Answers& answers) { take(answers); });
    }
    ~Search() { m_model.add({!m_goesOn}); }
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    ReadFindings run(const std::vector<Lit>& selectors, const Halt& halt)
    {
        const std::array assumptions{m_goesOn};
        SatResult result = m_model.solveWith(selectors, assumptions, halt);
        for (; result == SatResult::Sat; result = m_model.solveWith(selectors, assumptions, halt))
            take(m_model.answers());
        m_findings.complete = result == SatResult::Unsat && !m_stock.rules().leavesAnswersOut();
        return std::move(m_findings);
    }

private:
    void take(const Answers& answers)
    {
        const Board solution = boardWith(m_stock.rules(), m_stock.board(), answers);
        ClueOption option = m_family.read(m_board, m_family.place, solution);
        if (option.edit.empty())
            return ruleOut(shown(answers, solution));
        auto& options = m_findings.options;
        auto found = std::ranges::find(options, option, &ReadFindings::Option::option);
        if (found == options.end())
            found = options.insert(found, {.option = std::move(option), .first = answers});
        if (++found->solutions < enough)
            return ruleOut(literalsOf(m_stock.rules(), answers));
        if (found->solutions == enough)
            ruleOut(shown(found->first, boardWith(m_stock.rules(), m_stock.board(), found->first)));
        ruleOut(shown(answers, solution));
    }

    /// What tells the option.
    [[nodiscard]] std::vector<Lit> shown(const Answers& answers, const Board& solution) const
    {
        return literalsAt(m_family.evidence(m_board, m_family.place, solution), m_stock.rules(), answers);
    }

    void ruleOut(const std::vector<Lit>& literals)
    {
        std::vector<Lit> clause{!m_goesOn};
        std::ranges::transform(literals, std::back_inserter(clause), [](Lit l) { return !l; });
        m_model.add(clause);
    }

    const ClueFamily& m_family;
    const Board& m_board;
    const Stock& m_stock;
    Model& m_model;
    Lit m_goesOn = m_model.fresh(); ///< what was found is ruled out
    ReadFindings m_findings;
};

} // namespace

ReadFindings searchOptions(const ClueFamily& family, const Board& board, const Stock& stock, Model& model,
                           const std::vector<Lit>& selectors, const Halt& halt)
{
    require(family.evidence != nullptr, "searchOptions: what is read is shown by some marks");
    return Search(family, board, stock, model).run(selectors, halt);
}

} // namespace tokisuji
