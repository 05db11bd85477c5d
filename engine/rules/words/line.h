// Words about lines: loops between cell centres and along the lattice, bridges.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

#include <map>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily noCrossing{.id = "no-crossing",
                                       .name = {"lines do not cross", "線は交差しない"},
                                       .broken = {"Lines cross", "線が交差しています"}};

} // namespace family

/// A loop on the answer layer Line. Nodes are the cells (the line crosses edges) or the vertices (it runs along them).
/// Helpers such as "turns here" are defined when a page first asks for them.
class Loop {
public:
    /// Families no-branch and single-loop; `nodes` is Cell or Vertex.
    Loop(Rules&, const Board&, PlaceKind nodes);

    /// Family some-line: an empty board is not a loop.
    Loop& notEmpty();
    /// Family all-visited.
    Loop& visitsAll();
    /// All cells that are not holes, and no hole; families all-visited and hole-free.
    Loop& visitsAllButHoles(const Board&);

    /// The line leaves the node in a direction.
    [[nodiscard]] Lit to(Place node, Dir) const;
    /// The line crosses an edge between cells (or runs along it, on vertices).
    [[nodiscard]] Lit over(Place edge) const { return m_edges[edge]; }
    [[nodiscard]] Lit uses(Place node);
    [[nodiscard]] std::vector<Lit> uses(const std::vector<Place>& nodes);
    [[nodiscard]] Lit along(Place node, Axis);
    [[nodiscard]] Lit turns(Place node);
    [[nodiscard]] std::vector<Lit> turns(const std::vector<Place>& nodes);
    [[nodiscard]] Lit straight(Place node);
    /// How far the line goes straight from a node in a direction: "at least one edge", "at least two", ...
    [[nodiscard]] std::vector<Lit> arm(Place node, Dir);
    /// For the lengths 1, 2, ...: in which of the four directions the line goes at least so far.
    [[nodiscard]] std::vector<std::vector<Lit>> arms(Place node);
    /// The edges of the straight line through a node, one literal for each.
    [[nodiscard]] std::vector<Lit> segment(Place node, Axis);
    /// The line's edges that lie in a direction from a node, however far.
    [[nodiscard]] std::vector<Lit> alongRay(Place node, Dir) const;
    /// The four edges round a cell, for a loop on vertices.
    [[nodiscard]] std::vector<Lit> around(Place cell) const;
    /// A face (vertex for a loop on cells) lies inside.
    [[nodiscard]] Lit faceInside(Place vertex);
    /// A cell off the line lies inside: one of the faces at its corners does.
    [[nodiscard]] Lit inside(Place cell);
    /// Nodes and edges.
    [[nodiscard]] Circuit circuit() const;

private:
    [[nodiscard]] std::vector<Lit> links(Place node) const;

    Rules* m_rules;
    Grid m_grid;
    PlaceKind m_nodes;
    Field m_edges;
    std::map<std::pair<int, Place>, Lit> m_helpers; ///< by what it says and where
};

/// Exactly one of these holds, where never more than two do.
[[nodiscard]] Lit justOne(Rules&, const std::vector<Lit>&);

/// As many of these nodes lie on the white squares of a chessboard as on the black ones. A loop goes from colour to
/// colour, so that it visits no others all.
[[nodiscard]] bool isBalanced(const std::vector<Place>& nodes);

/// The edges where the line may cross a border of a room; one that ends inside the room counts from both sides.
[[nodiscard]] std::vector<Lit> crossings(const Board&, const Loop&, const Room&);
/// The line enters no room a second time; family room-once. A border that ends inside its room counts from both sides.
void entersRoomsOnce(Rules&, const Board&, const Loop&, const std::vector<Room>&);

/// Islands and the straight links between those that see each other. While islands are still to come: all cells, and
/// the links between neighbours.
struct Bridges {
    struct Link {
        int a; ///< index into islands
        int b;
        std::vector<Place> edges;  ///< from a to b
        std::vector<Place> passed; ///< cells between them
        std::vector<Lit> lits;     ///< "at least one", "at least two"
    };
    std::vector<Place> islands;
    std::vector<Link> links;
    /// For each island the literals that add up to the number of its bridges.
    std::vector<std::vector<Lit>> ends;
    std::vector<Lit> present; ///< for each island, "it is there, or a bridge passes"

    [[nodiscard]] Graph graph() const;
};
/// None to `most` straight bridges between islands; family no-crossing.
[[nodiscard]] Bridges bridges(Rules&, const Board&, std::vector<Place> islands, int most = 2);

} // namespace tokisuji
