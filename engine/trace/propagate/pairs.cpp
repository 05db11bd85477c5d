// Pairs: literals that are known to be equal or opposite, and what counts make of them.
//
// "Both or none", "exactly one": a count that leaves two literals open relates them; counts over classes of related
// literals are narrower than over single ones. In loops this decides half of all lines.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <array>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t mostClasses = 6;

/// A class of related open operands: how many hold when its first one does, and when it does not.
struct Group {
    Lit head;
    std::vector<Lit> members;
    int whenTrue = 0;
    int whenFalse = 0;
};

/// Empty where there are too many.
std::vector<Group> groupsOf(const Mind& mind, std::span<const Lit> lits)
{
    std::vector<Group> groups;
    for (const Lit l : lits) {
        if (!mind.isOpen(l))
            continue;
        if (groups.size() > mostClasses)
            return {};
        auto group = std::ranges::find_if(groups, [&](const Group& g) { return mind.related(g.head, l).has_value(); });
        if (group == groups.end())
            group = groups.insert(groups.end(), {.head = l});
        group->members.push_back(l);
        (mind.related(group->head, l).value_or(true) ? group->whenTrue : group->whenFalse) += 1;
    }
    return groups;
}

/// For each choice of values of the groups that the count allows, a bit mask.
std::vector<unsigned> allowedChoices(const Count& count, int fixed, const std::vector<Group>& groups)
{
    std::vector<unsigned> allowed;
    for (unsigned choice = 0; choice < 1U << groups.size(); ++choice) {
        int n = fixed;
        for (std::size_t g = 0; g < groups.size(); ++g)
            n += (choice >> g & 1U) != 0 ? groups[g].whenTrue : groups[g].whenFalse;
        if (count.allows(n))
            allowed.push_back(choice);
    }
    return allowed;
}

/// What all choices share about one group: 1 its head holds, 0 it does not, -1 nothing.
int shared(const std::vector<unsigned>& choices, auto&& bit)
{
    const bool first = bit(choices.front());
    const bool same = std::ranges::all_of(choices, [&](unsigned c) { return bit(c) == first; });
    return !same ? -1 : first ? 1 : 0;
}

class PairCount {
public:
    PairCount(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_count(mind.ground().instance(subject).get<Count>()),
          m_groups(groupsOf(mind, m_count.operands))
    {
    }

    void examine()
    {
        if (m_groups.empty() || m_groups.size() > mostClasses)
            return;
        int fixed = 0;
        for (const Lit l : m_count.operands)
            fixed += m_mind.isTrue(l) ? 1 : 0;
        const auto choices = allowedChoices(m_count, fixed, m_groups);
        if (choices.empty())
            return m_mind.conclude(deduction(Move::CountPairs));
        concludeValues(choices);
        concludePairs(choices);
    }

private:
    [[nodiscard]] bool isPlain() const
    {
        return std::ranges::all_of(m_groups, [](const Group& g) { return g.members.size() == 1; });
    }
    /// All known operands and what relates the open ones.
    [[nodiscard]] Deduction deduction(Move move) const
    {
        Deduction d{.technique = idOf(move), .instances = {m_subject}};
        for (const Lit l : m_count.operands)
            if (!m_mind.isOpen(l))
                d.premises.push_back({m_mind.isTrue(l) ? l : !l});
        for (const Group& g : m_groups)
            for (std::size_t k = 1; k < g.members.size(); ++k) {
                const auto chain = m_mind.facts().relations().chain(g.head, g.members[k]);
                d.premises.insert(d.premises.end(), chain.begin(), chain.end());
            }
        return d;
    }
    void concludeValues(const std::vector<unsigned>& choices)
    {
        if (isPlain())
            return; // the count itself says so
        std::vector<Fact> conclusions;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            const int value = shared(choices, [&](unsigned c) { return (c >> g & 1U) != 0; });
            for (const Lit l : m_groups[g].members)
                if (value >= 0)
                    conclusions.push_back({m_mind.related(m_groups[g].head, l) == (value == 1) ? l : !l});
        }
        if (conclusions.empty())
            return;
        Deduction d = deduction(Move::CountPairs);
        d.conclusions = std::move(conclusions);
        m_mind.conclude(std::move(d));
    }
    void concludePairs(const std::vector<unsigned>& choices)
    {
        for (std::size_t g = 0; g < m_groups.size() && !m_mind.isBroken(); ++g)
            for (std::size_t h = g + 1; h < m_groups.size(); ++h) {
                const Lit a = m_groups[g].head;
                const Lit b = m_groups[h].head;
                if (!m_mind.isOpen(a) || !m_mind.isOpen(b) || m_mind.related(a, b))
                    continue;
                const int same = shared(choices, [&](unsigned c) { return (c >> g & 1U) == (c >> h & 1U); });
                if (same < 0)
                    continue;
                Deduction d = deduction(Move::PairFound);
                d.conclusions = {{a, same == 1 ? b : !b}};
                m_mind.conclude(std::move(d));
            }
    }

    Mind& m_mind;
    int m_subject;
    const Count& m_count;
    std::vector<Group> m_groups;
};

} // namespace

namespace {

/// Of three and more undecided literals, none related to another, a count says nothing about two.
bool saysNothing(const Mind& mind, const Count& count)
{
    int open = 0;
    for (const Lit l : count.operands) {
        if (!mind.isOpen(l))
            continue;
        ++open;
        if (mind.facts().relations().members(l.atom()).size() > 1)
            return false;
    }
    return open == 0 || (open > 2 && count.step == 1);
}

} // namespace

void examineCountPairs(Mind& mind, int subject)
{
    const Instance& i = mind.ground().instance(subject);
    if (mind.isTrue(i.guard) && !saysNothing(mind, i.get<Count>()))
        PairCount(mind, subject).examine();
}

void examinePairFollows(Mind& mind, int subject)
{
    const Lit value = mind.isTrue(Lit::of(subject)) ? Lit::of(subject) : !Lit::of(subject);
    if (!mind.isTrue(value) || mind.ground().isFace(subject))
        return;
    const std::vector<Relations::Link> links = mind.facts().relations().links(subject);
    for (const Relations::Link& link : links) {
        if (link.other.constant() || mind.ground().isFace(link.other.atom()) || mind.isBroken())
            continue;
        const Lit equal = value.positive() ? link.other : !link.other;
        if (mind.isTrue(equal))
            continue;
        mind.conclude({.technique = idOf(Move::PairFollows),
                       .premises = {{value}, {Lit::of(subject), link.other}},
                       .conclusions = {{equal}}});
    }
}

} // namespace tokisuji::tracing
