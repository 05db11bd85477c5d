// Bailleux and Boufkhad's tree of merged unary numbers, told both ways.
#include "engine/advice/unary_count.h"

#include <algorithm>

namespace tokisuji {

std::vector<Lit> unaryCount(Model& model, std::span<const Lit> lits)
{
    if (lits.size() <= 1)
        return {lits.begin(), lits.end()};
    const std::size_t half = lits.size() / 2;
    return unarySum(model, unaryCount(model, lits.first(half)), unaryCount(model, lits.subspan(half)));
}

std::vector<Lit> unarySum(Model& model, std::span<const Lit> left, std::span<const Lit> right)
{
    std::vector<Lit> sum;
    for (std::size_t i = 0; i < left.size() + right.size(); ++i)
        sum.push_back(model.fresh());
    const auto output = [](std::span<const Lit> of, std::size_t n) { return n < of.size() ? of[n] : No; };
    for (std::size_t a = 0; a <= left.size(); ++a)
        for (std::size_t b = 0; b <= right.size(); ++b) {
            if (a + b > 0)
                model.add({a > 0 ? !left[a - 1] : No, b > 0 ? !right[b - 1] : No, sum[a + b - 1]});
            if (a + b < sum.size())
                model.add({output(left, a), output(right, b), !sum[a + b]});
        }
    return sum;
}

std::vector<Lit> thatAre(int n, std::span<const Lit> result)
{
    const auto count = static_cast<std::size_t>(std::max(n, 0));
    if (n < 0 || count > result.size())
        return {No};
    std::vector<Lit> all;
    if (count > 0)
        all.push_back(result[count - 1]);
    if (count < result.size())
        all.push_back(!result[count]);
    return all;
}

} // namespace tokisuji
