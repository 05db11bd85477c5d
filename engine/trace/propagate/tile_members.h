// Tile members: the nodes of a graph that come and go with one because tiles are shaded as a whole or not at all.
#pragma once

#include "engine/trace/mind.h"

#include <map>
#include <vector>

namespace tokisuji::tracing {

class TileMembers {
public:
    explicit TileMembers(const std::vector<Lit>& nodes);

    struct Member {
        int node;
        int instance; ///< that says so; -1: the one that is asked about
    };
    /// The node, then the open ones that are present when it is.
    [[nodiscard]] std::vector<Member> presentWith(const Mind& mind, int node) const { return with(mind, node, true); }
    /// The node, then the open ones that are absent when it is.
    [[nodiscard]] std::vector<Member> absentWith(const Mind& mind, int node) const { return with(mind, node, false); }

private:
    [[nodiscard]] std::vector<Member> with(const Mind&, int node, bool isPresent) const;

    std::vector<Lit> m_nodes;
    std::map<Lit, int> m_nodeOf;
};

} // namespace tokisuji::tracing
