// StateTable: keys of states with a small number each, in flat pieces of memory.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tokisuji {

/// Open addressing with linear probing, never more than three quarters full. Each part grows by itself, so that no
/// insertion takes long and hardly any memory is needed twice.
template <std::size_t Words>
class StateTable {
public:
    using Key = std::array<std::uint64_t, Words>;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::optional<int> find(const Key& key) const
    {
        const std::uint64_t hash = hashOf(key);
        return partOf(hash).find(key, hash);
    }
    /// False when the key is there already. Requires 0 <= value < 255.
    bool insert(const Key& key, int value)
    {
        const std::uint64_t hash = hashOf(key);
        const bool isNew = m_parts[hash >> partShift].insert(key, hash, value);
        m_size += isNew ? 1 : 0;
        return isNew;
    }

private:
    static constexpr std::uint8_t none = 255;
    static constexpr unsigned partShift = 56; ///< the upper bits of the hash choose the part, the lower ones the slot

    class Part {
    public:
        [[nodiscard]] std::optional<int> find(const Key& key, std::uint64_t hash) const
        {
            const std::uint8_t value = m_values[slotOf(key, hash)];
            return value == none ? std::nullopt : std::optional<int>(value);
        }
        bool insert(const Key& key, std::uint64_t hash, int value)
        {
            std::size_t at = slotOf(key, hash);
            if (m_values[at] != none)
                return false;
            if (4 * (m_size + 1) > 3 * m_keys.size()) {
                grow();
                at = slotOf(key, hash);
            }
            m_keys[at] = key;
            m_values[at] = static_cast<std::uint8_t>(value);
            ++m_size;
            return true;
        }

    private:
        static constexpr std::size_t firstSlots = 16;

        /// Where a key is, or would be.
        [[nodiscard]] std::size_t slotOf(const Key& key, std::uint64_t hash) const
        {
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
                    const std::size_t at = slotOf(keys[i], hashOf(keys[i]));
                    m_keys[at] = keys[i];
                    m_values[at] = values[i];
                }
        }

        std::vector<Key> m_keys = std::vector<Key>(firstSlots);
        std::vector<std::uint8_t> m_values = std::vector<std::uint8_t>(firstSlots, none);
        std::size_t m_size = 0;
    };

    [[nodiscard]] static std::uint64_t hashOf(const Key& key)
    {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : key) { // the finisher of MurmurHash3 (public domain)
            hash ^= word;
            hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccdU;
            hash = (hash ^ (hash >> 33)) * 0xc4ceb9fe1a85ec53U;
            hash ^= hash >> 33;
        }
        return hash;
    }
    [[nodiscard]] const Part& partOf(std::uint64_t hash) const { return m_parts[hash >> partShift]; }

    std::vector<Part> m_parts = std::vector<Part>(std::size_t{1} << (64 - partShift));
    std::size_t m_size = 0;
};

} // namespace tokisuji
