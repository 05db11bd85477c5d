// Uniqueness first asks for any difference at all; from the second solution on, keys are asked for in chunks of
// neighbours: a question about few marks in one corner is easier to refute than one about the whole board, and a
// refuted chunk settles all of its keys. Before and between the questions native repair clears what it can reach.
#include "engine/solve/investigation.h"

#include "engine/rules/judge.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int chunkSize = 100;
constexpr std::size_t poolSize = 64;
constexpr int roundsPerFactRead = 4;
constexpr int roundsPerProbe = 8;
constexpr auto reportPause = std::chrono::milliseconds(8);

double msSince(Halt::Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Halt::Clock::now() - start).count();
}

} // namespace

void Investigation::Yield::fade()
{
    constexpr double memory = 0.8;
    ms *= memory;
    keys = static_cast<int>(keys * memory);
}

Investigation::Investigation(Question asked, const VerdictSink& sink) : m_question(std::move(asked)), m_sink(sink)
{
    m_verdict.marks = m_question.marks;
    m_verdict.total = static_cast<int>(m_question.rules.answers().size());
}

double Investigation::elapsedMs() const
{
    return msSince(m_question.started);
}

Verdict Investigation::run(Knowledge known)
{
    if (const std::optional<Truth> first = firstSolution(known)) {
        begin(*first, known);
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
    const SatResult result = m_question.model.solve(m_question.assumptions, m_question.halt);
    if (result == SatResult::Sat)
        return m_question.model.solution();
    if (result == SatResult::Unsat) {
        m_verdict.firstMs = elapsedMs();
        setStatus(Status::None);
    }
    return std::nullopt;
}

void Investigation::begin(const Truth& first, const Knowledge& known)
{
    m_verdict.firstMs = elapsedMs();
    m_verdict.solution = boardOf(first);
    m_backbone.emplace(m_question.rules, first);
    m_solutions.push_back(first);
    for (const auto& rule : m_question.model.lazyRules())
        rule->remember(first);
    for (const Lit l : known.determined)
        m_backbone->fix(l);
    readFacts();
    report(Urgency::Now);
    for (std::size_t i = 1; i < known.solutions.size(); ++i)
        accept(known.solutions[i]);
}

/// Literals that the clauses settle are fixed keys.
void Investigation::readFacts()
{
    for (const Lit l : m_question.model.harvestFacts()) {
        m_backbone->fix(l);
        if (m_repair && l.atom() < m_question.rules.atomCount())
            m_repair->freeze(l);
    }
    for (const Key& key : m_backbone->keys())
        if (key.state == Key::Open && m_question.model.surely(key.lit))
            m_backbone->fix(key.lit);
}

void Investigation::setStatus(Status status)
{
    if (m_verdict.status == status)
        return;
    m_verdict.status = status;
    m_verdict.statusMs = elapsedMs();
    report(Urgency::Now);
}

/// A further solution: keys that it contradicts are free; the first such one shows that there are several.
void Investigation::accept(const Truth& solution)
{
    if (m_backbone->meet(solution) == 0)
        return;
    for (const auto& rule : m_question.model.lazyRules())
        rule->remember(solution);
    if (m_solutions.size() < poolSize)
        m_solutions.push_back(solution);
    if (m_verdict.status == Status::Unknown) {
        m_verdict.alternatives.assign(1, boardOf(solution));
        setStatus(Status::Several);
    }
}

void Investigation::settleStatus()
{
    if (m_verdict.status != Status::Unknown)
        return;
    if (m_backbone->openCount() == 0 && !m_backbone->anyFree())
        return setStatus(Status::Unique);
    m_repair.emplace(m_question.rules, m_question.model, *m_backbone, m_solutions.front(), m_question.halt);
    if (m_repair->possible() && m_repair->glance() > 0) {
        m_solutions.push_back(m_repair->solution());
        m_verdict.alternatives.assign(1, boardOf(m_repair->solution()));
        return setStatus(Status::Several);
    }
    const std::vector<int> all = m_backbone->open(0, m_backbone->openCount());
    switch (ask(all)) {
    case SatResult::Sat:
        accept(m_question.model.solution());
        break;
    case SatResult::Unsat:
        fixAll(all);
        setStatus(Status::Unique);
        break;
    case SatResult::Unknown:
        break;
    }
}

/// Is there a solution in which one of these keys does not hold?
SatResult Investigation::ask(const std::vector<int>& keys)
{
    Model& model = m_question.model;
    const Lit active = model.fresh();
    std::vector<Lit> clause{!active};
    for (const int key : keys)
        clause.push_back(!m_backbone->keys()[static_cast<std::size_t>(key)].lit);
    model.add(clause);
    std::vector<Lit> assumptions = m_question.assumptions;
    assumptions.push_back(active);
    const SatResult result = model.solve(assumptions, m_question.halt);
    model.add({!active});
    return result;
}

void Investigation::fixAll(const std::vector<int>& keys)
{
    for (const int key : keys) {
        const Lit l = m_backbone->keys()[static_cast<std::size_t>(key)].lit;
        m_question.model.add({l, !m_question.scope});
        m_backbone->fix(l);
        if (m_repair)
            m_repair->freeze(l);
    }
}

void Investigation::determineRest()
{
    if (m_verdict.status != Status::Several)
        return;
    if (!m_repair)
        m_repair.emplace(m_question.rules, m_question.model, *m_backbone, m_solutions.front(), m_question.halt);
    if (m_repair->possible() && m_repair->sweep() > 0 && m_solutions.size() < poolSize)
        m_solutions.push_back(m_repair->solution());
    while (m_backbone->openCount() > 0 && !m_question.halt.reached()) {
        report(Urgency::WhenDue);
        const std::vector<int> chunk = m_backbone->open(0, chunkSize);
        const auto start = Halt::Clock::now();
        const SatResult result = ask(chunk);
        if (result == SatResult::Unknown)
            return;
        const int before = m_backbone->openCount();
        if (result == SatResult::Unsat)
            fixAll(chunk);
        else
            accept(m_question.model.solution());
        m_satYield.fade();
        m_satYield.ms += msSince(start);
        m_satYield.keys += before - m_backbone->openCount();
        if (result == SatResult::Sat)
            repairNear(m_question.model.solution(), chunk);
        if (++m_rounds % roundsPerFactRead == 0)
            readFacts();
    }
}

/// Goes on natively from a new solution where that has paid off lately; now and then it is tried anyway.
void Investigation::repairNear(const Truth& solution, const std::vector<int>& asked)
{
    if (!m_repair->possible() || (m_repairYield.rate() < m_satYield.rate() && m_rounds % roundsPerProbe != 0))
        return;
    std::vector<int> changed;
    for (const int key : asked)
        if (m_backbone->keys()[static_cast<std::size_t>(key)].state == Key::Free)
            changed.push_back(key);
    const auto start = Halt::Clock::now();
    const int released = m_repair->near(solution, changed);
    m_repairYield.fade();
    m_repairYield.ms += msSince(start);
    m_repairYield.keys += released;
    if (released > 0 && m_solutions.size() < poolSize)
        m_solutions.push_back(m_repair->solution());
}

void Investigation::finish()
{
    const bool determined = m_backbone && m_verdict.status != Status::Unknown && m_backbone->openCount() == 0;
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
    const auto [calls, cuts] = m_question.model.statistics();
    m_verdict.solverCalls = calls;
    m_verdict.cuts = cuts;
    if (m_backbone) {
        m_verdict.determined = determinedBoard();
        m_verdict.determinedCount = m_backbone->determinedAnswers();
    }
    if (m_sink && m_verdict.stop == Stop::Running)
        m_sink(m_verdict);
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
        if (!m_backbone->isDetermined(static_cast<int>(i)))
            for (const Place p : answers[i].places)
                board.set(answers[i].layer, p, blank);
    return board;
}

Knowledge Investigation::knowledge() const
{
    Knowledge known{m_solutions, {}};
    if (m_backbone)
        for (const Key& key : m_backbone->keys())
            if (key.state == Key::Fixed)
                known.determined.push_back(key.lit);
    return known;
}

} // namespace tokisuji
