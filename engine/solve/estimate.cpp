// Knuth's way to measure a tree without walking all of it ("Estimating the efficiency of backtrack programs", 1975): go
// down it at random and double the weight wherever both values of an atom can still be completed. The mean of the
// weights is the number of leaves. The SAT solver says what can be completed, so that no way down ends in vain, and the
// solution that it shows answers for many atoms at once.
#include "engine/solve/estimate.h"

#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/sat/model.h"
#include "engine/solve/marks.h"
#include "engine/solve/solutions.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace tokisuji {

namespace {

constexpr double confidence = 1.96; ///< standard errors on either side
constexpr int fewestSamples = 100;

Halt haltOf(const CountOptions& options, const std::stop_token& stop)
{
    return options.limit.count() > 0 ? Halt(stop, Halt::Clock::now() + options.limit) : Halt(stop);
}

class Counter {
public:
    Counter(const Board& board, const CountOptions& options, const std::stop_token& stop, const CountSink& sink)
        : m_rules(rulesOf(board)), m_options(options), m_halt(haltOf(options, stop)), m_sink(sink),
          m_model(m_rules, Selectors::None, m_halt)
    {
        for (const Answer& answer : m_rules.answers())
            std::ranges::copy(atomsOf(answer), std::back_inserter(m_atoms));
        const auto facts = options.marks == MarkUse::Use ? factsOfMarks(m_rules, board) : std::vector<Lit>{};
        m_isPossible = facts.has_value();
        m_given = facts.value_or(std::vector<Lit>{});
    }

    SolutionCount count()
    {
        if (!m_isPossible)
            m_known.isExact = true;
        else if (enumerate())
            sample();
        return m_known;
    }

private:
    /// Finds solutions one by one. True: there are more than are counted.
    bool enumerate()
    {
        SolutionSearch search(m_rules, m_model);
        while (m_known.counted < m_options.mostCounted) {
            const Answers* next = search.next(m_given, m_halt);
            if (next == nullptr) {
                m_known.isExact = search.hasAll();
                return false;
            }
            m_witness = *next;
            ++m_known.counted;
            tell();
        }
        return true;
    }

    void sample()
    {
        std::mt19937 random(1);
        double sum = 0, squares = 0;
        for (int n = 1; n <= m_options.mostSamples; ++n) {
            const double weight = wayDown(random);
            if (m_halt.reached())
                return;
            sum += weight;
            squares += weight * weight;
            const double variance = n > 1 ? std::max(0.0, (squares - sum * sum / n) / (n - 1)) : 0;
            const double margin = n > 1 ? confidence * std::sqrt(variance / n) : sum;
            const auto least = static_cast<double>(m_known.counted);
            m_known.samples = n;
            m_known.mean = std::max(least, sum / n);
            m_known.low = std::max(least, sum / n - margin);
            m_known.high = std::max(least, sum / n + margin);
            tell();
            if (n >= fewestSamples && margin <= m_options.precision * m_known.mean)
                return;
        }
    }

    double wayDown(std::mt19937& random)
    {
        std::bernoulli_distribution coin;
        std::vector<Lit> assumptions = m_given;
        double weight = 1;
        for (const int atom : m_atoms) {
            const Lit shown = Lit::of(atom, holds(m_witness, Lit::of(atom)));
            assumptions.push_back(!shown);
            const SatResult other = m_model.surely(shown) ? SatResult::Unsat : m_model.solve(assumptions, m_halt);
            if (other == SatResult::Unknown)
                return 0;
            const bool isFork = other == SatResult::Sat;
            weight *= isFork ? 2 : 1;
            if (isFork && coin(random))
                m_witness = m_model.answers(); // goes on with the other value
            else
                assumptions.back() = shown;
        }
        return weight;
    }

    void tell() const
    {
        if (m_sink)
            m_sink(m_known);
    }

    Rules m_rules;
    CountOptions m_options;
    Halt m_halt;
    const CountSink& m_sink;
    Model m_model;
    std::vector<int> m_atoms; ///< of the answers
    std::vector<Lit> m_given;
    bool m_isPossible = true;
    Answers m_witness; ///< a solution that goes with what is assumed
    SolutionCount m_known;
};

} // namespace

SolutionCount countSolutions(const Board& board, const CountOptions& options, const std::stop_token& stop,
                             const CountSink& sink)
{
    return Counter(board, options, stop, sink).count();
}

} // namespace tokisuji
