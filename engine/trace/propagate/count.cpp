// Counts: how many of some literals hold. Bridges count 0..2, so the reasoning is on bounds of terms, not on literals.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

struct Bounds {
    int min = 0;
    int max = 0;
};

Bounds boundsOf(const Mind& mind, const Term& term)
{
    Bounds bounds;
    for (const Lit l : term) {
        bounds.min += mind.isTrue(l) ? 1 : 0;
        bounds.max += mind.isFalse(l) ? 0 : 1;
    }
    return bounds;
}

/// The strongest facts that bound a term from below or above.
void addLower(const Mind& mind, const Term& term, std::vector<Fact>& premises)
{
    for (auto l = term.rbegin(); l != term.rend(); ++l)
        if (mind.isTrue(*l))
            return premises.push_back({*l});
}
void addUpper(const Mind& mind, const Term& term, std::vector<Fact>& premises)
{
    for (const Lit l : term)
        if (mind.isFalse(l))
            return premises.push_back({!l});
}

class Counting {
public:
    Counting(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_instance(mind.ground().instance(subject)),
          m_count(m_instance.get<Count>()), m_terms(mind.ground().terms(subject))
    {
        addUp();
    }

    void examineRange()
    {
        if (m_sum.min > m_count.hi)
            return m_mind.conclude(deduction(Move::CountFull, tooMany()));
        if (m_sum.max < m_count.lo)
            return m_mind.conclude(deduction(Move::CountRest, tooFew()));
        if (m_sum.min == m_sum.max)
            return;
        limitAbove();
        addUp();
        limitBelow();
    }

    /// What a rule speaks of that cannot be met is not there.
    void examineGuard()
    {
        const int allowed = nextAllowed(m_sum.min);
        if (allowed <= m_sum.max && allowed <= m_count.hi)
            return;
        Deduction d = m_sum.min > m_count.hi   ? deduction(Move::CountExceeded, tooMany())
                      : m_sum.max < m_count.lo ? deduction(Move::CountBeyond, tooFew())
                                               : deduction(Move::LastOption, all());
        d.conclusions = {{!m_instance.guard}};
        m_mind.conclude(std::move(d));
    }

    /// Only every step-th number is allowed: nothing is known before all but a few are.
    void examineSteps()
    {
        const int feasibleLow = nextAllowed(m_sum.min);
        if (feasibleLow > m_sum.max || feasibleLow > m_count.hi)
            return m_mind.conclude(deduction(degree(Move::LineEnds), m_sum.min > m_count.hi ? lower() : all()));
        if (m_sum.min == m_sum.max)
            return;
        if (m_sum.min == m_count.hi)
            return concludeAll(degree(Move::LineFull), lower(), false);
        if (feasibleLow == m_sum.max)
            return concludeAll(degree(Move::LineContinues), all(), true);
        if (nextAllowed(m_sum.min + 1) > m_sum.max)
            concludeAll(degree(Move::LineEnds), all(), false);
    }

private:
    void addUp()
    {
        m_sum = {};
        m_widest = 0;
        for (const Term& term : m_terms) {
            const Bounds bounds = boundsOf(m_mind, term);
            m_sum.min += bounds.min;
            m_sum.max += bounds.max;
            m_widest = std::max(m_widest, bounds.max - bounds.min);
        }
    }
    [[nodiscard]] Move degree(Move move) const { return m_instance.role() == Role::Degree ? move : Move::CountFull; }
    [[nodiscard]] int nextAllowed(int n) const
    {
        const int above = std::max(n, m_count.lo) - m_count.lo;
        return m_count.lo + (above + m_count.step - 1) / m_count.step * m_count.step;
    }
    [[nodiscard]] std::vector<Fact> lower() const
    {
        std::vector<Fact> premises;
        for (const Term& term : m_terms)
            addLower(m_mind, term, premises);
        return premises;
    }
    [[nodiscard]] std::vector<Fact> upper() const
    {
        std::vector<Fact> premises;
        for (const Term& term : m_terms)
            addUpper(m_mind, term, premises);
        return premises;
    }
    /// As few facts as show that there are more than are allowed, those first that are known for longest.
    [[nodiscard]] std::vector<Fact> tooMany() const { return fewest(lower(), m_sum.min - m_count.hi - 1); }
    /// As few as show that no more than too few can be there.
    [[nodiscard]] std::vector<Fact> tooFew() const { return fewest(upper(), m_count.lo - 1 - m_sum.max); }
    /// Without the newest, as many as there are to spare. Where terms count more than one each, all are kept.
    [[nodiscard]] std::vector<Fact> fewest(std::vector<Fact> facts, int spare) const
    {
        const auto isOne = [](const Term& term) { return term.size() == 1; };
        if (spare <= 0 || !m_mind.isThorough() || !std::ranges::all_of(m_terms, isOne))
            return facts;
        std::ranges::stable_sort(facts, {}, [&](const Fact& fact) { return m_mind.facts().deductionOf(fact); });
        facts.resize(facts.size() - std::min(facts.size(), at(spare)));
        return facts;
    }
    [[nodiscard]] std::vector<Fact> all() const
    {
        std::vector<Fact> premises = lower();
        const std::vector<Fact> others = upper();
        premises.insert(premises.end(), others.begin(), others.end());
        return premises;
    }
    [[nodiscard]] Deduction deduction(Move move, std::vector<Fact> premises) const
    {
        return {.technique = idOf(move), .instances = {m_subject}, .premises = std::move(premises)};
    }
    void conclude(Move move, std::vector<Fact> premises, std::vector<Fact> conclusions)
    {
        Deduction d = deduction(move, std::move(premises));
        d.conclusions = std::move(conclusions);
        m_mind.conclude(std::move(d));
    }
    void concludeAll(Move move, std::vector<Fact> premises, bool hold)
    {
        Deduction d = deduction(move, std::move(premises));
        for (const Term& term : m_terms)
            for (const Lit l : term)
                if (m_mind.isOpen(l))
                    d.conclusions.push_back({hold ? l : !l});
        m_mind.conclude(std::move(d));
    }

    /// No term can take more than what the others leave.
    void limitAbove()
    {
        const int room = m_count.hi - m_sum.min;
        if (room >= m_widest)
            return;
        std::vector<Fact> conclusions;
        for (const Term& term : m_terms) {
            const Bounds bounds = boundsOf(m_mind, term);
            for (int v = bounds.min + room + 1; v <= bounds.max; ++v)
                conclusions.push_back({!term[at(v - 1)]});
        }
        conclude(room == 0 ? Move::CountFull : Move::CountAtMost, lower(), std::move(conclusions));
    }
    /// No term can stay below what the others cannot make up for.
    void limitBelow()
    {
        const int slack = m_sum.max - m_count.lo;
        if (slack >= m_widest)
            return;
        std::vector<Fact> conclusions;
        for (const Term& term : m_terms) {
            const Bounds bounds = boundsOf(m_mind, term);
            for (int v = bounds.min + 1; v <= bounds.max - slack; ++v)
                conclusions.push_back({term[at(v - 1)]});
        }
        conclude(slack == 0 ? Move::CountRest : Move::CountAtLeast, upper(), std::move(conclusions));
    }

    Mind& m_mind;
    int m_subject;
    const Instance& m_instance;
    const Count& m_count;
    const std::vector<Term>& m_terms;
    Bounds m_sum;
    int m_widest = 0; ///< the most that is undecided of a term
};

} // namespace

void examineCount(Mind& mind, int subject)
{
    const Instance& i = mind.ground().instance(subject);
    if (mind.isFalse(i.guard))
        return;
    Counting counting(mind, subject);
    if (mind.isOpen(i.guard))
        counting.examineGuard();
    else if (i.get<Count>().step == 1)
        counting.examineRange();
    else
        counting.examineSteps();
}

} // namespace tokisuji::tracing
