#include "engine/solve/links.h"

#include "engine/solve/marks.h"

namespace tokisuji {

namespace {

constexpr std::size_t firstStates = 1'000'000;

} // namespace

std::optional<Links> Links::in(const Rules& rules, const Board& board, MarkUse marks)
{
    auto found = linksIn(rules, board.size());
    if (!found || (marks == MarkUse::Use && factsOfMarks(rules, board) != std::vector<Lit>{}))
        return std::nullopt;
    return Links(*std::move(found), rules.atomCount());
}

SatResult Links::inTurns(Model& model, const Halt& halt, LinkNews& news, const std::function<SatResult()>& ask)
{
    std::int64_t conflicts = patience;
    for (std::size_t states = firstStates;; states *= 4, conflicts *= 2) {
        const bool isAlone = m_search && m_search->hasGivenUp();
        model.allow(isAlone ? INT64_MAX : conflicts);
        const SatResult result = ask();
        model.allow(INT64_MAX);
        if (result != SatResult::Unknown || halt.reached() || isAlone)
            return result;
        if (!m_search)
            m_search = std::make_unique<LinkSearch>(m_found.board);
        const LinkFindings findings = m_search->run(halt, states);
        if (findings.outcome != LinkFindings::Outcome::Unknown) {
            news = newsOf(findings);
            return news.solutions.empty() ? SatResult::Unsat : SatResult::Sat;
        }
        if (halt.reached())
            return SatResult::Unknown;
    }
}

LinkNews Links::newsOf(const LinkFindings& findings) const
{
    LinkNews news;
    for (const LinkSolution& solution : findings.solutions) {
        Answers& answers = news.solutions.emplace_back(static_cast<std::size_t>(m_atoms));
        for (const Lit l : m_found.literals(solution))
            answers[static_cast<std::size_t>(l.atom())] = l.positive();
    }
    if (findings.outcome == LinkFindings::Outcome::Unique)
        news.facts = m_found.literals(findings.solutions.front());
    const Grid grid(m_found.board.size);
    if (findings.outcome == LinkFindings::Outcome::None)
        for (std::size_t c = 0; c < m_found.board.numbers.size(); ++c)
            if (m_found.board.numbers[c] != 0)
                news.conflict.push_back(grid.cells()[c]);
    return news;
}

} // namespace tokisuji
