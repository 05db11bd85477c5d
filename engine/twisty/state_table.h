// StateTable: keys of states with a small number each, in one flat piece of memory.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tokisuji {

/// Open addressing with linear probing, never more than three quarters full.
template <std::size_t Words>
class StateTable {
public:
    using Key = std::array<std::uint64_t, Words>;

    StateTable() : m_keys(1024), m_values(1024, none) {}

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::optional<int> find(const Key& key) const
    {
        const std::size_t at = slotOf(key);
        return m_values[at] == none ? std::nullopt : std::optional<int>(m_values[at]);
    }
    /// False when the key is there already. Requires 0 <= value < 255.
    bool insert(const Key& key, int value)
    {
        std::size_t at = slotOf(key);
        if (m_values[at] != none)
            return false;
        if (4 * (m_size + 1) > 3 * m_keys.size()) {
            grow();
            at = slotOf(key);
        }
        m_keys[at] = key;
        m_values[at] = static_cast<std::uint8_t>(value);
        ++m_size;
        return true;
    }

private:
    static constexpr std::uint8_t none = 255;

    /// Where a key is, or would be.
    [[nodiscard]] std::size_t slotOf(const Key& key) const
    {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : key) { // the finisher of MurmurHash3 (public domain)
            hash ^= word;
            hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccdU;
            hash = (hash ^ (hash >> 33)) * 0xc4ceb9fe1a85ec53U;
            hash ^= hash >> 33;
        }
        std::size_t at = hash & (m_keys.size() - 1);
        while (m_values[at] != none && m_keys[at] != key)
            at = (at + 1) & (m_keys.size() - 1);
        return at;
    }
    void grow()
    {
        std::vector<Key> keys(2 * m_keys.size());
        std::vector<std::uint8_t> values(keys.size(), none);
        keys.swap(m_keys);
        values.swap(m_values);
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (values[i] != none) {
                const std::size_t at = slotOf(keys[i]);
                m_keys[at] = keys[i];
                m_values[at] = values[i];
            }
    }

    std::vector<Key> m_keys;
    std::vector<std::uint8_t> m_values;
    std::size_t m_size = 0;
};

} // namespace tokisuji
