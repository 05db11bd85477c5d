#include "engine/trace/fewest_rules.h"

#include <algorithm>
#include <utility>

namespace tokisuji::tracing {

namespace {

constexpr int mostAsked = 400;
constexpr std::size_t mostBroken = 12; ///< so many are looked at one by one

} // namespace

FewestRules::FewestRules(int rules, Solver solver) : m_rules(rules), m_solver(std::move(solver)) {}

std::optional<std::vector<int>> FewestRules::find(std::size_t most)
{
    for (std::size_t size = 1; size <= most;) {
        m_chosen.clear();
        if (!hitAll(size)) {
            ++size;
            continue;
        }
        const SatResult result = ++m_calls > mostAsked ? SatResult::Unknown : m_solver.solve(m_chosen);
        if (result == SatResult::Unsat)
            return m_chosen;
        if (result == SatResult::Unknown || !noteBroken())
            return std::nullopt;
    }
    return std::nullopt;
}

/// Chooses up to `most` rules more, one at least of all that were broken together.
bool FewestRules::hitAll(std::size_t most)
{
    const std::vector<int>* open = nullptr;
    for (const std::vector<int>& broken : m_broken)
        if ((open == nullptr || broken.size() < open->size())
            && std::ranges::none_of(broken, [&](int rule) { return isChosen(rule); }))
            open = &broken;
    if (open == nullptr)
        return true;
    if (most == 0)
        return false;
    for (const int rule : *open) {
        m_chosen.push_back(rule);
        if (hitAll(most - 1))
            return true;
        m_chosen.pop_back();
    }
    return false;
}

/// Notes what the solution that was found breaks, and as little of it as can be: whatever can hold as well shall hold.
/// False: nothing is broken.
bool FewestRules::noteBroken()
{
    std::vector<int> broken = brokenNow();
    for (std::size_t tried = 0; tried < broken.size() && tried < mostBroken;) {
        std::vector<int> more;
        for (int rule = 0; rule < m_rules; ++rule)
            if (rule == broken[tried] || std::ranges::find(broken, rule) == broken.end())
                more.push_back(rule);
        if (++m_calls <= mostAsked && m_solver.solve(more) == SatResult::Sat) {
            std::vector<int> left = brokenNow();
            std::erase_if(left, [&](int rule) { return std::ranges::find(more, rule) != more.end(); });
            const auto isNeeded = [&](int rule) { return std::ranges::find(left, rule) != left.end(); };
            std::erase_if(broken, [&](int rule) { return !isNeeded(rule); });
        } else {
            ++tried;
        }
    }
    if (broken.empty())
        return false;
    m_broken.push_back(std::move(broken));
    return true;
}

std::vector<int> FewestRules::brokenNow() const
{
    std::vector<int> broken;
    for (int rule = 0; rule < m_rules; ++rule)
        if (!isChosen(rule) && !m_solver.holds(rule))
            broken.push_back(rule);
    return broken;
}

bool FewestRules::isChosen(int rule) const
{
    return std::ranges::find(m_chosen, rule) != m_chosen.end();
}

} // namespace tokisuji::tracing
