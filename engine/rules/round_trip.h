// Round trip: a line followed from one of its nodes, and what it meets on the way.
#pragma once

#include "engine/rules/instance.h"

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// The edges of a circuit as a list, with those at each node; without those that can never be used.
class CircuitEdges {
public:
    explicit CircuitEdges(const Circuit&);

    struct Edge {
        int a;
        int b;
        Lit lit;
    };
    [[nodiscard]] const std::vector<Edge>& all() const { return m_edges; }
    [[nodiscard]] const Edge& operator[](int edge) const { return m_edges[static_cast<std::size_t>(edge)]; }
    [[nodiscard]] const std::vector<int>& at(int node) const { return m_at[static_cast<std::size_t>(node)]; }
    /// The node at the other end.
    [[nodiscard]] int beyond(int edge, int node) const
    {
        return (*this)[edge].a == node ? (*this)[edge].b : (*this)[edge].a;
    }

private:
    std::vector<Edge> m_edges;
    std::vector<std::vector<int>> m_at;
};

/// A stretch of line: its nodes from the first one on, and the edges between them.
struct Walk {
    std::vector<int> nodes;
    std::vector<int> edges;
    bool closed = false; ///< the last edge leads back to the first node
};

using IsTrue = std::function<bool(Lit)>;

/// Follows the line from a node over an edge as long as there is exactly one way on.
[[nodiscard]] Walk walkFrom(const CircuitEdges&, int node, int edge, const IsTrue&);
/// The stretches of line that leave the start of a course; one where it comes back.
[[nodiscard]] std::vector<Walk> walksFromStart(const Course&, const CircuitEdges&, const IsTrue&);
/// Edges on the way from the start that cannot be walked with the numbers of the checkpoints in order, neither way
/// round, as the line runs; empty where some way round fits as far as there is line.
[[nodiscard]] std::optional<std::vector<int>> outOfOrder(const Course&, const CircuitEdges&, const IsTrue&);

/// For each node its checkpoint, -1 where there is none.
[[nodiscard]] std::vector<int> checkpointAt(const Course&);
[[nodiscard]] Place placeOfNode(const Circuit&, int node);

} // namespace tokisuji
