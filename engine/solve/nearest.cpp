// Finding the nearest other solutions.
//
// One model serves the whole search; the given solution and each accepted one are excluded by a clause. A candidate,
// whatever it is, is first drawn in: answers away from one spot are fixed to the given solution as far as that works,
// then one more agreement at a time is demanded until there is nothing left to give. That takes a few calls that are
// nearly all propagation, also on the largest boards, and leaves differences in one spot. Then the number of
// differences is bounded, by a totalizer that counts only as far as the best candidate: it finds what is nearer, or
// proves that nothing is.
#include "engine/solve/nearest.h"
#include "engine/sat/unary_count.h"

#include "engine/board/distance.h"
#include "engine/rules/judge.h"
#include "engine/sat/disposal.h"
#include "engine/sat/unary_count.h"
#include "engine/solve/effort.h"
#include "engine/solve/marks.h"

#include <algorithm>

namespace tokisuji {

namespace {

using Values = std::vector<int>; // of the answers, in their order

constexpr std::size_t largestTotalizer = 1'000'000; // open answers times bound

Values valuesOf(const Rules& rules, const Assignment& truth)
{
    Values values;
    values.reserve(rules.answers().size());
    for (const Answer& answer : rules.answers())
        values.push_back(valueOf(answer, truth).value_or(blank));
    return values;
}

int distance(const Values& a, const Values& b)
{
    int differences = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        differences += a[i] != b[i] ? 1 : 0;
    return differences;
}

class NearestSearch {
public:
    NearestSearch(const Rules& rules, const Board& board, const Board& solution, const NearestOptions& options,
                  const Halt& halt, const NearestSink& sink);
    Nearest run();

private:
    void collectOpen();
    void exclude(const Values&);
    [[nodiscard]] Lit agreement(std::size_t answer);

    [[nodiscard]] std::optional<Values> solve(std::vector<Lit> assumptions, const Halt&);
    [[nodiscard]] std::optional<Values> candidate();
    [[nodiscard]] std::vector<std::size_t> differences(const Values&) const;
    [[nodiscard]] std::optional<Values> within(std::vector<std::size_t> allowed, std::vector<Lit> assumptions);
    [[nodiscard]] Values drawIn(Values);
    [[nodiscard]] Values drawTowards(std::size_t pivot, const Values&);
    [[nodiscard]] Values giveUpOneByOne(Values);
    [[nodiscard]] bool makeNearest(Values&, const Halt&);

    [[nodiscard]] Board boardOf(const Values&) const;
    void report(const Values* candidate);
    Nearest finish();

    const Rules& m_rules;
    const Board& m_solution;
    const NearestOptions& m_options;
    const NearestSink& m_sink;
    Halt m_halt;
    Values m_base;
    BriefModel m_model;
    std::vector<std::size_t> m_open; // answers that are not known to be determined
    std::vector<Lit> m_agrees;       // of each answer: it has the value of the given solution
    std::vector<Lit> m_total;        // more than so many differ; as far as it was asked for
    std::vector<Values> m_known;
    std::vector<Values> m_accepted;
    int m_atLeast = 1; // no solution that is not accepted yet is nearer
    bool m_proved = true;
    bool m_allFound = false;
};

NearestSearch::NearestSearch(const Rules& rules, const Board& board, const Board& solution,
                             const NearestOptions& options, const Halt& halt, const NearestSink& sink)
    : m_rules(rules), m_solution(solution), m_options(options), m_sink(sink), m_halt(halt),
      m_base(valuesOf(rules, Assignment(rules, solution))), m_model(rules, m_halt)
{
    if (options.marks == MarkUse::Use)
        for (const Lit fact : factsOfMarks(rules, board).value_or(std::vector{No}))
            m_model->add({fact});
    collectOpen();
    exclude(m_base);
    for (const Board& known : options.known)
        m_known.push_back(valuesOf(rules, Assignment(rules, known)));
}

void NearestSearch::collectOpen()
{
    const auto& answers = m_rules.answers();
    m_agrees.resize(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Board* determined = m_options.determined;
        m_agrees[i] = agreement(i);
        if (determined && determined->at(answers[i].layer, answers[i].places.front()) != blank)
            m_model->add({m_agrees[i]});
        else
            m_open.push_back(i);
    }
}

Lit NearestSearch::agreement(std::size_t answer)
{
    const std::vector<Lit> all = literalsOf(m_rules.answers()[answer], m_base[answer]);
    if (all.size() == 1)
        return all.front();
    const Lit both = m_model->fresh();
    std::vector<Lit> back{both};
    for (const Lit l : all) {
        m_model->add({!both, l});
        back.push_back(!l);
    }
    m_model->add(back);
    return both;
}

void NearestSearch::exclude(const Values& values)
{
    std::vector<Lit> other;
    for (const std::size_t i : m_open)
        for (const Lit l : literalsOf(m_rules.answers()[i], values[i]))
            other.push_back(!l);
    m_model->add(other);
}

std::optional<Values> NearestSearch::solve(std::vector<Lit> assumptions, const Halt& halt)
{
    if (m_model->solve(assumptions, halt) != SatResult::Sat)
        return std::nullopt;
    return valuesOf(m_rules, Assignment(m_rules, m_model->answers()));
}

/// Some solution that is not excluded: the nearest of those at hand, or what the solver finds.
std::optional<Values> NearestSearch::candidate()
{
    std::erase_if(m_known, [&](const Values& known) {
        return known == m_base || std::ranges::find(m_accepted, known) != m_accepted.end();
    });
    if (!m_known.empty())
        return *std::ranges::min_element(m_known, {}, [&](const Values& v) { return distance(v, m_base); });
    return solve({}, m_halt);
}

std::vector<std::size_t> NearestSearch::differences(const Values& values) const
{
    std::vector<std::size_t> differing;
    std::ranges::copy_if(m_open, std::back_inserter(differing), [&](std::size_t i) { return values[i] != m_base[i]; });
    return differing;
}

/// A solution that agrees with the given one except at most in the allowed answers.
std::optional<Values> NearestSearch::within(std::vector<std::size_t> allowed, std::vector<Lit> assumptions)
{
    std::ranges::sort(allowed);
    for (const std::size_t i : m_open)
        if (!std::ranges::binary_search(allowed, i))
            assumptions.push_back(m_agrees[i]);
    return solve(std::move(assumptions), m_halt);
}

Values NearestSearch::drawIn(Values values)
{
    const std::vector<std::size_t> differing = differences(values);
    Values best = values;
    for (const std::size_t pivot : {differing.front(), differing[differing.size() / 2], differing.back()})
        if (Values drawn = drawTowards(pivot, values); distance(drawn, m_base) < distance(best, m_base))
            best = std::move(drawn);
    return giveUpOneByOne(std::move(best));
}

/// Allows only the differences nearest to the pivot, twice as many each time until a solution is left.
Values NearestSearch::drawTowards(std::size_t pivot, const Values& values)
{
    const auto placeOf = [&](std::size_t i) { return m_rules.answers()[i].places.front(); };
    const Place centre = placeOf(pivot);
    std::vector<std::size_t> nearby = differences(values);
    std::ranges::stable_sort(nearby, {}, [&](std::size_t i) { return latticeDistance(placeOf(i), centre); });
    for (std::size_t count = 2; count < nearby.size(); count *= 2) {
        if (auto found = within({nearby.begin(), nearby.begin() + static_cast<std::ptrdiff_t>(count)}, {}))
            return *found;
        if (m_halt.reached())
            break;
    }
    return values;
}

/// Demands one more agreement, and keeps every one that there is.
Values NearestSearch::giveUpOneByOne(Values values)
{
    while (!m_halt.reached()) {
        const std::vector<std::size_t> differing = differences(values);
        const Lit oneLess = m_model->fresh();
        std::vector<Lit> clause{!oneLess};
        for (const std::size_t i : differing)
            clause.push_back(m_agrees[i]);
        m_model->add(clause);
        std::optional<Values> closer = within(differing, {oneLess});
        m_model->add({!oneLess});
        if (!closer)
            break;
        values = std::move(*closer);
    }
    return values;
}

/// Replaces the candidate by nearer ones; true when it is proved that there are none.
bool NearestSearch::makeNearest(Values& values, const Halt& halt)
{
    while (true) {
        const int found = distance(values, m_base);
        if (found <= m_atLeast)
            return true;
        if (static_cast<std::size_t>(found) * m_open.size() > largestTotalizer)
            return false;
        if (std::ssize(m_total) < found) {
            std::vector<Lit> differ;
            for (const std::size_t i : m_open)
                differ.push_back(!m_agrees[i]);
            m_total = unaryBound(*m_model, differ, found);
        }
        const std::vector<Lit> fewer{!m_total[static_cast<std::size_t>(found) - 1]};
        const SatResult result = m_model->solve(fewer, halt);
        if (result != SatResult::Sat) {
            if (result == SatResult::Unsat)
                m_atLeast = found;
            return result == SatResult::Unsat;
        }
        values = giveUpOneByOne(valuesOf(m_rules, Assignment(m_rules, m_model->answers())));
        report(&values);
    }
}

Board NearestSearch::boardOf(const Values& values) const
{
    Board board = m_solution;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (const Place p : m_rules.answers()[i].places)
            board.set(m_rules.answers()[i].layer, p, values[i]);
    tellMore(m_rules, board);
    return board;
}

Nearest NearestSearch::run()
{
    const auto share = m_options.effort / std::max(m_options.count, 1);
    while (static_cast<int>(m_accepted.size()) < m_options.count) {
        std::optional<Values> found = candidate();
        if (!found)
            break;
        report(&*found);
        Values values = drawIn(std::move(*found));
        report(&values);
        m_proved = makeNearest(values, atMost(share, m_halt)) && m_proved;
        exclude(values);
        m_accepted.push_back(std::move(values));
    }
    m_allFound = m_model->solve({}, m_halt) == SatResult::Unsat;
    return finish();
}

void NearestSearch::report(const Values* candidate)
{
    if (!m_sink)
        return;
    Nearest list;
    for (const Values& values : m_accepted)
        list.alternatives.push_back(boardOf(values));
    if (candidate)
        list.alternatives.push_back(boardOf(*candidate));
    m_sink(list);
}

Nearest NearestSearch::finish()
{
    std::ranges::stable_sort(m_accepted, {}, [&](const Values& v) { return distance(v, m_base); });
    const bool proved = m_allFound || (m_proved && !m_accepted.empty());
    Nearest list{.alternatives = {}, .proved = proved, .allFound = m_allFound};
    for (const Values& values : m_accepted)
        list.alternatives.push_back(boardOf(values));
    if (m_sink)
        m_sink(list);
    return list;
}

} // namespace

int answerDistance(const Rules& rules, const Board& a, const Board& b)
{
    return distance(valuesOf(rules, Assignment(rules, a)), valuesOf(rules, Assignment(rules, b)));
}

Nearest findNearest(const Rules& rules, const Board& board, const Board& solution, const NearestOptions& options,
                    const Halt& halt, const NearestSink& sink)
{
    return NearestSearch(rules, board, solution, options, halt, sink).run();
}

} // namespace tokisuji
