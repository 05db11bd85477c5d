// Search: the order in which a person tries things. Easy techniques over the whole board, then harder ones, then short
// hypotheses, then combinations of rules, then what is left; after every success back to the easy ones.
#pragma once

#include "engine/trace/explain.h"
#include "engine/trace/lookahead.h"
#include "engine/trace/record.h"
#include "engine/trace/rule_ways.h"
#include "engine/trace/tracer.h"

namespace tokisuji::tracing {

class Search {
public:
    Search(const Ground&, const Naming&, const TraceOptions&, std::stop_token, Trace&, const TraceSink&);

    /// Facts that are given besides the clues: marks that count. False: they contradict each other.
    [[nodiscard]] bool assumeMarks(const std::vector<Lit>&);
    void run();

private:
    [[nodiscard]] bool followTechniques();
    [[nodiscard]] bool tryHarder();
    [[nodiscard]] bool take(std::optional<Deduction>);
    [[nodiscard]] bool useUniqueness();
    [[nodiscard]] bool compareWays(RuleWays::Work);
    [[nodiscard]] bool lookAhead(int from, int to);
    [[nodiscard]] bool eitherWay();
    [[nodiscard]] bool combineRules(int from, int to);
    [[nodiscard]] bool searchRules(int size);
    [[nodiscard]] bool nest();
    [[nodiscard]] bool askSolver();
    void recordNew();
    void know(const std::vector<Lit>& facts);
    void learnDetermined();
    [[nodiscard]] bool isSolved() const;
    [[nodiscard]] bool canBeWrong(Lit) const;
    [[nodiscard]] std::vector<Lit> candidates() const { return m_lookAhead.candidates(m_near, m_known); }
    /// Undecided literals that hold in every solution, near ones first.
    [[nodiscard]] std::vector<Lit> provable() const;

    const Ground& m_ground;
    const TraceOptions& m_options;
    Mind m_mind;
    Thinner m_thinner;
    RuleWays m_ways;
    LookAhead m_lookAhead;
    Explainer m_explainer;
    Trace& m_trace;
    Record m_record;
    const TraceSink& m_sink;
    std::stop_token m_stop;
    const Naming& m_naming;
    std::vector<std::int8_t> m_known; ///< by atom: 1, -1 in every solution, 0 not known
    bool m_knownIsComplete = false;
    bool m_isSolvable = false;
    std::size_t m_recorded = 0; ///< deductions of the mind
    Place m_near = wholeBoard;  ///< where the last conclusion lies
};

} // namespace tokisuji::tracing
