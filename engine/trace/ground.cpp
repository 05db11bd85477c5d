#include "engine/trace/ground.h"

#include "engine/rules/one_value.h"
#include "engine/trace/binder.h"

#include <algorithm>

namespace tokisuji::tracing {

Ground::Ground(const Rules& rules, const PatternLibrary* patterns) : m_rules(&rules), m_atoms(rules.atomCount())
{
    Binder(*this).bind(patterns);
}

bool Ground::isVisible(const Fact& fact) const
{
    const auto isAnswer = [&](Lit l) { return answerOf(l.atom()) >= 0; };
    if (!isAnswer(fact.a) || fact.isValue())
        return isAnswer(fact.a);
    // That a cell holds one of its two values goes without saying.
    const int first = answerOf(fact.a.atom()), second = answerOf(fact.b.atom());
    return second >= 0
           && (first != second || m_rules->answers()[static_cast<std::size_t>(first)].code != Answer::Direct);
}

bool Ground::isMeaning(int index) const
{
    const Instance& i = instance(index);
    const auto* count = i.find<Count>();
    return i.role() == Role::Meaning
           || (count != nullptr && isEitherOr(i) && oneValueOf(count->operands.front()) == index);
}

Place Ground::placeOf(int atom) const
{
    return answerOf(atom) < 0 ? wholeBoard : spotOf(atom).place;
}

AnswerPlace Ground::spotOf(int atom) const
{
    const Answer& answer = m_rules->answers()[static_cast<std::size_t>(answerOf(atom))];
    return {answer.layer, answer.places.front()};
}

namespace {

/// The value that an atom of an answer speaks of.
int valueOfAtom(const Answer& answer, int atom)
{
    switch (answer.code) {
    case Answer::Boolean:
        return 1;
    case Answer::AtLeast:
        return answer.lo + 1 + atom - answer.atom;
    case Answer::Direct:
        return answer.lo + atom - answer.atom;
    }
    return 0;
}

} // namespace

Atom Ground::atomOf(const Fact& told) const
{
    const Fact fact = told.isValue() ? Fact{meant(told.a)} : told;
    const auto answer = [&](Lit l) -> const Answer& {
        return m_rules->answers()[static_cast<std::size_t>(answerOf(l.atom()))];
    };
    const Answer& of = answer(fact.a);
    const int value = valueOfAtom(of, fact.a.atom());
    const AnswerPlace spot = spotOf(fact.a.atom());
    if (!fact.isValue()) {
        Atom atom{fact.a.positive() == fact.b.positive() ? Atom::Same : Atom::Opposite, spot, value,
                  spotOf(fact.b.atom()), valueOfAtom(answer(fact.b), fact.b.atom())};
        if (std::pair(atom.other, atom.otherValue) < std::pair(atom.at, atom.value)) {
            std::swap(atom.at, atom.other);
            std::swap(atom.value, atom.otherValue);
        }
        return atom;
    }
    if (of.code == Answer::Boolean)
        return {Atom::Is, spot, fact.a.positive() ? 1 : 0};
    if (of.code == Answer::Direct)
        return {fact.a.positive() ? Atom::Is : Atom::IsNot, spot, value};
    return fact.a.positive() ? Atom{Atom::AtLeast, spot, value} : Atom{Atom::AtMost, spot, value - 1};
}

const Definition* Ground::definitionOf(int atom) const
{
    const int index = m_definitionOf[static_cast<std::size_t>(atom)];
    return index < 0 ? nullptr : &m_rules->definitions()[static_cast<std::size_t>(index)];
}

const std::vector<Ground::Tied>& Ground::tiedTo(Lit l) const
{
    static const std::vector<Tied> none;
    const auto index = static_cast<std::size_t>(l.code);
    return index < m_tied.size() ? m_tied[index] : none;
}

int Ground::adjacency(Lit a, Lit b) const
{
    const std::vector<Lit>& beside = adjacent(a);
    const auto found = std::ranges::find(beside, b);
    return found == beside.end()
               ? -1
               : m_adjacencies[static_cast<std::size_t>(a.code)][static_cast<std::size_t>(found - beside.begin())];
}

const std::vector<Lit>& Ground::adjacent(Lit l) const
{
    static const std::vector<Lit> none;
    const auto index = static_cast<std::size_t>(l.code);
    return index < m_adjacent.size() ? m_adjacent[index] : none;
}

} // namespace tokisuji::tracing
