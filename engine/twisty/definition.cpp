#include "engine/twisty/definition.h"

#include "engine/util/random.h"

#include <algorithm>

namespace tokisuji {

Permutation combined(const Permutation& a, const Permutation& b)
{
    Permutation both(a.size());
    std::ranges::transform(a, both.begin(), [&](std::uint8_t to) { return b[to]; });
    return both;
}

Permutation reversed(const Permutation& p)
{
    Permutation back(p.size());
    for (std::size_t i = 0; i < p.size(); ++i)
        back[p[i]] = static_cast<std::uint8_t>(i);
    return back;
}

bool isIdentity(const Permutation& p)
{
    for (std::size_t i = 0; i < p.size(); ++i)
        if (p[i] != i)
            return false;
    return true;
}

int TwistyDefinition::columns() const
{
    return stickers.empty() ? 0 : std::ranges::max(stickers, {}, &Sticker::column).column + 1;
}

int TwistyDefinition::rows() const
{
    return stickers.empty() ? 0 : std::ranges::max(stickers, {}, &Sticker::row).row + 1;
}

std::optional<int> TwistyDefinition::findTurn(std::string_view name) const
{
    const auto found = std::ranges::find(turns, name, &Turn::name);
    return found == turns.end() ? std::nullopt : std::optional(static_cast<int>(found - turns.begin()));
}

std::optional<int> TwistyDefinition::reverseOf(int turn) const
{
    const auto found = std::ranges::find(turns, reversed(turns[static_cast<std::size_t>(turn)].moves), &Turn::moves);
    return found == turns.end() ? std::nullopt : std::optional(static_cast<int>(found - turns.begin()));
}

std::string turned(const std::string& state, const Turn& turn)
{
    std::string next(state.size(), ' ');
    for (std::size_t i = 0; i < state.size(); ++i)
        next[turn.moves[i]] = state[i];
    return next;
}

std::string turned(std::string state, const TwistyDefinition& definition, const std::vector<int>& turns)
{
    for (const int turn : turns)
        state = turned(state, definition.turns[static_cast<std::size_t>(turn)]);
    return state;
}

std::vector<int> scramble(const TwistyDefinition& definition, int length, std::uint64_t seed)
{
    const auto& all = definition.turns;
    const auto isWasted = [&](int first, int second) {
        const Permutation both =
            combined(all[static_cast<std::size_t>(first)].moves, all[static_cast<std::size_t>(second)].moves);
        return isIdentity(both) || std::ranges::find(all, both, &Turn::moves) != all.end();
    };
    Random random(seed);
    std::vector<int> turns;
    while (static_cast<int>(turns.size()) < length) {
        std::vector<int> choice;
        for (int next = 0; next < static_cast<int>(all.size()); ++next)
            if (turns.empty() || !isWasted(turns.back(), next))
                choice.push_back(next);
        if (choice.empty())
            break;
        turns.push_back(random.pick<int>(choice));
    }
    return turns;
}

} // namespace tokisuji
