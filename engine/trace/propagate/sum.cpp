// Sum: all ways to make the sum from the remaining candidates; what none of them uses is removed.
//
// Where the numbers must also differ, that is counted in (for a solver the two rules come from one clue): a way is then
// a growing set of used values, kept as bits, beside the growing sum.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <cstdint>

namespace tokisuji::tracing {

namespace {

/// By number, then by value: can it have the value?
using Candidates = std::vector<std::vector<bool>>;

class Ways {
public:
    Ways(const Sum& sum, bool isDifferent) : m_sum(sum), m_numbers(sum.numbers.numbers), m_isDifferent(isDifferent) {}

    /// The candidates that some way uses.
    [[nodiscard]] Candidates used(const Candidates& candidates) const
    {
        const std::vector<States> met = statesOf(candidates);
        Candidates found;
        for (const auto& values : candidates)
            found.emplace_back(values.size());
        States leads = met.back();
        for (std::size_t k = candidates.size(); k-- > 0;) {
            States before;
            eachStep(candidates, k, met[k], [&](State s, std::size_t value, State next) {
                if (!std::ranges::binary_search(leads, next))
                    return;
                found[k][value] = true;
                if (before.empty() || before.back() != s)
                    before.push_back(s); // in order, as they are met
            });
            leads = std::move(before);
        }
        return found;
    }

    /// The sets of different numbers that the ways use, without those in cells with one candidate; each in order.
    [[nodiscard]] std::vector<std::vector<int>> sets(const Candidates& candidates) const
    {
        State settled = 0;
        for (std::size_t k = 0; k < candidates.size(); ++k)
            if (std::ranges::count(candidates[k], true) == 1)
                settled |=
                    bitOf(k, static_cast<std::size_t>(std::ranges::find(candidates[k], true) - candidates[k].begin()));
        const std::vector<States> met = statesOf(candidates);
        std::vector<std::vector<int>> found;
        for (const State s : met.back()) {
            std::vector<int>& set = found.emplace_back();
            for (int value = 0; value < sumShift; ++value)
                if (((s & ~settled) >> value & 1) != 0)
                    set.push_back(value);
        }
        std::ranges::sort(found);
        return found;
    }

private:
    /// The sum so far above the bits of the used values (none where values may be equal).
    using State = std::uint64_t;
    static constexpr int sumShift = 32;
    using States = std::vector<State>; ///< in order, each once

    /// What some numbers can make together, if they may be equal.
    struct Range {
        int least = 0;
        int most = 0;
        [[nodiscard]] bool canEndIn(const Sum& sum, int soFar) const
        {
            return soFar + least <= sum.hi && soFar + most >= sum.lo;
        }
    };
    /// By number: of it and all after it; no way can lead there where a number has no candidate.
    [[nodiscard]] std::vector<Range> sumsFrom(const Candidates& candidates) const
    {
        std::vector<Range> left(candidates.size() + 1);
        for (std::size_t k = candidates.size(); k-- > 0;) {
            const auto& values = candidates[k];
            const auto first = std::ranges::find(values, true) - values.begin();
            const auto last = std::ranges::find(values.rbegin(), values.rend(), true).base() - values.begin() - 1;
            left[k] = {left[k + 1].least + m_numbers[k].lo + static_cast<int>(first),
                       left[k + 1].most + m_numbers[k].lo + static_cast<int>(last)};
        }
        return left;
    }

    /// By number: what those before it can have made, as far as the others can make the rest.
    [[nodiscard]] std::vector<States> statesOf(const Candidates& candidates) const
    {
        const std::vector<Range> left = sumsFrom(candidates);
        std::vector<States> met(candidates.size() + 1);
        if (left.front().canEndIn(m_sum, 0))
            met[0].push_back(0);
        for (std::size_t k = 0; k < candidates.size(); ++k) {
            eachStep(candidates, k, met[k], [&](State, std::size_t, State next) {
                if (left[k + 1].canEndIn(m_sum, sumOf(next)))
                    met[k + 1].push_back(next);
            });
            sortOut(met[k + 1]);
        }
        return met;
    }

    [[nodiscard]] State bitOf(std::size_t number, std::size_t value) const
    {
        return State{1} << (static_cast<State>(m_numbers[number].lo) + value);
    }

    template <class Use>
    void eachStep(const Candidates& candidates, std::size_t k, const States& from, const Use& use) const
    {
        for (const State s : from)
            for (std::size_t v = 0; v < candidates[k].size(); ++v) {
                if (!candidates[k][v])
                    continue;
                const auto value = static_cast<State>(m_numbers[k].lo) + v;
                const State bit = m_isDifferent ? bitOf(k, v) : 0;
                if ((s & bit) == 0)
                    use(s, v, (s | bit) + (value << sumShift));
            }
    }
    static void sortOut(States& states)
    {
        std::ranges::sort(states);
        const auto rest = std::ranges::unique(states);
        states.erase(rest.begin(), rest.end());
    }
    [[nodiscard]] static int sumOf(State s) { return static_cast<int>(s >> sumShift); }

    const Sum& m_sum;
    const std::vector<NumberVar>& m_numbers;
    bool m_isDifferent;
};

Candidates candidatesOf(const Mind& mind, const std::vector<NumberVar>& numbers)
{
    Candidates candidates;
    for (const NumberVar& number : numbers) {
        const bool isKnown = std::ranges::any_of(number.values, [&](Lit l) { return mind.isTrue(l); });
        auto& values = candidates.emplace_back();
        for (const Lit l : number.values)
            values.push_back(isKnown ? mind.isTrue(l) : !mind.isFalse(l));
    }
    return candidates;
}

/// What is known of the numbers, and what goes by it.
struct Finding {
    Candidates known;
    Candidates used; ///< by some way

    [[nodiscard]] bool isClash() const
    {
        return std::ranges::none_of(used.front(), [](bool possible) { return possible; });
    }
    [[nodiscard]] bool drops(std::size_t number, std::size_t value) const
    {
        return known[number][value] && !used[number][value];
    }
    /// Does all of it still follow from less?
    [[nodiscard]] bool follows(const Ways& ways, const Candidates& less) const
    {
        const Candidates found = ways.used(less);
        if (isClash())
            return std::ranges::none_of(found.front(), [](bool possible) { return possible; });
        for (std::size_t k = 0; k < known.size(); ++k)
            for (std::size_t v = 0; v < known[k].size(); ++v)
                if (drops(k, v) && found[k][v])
                    return false;
        return true;
    }
};

bool isSettled(const Mind& mind, const NumberVar& number)
{
    return std::ranges::any_of(number.values, [&](Lit l) { return mind.isTrue(l); });
}

/// Forgets of each number all that is not needed, or at least some of it.
Candidates needed(const Mind& mind, const std::vector<NumberVar>& numbers, const Ways& ways, const Finding& finding)
{
    Candidates kept = finding.known;
    const auto tryOn = [&](std::size_t k, std::vector<bool> fewer) {
        std::swap(kept[k], fewer);
        const bool follows = finding.follows(ways, kept);
        if (!follows)
            std::swap(kept[k], fewer);
        return follows;
    };
    for (std::size_t k = 0; k < kept.size(); ++k) {
        if (tryOn(k, std::vector<bool>(kept[k].size(), true)) || isSettled(mind, numbers[k]))
            continue;
        for (std::size_t v = 0; v < kept[k].size(); ++v)
            if (!kept[k][v]) {
                std::vector<bool> fewer = kept[k];
                fewer[v] = true;
                tryOn(k, std::move(fewer));
            }
    }
    return kept;
}

void addPremises(const Mind& mind, const NumberVar& number, const std::vector<bool>& kept, std::vector<Fact>& premises)
{
    const auto value = std::ranges::find_if(number.values, [&](Lit l) { return mind.isTrue(l); });
    const bool isForgotten = std::ranges::all_of(kept, [](bool possible) { return possible; });
    if (!isForgotten && value != number.values.end())
        return premises.push_back({*value});
    for (std::size_t v = 0; v < kept.size(); ++v)
        if (!kept[v])
            premises.push_back({!number.values[v]});
}

/// As many as one keeps in mind, of two cells and more.
std::vector<std::vector<int>> fewWays(std::vector<std::vector<int>> ways)
{
    constexpr std::size_t most = 4;
    const bool areFew = !ways.empty() && ways.size() <= most && ways.front().size() > 1;
    return areFew ? std::move(ways) : std::vector<std::vector<int>>{};
}

} // namespace

void examineSum(Mind& mind, int subject)
{
    const Instance& instance = mind.ground().instance(subject);
    const auto& sum = instance.get<Sum>();
    const auto& numbers = sum.numbers.numbers;
    if (!mind.isTrue(instance.guard) || numbers.empty())
        return;
    const int different = mind.ground().differentOf(subject);
    const Ways all(sum, different >= 0);
    const Ways plain(sum, false);
    Finding finding{candidatesOf(mind, numbers), {}};
    finding.used = all.used(finding.known);
    if (finding.used == finding.known)
        return;
    Deduction d{.technique = idOf(Move::Combination), .instances = {subject}};
    const bool needsDifferent = !finding.follows(plain, finding.known);
    if (needsDifferent)
        d.instances.push_back(different);
    const Candidates kept =
        mind.wantsReasons() ? needed(mind, numbers, needsDifferent ? all : plain, finding) : finding.known;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        for (std::size_t v = 0; v < numbers[k].values.size() && !finding.isClash(); ++v)
            if (finding.drops(k, v))
                d.conclusions.push_back({!numbers[k].values[v]});
        addPremises(mind, numbers[k], kept[k], d.premises);
    }
    if (different >= 0 && sum.lo == sum.hi)
        d.ways = fewWays(all.sets(kept));
    mind.conclude(std::move(d));
}

} // namespace tokisuji::tracing
