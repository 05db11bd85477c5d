// Frontier row: a state of a frontier sweep, and many of them, each once.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace tokisuji {

/// What the bytes of a FrontierRow hold. Labels of paths come in this order: complete, numbers, pieces.
namespace frontier {
constexpr std::uint8_t complete = 1;
constexpr std::uint8_t firstNumber = 1; ///< label of number n: firstNumber + n
constexpr std::uint8_t newPiece = 63;   ///< until pieces are named in order
constexpr std::uint8_t labelBits = 63;
constexpr std::uint8_t leadsDown = 64;
constexpr std::uint8_t leadsRight = 1;    ///< a flag: a link leads into the next cell
constexpr std::uint8_t cornerIsEmpty = 2; ///< a flag: the cell up and left of the next one
constexpr std::uint8_t flagsMark = 128;   ///< flags are not labels
constexpr std::uint32_t nowhere = UINT32_MAX;
} // namespace frontier

/// What the latest cell of each column holds; the last byte holds flags.
template <std::size_t Bytes>
struct FrontierRow {
    alignas(8) std::array<std::uint8_t, Bytes> at{};
    [[nodiscard]] std::uint8_t label(int x) const { return at[static_cast<std::size_t>(x)] & frontier::labelBits; }
    [[nodiscard]] bool isDown(int x) const { return (at[static_cast<std::size_t>(x)] & frontier::leadsDown) != 0; }
    [[nodiscard]] bool has(std::uint8_t flag) const { return (at[Bytes - 1] & flag) != 0; }
    void rename(std::uint8_t from, std::uint8_t to)
    {
        for (std::uint8_t& b : at)
            b = (b & ~frontier::leadsDown) == from ? static_cast<std::uint8_t>((b & frontier::leadsDown) | to) : b;
    }
    friend bool operator==(const FrontierRow& a, const FrontierRow& b)
    {
        return std::memcmp(a.at.data(), b.at.data(), Bytes) == 0;
    }
};

/// The states at the end of the row before from which a state comes: one, and another one or the same in another way.
struct FrontierOrigins {
    std::uint32_t first = frontier::nowhere;
    std::uint32_t second = frontier::nowhere;
};

/// Each state once. What is added waits a little, until memory is at hand.
template <std::size_t Bytes>
class FrontierStates {
public:
    using Row = FrontierRow<Bytes>;
    std::vector<Row> rows;
    std::vector<FrontierOrigins> origins;

    void add(const Row&, FrontierOrigins);
    /// Nothing waits any more.
    void settle();
    void clear(std::size_t expected);

private:
    struct Waiting {
        Row row;
        FrontierOrigins from;
        std::uint64_t hash;
    };
    [[nodiscard]] static std::uint64_t hash(const Row&);
    void insert(const Waiting&);
    void resize(std::size_t count);
    /// An index + 1, and the upper half of a hash; 0 none.
    [[nodiscard]] static std::uint64_t slotOf(std::size_t index, std::uint64_t hash)
    {
        return (hash & ~std::uint64_t(UINT32_MAX)) | (index + 1);
    }

    std::vector<std::uint64_t> m_slots;
    std::array<Waiting, 16> m_waiting;
    std::size_t m_added = 0;
    std::size_t m_inserted = 0;
};

template <std::size_t Bytes>
std::uint64_t FrontierStates<Bytes>::hash(const Row& row)
{
    std::uint64_t mixed = 0;
    for (std::size_t i = 0; i < Bytes; i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, row.at.data() + i, 8);
        mixed = (mixed ^ word) * 0x9e3779b97f4a7c15ULL;
        mixed ^= mixed >> 32;
    }
    mixed *= 0xff51afd7ed558ccdULL;
    return mixed ^ mixed >> 29;
}

template <std::size_t Bytes>
void FrontierStates<Bytes>::resize(std::size_t count)
{
    m_slots.assign(count, 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::uint64_t hashed = hash(rows[i]);
        std::size_t at = hashed & (count - 1);
        while (m_slots[at] != 0)
            at = (at + 1) & (count - 1);
        m_slots[at] = slotOf(i, hashed);
    }
}

template <std::size_t Bytes>
void FrontierStates<Bytes>::clear(std::size_t expected)
{
    rows.clear();
    origins.clear();
    std::size_t count = 1024;
    while (count < 2 * expected)
        count *= 2;
    m_slots.assign(count, 0);
}

template <std::size_t Bytes>
void FrontierStates<Bytes>::add(const Row& row, FrontierOrigins from)
{
    if (m_added - m_inserted == m_waiting.size())
        insert(m_waiting[m_inserted++ % m_waiting.size()]);
    Waiting& last = m_waiting[m_added++ % m_waiting.size()];
    last = {row, from, hash(row)};
    __builtin_prefetch(&m_slots[last.hash & (m_slots.size() - 1)]);
}

template <std::size_t Bytes>
void FrontierStates<Bytes>::settle()
{
    while (m_inserted < m_added)
        insert(m_waiting[m_inserted++ % m_waiting.size()]);
}

template <std::size_t Bytes>
void FrontierStates<Bytes>::insert(const Waiting& added)
{
    if (m_slots.size() < 2 * (rows.size() + 1))
        resize(2 * m_slots.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = added.hash & mask;
    for (; m_slots[at] != 0; at = (at + 1) & mask) {
        if ((m_slots[at] ^ added.hash) >> 32 != 0)
            continue;
        const std::size_t found = (m_slots[at] & UINT32_MAX) - 1;
        if (rows[found] == added.row) {
            if (origins[found].second == frontier::nowhere)
                origins[found].second = added.from.first;
            return;
        }
    }
    rows.push_back(added.row);
    origins.push_back(added.from);
    m_slots[at] = slotOf(rows.size() - 1, added.hash);
}

} // namespace tokisuji
