#include "engine/trace/rule_ways.h"

#include "engine/board/distance.h"
#include "engine/trace/index.h"
#include "engine/trace/told_ways.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <tuple>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t fewWays = 4;       ///< to be seen before the others
constexpr std::size_t fewPlacements = 8; ///< beside a value that would do as well: each is followed
constexpr int manySteps = 5;             ///< more are followed only where there are few ways
constexpr int mostEffort = 48;           ///< ways times steps then

/// None: it is too much.
std::optional<RuleWays::Work> workOf(std::size_t ways, int memory)
{
    const int effort = static_cast<int>(ways) * memory;
    if (memory > manySteps && effort > mostEffort)
        return std::nullopt;
    return effort > fewComparedSteps ? RuleWays::Work::Much : RuleWays::Work::Little;
}

} // namespace

/// What the ways that were followed have in common.
struct RuleWays::Comparison {
    std::optional<std::vector<Fact>> common; ///< of those that break nothing; none: all break a rule
    std::vector<Way> impossible;             ///< placements
    /// What a way that breaks nothing leads to, and what was looked at on it.
    struct Followed {
        Way way;
        std::vector<Fact> facts;
        Vain::Look look;
    };
    std::vector<Followed> followed; ///< until nothing was in common

    [[nodiscard]] bool agreesOnNothing() const { return common && common->empty(); }

    /// Puts the way in front that goes against most of what is common, so that it shows soon where nothing is.
    void takeFirst(std::span<const Way*> left) const
    {
        if (!common || common->empty())
            return;
        const auto against = [&](const Way* way) {
            return std::ranges::count_if(*way, [&](Lit l) { return std::ranges::binary_search(*common, Fact{!l}); });
        };
        std::iter_swap(left.begin(), std::ranges::max_element(left, {}, against));
    }
    void add(const Way& way, std::vector<Fact> facts, Vain::Look look)
    {
        std::ranges::sort(facts);
        common = common ? shared(*common, facts) : facts;
        followed.push_back({way, std::move(facts), std::move(look)});
    }
    /// Some ways, few, that have nothing in common: as long as they have not, the others do not matter. Requires that
    /// all together have nothing.
    [[nodiscard]] std::span<const Followed> witnesses()
    {
        const Followed& last = followed.back();
        if (last.facts.empty())
            return std::span(followed).last(1);
        const auto isEnough = [&](const Followed& one) { return shared(one.facts, last.facts).empty(); };
        const auto other = std::ranges::find_if(followed, isEnough);
        if (other == followed.end())
            return followed;
        std::iter_swap(other, followed.end() - 2);
        return std::span(followed).last(2);
    }

private:
    [[nodiscard]] static std::vector<Fact> shared(const std::vector<Fact>& a, const std::vector<Fact>& b)
    {
        std::vector<Fact> both;
        std::ranges::set_intersection(a, b, std::back_inserter(both));
        return both;
    }
};

RuleWays::RuleWays(Mind& mind, int maxLevel, Thinner& thinner)
    : m_mind(mind), m_thinner(thinner), m_maxLevel(maxLevel), m_demands(mind), m_vain(mind, at(m_demands.count())),
      m_placements(mind, 2 * at(mind.ground().atomCount())), m_witnesses(at(m_demands.count()))
{
}

std::optional<Deduction> RuleWays::agreement(Place near, int memory, Vain::Hope hope, Work work)
{
    struct Candidate {
        Demand demand;
        std::vector<Way> ways;
        int number;
    };
    std::vector<Candidate> candidates;
    std::vector<std::tuple<bool, int, std::size_t>> order;
    m_demands.visit([&](int number, const Demand& demand) {
        if (m_vain.hopeOf(number, memory) != hope)
            return;
        auto ways = waysToMeet(demand, m_mind);
        if (ways.empty() || workOf(ways.size(), memory) != work)
            return;
        order.emplace_back(ways.size() > fewWays, distanceOrFar(near, demand.place), candidates.size());
        candidates.push_back({demand, std::move(ways), number});
    });
    std::ranges::sort(order);
    for (const auto& [isLong, distance, c] : order) {
        if (m_mind.isStopped())
            return std::nullopt;
        if (auto shared = compare(candidates[c].number, candidates[c].demand, candidates[c].ways, memory))
            return shared;
    }
    return std::nullopt;
}

/// One of several things that a helper stands for: nothing that could be marked on the board.
bool RuleWays::isPlacement(const Way& way) const
{
    return way.size() == 1 && !m_mind.ground().isVisible({way.front()});
}

/// Follows each way until it shows that they have nothing in common, those first that showed it before; then the
/// placements that may have become impossible.
RuleWays::Comparison RuleWays::follow(int number, const std::vector<Way>& ways, int memory)
{
    Comparison all;
    std::vector<const Way*> order;
    for (const Way& way : ways)
        order.push_back(&way);
    const bool isEachSought =
        ways.size() <= fewPlacements || std::ranges::all_of(ways, [this](const Way& way) { return isPlacement(way); });
    const std::vector<Way>& before = m_witnesses[at(number)];
    const auto isWitness = [&](const Way* way) { return std::ranges::find(before, *way) != before.end(); };
    const std::size_t witnesses = order.size() - std::ranges::stable_partition(order, isWitness).size();
    for (std::size_t k = 0; k < order.size() && !m_mind.isStopped(); ++k) {
        const std::span left = std::span(order).subspan(k);
        if (k >= witnesses)
            all.takeFirst(left);
        const Way& way = *left.front();
        const int placement = isPlacement(way) ? way.front().code : -1;
        if (all.agreesOnNothing()) {
            if (!isEachSought)
                break;
            if (placement < 0 || m_placements.hopeOf(placement, memory) == Vain::Hope::None)
                continue;
        }
        const Mind::Opening opening = m_mind.open(way, memory);
        m_mind.run(m_maxLevel);
        if (m_mind.isBroken()) {
            if (placement >= 0)
                all.impossible.push_back(way);
        } else {
            Vain::Look look;
            look.add(m_mind);
            if (placement >= 0)
                m_placements.note(placement, memory, look);
            if (!all.agreesOnNothing())
                all.add(way, valuesThatFollow(), std::move(look));
        }
        m_mind.close(opening);
    }
    return all;
}

/// From what is assumed, that itself among them.
std::vector<Fact> RuleWays::valuesThatFollow() const
{
    std::vector<Fact> values;
    for (const Facts::Entry& entry : m_mind.news())
        if (entry.fact.isValue() && m_mind.ground().isVisible(entry.fact))
            values.push_back(entry.fact);
    return values;
}

std::optional<Deduction> RuleWays::compare(int number, const Demand& demand, const std::vector<Way>& ways, int memory)
{
    Comparison all = follow(number, ways, memory);
    if (m_mind.isStopped())
        return std::nullopt;
    ToldWays told(m_mind, m_thinner, m_maxLevel, memory);
    std::vector<Deduction> found; // all of them before one is concluded: what is known decides how a way goes on
    if (all.common)
        for (const Way& way : all.impossible)
            found.push_back(told.strikeOff(demand, way));
    if (!all.common || !all.common->empty())
        found.push_back(told.agreement(demand, all.common.value_or(std::vector<Fact>{})));
    if (m_mind.isStopped())
        return std::nullopt;
    if (found.empty()) {
        Vain::Look look;
        m_witnesses[at(number)].clear();
        for (const Comparison::Followed& one : all.witnesses()) {
            look.add(one.look);
            m_witnesses[at(number)].push_back(one.way);
        }
        m_vain.note(number, memory, look);
        return std::nullopt;
    }
    for (std::size_t k = 0; k + 1 < found.size(); ++k)
        m_mind.conclude(std::move(found[k]));
    return std::move(found.back());
}

} // namespace tokisuji::tracing
