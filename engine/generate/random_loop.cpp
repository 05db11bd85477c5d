// The rim of a set of faces is one loop exactly when the set and its complement hang together and nowhere touch at a
// corner only. A face may join the set without harm when its neighbourhood, walked round, enters and leaves the set
// once. Faces with a single neighbour inside are preferred: that makes the area a tree and the loop winding.
#include "engine/generate/random_loop.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

class Area {
public:
    Area(int width, int height) : m_width(width), m_height(height), m_inside(static_cast<std::size_t>(width * height))
    {
    }

    [[nodiscard]] bool inside(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_width && y < m_height && m_inside[at(x, y)] != 0;
    }
    void add(int x, int y) { m_inside[at(x, y)] = 1; }

    [[nodiscard]] bool canJoin(int x, int y) const
    {
        constexpr std::array<std::array<int, 2>, 8> ring{
            {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}};
        int changes = 0;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto& next = ring[(i + 1) % ring.size()];
            changes += inside(x + ring[i][0], y + ring[i][1]) != inside(x + next[0], y + next[1]) ? 1 : 0;
        }
        return changes == 2 && sides(x, y) > 0;
    }
    [[nodiscard]] int sides(int x, int y) const
    {
        return int{inside(x - 1, y)} + int{inside(x + 1, y)} + int{inside(x, y - 1)} + int{inside(x, y + 1)};
    }

private:
    [[nodiscard]] std::size_t at(int x, int y) const { return static_cast<std::size_t>(y * m_width + x); }

    int m_width;
    int m_height;
    std::vector<char> m_inside;
};

Area randomArea(int width, int height, double share, Random& random)
{
    constexpr std::array<double, 5> taste{0, 1, 0.25, 0.1, 0}; // by how many sides already border on the area
    constexpr int rounds = 12;
    Area area(width, height);
    area.add(random.below(width), random.below(height));
    const int wanted = std::max(1, static_cast<int>(share * width * height));
    std::vector<int> faces(static_cast<std::size_t>(width * height));
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] = static_cast<int>(i);
    int have = 1;
    for (int round = 0; round < rounds && have < wanted; ++round) {
        random.shuffle(faces);
        for (const int face : faces) {
            const int x = face % width, y = face / width;
            if (have >= wanted || area.inside(x, y) || !area.canJoin(x, y))
                continue;
            if (!random.chance(taste[static_cast<std::size_t>(area.sides(x, y))]))
                continue;
            area.add(x, y);
            ++have;
        }
    }
    return area;
}

} // namespace

std::vector<Wish> randomLoop(Size size, PlaceKind nodes, double share, Random& random)
{
    const bool onCells = nodes == PlaceKind::Cell;
    const int width = onCells ? size.width - 1 : size.width;
    const int height = onCells ? size.height - 1 : size.height;
    std::vector<Wish> wishes;
    if (width < 1 || height < 1)
        return wishes;
    const Area area = randomArea(width, height, share, random);
    // Seen from a loop on cells, face (x, y) is the lattice point (x+1, y+1) and an edge is crossed, not followed.
    const Grid grid(size);
    for (const Place edge : grid.all(PlaceKind::Edge)) {
        const int shift = onCells ? 1 : 0;
        const bool isUpright = (edge.x & 1) == 0;
        const bool partsLeftRight = onCells ? !isUpright : isUpright;
        if (onCells && !grid.isInner(edge))
            continue;
        const int x = (edge.x - shift) >> 1, y = (edge.y - shift) >> 1;
        const bool one = partsLeftRight ? area.inside(x - 1, y) : area.inside(x, y - 1);
        wishes.push_back({Layer::Line, edge, one != area.inside(x, y) ? 1 : 0});
    }
    random.shuffle(wishes);
    return wishes;
}

bool isVisited(const Board& solution, Place cell)
{
    return std::ranges::any_of(directions, [&](Dir d) { return solution.at(Layer::Line, edgeBetween(cell, d)) == 1; });
}

} // namespace tokisuji
