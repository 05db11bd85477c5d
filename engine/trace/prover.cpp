#include "engine/trace/prover.h"

#include <numeric>

namespace tokisuji {

using namespace tracing;

Prover::Prover(const Rules& rules, std::stop_token stop) : m_ground(rules), m_explainer(m_ground, std::move(stop))
{
    for (std::size_t i = 0; i < rules.answers().size(); ++i)
        m_answers.emplace(AnswerPlace{rules.answers()[i].layer, rules.answers()[i].places.front()},
                          static_cast<int>(i));
    for (std::size_t i = 0; i < rules.instances().size(); ++i)
        m_instances.emplace(rules.instances()[i].key(), static_cast<int>(i));
}

/// "The spot has (at least) the value".
std::optional<Lit> Prover::literalOf(AnswerPlace spot, int value) const
{
    const auto found = m_answers.find(spot);
    if (found == m_answers.end())
        return std::nullopt;
    const tokisuji::Answer& answer = m_ground.rules().answers()[static_cast<std::size_t>(found->second)];
    switch (answer.code) {
    case tokisuji::Answer::Boolean:
        return Lit::of(answer.atom, value == 1);
    case tokisuji::Answer::AtLeast:
        if (value <= answer.lo)
            return Yes;
        return value > answer.hi ? No : Lit::of(answer.atom + value - answer.lo - 1);
    case tokisuji::Answer::Direct:
        return value < answer.lo || value > answer.hi ? No : Lit::of(answer.atom + value - answer.lo);
    }
    return std::nullopt;
}

std::optional<Fact> Prover::factOf(const Atom& atom) const
{
    const auto lit = literalOf(atom.at, atom.op == Atom::AtMost ? atom.value + 1 : atom.value);
    if (!lit)
        return std::nullopt;
    if (!atom.isRelation())
        return Fact{atom.op == Atom::IsNot || atom.op == Atom::AtMost ? !*lit : *lit};
    const auto other = literalOf(atom.other, atom.otherValue);
    if (!other)
        return std::nullopt;
    return equal(*lit, atom.op == Atom::Same ? *other : !*other);
}

std::optional<Deduction> Prover::deductionOf(const Reason& why, const std::vector<Atom>& conclusions) const
{
    Deduction d;
    for (const ConKey& key : why.constraints) {
        const auto found = m_instances.find(key);
        if (found == m_instances.end())
            return std::nullopt;
        d.instances.push_back(found->second);
    }
    for (const FactUse& use : why.facts) {
        const auto fact = factOf(use.atom);
        if (!fact)
            return std::nullopt;
        d.premises.push_back(*fact);
    }
    for (const Atom& atom : conclusions) {
        const auto fact = factOf(atom);
        if (!fact)
            return std::nullopt;
        d.conclusions.push_back(*fact);
    }
    return d;
}

Prover::Answer Prover::answerOf(Explainer::Proved proved)
{
    switch (proved) {
    case Explainer::Proved::Yes:
        return Answer::Follows;
    case Explainer::Proved::No:
        return Answer::DoesNotFollow;
    case Explainer::Proved::Unknown:
        break;
    }
    return Answer::Unknown;
}

Prover::Answer Prover::follows(const Reason& why, const std::vector<Atom>& conclusions, Explainer::Meaning meaning)
{
    const auto d = deductionOf(why, conclusions);
    return d ? answerOf(m_explainer.proves(*d, meaning)) : Answer::NoSuchThing;
}

Prover::Answer Prover::followsFromAll(const std::vector<Atom>& facts, const std::vector<Atom>& conclusions)
{
    Reason why;
    for (const Atom& atom : facts)
        why.facts.push_back({atom});
    auto d = deductionOf(why, conclusions);
    if (!d)
        return Answer::NoSuchThing;
    d->instances.resize(m_ground.rules().instances().size());
    std::iota(d->instances.begin(), d->instances.end(), 0);
    return answerOf(m_explainer.proves(*d));
}

Reason Prover::superfluous(const Reason& why, const std::vector<Atom>& conclusions)
{
    Reason found;
    const bool isNamed = follows(why, conclusions, Explainer::Meaning::Named) == Answer::Follows;
    const auto meaning = isNamed ? Explainer::Meaning::Named : Explainer::Meaning::Everywhere;
    const auto gather = [&](auto part) {
        for (std::size_t k = 0; k < (why.*part).size(); ++k) {
            Reason less = why;
            (less.*part).erase((less.*part).begin() + static_cast<std::ptrdiff_t>(k));
            if (follows(less, conclusions, meaning) == Answer::Follows)
                (found.*part).push_back((why.*part)[k]);
        }
    };
    gather(&Reason::constraints);
    gather(&Reason::facts);
    return found;
}

bool Prover::isMinimal(const Reason& why, const std::vector<Atom>& conclusions)
{
    const Reason left = superfluous(why, conclusions);
    return left.constraints.empty() && left.facts.empty();
}

} // namespace tokisuji
