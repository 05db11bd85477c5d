// Matching: as many pairs as possible between two sides, by augmenting paths (Kuhn 1955).
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace tokisuji {

/// Every member of the left side has a list of members of the right one.
class Matching {
public:
    Matching(std::vector<std::vector<int>> partners, int rightCount)
        : m_partners(std::move(partners)), m_leftOf(static_cast<std::size_t>(rightCount), -1),
          m_seen(static_cast<std::size_t>(rightCount))
    {
        for (int left = 0; left < static_cast<int>(m_partners.size()); ++left) {
            m_seen.assign(m_seen.size(), 0);
            m_reached.clear();
            if (!augment(left)) {
                m_unmatched = left;
                return;
            }
        }
    }

    /// Has every member of the left side its own partner?
    [[nodiscard]] bool isComplete() const { return m_unmatched < 0; }
    /// Some members of the left side that have fewer partners than they are. Requires !isComplete().
    [[nodiscard]] const std::vector<int>& tooMany() const { return m_reached; }

private:
    bool augment(int left)
    {
        m_reached.push_back(left);
        for (const int right : m_partners[static_cast<std::size_t>(left)]) {
            if (std::exchange(m_seen[static_cast<std::size_t>(right)], 1) != 0)
                continue;
            int& holder = m_leftOf[static_cast<std::size_t>(right)];
            if (holder < 0 || augment(holder)) {
                holder = left;
                return true;
            }
        }
        return false;
    }

    std::vector<std::vector<int>> m_partners;
    std::vector<int> m_leftOf; ///< by member of the right side
    std::vector<char> m_seen;
    std::vector<int> m_reached;
    int m_unmatched = -1;
};

} // namespace tokisuji
