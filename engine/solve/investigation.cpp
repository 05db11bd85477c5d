// Uniqueness first asks for any difference at all; from the second solution on, the rest is asked for bit by bit. Facts
// that are proved are added to the model, so that what comes later is easier.
#include "engine/solve/investigation.h"

#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/solve/effort.h"
#include "engine/solve/findings.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::size_t poolSize = 64;
constexpr int roundsPerFactRead = 4;

} // namespace

Investigation::Investigation(Question asked, const VerdictSink& sink)
    : m_question(std::move(asked)), m_sink(sink),
      m_pulse(m_question.model.solver(), [this] { report(Urgency::WhenDue); })
{
    m_verdict.marks = m_question.marks;
    m_verdict.total = static_cast<int>(m_question.rules.answers().size());
    m_links = Links::in(m_question.rules, m_question.board, m_question.marks);
}

double Investigation::elapsedMs() const
{
    return msSince(m_question.started);
}

Verdict Investigation::run(Knowledge known)
{
    if (const std::optional<Truth> first = firstSolution(known)) {
        begin(*first, known);
        if (saysMore(m_question.rules, *m_verdict.solution)) {
            m_verdict.stop = Stop::TooLarge;
            report(Urgency::Now);
            return m_verdict;
        }
        settleStatus();
        determineRest();
    }
    finish();
    return m_verdict;
}

std::optional<Truth> Investigation::firstSolution(Knowledge& known)
{
    if (!known.solutions.empty())
        return known.solutions.front();
    const auto& [board, rules, model, marks, halt, started, insights] = m_question;
    Insight gained;
    LinkNews news;
    const SolveOn inTurns = [&](const std::vector<Lit>& assumptions) {
        return m_links->inTurns(model, halt, news, [&] { return model.solve(assumptions, halt); });
    };
    const SatResult result =
        solveWithInsight(model, {}, {insights, board, rules, marks}, halt, gained, m_links ? inTurns : SolveOn());
    for (const Lit fact : gained.facts)
        model.add({model.translated(fact)});
    for (const auto& facts : {gained.facts, news.facts})
        known.determined.insert(known.determined.end(), facts.begin(), facts.end());
    for (const Answers& solution : news.solutions)
        known.solutions.push_back(truthOf(rules, model, solution));
    if (result == SatResult::Sat)
        return known.solutions.empty() ? model.solution() : known.solutions.front();
    if (result == SatResult::Unsat) {
        m_verdict.conflict = gained.isContradiction ? gained.clues : news.conflict;
        m_verdict.firstMs = elapsedMs();
        setStatus(Status::None);
    }
    return std::nullopt;
}

void Investigation::begin(const Truth& first, const Knowledge& known)
{
    m_verdict.firstMs = elapsedMs();
    m_verdict.solution = boardOf(first);
    m_search.emplace(m_question.rules, m_question.model, std::vector<Lit>{}, first, m_question.halt,
                     BackboneSearch::Repairs::AtOnce,
                     BackboneEvents{.found = [this](const Truth& solution) { accept(solution); },
                                    .proved = [this](const std::vector<int>& keys) { addFacts(keys); }});
    m_solutions.push_back(first);
    for (const auto& rule : m_question.model.lazyRules())
        rule->remember(first);
    for (const Lit l : known.determined)
        m_search->fix(l);
    m_search->readFacts();
    report(Urgency::Now);
    for (std::size_t i = 1; i < known.solutions.size(); ++i)
        if (m_search->meet([&](Lit l) { return known.solutions[i][l]; }) > 0)
            accept(known.solutions[i]);
}

void Investigation::setStatus(Status status)
{
    if (m_verdict.status == status)
        return;
    m_verdict.status = status;
    m_verdict.statusMs = elapsedMs();
    report(Urgency::Now);
}

/// A further solution: the first one shows that there are several.
void Investigation::accept(const Truth& solution)
{
    for (const auto& rule : m_question.model.lazyRules())
        rule->remember(solution);
    if (m_solutions.size() < poolSize)
        m_solutions.push_back(solution);
    if (m_verdict.status == Status::Unknown) {
        m_verdict.alternatives.assign(1, boardOf(solution));
        setStatus(Status::Several);
    }
}

void Investigation::addFacts(const std::vector<int>& keys)
{
    for (const int key : keys)
        m_question.model.add({m_search->backbone().keys()[static_cast<std::size_t>(key)].lit});
}

void Investigation::settleStatus()
{
    if (m_verdict.status != Status::Unknown)
        return;
    const Backbone& backbone = m_search->backbone();
    if (backbone.openCount() == 0 && !backbone.anyFree())
        return setStatus(Status::Unique);
    if (const SatResult soon = askBriefly(); soon != SatResult::Unknown) {
        if (soon == SatResult::Unsat)
            setStatus(Status::Unique);
        return;
    }
    if (m_search->glance())
        return;
    if (m_links)
        return settleLinks();
    if (m_search->ask(backbone.open(0, backbone.openCount())) == SatResult::Unsat)
        setStatus(Status::Unique);
}

/// Most puzzles of everyday size are proved unique in less time than repair needs to get ready; and those whose first
/// solution was hard to find seldom have another one near it.
SatResult Investigation::askBriefly()
{
    constexpr std::int64_t work = 40'000;
    constexpr std::int64_t least = 2, most = 500;
    Model& model = m_question.model;
    const std::int64_t afterLongSearch = std::min(model.solver().conflictCount() / 2, most);
    model.allow(std::max({work / model.solver().atomCount(), afterLongSearch, least}));
    const SatResult soon = m_search->ask(m_search->backbone().open(0, m_search->openCount()));
    model.allow(INT64_MAX);
    return soon;
}

void Investigation::settleLinks()
{
    LinkNews news;
    const SatResult result = m_links->inTurns(m_question.model, m_question.halt, news, [this] {
        return m_search->ask(m_search->backbone().open(0, m_search->openCount()));
    });
    for (const Lit fact : news.facts)
        m_search->fix(fact);
    for (const Answers& solution : news.solutions)
        if (m_search->meet([&](Lit l) { return holds(solution, l); }) > 0)
            accept(truthOf(m_question.rules, m_question.model, solution));
    if (result == SatResult::Unsat || (!news.facts.empty() && m_verdict.status == Status::Unknown))
        setStatus(Status::Unique);
}

void Investigation::determineRest()
{
    if (m_verdict.status != Status::Several)
        return;
    m_search->determineRest([this, round = 0]() mutable {
        report(Urgency::WhenDue);
        if (round++ % roundsPerFactRead == 0)
            m_search->readFacts();
        return true;
    });
}

void Investigation::finish()
{
    const bool determined = m_search && m_verdict.status != Status::Unknown && m_search->openCount() == 0;
    m_verdict.determinedComplete = determined;
    m_verdict.allFound = m_verdict.status == Status::Unique;
    if (determined || m_verdict.status == Status::None)
        m_verdict.stop = Stop::Finished;
    else
        m_verdict.stop = m_question.halt.cancelled() ? Stop::Cancelled : Stop::Limit;
    report(Urgency::Now);
}

void Investigation::report(Urgency urgency)
{
    const auto now = Halt::Clock::now();
    if (urgency == Urgency::WhenDue && (!m_sink || (m_lastReport && now - *m_lastReport < reportPause)))
        return;
    m_lastReport = now;
    m_verdict.ms = elapsedMs();
    const auto [calls, cuts, deadEnds] = m_question.model.statistics();
    m_verdict.solverCalls = calls;
    m_verdict.cuts = cuts;
    m_verdict.deadEnds = deadEnds;
    m_verdict.settledCount = m_search ? 0 : settledAnswers();
    if (m_search) {
        m_verdict.determined = determinedBoard();
        m_verdict.determinedCount = m_search->backbone().determinedAnswers();
    }
    if (m_sink && m_verdict.stop == Stop::Running)
        m_sink(m_verdict);
}

int Investigation::settledAnswers() const
{
    const auto isSettled = [&](const Answer& answer) {
        const auto surely = [&](int atom) {
            return m_question.model.surely(m_question.model.translated(Lit::of(atom)));
        };
        const auto surelyNot = [&](int atom) {
            return m_question.model.surely(!m_question.model.translated(Lit::of(atom)));
        };
        const auto atoms = atomsOf(answer);
        return answer.code == Answer::Direct
                   ? std::ranges::any_of(atoms, surely)
                   : std::ranges::all_of(atoms, [&](int atom) { return surely(atom) || surelyNot(atom); });
    };
    return static_cast<int>(std::ranges::count_if(m_question.rules.answers(), isSettled));
}

Board Investigation::boardOf(const Truth& truth) const
{
    std::vector<bool> answers(static_cast<std::size_t>(m_question.rules.atomCount()));
    for (std::size_t atom = 0; atom < answers.size(); ++atom)
        answers[atom] = truth[m_question.model.translated(Lit::of(static_cast<int>(atom)))];
    return withAnswers(m_question.rules, m_question.board, Assignment(m_question.rules, std::move(answers)));
}

Board Investigation::determinedBoard() const
{
    Board board = *m_verdict.solution;
    const auto& answers = m_question.rules.answers();
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!m_search->backbone().isDetermined(static_cast<int>(i)))
            for (const Place p : answers[i].places)
                board.set(answers[i].layer, p, blank);
    return board;
}

Knowledge Investigation::knowledge() const
{
    Knowledge known{m_solutions, {}};
    if (m_search)
        for (const Key& key : m_search->backbone().keys())
            if (key.state == Key::Fixed)
                known.determined.push_back(key.lit);
    return known;
}

} // namespace tokisuji
