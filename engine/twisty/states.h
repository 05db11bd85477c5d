// TwistyStates: states of a puzzle of turns as short keys.
#pragma once

#include "engine/twisty/definition.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tokisuji {

/// A state as the places of some stickers that tell all others: one for each piece where all pieces are different, all
/// of them where some look alike (those of one colour are then in ascending order, since nobody can tell them apart).
/// Immutable; any thread.
class TwistyStates {
public:
    using Tokens = std::array<std::uint8_t, TwistyDefinition::mostStickers>;

    /// Requires a goal of the definition's letters.
    explicit TwistyStates(const TwistyDefinition&);

    /// Requires a state that problemOf() has nothing against.
    [[nodiscard]] Tokens tokensOf(const std::string& state) const;
    [[nodiscard]] int turnCount() const { return static_cast<int>(m_moves.size()); }
    [[nodiscard]] int keyBits() const { return m_keyBits; }
    void turn(Tokens& tokens, int by) const { turnBy(tokens, m_moves[static_cast<std::size_t>(by)]); }
    void turnBy(Tokens& tokens, const Tokens& moves) const
    {
        for (std::size_t i = 0; i < m_count; ++i)
            tokens[i] = moves[tokens[i]];
        if (!m_alike.empty())
            sortAlike(tokens);
    }

    /// `Words` words of 64 bits; requires that the key fits.
    template <std::size_t Words>
    [[nodiscard]] std::array<std::uint64_t, Words> keyOf(const Tokens& tokens) const
    {
        std::array<std::uint64_t, Words> key{};
        for (std::size_t i = 0; i < m_count; ++i) {
            const Slot& slot = m_slots[i];
            key[slot.word] |= static_cast<std::uint64_t>(m_rank[tokens[i]]) << slot.shift;
        }
        return key;
    }
    template <std::size_t Words>
    [[nodiscard]] Tokens tokensOf(const std::array<std::uint64_t, Words>& key) const
    {
        Tokens tokens{};
        for (std::size_t i = 0; i < m_count; ++i) {
            const Slot& slot = m_slots[i];
            tokens[i] = slot.places[key[slot.word] >> slot.shift & slot.mask];
        }
        return tokens;
    }

private:
    struct Slot { ///< of a token in the key: its rank among the places that turns can bring it to
        std::size_t word;
        unsigned shift;
        std::uint64_t mask;
        std::vector<std::uint8_t> places;
    };
    void addToken(int place, unsigned& bit);
    void sortAlike(Tokens&) const;

    const TwistyDefinition* m_definition;
    bool m_distinct;
    std::size_t m_count = 0;
    std::vector<int> m_home; ///< by token: its place in the goal
    std::vector<Slot> m_slots;
    std::array<std::uint8_t, TwistyDefinition::mostStickers> m_rank{}; ///< by place: among those of its orbit
    std::vector<Tokens> m_moves;                                       ///< by turn: where it brings each place
    std::vector<std::pair<std::size_t, std::size_t>> m_alike;          ///< ranges of tokens that look alike
    int m_keyBits = 0;
};

} // namespace tokisuji
