#include "engine/trace/told_ways.h"

#include "engine/trace/cases.h"

#include <algorithm>
#include <set>

namespace tokisuji::tracing {

namespace {

/// The places of the answers that some literals are made of. Helpers share their parts: each is opened once.
std::set<Place> placesOf(const Ground& ground, std::vector<Lit> literals)
{
    std::set<Place> places;
    std::set<int> opened;
    while (!literals.empty()) {
        const Lit l = literals.back();
        literals.pop_back();
        if (l.constant() || !opened.insert(l.atom()).second)
            continue;
        if (ground.answerOf(l.atom()) >= 0)
            places.insert(ground.placeOf(l.atom()));
        else if (const Definition* definition = ground.definitionOf(l.atom()); definition != nullptr)
            literals.insert(literals.end(), definition->operands.begin(), definition->operands.end());
    }
    return places;
}

} // namespace

ToldWays::ToldWays(Mind& mind, Thinner& thinner, int maxLevel, int memory)
    : m_mind(mind), m_thinner(thinner), m_maxLevel(maxLevel), m_memory(memory)
{
}

Deduction ToldWays::agreement(const Demand& demand, const std::vector<Fact>& common)
{
    const std::vector<Way> ways = waysToMeet(demand, m_mind);
    const Reasons known = reasonsOf(ways, common);
    Deduction d = reasons(demand, known, common);
    std::optional<Deduction> fewer;
    const auto tell = [&](Mind& apart) {
        ToldWays told(apart, m_thinner, m_maxLevel, m_memory);
        if (!told.leads(demand, common, {}))
            return;
        const std::vector<Way> left = waysToMeet(demand, apart);
        fewer = told.reasons(demand, told.reasonsOf(left, common), common);
        fewer->proof = told.proofOf(left, common, apart.folded(told.demanded(demand)));
    };
    const auto leadsThere = [&](Mind& apart) {
        return ToldWays(apart, m_thinner, m_maxLevel, m_memory).leads(demand, common, known);
    };
    const auto isKnown = [this](const Fact& fact) { return m_mind.isKnown(fact); };
    const bool isTold = m_thinner.retell(d, {.leads = leadsThere, .tell = tell}) && fewer;
    if (isTold && std::ranges::all_of(fewer->premises, isKnown)) {
        fewer->hints = std::move(d.hints);
        d = *std::move(fewer);
    } else { // shown as they are followed on the path, with all that is known there
        d.proof = proofOf(ways, common, m_mind.folded(demanded(demand)));
    }
    m_thinner.thinByContrary(d, m_maxLevel);
    return d;
}

Deduction ToldWays::strikeOff(const Demand& demand, const Way& way)
{
    Deduction d = reasonsOf(way, {});
    d.technique = idOf(Move::Packing);
    d.hints = {areaOf(demand)};
    d.conclusions = {{!way.front()}};
    return d;
}

/// Without the ways themselves.
Deduction ToldWays::reasons(const Demand& demand, const Reasons& ways, const std::vector<Fact>& common) const
{
    Deduction d = demanded(demand);
    for (const auto& [way, why] : ways) {
        d.instances.insert(d.instances.end(), why.instances.begin(), why.instances.end());
        d.premises.insert(d.premises.end(), why.premises.begin(), why.premises.end());
    }
    d.conclusions = common;
    return m_mind.folded(d);
}

ToldWays::Reasons ToldWays::reasonsOf(const std::vector<Way>& ways, const std::vector<Fact>& common)
{
    Reasons all;
    for (const Way& way : ways)
        all.emplace(way, reasonsOf(way, common));
    return all;
}

/// That these are all ways.
Deduction ToldWays::demanded(const Demand& demand) const
{
    Deduction d{.technique = idOf(Move::Packing),
                .instances = demand.instances,
                .premises = demand.facts,
                .hints = {areaOf(demand)}};
    for (const Lit l : demand.literals())
        if (!m_mind.isOpen(l))
            d.premises.push_back({m_mind.isTrue(l) ? l : !l});
    if (!demand.when.constant())
        d.premises.push_back({demand.when});
    return d;
}

bool ToldWays::isThere(const std::vector<Fact>& common) const
{
    return !common.empty() && std::ranges::all_of(common, [this](const Fact& fact) { return m_mind.isTrue(fact.a); });
}

/// Do all ways that are open here lead there? Those whose reasons are known and hold here need not be followed.
bool ToldWays::leads(const Demand& demand, const std::vector<Fact>& common, const Reasons& known)
{
    const auto isKnown = [this](const Fact& fact) { return m_mind.isKnown(fact); };
    const auto isAllowed = [this](int instance) { return m_mind.isAllowed(instance); };
    if (m_mind.isBroken() || !std::ranges::all_of(demand.facts, isKnown)
        || !std::ranges::all_of(demand.instances, isAllowed) || isThere(common))
        return false;
    const auto leadsAsBefore = [&](const Way& way) {
        const auto found = known.find(way);
        return found != known.end() && std::ranges::all_of(found->second.premises, isKnown)
               && std::ranges::all_of(found->second.instances, isAllowed);
    };
    const std::vector<Way> ways = waysToMeet(demand, m_mind);
    return !ways.empty()
           && std::ranges::all_of(ways, [&](const Way& way) { return leadsAsBefore(way) || leads(way, common); });
}

bool ToldWays::leads(const Way& way, const std::vector<Fact>& common)
{
    if (!std::ranges::all_of(way, [this](Lit l) { return m_mind.isOpen(l); }))
        return false;
    const Mind::Opening opening = m_mind.open(way, m_memory);
    m_mind.run(m_maxLevel);
    const bool isReached = m_mind.isBroken() || isThere(common);
    m_mind.close(opening);
    return isReached;
}

/// Follows a way once more, to what is common or to a contradiction, with reasons that name no more than is needed
/// unless they lead elsewhere.
Mind::Opening ToldWays::retell(const Way& way, const std::vector<Fact>& common)
{
    const Mind::Opening thorough = m_mind.open(way, m_memory, Mind::Care::Thorough);
    m_mind.run(m_maxLevel);
    if (m_mind.isBroken() || isThere(common))
        return thorough;
    m_mind.close(thorough);
    const Mind::Opening quick = m_mind.open(way, m_memory);
    m_mind.run(m_maxLevel);
    return quick;
}

/// The rules and facts by which a way leads to what is common, or to a contradiction.
Deduction ToldWays::reasonsOf(const Way& way, const std::vector<Fact>& common)
{
    Deduction d;
    const Mind::Opening opening = retell(way, common);
    std::vector<Fact> ends = common;
    if (m_mind.isBroken()) {
        Deduction clash = m_mind.folded(*m_mind.clash());
        m_thinner.thin(clash);
        m_mind.addReasons(clash, opening, d);
        ends = clash.premises;
    }
    for (const Deduction& step : m_mind.cone(opening, ends, [this](Deduction& inner) { m_thinner.thin(inner); }))
        m_mind.addReasons(step, opening, d);
    m_mind.close(opening);
    return d;
}

/// What is undecided of a demand.
Hint ToldWays::areaOf(const Demand& demand) const
{
    std::vector<Lit> open = demand.literals();
    std::erase_if(open, [this](Lit l) { return !m_mind.isOpen(l); });
    const std::set<Place> area = placesOf(m_mind.ground(), std::move(open));
    return {Hint::Area, {area.begin(), area.end()}};
}

/// Each way as people see it, with what leads to the conclusions; null where one cannot be shown by marks.
std::shared_ptr<const Proof> ToldWays::proofOf(const std::vector<Way>& ways, const std::vector<Fact>& common,
                                               Deduction exhaustive)
{
    auto proof = std::make_shared<Proof>();
    proof->kind = Split::Ways;
    proof->exhaustive = std::move(exhaustive);
    for (const Way& way : ways) {
        auto one = caseOf(way, common);
        if (!one)
            return nullptr;
        proof->cases.push_back(*std::move(one));
    }
    return proof;
}

/// From the marks of the way instead of the helpers that stand for them: what is read off those is no step then.
std::optional<Case> ToldWays::caseOf(const Way& way, const std::vector<Fact>& common)
{
    const auto marks = marksOf(m_mind, way);
    if (!marks)
        return std::nullopt;
    const Mind::Opening opening = retell(*marks, common);
    std::optional<Case> found;
    if (m_mind.isBroken())
        found = tracing::caseOf(m_mind, *marks, opening, *m_mind.clash(), &m_thinner);
    else if (isThere(common))
        found = tracing::caseOf(m_mind, *marks, opening, {.premises = common, .conclusions = common}, &m_thinner);
    m_mind.close(opening);
    return found;
}

} // namespace tokisuji::tracing
