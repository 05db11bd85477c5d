#include "engine/twisty/turn_pairs.h"

#include <algorithm>

namespace tokisuji {

namespace {

using Pairs = std::vector<std::vector<bool>>;

Pairs noPairs(std::size_t turns)
{
    return Pairs(turns, std::vector<bool>(turns));
}

/// Two turns that might as well change places.
Pairs changeable(const std::vector<Turn>& turns)
{
    Pairs pairs = noPairs(turns.size());
    for (std::size_t a = 0; a < turns.size(); ++a)
        for (std::size_t b = 0; b < turns.size(); ++b)
            pairs[a][b] = combined(turns[a].moves, turns[b].moves) == combined(turns[b].moves, turns[a].moves);
    return pairs;
}

/// Two turns that do nothing together, or what one turn does.
Pairs wasted(const std::vector<Turn>& turns)
{
    Pairs pairs = noPairs(turns.size());
    for (std::size_t a = 0; a < turns.size(); ++a)
        for (std::size_t b = 0; b < turns.size(); ++b) {
            const Permutation both = combined(turns[a].moves, turns[b].moves);
            pairs[a][b] = isIdentity(both) || std::ranges::find(turns, both, &Turn::moves) != turns.end();
        }
    return pairs;
}

/// The place of each turn in an order in which `before[a][b]` holds for no a that comes later; as the list has them
/// where nothing is declared.
std::optional<std::vector<std::size_t>> ranksOf(const Pairs& before)
{
    std::vector<std::size_t> ranks(before.size());
    std::vector<bool> done(before.size());
    for (std::size_t rank = 0; rank < before.size(); ++rank) {
        const auto isFree = [&](std::size_t turn) {
            for (std::size_t other = 0; other < before.size(); ++other)
                if (!done[other] && before[other][turn])
                    return false;
            return !done[turn];
        };
        std::size_t next = 0;
        while (next < before.size() && !isFree(next))
            ++next;
        if (next == before.size())
            return std::nullopt;
        ranks[next] = rank;
        done[next] = true;
    }
    return ranks;
}

} // namespace

/// One order for all turns: then neighbours that stand the other way round can be exchanged until none is left, and
/// every state keeps a shortest sequence.
std::optional<Pairs> pairsWithout(const std::vector<Turn>& turns, const std::vector<std::pair<int, int>>& never)
{
    const Pairs canSwap = changeable(turns), isWasted = wasted(turns);
    Pairs isDeclared = noPairs(turns.size()), before = noPairs(turns.size());
    for (const auto& [first, second] : never)
        isDeclared[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] = true;
    for (std::size_t a = 0; a < turns.size(); ++a)
        for (std::size_t b = 0; b < turns.size(); ++b)
            before[b][a] = isDeclared[a][b] && !isDeclared[b][a] && canSwap[a][b] && !isWasted[a][b];
    const auto ranks = ranksOf(before);
    if (!ranks)
        return std::nullopt;
    Pairs pairs = noPairs(turns.size());
    for (std::size_t a = 0; a < turns.size(); ++a)
        for (std::size_t b = 0; b < turns.size(); ++b)
            pairs[a][b] = !isDeclared[a][b] && !isWasted[a][b] && !(canSwap[a][b] && (*ranks)[a] > (*ranks)[b]);
    return pairs;
}

StandardOrder::StandardOrder(const TwistyDefinition& d) : m_definition(&d), m_canSwap(changeable(d.turns)) {}

bool StandardOrder::mayAppend(const TurnList& turns, int turn) const
{
    const auto& mayFollow = m_definition->mayFollow;
    const auto next = static_cast<std::size_t>(turn);
    for (auto former = turns.rbegin(); former != turns.rend(); ++former) {
        const auto before = static_cast<std::size_t>(*former);
        if (former == turns.rbegin() && !mayFollow[before][next])
            return false;
        if (!m_canSwap[before][next])
            return true;
        if (mayFollow[next][before] && !mayFollow[before][next])
            return false;
    }
    return true;
}

bool StandardOrder::holds(const TurnList& turns) const
{
    TurnList begin;
    for (const int turn : turns) {
        if (!mayAppend(begin, turn))
            return false;
        begin.push_back(turn);
    }
    return true;
}

std::vector<std::vector<bool>> pairsInOrder(const std::vector<Turn>& turns)
{
    return *pairsWithout(turns, {});
}

} // namespace tokisuji
