#include "engine/sat/unary_count.h"

#include "engine/sat/encode/local.h"

#include <algorithm>
#include <array>
#include <climits>

namespace tokisuji {

std::vector<Lit> unaryCount(Model& model, std::span<const Lit> lits)
{
    Encoder out(model.solver());
    return encoding::counter(out, lits, INT_MAX, encoding::Counting::Both);
}

std::vector<Lit> unaryBound(Model& model, std::span<const Lit> lits, int limit)
{
    Encoder out(model.solver());
    return encoding::counter(out, lits, limit, encoding::Counting::Upwards);
}

std::vector<Lit> unarySum(Model& model, std::vector<Lit> one, std::vector<Lit> other)
{
    if (one.empty())
        return other;
    Encoder out(model.solver());
    return encoding::added(out, std::array{std::move(one), std::move(other)}, INT_MAX);
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
