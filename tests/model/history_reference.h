// A history without any cleverness: every board is kept whole. And gestures of all kinds to try it with.
#pragma once

#include "editor/model/history.h"
#include "engine/genre/registry.h"

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace tokisuji {

using Random = std::mt19937;

inline int pick(Random& random, int below)
{
    return std::uniform_int_distribution(0, below - 1)(random);
}

inline Board slither(int width, int height)
{
    return findGenre("slither")->makeBoard({width, height});
}

inline Edit stroke(const Board& board, Random& random, int changes)
{
    EditBuilder builder(board);
    const std::vector<Place> cells = board.grid().cells();
    const std::vector<Place> edges = board.grid().all(PlaceKind::Edge);
    for (int i = 0; i < changes; ++i) {
        builder.set(Layer::Number, cells[static_cast<std::size_t>(pick(random, static_cast<int>(cells.size())))],
                    pick(random, 5) - 1);
        builder.set(Layer::Line, edges[static_cast<std::size_t>(pick(random, static_cast<int>(edges.size())))],
                    pick(random, 3) - 1);
    }
    return builder.edit();
}

/// A gesture of any kind; may be empty.
inline Edit gesture(const Board& board, Random& random)
{
    const auto side = static_cast<Side>(pick(random, 4));
    switch (pick(random, 12)) {
    case 0:
        return board.size().width < 12 && board.size().height < 12 ? insertLines(board, side, 1) : Edit{};
    case 1:
        return board.size().width > 2 && board.size().height > 2 ? removeLines(board, side, 1) : Edit{};
    case 2:
        return transform(board, static_cast<Transform::Kind>(pick(random, 4)));
    default:
        return stroke(board, random, 1 + pick(random, 3));
    }
}

/// The same tree without any cleverness.
struct Reference {
    struct Node {
        Board board;
        NodeId parent = noNode;
        NodeId redo = noNode;
    };
    std::vector<Node> nodes;
    std::size_t current = 0;

    void commit(const Edit& edit)
    {
        if (edit.empty())
            return;
        Node node{nodes[current].board, static_cast<NodeId>(current), noNode};
        edit.applyTo(node.board);
        nodes[current].redo = static_cast<NodeId>(nodes.size());
        current = nodes.size();
        nodes.push_back(std::move(node));
    }
    void goTo(NodeId id)
    {
        current = static_cast<std::size_t>(id);
        for (NodeId child = id; nodes[static_cast<std::size_t>(child)].parent != noNode;) {
            const NodeId parent = nodes[static_cast<std::size_t>(child)].parent;
            nodes[static_cast<std::size_t>(parent)].redo = child;
            child = parent;
        }
    }
};

} // namespace tokisuji
