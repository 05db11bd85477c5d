#include "engine/sat/witnesses.h"

#include <span>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::size_t largest = 8;
constexpr std::size_t mostFound = 64;

/// Finds the literals of which one must hold where another one does: the operands of an "or" helper, else the literal
/// itself. Helpers that share their parts are looked through once.
class LookThrough {
public:
    explicit LookThrough(const Rules& r)
        : m_rules(r), m_definitionOf(static_cast<std::size_t>(r.atomCount()), -1),
          m_seenIn(2 * static_cast<std::size_t>(r.atomCount()), 0)
    {
        for (std::size_t d = 0; d < r.definitions().size(); ++d)
            m_definitionOf[static_cast<std::size_t>(r.definitions()[d].atom)] = static_cast<int>(d);
    }

    /// Empty where there would be too many.
    [[nodiscard]] std::vector<Lit> operator()(std::span<const Lit> lits)
    {
        m_found.clear();
        ++m_round;
        for (const Lit l : lits)
            visit(l);
        return m_found.size() > mostFound ? std::vector<Lit>() : m_found;
    }

private:
    void visit(Lit l)
    {
        if (m_found.size() > mostFound || std::exchange(m_seenIn[static_cast<std::size_t>(l.code)], m_round) == m_round)
            return;
        const int d = m_definitionOf[static_cast<std::size_t>(l.atom())];
        if (d < 0 || !l.positive() || m_rules.definitions()[static_cast<std::size_t>(d)].op == Definition::Xor) {
            m_found.push_back(l);
            return;
        }
        const Definition& definition = m_rules.definitions()[static_cast<std::size_t>(d)];
        if (definition.op == Definition::And)
            return visit(definition.operands.front());
        for (const Lit operand : definition.operands)
            visit(operand);
    }

    const Rules& m_rules;
    std::vector<int> m_definitionOf;
    std::vector<Lit> m_found;
    std::vector<int> m_seenIn; ///< by literal: the last round that came by
    int m_round = 0;
};

} // namespace

std::vector<Witness> witnessesOf(const Rules& r, const Translation& t, const std::vector<Lit>& selectors)
{
    LookThrough lookThrough(r);
    std::vector<Witness> witnesses;
    for (std::size_t i = 0; i < r.instances().size(); ++i) {
        const Instance& instance = r.instances()[i];
        const auto* count = instance.find<Count>();
        const bool someHolds = instance.is<Any>() || (count != nullptr && count->lo >= 1);
        if (!someHolds || instance.guard != Yes || instance.operands().size() > largest)
            continue;
        const std::vector<Lit> oneOf = lookThrough(instance.operands());
        if (!oneOf.empty())
            witnesses.push_back({t(oneOf), selectors[i]});
    }
    return witnesses;
}

} // namespace tokisuji
