// Bailleux and Boufkhad's tree of merged unary numbers, cut off at the limit.
#include "engine/solve/totalizer.h"

#include <algorithm>

namespace tokisuji {

Totalizer::Totalizer(Model& model, std::span<const Lit> lits, int limit) : m_limit(limit)
{
    require(limit >= 1, "Totalizer: counts to one at least");
    m_outputs = count(model, lits);
}

Lit Totalizer::atLeast(int n) const
{
    require(n >= 1 && n <= m_limit, "Totalizer::atLeast: within the limit");
    return n <= static_cast<int>(m_outputs.size()) ? m_outputs[static_cast<std::size_t>(n - 1)] : No;
}

std::vector<Lit> Totalizer::count(Model& model, std::span<const Lit> lits) const
{
    if (lits.size() <= 1)
        return {lits.begin(), lits.end()};
    const std::vector<Lit> left = count(model, lits.first(lits.size() / 2));
    const std::vector<Lit> right = count(model, lits.subspan(lits.size() / 2));
    const std::size_t most = std::min(left.size() + right.size(), static_cast<std::size_t>(m_limit));
    std::vector<Lit> sum;
    for (std::size_t i = 0; i < most; ++i)
        sum.push_back(model.fresh());
    for (std::size_t a = 0; a <= left.size(); ++a)
        for (std::size_t b = 0; b <= right.size() && a + b <= most; ++b) {
            if (a + b == 0)
                continue;
            std::vector<Lit> clause{sum[a + b - 1]};
            if (a > 0)
                clause.push_back(!left[a - 1]);
            if (b > 0)
                clause.push_back(!right[b - 1]);
            model.add(clause);
        }
    return sum;
}

} // namespace tokisuji
