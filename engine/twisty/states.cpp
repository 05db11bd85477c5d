#include "engine/twisty/states.h"

#include "engine/twisty/pieces.h"

#include <algorithm>
#include <bit>

namespace tokisuji {

namespace {

/// All places that turns can bring a sticker to, in ascending order.
std::vector<std::uint8_t> orbitOf(const TwistyDefinition& d, int place)
{
    std::vector<std::uint8_t> orbit{static_cast<std::uint8_t>(place)};
    for (std::size_t i = 0; i < orbit.size(); ++i)
        for (const Turn& turn : d.turns)
            if (std::ranges::find(orbit, turn.moves[orbit[i]]) == orbit.end())
                orbit.push_back(turn.moves[orbit[i]]);
    std::ranges::sort(orbit);
    return orbit;
}

} // namespace

TwistyStates::TwistyStates(const TwistyDefinition& d) : m_definition(&d), m_distinct(hasDistinctPieces(d))
{
    unsigned bit = 0;
    if (m_distinct) {
        for (const std::vector<int>& slot : slotsOf(d))
            addToken(slot.front(), bit);
    } else {
        for (const StickerColour& colour : d.colours) {
            const std::size_t first = m_count;
            for (int place = 0; place < d.places(); ++place)
                if (d.goal[static_cast<std::size_t>(place)] == colour.letter)
                    addToken(place, bit);
            m_alike.emplace_back(first, m_count);
        }
    }
    m_keyBits = static_cast<int>(m_slots.empty() ? 0 : 64 * (m_slots.back().word + 1));
    for (const Turn& turn : d.turns) {
        m_moves.emplace_back();
        std::ranges::copy(turn.moves, m_moves.back().begin());
    }
}

void TwistyStates::addToken(int place, unsigned& bit)
{
    const std::vector<std::uint8_t> orbit = orbitOf(*m_definition, place);
    for (std::size_t rank = 0; rank < orbit.size(); ++rank)
        m_rank[orbit[rank]] = static_cast<std::uint8_t>(rank);
    const auto bits = static_cast<unsigned>(std::bit_width(orbit.size() - 1));
    if (bit / 64 != (bit + std::max(bits, 1U) - 1) / 64)
        bit = (bit / 64 + 1) * 64;
    Slot slot{bit / 64, bit % 64, (std::uint64_t{1} << bits) - 1, orbit};
    slot.places.resize(std::size_t{1} << bits);
    m_slots.push_back(std::move(slot));
    m_home.push_back(place);
    bit += bits;
    ++m_count;
}

void TwistyStates::sortAlike(Tokens& tokens) const
{
    for (const auto& [first, last] : m_alike)
        std::sort(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                  tokens.begin() + static_cast<std::ptrdiff_t>(last));
}

TwistyStates::Tokens TwistyStates::tokensOf(const std::string& state) const
{
    Tokens tokens{};
    if (m_distinct) {
        const Assembly assembly = assemblyOf(*m_definition, state);
        for (std::size_t i = 0; i < m_count; ++i)
            tokens[i] = assembly.from[static_cast<std::size_t>(m_home[i])];
        return tokens;
    }
    std::size_t i = 0;
    for (const StickerColour& colour : m_definition->colours)
        for (std::size_t place = 0; place < state.size(); ++place)
            if (state[place] == colour.letter)
                tokens[i++] = static_cast<std::uint8_t>(place);
    return tokens;
}

} // namespace tokisuji
