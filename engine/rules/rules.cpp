#include "engine/rules/rules.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily order{.id = "order",
                           .name = {"marks in their order", "印の順序"},
                           .broken = {"A mark stands where none can", "置けない場所に印があります"},
                           .role = Role::Meaning};

} // namespace family

At::At(Rules& rules, Place anchor, const RuleFamily& family, Origin origin) : m_rules(&rules), m_frame{}
{
    m_frame.family = &family;
    m_frame.anchor = anchor;
    m_frame.origin = origin;
}

At& At::when(Lit guard)
{
    m_frame.guard = guard;
    return *this;
}

At& At::add(Instance instance, std::vector<Lit> operands)
{
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

At& At::partSum(std::uint32_t parts, int size)
{
    return add({.kind = Kind::PartSum, .lo = size, .hi = size, .table = parts});
}

At& At::sum(int lo, int hi, Numbers numbers)
{
    m_rules->m_numbers.push_back(std::move(numbers));
    return add(
        {.kind = Kind::Sum, .lo = lo, .hi = hi, .table = static_cast<std::uint32_t>(m_rules->m_numbers.size() - 1)});
}

At& At::sequence(Sequence sequence)
{
    m_rules->m_sequences.push_back(std::move(sequence));
    return add({.kind = Kind::Sequence, .table = static_cast<std::uint32_t>(m_rules->m_sequences.size() - 1)});
}

At& At::acyclic(Graph graph)
{
    m_rules->m_graphs.push_back(std::move(graph));
    return add({.kind = Kind::Acyclic, .table = static_cast<std::uint32_t>(m_rules->m_graphs.size() - 1)});
}

At& At::separate(Graph graph)
{
    m_rules->m_graphs.push_back(std::move(graph));
    return add({.kind = Kind::Separate, .table = static_cast<std::uint32_t>(m_rules->m_graphs.size() - 1)});
}

At& At::blockSize(Blocks blocks)
{
    m_rules->m_blocks.push_back(std::move(blocks));
    return add({.kind = Kind::BlockSize, .table = static_cast<std::uint32_t>(m_rules->m_blocks.size() - 1)});
}

At& At::seedPairs(Division division)
{
    m_rules->m_divisions.push_back(std::move(division));
    return add({.kind = Kind::SeedPairs, .table = static_cast<std::uint32_t>(m_rules->m_divisions.size() - 1)});
}

At& At::inOrder(Course course)
{
    m_rules->m_courses.push_back(std::move(course));
    return add({.kind = Kind::InOrder, .table = static_cast<std::uint32_t>(m_rules->m_courses.size() - 1)});
}

At& At::rays(Mirrors mirrors)
{
    m_rules->m_mirrors.push_back(std::move(mirrors));
    return add({.kind = Kind::Rays, .table = static_cast<std::uint32_t>(m_rules->m_mirrors.size() - 1)});
}

At& At::pairUp(Graph graph)
{
    m_rules->m_graphs.push_back(std::move(graph));
    return add({.kind = Kind::PairUp, .table = static_cast<std::uint32_t>(m_rules->m_graphs.size() - 1)});
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
            at(places.front(), family::order).implies(lits.back(), {lits[lits.size() - 2]});
    }
    m_answers.push_back({Answer::AtLeast, layer, std::move(places), atom, lo, hi});
    return lits;
}

NumberVar Rules::numberAnswer(Layer layer, Place place, int lo, int hi, const RuleFamily& family)
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

std::vector<Lit> Rules::territory(const Field& border, std::vector<Place> cells)
{
    require(!cells.empty(), "Rules::territory: it starts somewhere");
    const Grid& grid = border.grid();
    std::vector<int> indexOf(static_cast<std::size_t>(grid.size().cells()), -1);
    const auto slot = [&](Place c) -> int& {
        return indexOf[static_cast<std::size_t>(grid.index(PlaceKind::Cell, c))];
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        slot(cells[i]) = static_cast<int>(i);
    Territory territory{.cells = std::move(cells), .ways = {}, .atom = 0};
    for (const Place c : territory.cells) {
        auto& ways = territory.ways.emplace_back();
        for (const Dir d : directions)
            if (grid.hasCell(c.step(d)) && slot(c.step(d)) >= 0)
                ways.push_back({slot(c.step(d)), border[edgeBetween(c, d)]});
    }
    return addTerritory(std::move(territory));
}

std::vector<Lit> Rules::addTerritory(Territory territory)
{
    territory.atom = newAtoms(static_cast<int>(territory.cells.size()) - 1);
    std::vector<Lit> reached;
    for (std::size_t i = 0; i < territory.cells.size(); ++i)
        reached.push_back(territory.reached(i));
    m_territories.push_back(std::move(territory));
    return reached;
}

std::uint32_t Rules::addParts(Parts parts)
{
    m_parts.push_back(std::move(parts));
    return static_cast<std::uint32_t>(m_parts.size() - 1);
}

} // namespace tokisuji
