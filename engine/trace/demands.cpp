#include "engine/trace/demands.h"

#include "engine/trace/growth.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/barrier.h"
#include "engine/trace/propagate/islands.h"
#include "engine/trace/propagate/value_blocks.h"
#include "engine/trace/seekers.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t mostOpen = 16; ///< that a number is about
constexpr std::size_t mostWays = 36;
constexpr std::size_t mostPlacements = 90; ///< one of which is looked for
constexpr std::size_t mostExits = 4;       ///< of a group that has to grow

/// What a helper that stands for one of several things stands for.
void addAlternatives(const Ground& ground, Lit l, std::vector<Term>& alternatives)
{
    const Definition* definition = l.constant() || !l.positive() ? nullptr : ground.definitionOf(l.atom());
    if (definition == nullptr || definition->op != Definition::Or) {
        alternatives.push_back({l});
        return;
    }
    for (const Lit part : definition->operands)
        addAlternatives(ground, part, alternatives);
}

/// No place is counted twice.
bool areDistinct(std::vector<Lit> literals)
{
    std::erase_if(literals, [](Lit l) { return l.constant(); });
    std::ranges::sort(literals, {}, &Lit::atom);
    return std::ranges::adjacent_find(literals, {}, &Lit::atom) == literals.end();
}

/// All choices of a value for each of some terms, with the sums that are asked for.
class Choices {
public:
    Choices(const Demand& demand, const Mind& mind) : m_demand(demand)
    {
        for (const Term& term : demand.terms) {
            Open open{.literals = {}, .found = 0};
            for (const Lit l : term) {
                open.found += mind.isTrue(l) ? 1 : 0;
                if (mind.isOpen(l))
                    open.literals.push_back(l);
            }
            m_found += open.found;
            m_room += static_cast<int>(open.literals.size());
            if (!open.literals.empty())
                m_open.push_back(std::move(open));
        }
    }

    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int room() const { return m_room; }
    [[nodiscard]] std::size_t terms() const { return m_open.size(); }
    /// Too many: none.
    [[nodiscard]] std::vector<Way> all()
    {
        for (int sum = m_demand.lo; sum <= m_demand.hi && m_ways.size() <= mostWays; sum += m_demand.step)
            if (sum >= m_found && sum - m_found <= m_room)
                choose(0, sum - m_found, m_room);
        return m_ways.size() > mostWays ? std::vector<Way>{} : std::move(m_ways);
    }

private:
    /// The undecided part of a term.
    struct Open {
        std::vector<Lit> literals;
        int found;
    };

    /// Terms from a place on shall have the rest of the sum; `room` is what they can have at most.
    void choose(std::size_t term, int rest, int room)
    {
        if (m_ways.size() > mostWays)
            return;
        if (term == m_open.size()) {
            m_ways.push_back(m_way);
            return;
        }
        const std::vector<Lit>& literals = m_open[term].literals;
        const auto most = static_cast<int>(literals.size());
        for (int n = std::min(most, rest); n >= 0 && rest - n <= room - most; --n) {
            for (int k = 0; k < most; ++k)
                m_way.push_back(k < n ? literals[at(k)] : !literals[at(k)]);
            choose(term + 1, rest - n, room - most);
            m_way.resize(m_way.size() - literals.size());
        }
    }

    const Demand& m_demand;
    std::vector<Open> m_open;
    int m_found = 0;
    int m_room = 0;
    Way m_way;
    std::vector<Way> m_ways;
};

Term single(Lit l)
{
    return {l};
}

/// A group has to take one of its exits.
Demand oneOf(int instance, const std::vector<Lit>& exits, Place place, std::vector<Fact> facts)
{
    Demand demand{.instances = {instance}, .isAny = true, .place = place, .facts = std::move(facts)};
    std::ranges::transform(exits, std::back_inserter(demand.terms), single);
    return demand;
}

/// A group takes one of few shapes.
Demand shapesOf(std::vector<int> instances, Growths growths, Place place, std::vector<Fact> facts)
{
    Demand demand{.instances = std::move(instances), .place = place, .facts = std::move(facts)};
    demand.facts.insert(demand.facts.end(), growths.facts.begin(), growths.facts.end());
    for (const Way& way : growths.ways)
        for (const Lit l : way)
            if (std::ranges::find(demand.terms, Term{Lit::of(l.atom())}) == demand.terms.end())
                demand.terms.push_back({Lit::of(l.atom())});
    demand.ways = std::move(growths.ways);
    return demand;
}

/// Shapes of groups have numbers of their own, after those of their exits.
int afterExits(const std::vector<Lit>& cells)
{
    return static_cast<int>(cells.size());
}

bool areFew(std::size_t exits)
{
    return exits > 1 && exits <= mostExits;
}

} // namespace

std::vector<Lit> Demand::literals() const
{
    std::vector<Lit> all;
    for (const Term& term : terms)
        all.insert(all.end(), term.begin(), term.end());
    return all;
}

std::vector<Way> waysToMeet(const Demand& demand, const Mind& mind)
{
    if (!demand.ways.empty())
        return demand.ways;
    if (!mind.isTrue(demand.when))
        return {};
    if (!demand.isAny) {
        Choices choices(demand, mind);
        const bool asksNothing = demand.lo == 0 && choices.found() == 0; // nothing may be there at all
        return asksNothing || choices.room() < 2 || choices.terms() > mostOpen ? std::vector<Way>{} : choices.all();
    }
    std::vector<Way> ways;
    for (const Term& term : demand.terms) {
        if (mind.isTrue(term.front()))
            return {};
        if (mind.isOpen(term.front()))
            ways.push_back({term.front()});
    }
    return ways.size() < 2 || ways.size() > mostPlacements ? std::vector<Way>{} : ways;
}

Demands::Demands(const Mind& mind) : m_mind(mind)
{
    const Ground& ground = mind.ground();
    for (int i = 0; i < static_cast<int>(mind.rules().instances().size()); ++i)
        addFixed(i);
    std::erase_if(m_fixed, [](const Demand& demand) { return !areDistinct(demand.literals()); });
    m_count = static_cast<int>(m_fixed.size());
    for (const NetMap& net : ground.nets())
        m_count += static_cast<int>(net.ways.size());
    for (const PartsMap& map : ground.parts())
        m_count += 2 * static_cast<int>(map.present.size());
    for (const BlockMap& map : ground.blocks())
        m_count += 2 * static_cast<int>(map.is.size());
}

void Demands::addFixed(int instance)
{
    const Instance& i = m_mind.ground().instance(instance);
    if (i.role() == Role::Meaning || i.role() == Role::Adjacency)
        return;
    const auto addAny = [&](const std::vector<Lit>& literals, Place place) {
        Demand demand{.instances = {instance}, .when = i.guard, .isAny = true, .place = place};
        for (const Lit l : literals)
            addAlternatives(m_mind.ground(), l, demand.terms);
        m_fixed.push_back(std::move(demand));
    };
    if (const Any* any = i.find<Any>())
        addAny(any->operands, i.anchor);
    if (const PairUp* pairs = i.find<PairUp>())
        for (const Seeker& seeker : seekersOf(*pairs))
            addAny(seeker.partners, seeker.place);
    const Count* count = i.find<Count>();
    if (count != nullptr && (count->lo > 0 || count->step > 1))
        m_fixed.push_back({.instances = {instance},
                           .when = i.guard,
                           .terms = m_mind.ground().terms(instance),
                           .lo = count->lo,
                           .hi = count->hi,
                           .step = count->step,
                           .place = i.anchor});
}

Demands::Numbered Demands::growing() const
{
    Numbered found;
    auto first = static_cast<int>(m_fixed.size());
    for (const NetMap& net : m_mind.ground().nets()) {
        if (m_mind.isTrue(m_mind.ground().instance(net.instance).guard))
            addExits(net, first, found);
        first += static_cast<int>(net.ways.size());
    }
    for (const PartsMap& map : m_mind.ground().parts()) {
        addIslands(map, first, found);
        first += 2 * static_cast<int>(map.present.size());
    }
    for (const BlockMap& map : m_mind.ground().blocks()) {
        if (m_mind.isTrue(m_mind.ground().instance(map.instance).guard))
            addBlocks(map, first, found);
        first += 2 * static_cast<int>(map.is.size());
    }
    return found;
}

/// Present nodes that hang together must go on while others are present.
void Demands::addExits(const NetMap& net, int first, Numbered& found) const
{
    const Barrier barrier(m_mind, net);
    for (const auto& group : barrier.presentGroups()) {
        const int far = barrier.presentOutside(group);
        if (far < 0)
            return; // all that is present hangs together
        const Barrier::Rim rim = barrier.rimOf(group);
        if (!areFew(rim.exits.size()))
            continue;
        std::vector<Fact> facts = rim.facts;
        facts.push_back({barrier.node(group.front())});
        facts.push_back({barrier.node(far)});
        found.emplace_back(first + group.front(),
                           oneOf(net.instance, rim.exits, barrier.place(group.front()), std::move(facts)));
    }
}

/// Islands that are too small must grow, and those without a seed must find one.
void Demands::addIslands(const PartsMap& map, int first, Numbered& found) const
{
    const Islands islands(m_mind, map);
    const bool needsSeeds = map.instance >= 0 && map.needed == Extent::Exactly;
    for (int i = 0; i < static_cast<int>(islands.all().size()); ++i) {
        const auto& [cells, seeds, exits] = islands.all()[at(i)];
        const bool grows = islands.sizeOf(i) > 0 && islands.missing(i) > 0;
        if (exits.size() < 2 || (!grows && (!seeds.empty() || !needsSeeds)) || m_mind.isStopped())
            continue;
        if (grows && addShapes(islands, i, first + afterExits(map.present) + cells.front(), found))
            continue;
        if (!areFew(exits.size()))
            continue;
        const PartsMap::Seed* seed = islands.seedOf(i);
        const int cell = grows ? seed->cell : cells.front();
        std::vector<Lit> open;
        for (const int exit : exits)
            open.push_back(islands.present(exit));
        std::vector<Fact> facts{{islands.present(cell)}};
        islands.addRim(i, facts);
        found.emplace_back(first + cells.front(), oneOf(grows ? seed->instance : map.instance, open,
                                                        map.grid.place(PlaceKind::Cell, cell), std::move(facts)));
    }
}

/// False: the island can take too many shapes.
bool Demands::addShapes(const Islands& islands, int island, int number, Numbered& found) const
{
    const PartsMap& map = islands.map();
    const PartsMap::Seed& seed = *islands.seedOf(island);
    GrowingCells cells{map.present, map.beside};
    if (map.instance >= 0)
        for (const int other : map.seedAt)
            cells.isForeign.push_back(other >= 0 && map.seeds[at(other)].cell != seed.cell ? 1 : 0);
    const auto size = static_cast<std::size_t>(seed.size);
    Growths shapes = growths(m_mind, cells, islands.all()[at(island)].cells, size, mostWays);
    if (shapes.ways.size() < 2)
        return false;
    std::vector<int> instances{seed.instance};
    if (shapes.sawForeign)
        instances.push_back(map.instance);
    std::vector<Fact> facts;
    islands.addCells(island, facts);
    found.emplace_back(number, shapesOf(std::move(instances), std::move(shapes),
                                        map.grid.place(PlaceKind::Cell, seed.cell), std::move(facts)));
    return true;
}

/// Blocks of equal numbers that are too small must grow.
void Demands::addBlocks(const BlockMap& map, int first, Numbered& found) const
{
    const ValueBlocks blocks(m_mind, map);
    for (const std::vector<int>& block : blocks.all()) {
        if (static_cast<int>(block.size()) >= map.value || m_mind.isStopped())
            continue;
        const Place place = map.grid.place(PlaceKind::Cell, block.front());
        std::vector<Fact> facts;
        for (const int c : block)
            facts.push_back({map.is[at(c)]});
        Growths shapes;
        if (!map.orMore)
            shapes = growths(m_mind, {map.is, map.beside}, block, static_cast<std::size_t>(map.value), mostWays);
        const std::vector<int> exits = blocks.exitsOf(block);
        if (shapes.ways.size() > 1) {
            found.emplace_back(first + afterExits(map.is) + block.front(),
                               shapesOf({map.instance}, std::move(shapes), place, std::move(facts)));
        } else if (areFew(exits.size())) {
            std::vector<Lit> open;
            for (const int exit : exits)
                open.push_back(map.is[at(exit)]);
            for (const int c : block)
                for (const int next : map.beside[at(c)])
                    if (m_mind.isFalse(map.is[at(next)]))
                        facts.push_back({!map.is[at(next)]});
            found.emplace_back(first + block.front(), oneOf(map.instance, open, place, std::move(facts)));
        }
    }
}

} // namespace tokisuji::tracing
