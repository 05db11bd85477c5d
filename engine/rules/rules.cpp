#include "engine/rules/rules.h"

#include <algorithm>

namespace tokisuji {

At::At(Rules& rules, Place anchor, std::string_view family, Origin origin) : m_rules(&rules), m_frame{}
{
    m_frame.family = family;
    m_frame.anchor = anchor;
    m_frame.origin = origin;
}

At& At::as(Role role)
{
    m_frame.role = role;
    return *this;
}

At& At::when(Lit guard)
{
    m_frame.guard = guard;
    return *this;
}

At& At::add(Instance instance, std::vector<Lit> operands)
{
    instance.role = m_frame.role;
    instance.origin = m_frame.origin;
    instance.family = m_frame.family;
    instance.anchor = m_frame.anchor;
    instance.guard = m_frame.guard;
    instance.part = m_rules->m_partCount[{instance.family, instance.anchor}]++;
    instance.first = static_cast<std::uint32_t>(m_rules->m_pool.size());
    instance.size = static_cast<std::uint32_t>(operands.size());
    m_rules->m_pool.insert(m_rules->m_pool.end(), operands.begin(), operands.end());
    m_rules->m_instances.push_back(instance);
    return *this;
}

At& At::any(std::vector<Lit> lits)
{
    if (std::ranges::find(lits, Yes) != lits.end())
        return *this; // always true: nothing is said
    std::erase(lits, No);
    return add({.kind = Kind::Any}, std::move(lits));
}

At& At::never(const std::vector<Lit>& together)
{
    std::vector<Lit> lits;
    for (const Lit l : together)
        lits.push_back(!l);
    return any(std::move(lits));
}

At& At::implies(Lit condition, std::vector<Lit> oneOf)
{
    oneOf.push_back(!condition);
    return any(std::move(oneOf));
}

At& At::same(Lit a, Lit b)
{
    any({!a, b});
    return any({a, !b});
}

At& At::count(int lo, int hi, std::vector<Lit> lits, int step)
{
    require(step >= 1, "At::count: step is positive");
    const auto constants = static_cast<int>(std::ranges::count(lits, Yes));
    std::erase_if(lits, [](Lit l) { return l.constant(); });
    return add({.kind = Kind::Count, .lo = lo - constants, .hi = hi - constants, .step = step}, std::move(lits));
}

At& At::different(Numbers numbers)
{
    m_rules->m_numbers.push_back(std::move(numbers));
    return add({.kind = Kind::Different, .table = static_cast<std::uint32_t>(m_rules->m_numbers.size() - 1)});
}

At& At::connected(Graph graph)
{
    m_rules->m_graphs.push_back(std::move(graph));
    return add({.kind = Kind::Connected, .table = static_cast<std::uint32_t>(m_rules->m_graphs.size() - 1)});
}

At& At::circuit(Circuit circuit)
{
    m_rules->m_circuits.push_back(std::move(circuit));
    return add({.kind = Kind::Circuit, .table = static_cast<std::uint32_t>(m_rules->m_circuits.size() - 1)});
}

At& At::oneSeedEach(std::uint32_t parts)
{
    return add({.kind = Kind::Parts, .table = parts});
}

At& At::partSize(std::uint32_t parts, int size)
{
    return add({.kind = Kind::PartSize, .lo = size, .hi = size, .table = parts});
}

int Rules::newAtoms(int count)
{
    const int first = m_atoms;
    m_atoms += count;
    return first;
}

std::vector<Lit> Rules::answers(Layer layer, const std::vector<Place>& places)
{
    std::vector<Lit> lits;
    lits.reserve(places.size());
    for (const Place p : places) {
        const int atom = newAtoms(1);
        m_answers.push_back({Answer::Boolean, layer, {p}, atom, 0, 1});
        lits.push_back(Lit::of(atom));
    }
    return lits;
}

std::vector<Lit> Rules::orderedAnswer(Layer layer, std::vector<Place> places, int lo, int hi)
{
    require(lo < hi, "Rules::orderedAnswer: at least two values");
    const int atom = newAtoms(hi - lo);
    std::vector<Lit> lits;
    for (int v = lo + 1; v <= hi; ++v) {
        lits.push_back(Lit::of(atom + v - lo - 1));
        if (v > lo + 1)
            at(places.front(), "order").implies(lits.back(), {lits[lits.size() - 2]});
    }
    m_answers.push_back({Answer::AtLeast, layer, std::move(places), atom, lo, hi});
    return lits;
}

NumberVar Rules::numberAnswer(Layer layer, Place place, int lo, int hi, std::string_view family)
{
    const int atom = newAtoms(hi - lo + 1);
    NumberVar number{lo, {}};
    for (int v = lo; v <= hi; ++v)
        number.values.push_back(Lit::of(atom + v - lo));
    m_answers.push_back({Answer::Direct, layer, {place}, atom, lo, hi});
    at(place, family).exactly(1, number.values);
    return number;
}

Lit Rules::define(Definition::Op op, std::vector<Lit> operands)
{
    const int atom = newAtoms(1);
    m_definitions.push_back({op, atom, std::move(operands)});
    return Lit::of(atom);
}

Lit Rules::allOf(std::vector<Lit> lits)
{
    if (std::ranges::find(lits, No) != lits.end())
        return No;
    std::erase(lits, Yes);
    if (lits.empty())
        return Yes;
    return lits.size() == 1 ? lits.front() : define(Definition::And, std::move(lits));
}

Lit Rules::anyOf(std::vector<Lit> lits)
{
    for (Lit& l : lits)
        l = !l;
    if (std::ranges::find(lits, No) != lits.end())
        return Yes;
    std::erase(lits, Yes);
    if (lits.empty())
        return No;
    for (Lit& l : lits)
        l = !l;
    return lits.size() == 1 ? lits.front() : define(Definition::Or, std::move(lits));
}

Lit Rules::oneOf(Lit a, Lit b)
{
    if (a.constant())
        return a == Yes ? !b : b;
    if (b.constant())
        return b == Yes ? !a : a;
    return define(Definition::Xor, {a, b});
}

std::uint32_t Rules::addParts(Parts parts)
{
    m_parts.push_back(std::move(parts));
    return static_cast<std::uint32_t>(m_parts.size() - 1);
}

} // namespace tokisuji
