#include "engine/rules/rules.h"

#include "engine/board/place_map.h"
#include "engine/rules/abandon.h"
#include "engine/rules/open_rules.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily order{.id = "order",
                           .name = {"marks in their order", "印の順序"},
                           .broken = {"A mark is where none is allowed", "置けない場所に印があります"},
                           .role = Role::Meaning};

} // namespace family

At& At::when(Lit guard)
{
    m_guard = guard;
    return *this;
}

namespace {

/// Known operands are left out. Nothing: it holds anyway.
std::optional<Primitive> simplified(Primitive primitive)
{
    if (auto* any = std::get_if<Any>(&primitive)) {
        if (std::ranges::find(any->operands, Yes) != any->operands.end())
            return std::nullopt;
        std::erase(any->operands, No);
    }
    if (auto* count = std::get_if<Count>(&primitive)) {
        const auto constants = static_cast<int>(std::ranges::count(count->operands, Yes));
        std::erase_if(count->operands, [](Lit l) { return l.constant(); });
        count->lo -= constants;
        count->hi -= constants;
    }
    return primitive;
}

/// An instance is so much dearer than a literal.
constexpr std::size_t wordsPerInstance = 10;

/// About how many literals there are in it.
std::size_t sizeOf(const Primitive& primitive)
{
    constexpr std::size_t large = 1000;
    return std::visit(
        []<class P>(const P& p) -> std::size_t {
            if constexpr (requires { p.operands.size(); })
                return p.operands.size();
            else if constexpr (requires { p.numbers.numbers.size(); })
                return p.numbers.numbers.size() * (p.numbers.numbers.empty() ? 0 : p.numbers.numbers[0].values.size());
            else
                return P::isLocal ? 1 : large;
        },
        primitive);
}

} // namespace

At& At::say(Primitive primitive)
{
    if (m_rules->isOpen())
        return sayOpenly(std::move(primitive));
    add(std::move(primitive));
    return *this;
}

At& At::sayKnowing(Primitive primitive)
{
    if (m_rules->isOpen())
        return sayOpenly(std::move(primitive));
    if (std::optional<Primitive> said = simplified(std::move(primitive)))
        add(std::move(*said));
    return *this;
}

At& At::sayOpenly(Primitive primitive)
{
    std::vector<Primitive> open = opened(*m_rules, primitive, m_toCome);
    if (open.size() != 1 || open.front() != primitive)
        m_rules->m_waived.push_back({.says = std::move(primitive),
                                     .origin = m_origin,
                                     .family = m_family,
                                     .anchor = m_anchor,
                                     .guard = m_guard});
    for (Primitive& left : open)
        if (std::optional<Primitive> said = simplified(std::move(left)))
            add(std::move(*said));
    return *this;
}

void At::add(Primitive primitive)
{
    BuildWatch::count(wordsPerInstance + sizeOf(primitive));
    m_rules->m_instances.push_back({.says = std::move(primitive),
                                    .origin = m_origin,
                                    .part = m_rules->m_partCount[{m_family, m_anchor}]++,
                                    .family = m_family,
                                    .anchor = m_anchor,
                                    .guard = m_guard});
}

At& At::any(std::vector<Lit> lits)
{
    return sayKnowing(Any{std::move(lits)});
}

At& At::never(std::vector<Lit> together)
{
    for (Lit& l : together)
        l = !l;
    return any(std::move(together));
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
    return sayKnowing(Count{std::move(lits), lo, hi, step});
}

At& At::different(Numbers numbers)
{
    return say(Different{std::move(numbers)});
}

At& At::sum(int lo, int hi, Numbers numbers)
{
    return say(Sum{std::move(numbers), lo, hi});
}

At& At::sequence(Sequence sequence)
{
    return say(std::move(sequence));
}

At& At::pairUp(Graph graph)
{
    return say(PairUp{std::move(graph)});
}

At& At::connected(Graph graph)
{
    return say(Connected{std::move(graph)});
}

At& At::acyclic(Graph graph)
{
    return say(Acyclic{std::move(graph)});
}

At& At::separate(Graph graph)
{
    return say(Separate{std::move(graph)});
}

At& At::circuit(Circuit circuit)
{
    return say(std::move(circuit));
}

At& At::oneSeedEach(Shared<Parts> parts)
{
    return say(OneSeedEach{std::move(parts)});
}

At& At::partSize(Shared<Parts> parts, int size)
{
    return say(PartSize{std::move(parts), m_anchor, size});
}

At& At::partSum(Shared<Parts> parts, int size)
{
    return say(PartSum{std::move(parts), m_anchor, size});
}

At& At::relate(AreaTerms terms)
{
    return say(AreasRelate{std::move(terms)});
}

At& At::blockSize(Blocks blocks)
{
    return say(BlockSize{std::move(blocks)});
}

At& At::seedPairs(Division division)
{
    return say(SeedPairs{std::move(division)});
}

At& At::inOrder(Course course)
{
    return say(InOrder{std::move(course)});
}

At& At::rays(Mirrors mirrors)
{
    return say(Rays{std::move(mirrors)});
}

void Rules::demand(const Instance& waived)
{
    m_instances.push_back(waived);
    m_instances.back().origin = Origin::Clue;
    m_instances.back().part = m_partCount[{waived.family, waived.anchor}]++;
}

int Rules::newAtoms(int count)
{
    BuildWatch::count(static_cast<std::size_t>(count));
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

NumberVar Rules::numberAnswer(Layer layer, Place place, int lo, int hi, const RuleFamily& family, ToCome toCome)
{
    const int atom = newAtoms(hi - lo + 1);
    NumberVar number{lo, {}};
    for (int v = lo; v <= hi; ++v)
        number.values.push_back(Lit::of(atom + v - lo));
    m_answers.push_back({Answer::Direct, layer, {place}, atom, lo, hi});
    at(place, family).toCome(toCome).exactly(1, number.values);
    return number;
}

NumberVar Rules::numberOrMore(Layer layer, Place place, int lo, int hi, const RuleFamily& family)
{
    NumberVar number = numberAnswer(layer, place, lo, hi, family);
    m_answers.back().orMore = true;
    return number;
}

Lit Rules::define(Definition::Op op, std::vector<Lit> operands)
{
    BuildWatch::count(wordsPerInstance + operands.size());
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
    PlaceMap<int> indexOf(grid, -1);
    for (std::size_t i = 0; i < cells.size(); ++i)
        indexOf[cells[i]] = static_cast<int>(i);
    Territory territory{.cells = std::move(cells), .ways = {}, .atom = 0};
    for (const Place c : territory.cells) {
        auto& ways = territory.ways.emplace_back();
        for (const Dir d : directions)
            if (grid.hasCell(c.step(d)) && indexOf[c.step(d)] >= 0)
                ways.push_back({indexOf[c.step(d)], border[edgeBetween(c, d)]});
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

} // namespace tokisuji
