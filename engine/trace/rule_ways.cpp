#include "engine/trace/rule_ways.h"

#include "engine/board/distance.h"
#include "engine/trace/cases.h"
#include "engine/trace/index.h"
#include "engine/trace/seekers.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t mostOpen = 16; ///< that a number is about
constexpr std::size_t mostWays = 36;
constexpr std::size_t fewWays = 4; ///< to be seen before the others

/// All choices of `size` of the literals, each with the others denied.
void addChoices(const std::vector<Lit>& open, std::size_t size, std::vector<std::vector<Lit>>& ways)
{
    std::vector<char> isChosen(open.size(), 0);
    std::fill_n(isChosen.begin(), size, 1);
    do {
        auto& way = ways.emplace_back();
        for (std::size_t k = 0; k < open.size(); ++k)
            way.push_back(isChosen[k] != 0 ? open[k] : !open[k]);
    } while (ways.size() <= mostWays && std::ranges::prev_permutation(isChosen).found);
}

/// What a helper that stands for one of several things stands for.
void addAlternatives(const Ground& ground, Lit l, std::vector<Lit>& alternatives)
{
    const Definition* definition = l.constant() || !l.positive() ? nullptr : ground.definitionOf(l.atom());
    if (definition == nullptr || definition->op != Definition::Or) {
        alternatives.push_back(l);
        return;
    }
    for (const Lit part : definition->operands)
        addAlternatives(ground, part, alternatives);
}

/// The answers that a literal is made of.
void addPlaces(const Ground& ground, Lit l, std::set<Place>& places)
{
    if (l.constant())
        return;
    if (ground.answerOf(l.atom()) >= 0)
        places.insert(ground.placeOf(l.atom()));
    else if (const Definition* definition = ground.definitionOf(l.atom()); definition != nullptr)
        for (const Lit part : definition->operands)
            addPlaces(ground, part, places);
}

/// No place is counted twice.
bool areDistinct(std::vector<Lit> literals)
{
    std::erase_if(literals, [](Lit l) { return l.constant(); });
    std::ranges::sort(literals, {}, &Lit::atom);
    return std::ranges::adjacent_find(literals, {}, &Lit::atom) == literals.end();
}

} // namespace

RuleWays::RuleWays(Mind& mind, int maxLevel) : m_mind(mind), m_maxLevel(maxLevel), m_vain(mind, 0)
{
    for (int i = 0; i < static_cast<int>(mind.rules().instances().size()); ++i)
        addDemands(i);
    std::erase_if(m_demands, [](const Demand& demand) { return !areDistinct(demand.literals); });
    m_vain = Vain(mind, m_demands.size());
}

void RuleWays::addDemands(int instance)
{
    const Instance& i = m_mind.ground().instance(instance);
    if (i.role() == Role::Meaning || i.role() == Role::Adjacency)
        return;
    const auto addAny = [&](const std::vector<Lit>& literals, Place place) {
        std::vector<Lit> all;
        for (const Lit l : literals)
            addAlternatives(m_mind.ground(), l, all);
        const auto most = static_cast<int>(all.size());
        m_demands.push_back({instance, i.guard, std::move(all), 1, most, 1, true, place});
    };
    if (const Any* any = i.find<Any>())
        addAny(any->operands, i.anchor);
    if (const PairUp* pairs = i.find<PairUp>())
        for (const Seeker& seeker : seekersOf(*pairs))
            addAny(seeker.partners, seeker.place);
    const Count* count = i.find<Count>();
    if (count == nullptr || m_mind.ground().terms(instance).size() != count->operands.size())
        return;
    if (count->lo > 0 || count->step > 1)
        m_demands.push_back({instance, i.guard, count->operands, count->lo, count->hi, count->step, false, i.anchor});
}

/// None where the rule is met already, asks for nothing or can be met in too many ways.
std::vector<RuleWays::Way> RuleWays::waysOf(const Demand& demand) const
{
    std::vector<Way> ways;
    if (!m_mind.isTrue(demand.when))
        return ways;
    std::vector<Lit> open;
    int found = 0;
    for (const Lit l : demand.literals) {
        found += m_mind.isTrue(l) ? 1 : 0;
        if (m_mind.isOpen(l))
            open.push_back(l);
    }
    if (open.size() < 2 || open.size() > (demand.isAny ? mostWays : mostOpen) || (demand.isAny && found > 0))
        return ways;
    for (const Lit l : open)
        if (demand.isAny)
            ways.push_back({l});
    if (demand.isAny)
        return ways;
    if (demand.lo == 0 && found == 0)
        return ways; // nothing may be there at all
    for (int sum = demand.lo; sum <= demand.hi; sum += demand.step) {
        if (sum >= found && sum - found <= static_cast<int>(open.size()))
            addChoices(open, at(sum - found), ways);
        if (ways.size() > mostWays)
            return {};
    }
    return ways;
}

std::optional<Deduction> RuleWays::agreement(Place near, int memory, Vain::Hope hope)
{
    std::vector<std::tuple<bool, int, int>> order;
    std::vector<std::vector<Way>> ways(m_demands.size());
    for (int d = 0; d < static_cast<int>(m_demands.size()); ++d) {
        if (m_vain.hopeOf(d, memory) != hope)
            continue;
        ways[at(d)] = waysOf(m_demands[at(d)]);
        if (!ways[at(d)].empty())
            order.emplace_back(ways[at(d)].size() > fewWays, distanceOrFar(near, m_demands[at(d)].place), d);
    }
    std::ranges::sort(order);
    for (const auto& [isLong, distance, d] : order) {
        if (m_mind.isStopped())
            return std::nullopt;
        if (auto shared = agreement(d, ways[at(d)], memory))
            return shared;
    }
    return std::nullopt;
}

std::optional<Deduction> RuleWays::agreement(int demand, const std::vector<Way>& ways, int memory)
{
    std::optional<std::vector<Fact>> common;
    Vain::Look look;
    for (const Way& way : ways) {
        auto facts = consequences(way, memory, look);
        if (m_mind.isStopped())
            return std::nullopt;
        if (!facts)
            continue;
        std::ranges::sort(*facts);
        if (common) {
            std::vector<Fact> both;
            std::ranges::set_intersection(*common, *facts, std::back_inserter(both));
            facts = std::move(both);
        }
        common = std::move(facts);
        if (common->empty())
            break;
    }
    if (!common || !common->empty()) {
        Deduction shared = deduction(m_demands[at(demand)], ways, common.value_or(std::vector<Fact>{}), memory);
        return m_mind.isStopped() ? std::nullopt : std::optional(std::move(shared));
    }
    m_vain.note(demand, memory, std::move(look));
    return std::nullopt;
}

/// Values that follow from a way, its own among them; none when it breaks a rule.
std::optional<std::vector<Fact>> RuleWays::consequences(const Way& way, int memory, Vain::Look& look)
{
    const Mind::Opening opening = m_mind.open(way, memory);
    m_mind.run(m_maxLevel);
    std::optional<std::vector<Fact>> found;
    if (!m_mind.isBroken()) {
        found.emplace();
        for (const Facts::Entry& entry : m_mind.news())
            if (entry.fact.isValue() && m_mind.ground().isVisible(entry.fact))
                found->push_back(entry.fact);
    }
    look.add(m_mind);
    m_mind.close(opening);
    return found;
}

/// Goes through the ways once more for the reasons.
Deduction RuleWays::deduction(const Demand& demand, const std::vector<Way>& ways, std::vector<Fact> common, int memory)
{
    Deduction d{.technique = idOf(Move::Packing), .instances = {demand.instance}};
    if (!demand.when.constant())
        d.premises.push_back({demand.when});
    std::set<Place> area;
    for (const Lit l : demand.literals) {
        if (m_mind.isOpen(l))
            addPlaces(m_mind.ground(), l, area);
        else
            d.premises.push_back({m_mind.isTrue(l) ? l : !l});
    }
    d.hints = {{Hint::Area, {area.begin(), area.end()}}};
    const Deduction exhaustive = m_mind.folded(d);
    for (const Way& way : ways) {
        const Mind::Opening opening = m_mind.open(way, memory);
        m_mind.run(m_maxLevel);
        std::vector<Fact> ends = common;
        if (m_mind.isBroken()) {
            const Deduction clash = m_mind.folded(*m_mind.clash());
            m_mind.addReasons(clash, opening, d);
            ends = clash.premises;
        }
        for (const Deduction& step : m_mind.cone(opening, ends))
            m_mind.addReasons(step, opening, d);
        m_mind.close(opening);
    }
    d.conclusions = std::move(common);
    d.proof = proofOf(ways, d, exhaustive, memory);
    return d;
}

/// Each way as people see it, with what leads to the conclusions; null where one cannot be shown by marks.
std::shared_ptr<const Proof> RuleWays::proofOf(const std::vector<Way>& ways, const Deduction& whole,
                                               Deduction exhaustive, int memory)
{
    auto proof = std::make_shared<Proof>();
    proof->kind = Split::Ways;
    proof->exhaustive = std::move(exhaustive);
    for (const Way& way : ways) {
        auto one = caseOf(way, whole.conclusions, memory);
        if (!one)
            return nullptr;
        proof->cases.push_back(*std::move(one));
    }
    return proof;
}

/// From the marks of the way instead of the helpers that stand for them: what is read off those is no step then.
std::optional<Case> RuleWays::caseOf(const Way& way, const std::vector<Fact>& common, int memory)
{
    const auto marks = marksOf(m_mind, way);
    if (!marks)
        return std::nullopt;
    const Mind::Opening opening = m_mind.open(*marks, memory);
    m_mind.run(m_maxLevel);
    std::optional<Case> found;
    const auto isKnown = [&](const Fact& fact) { return m_mind.isTrue(fact.a); };
    if (m_mind.isBroken())
        found = tracing::caseOf(m_mind, *marks, opening, *m_mind.clash());
    else if (!common.empty() && std::ranges::all_of(common, isKnown))
        found = tracing::caseOf(m_mind, *marks, opening, {.premises = common, .conclusions = common});
    m_mind.close(opening);
    return found;
}

} // namespace tokisuji::tracing
