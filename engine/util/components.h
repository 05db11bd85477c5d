// Components: a union-find over 0..n-1 with the members of each set on demand.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace tokisuji {

class Components {
public:
    explicit Components(int count) : m_parent(static_cast<std::size_t>(count))
    {
        std::iota(m_parent.begin(), m_parent.end(), 0);
    }

    [[nodiscard]] int find(int node)
    {
        while (at(node) != node)
            node = at(node) = at(at(node));
        return node;
    }
    /// False when both were in one set already.
    bool join(int a, int b)
    {
        a = find(a);
        b = find(b);
        at(a) = b;
        return a != b;
    }
    /// The sets of the nodes for which `wanted` holds, largest first, equal ones in order of their first node.
    template <class Wanted>
    [[nodiscard]] std::vector<std::vector<int>> sets(const Wanted& wanted)
    {
        std::vector<std::vector<int>> found;
        std::vector<int> slot(m_parent.size(), -1);
        for (int i = 0; i < static_cast<int>(m_parent.size()); ++i) {
            if (!wanted(i))
                continue;
            int& s = slot[static_cast<std::size_t>(find(i))];
            if (s < 0) {
                s = static_cast<int>(found.size());
                found.emplace_back();
            }
            found[static_cast<std::size_t>(s)].push_back(i);
        }
        std::ranges::stable_sort(found, std::ranges::greater{}, [](const auto& set) { return set.size(); });
        return found;
    }

private:
    int& at(int node) { return m_parent[static_cast<std::size_t>(node)]; }
    std::vector<int> m_parent;
};

} // namespace tokisuji
