// Count: few operands are said directly, a clause for each subset that would be too large, too small or of a forbidden
// size. Many operands go through a totalizer: a balanced tree of unary sums, cut off where the count no longer matters
// (Bailleux and Boufkhad 2003).
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>

namespace tokisuji::encoding {

namespace {

constexpr std::int64_t fewClauses = 500;
constexpr int fewOperandsForSteps = 6;

/// n over k, or a large number.
std::int64_t subsets(int n, int k)
{
    std::int64_t product = 1;
    for (int i = 1; i <= k; ++i) {
        product = product * (n - k + i) / i;
        if (product > 1'000'000)
            return product;
    }
    return product;
}

/// Calls `use` with each subset of k indices below n.
void eachSubset(int n, int k, const std::function<void(const std::vector<int>&)>& use)
{
    std::vector<int> chosen(static_cast<std::size_t>(k));
    for (int i = 0; i < k; ++i)
        chosen[static_cast<std::size_t>(i)] = i;
    while (true) {
        use(chosen);
        int i = k - 1;
        while (i >= 0 && chosen[static_cast<std::size_t>(i)] == n - k + i)
            --i;
        if (i < 0)
            return;
        for (int next = chosen[static_cast<std::size_t>(i)] + 1; i < k; ++i)
            chosen[static_cast<std::size_t>(i)] = next++;
    }
}

class Counted {
public:
    Counted(Encoder& out, std::span<const Lit> operands) : m_out(out), m_lits(operands) {}

    [[nodiscard]] int size() const { return static_cast<int>(m_lits.size()); }

    void atMost(int n)
    {
        eachSubset(size(), n + 1, [&](const std::vector<int>& chosen) {
            std::vector<Lit> clause;
            for (const int i : chosen)
                clause.push_back(!at(i));
            m_out.clause(std::move(clause));
        });
    }
    void atLeast(int n)
    {
        eachSubset(size(), size() - n + 1, [&](const std::vector<int>& chosen) {
            std::vector<Lit> clause;
            for (const int i : chosen)
                clause.push_back(at(i));
            m_out.clause(std::move(clause));
        });
    }
    void notExactly(int n)
    {
        eachSubset(size(), n, [&](const std::vector<int>& chosen) {
            std::vector<Lit> clause(m_lits.begin(), m_lits.end());
            for (const int i : chosen)
                clause[static_cast<std::size_t>(i)] = !at(i);
            m_out.clause(std::move(clause));
        });
    }

private:
    [[nodiscard]] Lit at(int i) const { return m_lits[static_cast<std::size_t>(i)]; }
    Encoder& m_out;
    std::span<const Lit> m_lits;
};

bool isAllowed(int value, int lo, int hi, int step)
{
    return value >= lo && value <= hi && (value - lo) % step == 0;
}

void direct(Encoder& out, std::span<const Lit> operands, int lo, int hi, int step)
{
    Counted counted(out, operands);
    if (lo > 0)
        counted.atLeast(lo);
    if (hi < counted.size())
        counted.atMost(hi);
    for (int v = std::max(lo, 0); v <= std::min(hi, counted.size()); ++v)
        if (!isAllowed(v, lo, hi, step))
            counted.notExactly(v);
}

std::int64_t directClauses(int n, int lo, int hi, int step)
{
    if (step > 1)
        return n <= fewOperandsForSteps ? 0 : INT64_MAX;
    return (lo > 0 ? subsets(n, lo - 1) : 0) + (hi < n ? subsets(n, hi + 1) : 0);
}

/// The unary sum of two unary sums, cut off after `limit` outputs.
std::vector<Lit> merged(Encoder& out, const std::vector<Lit>& a, const std::vector<Lit>& b, int limit, Counting how)
{
    const int total = std::min(limit, static_cast<int>(a.size() + b.size()));
    std::vector<Lit> sum;
    for (int i = 0; i < total; ++i)
        sum.push_back(out.fresh());
    // "At least i of a": constant at both ends.
    const auto atLeast = [](const std::vector<Lit>& lits, int i) {
        return i <= 0 ? Yes : i <= static_cast<int>(lits.size()) ? lits[static_cast<std::size_t>(i - 1)] : No;
    };
    for (int i = 0; i <= static_cast<int>(a.size()); ++i)
        for (int j = 0; j <= static_cast<int>(b.size()); ++j) {
            if (const int k = std::min(i + j, total); k > 0)
                out.clause({!atLeast(a, i), !atLeast(b, j), atLeast(sum, k)});
            if (how == Counting::Both && i + j < total)
                out.clause({atLeast(a, i + 1), atLeast(b, j + 1), !atLeast(sum, i + j + 1)});
        }
    return sum;
}

/// Operands in groups of at most one that holds: pairs that exclude each other, the rest alone.
std::vector<std::vector<Lit>> exclusiveGroups(std::span<const Lit> operands, const Exclusions& exclusions)
{
    std::vector<std::vector<Lit>> groups;
    std::vector<char> taken(operands.size());
    for (std::size_t i = 0; i < operands.size(); ++i) {
        if (taken[i] != 0)
            continue;
        groups.push_back({operands[i]});
        for (std::size_t j = i + 1; j < operands.size(); ++j)
            if (taken[j] == 0 && exclusions.exclude(operands[i], operands[j])) {
                taken[j] = 1;
                groups.back().push_back(operands[j]);
                break;
            }
    }
    return groups;
}

/// A literal that holds exactly if one of the group does.
Lit anyOf(Encoder& out, const std::vector<Lit>& group)
{
    if (group.size() == 1)
        return group.front();
    const Lit any = out.fresh();
    definition(out, Definition::Or, any, group);
    return any;
}

} // namespace

std::vector<Lit> counter(Encoder& out, std::span<const Lit> operands, int limit, Counting how)
{
    if (operands.size() <= 1)
        return {operands.begin(), operands.end()};
    const std::size_t half = operands.size() / 2;
    return merged(out, counter(out, operands.first(half), limit, how), counter(out, operands.subspan(half), limit, how),
                  limit, how);
}

std::vector<Lit> added(Encoder& out, std::span<const std::vector<Lit>> addends, int limit)
{
    if (addends.size() <= 1)
        return addends.empty() ? std::vector<Lit>{} : addends.front();
    const std::size_t half = addends.size() / 2;
    return merged(out, added(out, addends.first(half), limit), added(out, addends.subspan(half), limit), limit,
                  Counting::Both);
}

void count(Encoder out, std::span<const Lit> given, int lo, int hi, int step, const Exclusions& exclusions)
{
    // The tree and the groups hold for any truth of their operands and carry no condition.
    Encoder tree(out.solver());
    std::vector<Lit> open, operands;
    std::ranges::copy_if(given, std::back_inserter(open), [&](Lit l) { return !out.surely(!l); });
    for (const auto& group : exclusiveGroups(open, exclusions))
        operands.push_back(anyOf(tree, group));
    const auto n = static_cast<int>(operands.size());
    if (hi < 0 || lo > n || lo > hi)
        return out.clause({});
    if (hi == 0 || directClauses(n, lo, hi, step) <= fewClauses)
        return direct(out, operands, lo, hi, step);
    const auto sum =
        counter(tree, operands, std::min(n, hi + 1), lo > 0 || step > 1 ? Counting::Both : Counting::Upwards);
    const auto atLeast = [&](int v) {
        return v <= 0 ? Yes : v <= static_cast<int>(sum.size()) ? sum[static_cast<std::size_t>(v - 1)] : No;
    };
    for (int v = 0; v <= std::min(n, hi + 1); ++v)
        if (!isAllowed(v, lo, hi, step))
            out.clause({!atLeast(v), atLeast(v + 1)});
}

void encode(Encoder out, const Count& said, const Exclusions& exclusions)
{
    count(std::move(out), said.operands, said.lo, said.hi, said.step, exclusions);
}

} // namespace tokisuji::encoding
