// Barrier: what keeps two sides of a network apart, without what does not matter for it.
#pragma once

#include "engine/trace/mind.h"

#include <vector>

namespace tokisuji::tracing {

/// The nodes of a network that can still be present, and the facts that keep a set of them apart from a far node.
class Barrier {
public:
    Barrier(const Mind& mind, const NetMap& net)
        : m_mind(mind), m_net(net), m_graph(*mind.ground().instance(net.instance).get<Connected>().graph)
    {
    }

    [[nodiscard]] bool isUsable(const NetMap::Way& way) const
    {
        return !m_mind.isFalse(way.present) && !m_mind.isFalse(node(way.node));
    }
    [[nodiscard]] const std::vector<Lit>& nodes() const { return m_graph.nodes; }
    [[nodiscard]] Lit node(int n) const { return m_graph.nodes[static_cast<std::size_t>(n)]; }
    [[nodiscard]] Place place(int n) const { return m_graph.places[static_cast<std::size_t>(n)]; }
    [[nodiscard]] int count() const { return static_cast<int>(m_graph.nodes.size()); }
    [[nodiscard]] const std::vector<NetMap::Way>& ways(int n) const { return m_net.ways[static_cast<std::size_t>(n)]; }

    /// The absent nodes and links round `inside` that lie between it and the node `far`. `through` are nodes that
    /// may still join them.
    struct Wall {
        std::vector<Fact> facts;
        std::vector<Place> places;
    };
    [[nodiscard]] Wall between(const std::vector<int>& inside, int far, const std::vector<int>& through) const;
    /// Groups of present nodes that are joined already.
    [[nodiscard]] std::vector<std::vector<int>> presentGroups() const;
    /// A present node that is not in a group, -1: none.
    [[nodiscard]] int presentOutside(const std::vector<int>& group) const;
    /// What lies round a group of present nodes: where it can go on, and what is absent.
    struct Rim {
        std::vector<Lit> exits;
        std::vector<Fact> facts;
    };
    [[nodiscard]] Rim rimOf(const std::vector<int>& group) const;
    /// On the board: a node for what lies outside of it has no place.
    [[nodiscard]] std::vector<Place> placesOf(const std::vector<int>& nodes) const;

private:
    [[nodiscard]] std::vector<char> reachableFrom(int far, const std::vector<char>& blocked) const;

    const Mind& m_mind;
    const NetMap& m_net;
    const Graph& m_graph;
};

} // namespace tokisuji::tracing
