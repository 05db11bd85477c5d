// Count: few operands are said directly, a clause for each subset that would be too large, too small or of a forbidden
// size. Many operands go through a totalizer: a balanced tree of unary sums, cut off where the count no longer matters
// (Bailleux and Boufkhad 2003). Operands that imply each other (how far can be seen in a direction) are unary numbers
// as they are, so the tree begins with those.
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <numeric>

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
    // Sums beyond the last output say nothing that this does not: who has i + 1 has i.
    for (int i = 0; i <= std::min(static_cast<int>(a.size()), total); ++i)
        for (int j = 0; j <= std::min(static_cast<int>(b.size()), total - i); ++j) {
            if (i + j > 0)
                out.clause({!atLeast(a, i), !atLeast(b, j), atLeast(sum, i + j)});
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

std::vector<Lit> added(Encoder& out, std::span<const std::vector<Lit>> addends, int limit, Counting how)
{
    if (addends.empty())
        return {};
    if (addends.size() == 1) {
        const std::vector<Lit>& only = addends.front();
        return {only.begin(), only.begin() + std::min(std::ssize(only), std::ptrdiff_t{limit})};
    }
    const std::size_t half = addends.size() / 2;
    return merged(out, added(out, addends.first(half), limit, how), added(out, addends.subspan(half), limit, how),
                  limit, how);
}

const Implications::Formula* Implications::formulaOf(Lit l) const
{
    const auto atom = static_cast<std::size_t>(l.atom());
    return atom < m_formulas.size() && m_formulas[atom].op != Definition::Xor ? &m_formulas[atom] : nullptr;
}

void Implications::add(Lit helper, Definition::Op op, std::span<const Lit> operands)
{
    if (operands.size() != 2 || op == Definition::Xor || helper.constant())
        return;
    const auto atom = static_cast<std::size_t>(helper.atom());
    if (atom >= m_formulas.size())
        m_formulas.resize(atom + atom / 2 + 1);
    m_formulas[atom] = {op, {operands[0], operands[1]}};
}

std::vector<std::vector<Lit>> Implications::chains(std::span<const Lit> lits) const
{
    constexpr std::size_t none = SIZE_MAX;
    std::vector<std::size_t> sorted(lits.size()), next(lits.size(), none);
    std::vector<char> isLater(lits.size());
    std::iota(sorted.begin(), sorted.end(), std::size_t{0});
    std::ranges::sort(sorted, {}, [&](std::size_t i) { return lits[i]; });
    const auto link = [&](std::size_t i, Lit other, bool otherIsWeaker) {
        const auto found = std::ranges::lower_bound(sorted, other, {}, [&](std::size_t k) { return lits[k]; });
        if (found == sorted.end() || lits[*found] != other || *found == i)
            return;
        const auto [weak, strong] = otherIsWeaker ? std::pair(*found, i) : std::pair(i, *found);
        if (next[weak] == none && isLater[strong] == 0) {
            next[weak] = strong;
            isLater[strong] = 1;
        }
    };
    for (std::size_t i = 0; i < lits.size(); ++i)
        if (const Formula* formula = formulaOf(lits[i]))
            for (const Lit operand : formula->operands)
                link(i, lits[i].positive() ? operand : !operand,
                     lits[i].positive() == (formula->op == Definition::And));
    std::vector<std::vector<Lit>> chains;
    for (std::size_t i = 0; i < lits.size(); ++i)
        if (isLater[i] == 0) {
            chains.emplace_back();
            for (std::size_t k = i; k != none; k = next[k])
                chains.back().push_back(lits[k]);
        }
    return chains;
}

void count(Encoder out, std::span<const Lit> given, int lo, int hi, int step, const Exclusions& exclusions,
           const Implications& implications)
{
    // The tree and the groups hold for any truth of their operands and carry no condition.
    Encoder tree(out.solver());
    std::vector<Lit> open, alone, operands;
    std::ranges::copy_if(given, std::back_inserter(open), [&](Lit l) { return !out.surely(!l); });
    std::vector<std::vector<Lit>> addends;
    for (std::vector<Lit>& chain : implications.chains(open))
        if (chain.size() > 1)
            addends.push_back(std::move(chain));
        else
            alone.push_back(chain.front());
    for (const auto& group : exclusiveGroups(alone, exclusions))
        operands.push_back(anyOf(tree, group));
    auto n = static_cast<int>(operands.size());
    for (const std::vector<Lit>& chain : addends)
        n += static_cast<int>(chain.size());
    if (hi < 0 || lo > n || lo > hi)
        return out.clause({});
    if (addends.empty() && (hi == 0 || directClauses(static_cast<int>(operands.size()), lo, hi, step) <= fewClauses))
        return direct(out, operands, lo, hi, step);
    const int limit = std::min(n, hi + 1);
    const Counting how = lo > 0 || step > 1 ? Counting::Both : Counting::Upwards;
    if (!operands.empty())
        addends.push_back(counter(tree, operands, limit, how));
    const std::vector<Lit> sum = added(tree, addends, limit, how);
    const auto atLeast = [&](int v) {
        return v <= 0 ? Yes : v <= static_cast<int>(sum.size()) ? sum[static_cast<std::size_t>(v - 1)] : No;
    };
    for (int v = 0; v <= std::min(n, hi + 1); ++v)
        if (!isAllowed(v, lo, hi, step))
            out.clause({!atLeast(v), atLeast(v + 1)});
}

void encode(Encoder out, const Count& said, const Exclusions& exclusions, const Implications& implications)
{
    count(std::move(out), said.operands, said.lo, said.hi, said.step, exclusions, implications);
}

} // namespace tokisuji::encoding
