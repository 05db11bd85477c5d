// Sum: all ways to make the sum from the candidates that are left; what none of them uses goes.
//
// Where the numbers must also differ, that is counted in (the two rules come from one clue to whoever solves): a way is
// then a growing set of used values, kept as bits. Otherwise it is a growing sum.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <cstdint>
#include <unordered_set>

namespace tokisuji::tracing {

namespace {

/// By number, then by value: can it have the value?
using Candidates = std::vector<std::vector<bool>>;

class Ways {
public:
    Ways(const Instance& sum, const std::vector<NumberVar>& numbers, bool isDifferent)
        : m_sum(sum), m_numbers(numbers), m_isDifferent(isDifferent)
    {
    }

    /// The candidates that some way uses.
    [[nodiscard]] Candidates used(const Candidates& candidates) const
    {
        std::vector<States> met(candidates.size() + 1);
        met[0].insert(0);
        for (std::size_t k = 0; k < candidates.size(); ++k)
            eachStep(candidates, k, met[k], [&](State, std::size_t, State next) { met[k + 1].insert(next); });
        Candidates found;
        for (const auto& values : candidates)
            found.emplace_back(values.size());
        States leads;
        for (const State s : met.back())
            if (const int sum = sumOf(s); sum >= m_sum.lo && sum <= m_sum.hi)
                leads.insert(s);
        for (std::size_t k = candidates.size(); k-- > 0;) {
            States before;
            eachStep(candidates, k, met[k], [&](State s, std::size_t value, State next) {
                if (leads.contains(next)) {
                    before.insert(s);
                    found[k][value] = true;
                }
            });
            leads = std::move(before);
        }
        return found;
    }

private:
    using State = std::uint32_t;
    using States = std::unordered_set<State>;

    template <class Use>
    void eachStep(const Candidates& candidates, std::size_t k, const States& from, const Use& use) const
    {
        for (const State s : from)
            for (std::size_t v = 0; v < candidates[k].size(); ++v) {
                if (!candidates[k][v])
                    continue;
                const auto value = static_cast<State>(m_numbers[k].lo) + static_cast<State>(v);
                if (!m_isDifferent)
                    use(s, v, s + value);
                else if ((s >> value & 1U) == 0)
                    use(s, v, s | State{1} << value);
            }
    }
    [[nodiscard]] int sumOf(State s) const
    {
        if (!m_isDifferent)
            return static_cast<int>(s);
        int sum = 0;
        for (int value = 0; value < 32; ++value)
            sum += (s >> value & 1U) != 0 ? value : 0;
        return sum;
    }

    const Instance& m_sum;
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

/// Does less follow for the others when nothing is known of one number?
bool isNeeded(std::size_t number, const Ways& ways, const Candidates& wanted, Candidates known)
{
    known[number].assign(known[number].size(), true);
    const Candidates found = ways.used(known);
    for (std::size_t k = 0; k < known.size(); ++k)
        for (std::size_t v = 0; v < known[k].size(); ++v)
            if (k != number && known[k][v] && !wanted[k][v] && found[k][v])
                return true;
    return false;
}

void addPremises(const Mind& mind, const NumberVar& number, std::vector<Fact>& premises)
{
    const auto value = std::ranges::find_if(number.values, [&](Lit l) { return mind.isTrue(l); });
    if (value != number.values.end())
        return premises.push_back({*value});
    for (const Lit l : number.values)
        if (mind.isFalse(l))
            premises.push_back({!l});
}

} // namespace

void examineSum(Mind& mind, int subject)
{
    const Instance& instance = mind.ground().instance(subject);
    const auto& numbers = mind.rules().numbers(instance).numbers;
    if (!mind.isTrue(instance.guard) || numbers.empty())
        return;
    const int different = mind.ground().differentOf(subject);
    const Ways ways(instance, numbers, different >= 0);
    const Candidates known = candidatesOf(mind, numbers);
    const Candidates used = ways.used(known);
    if (used == known)
        return;
    const bool isClash = std::ranges::none_of(used.front(), [](bool possible) { return possible; });
    Deduction d{.technique = idOf(Move::Combination), .instances = {subject}};
    if (different >= 0)
        d.instances.push_back(different);
    Candidates kept = known;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        for (std::size_t v = 0; v < known[k].size() && !isClash; ++v)
            if (known[k][v] && !used[k][v])
                d.conclusions.push_back({!numbers[k].values[v]});
        if (isClash || isNeeded(k, ways, used, kept))
            addPremises(mind, numbers[k], d.premises);
        else
            kept[k].assign(kept[k].size(), true);
    }
    mind.conclude(std::move(d));
}

} // namespace tokisuji::tracing
