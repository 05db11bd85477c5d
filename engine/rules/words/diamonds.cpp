#include "engine/rules/words/diamonds.h"

#include "engine/rules/words/lattice.h"

#include <array>
#include <map>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily noOverlap{.id = "no-overlap",
                               .name = {"diamonds do not overlap", "ひし形は重ならない"},
                               .broken = {"Two diamonds overlap", "ひし形が重なっています"},
                               .role = Role::Adjacency};

constexpr RuleFamily oneChain{.id = "one-chain",
                              .name = {"one chain of diamonds and filled cells", "ひし形と黒マスはひとつながり"},
                              .broken = {"The chain is in pieces", "ひし形と黒マスが分かれています"}};

} // namespace family

namespace {

struct Offset {
    int x;
    int y;
};

Place at(Place from, Offset offset)
{
    return {static_cast<std::int16_t>(from.x + offset.x), static_cast<std::int16_t>(from.y + offset.y)};
}

/// From a point or cell to those that come after it of the eight of its kind around it.
constexpr std::array following{Offset{2, 0}, Offset{-2, 2}, Offset{0, 2}, Offset{2, 2}};
/// From a point to those that come after it of a diamond with a tip in common.
constexpr std::array commonTip{Offset{4, 0}, Offset{0, 4}};

} // namespace

std::vector<Place> cornersOf(Place cell)
{
    return {at(cell, {-1, -1}), at(cell, {1, -1}), at(cell, {-1, 1}), at(cell, {1, 1})};
}

std::vector<Place> pointsReaching(Place cell)
{
    std::vector<Place> points;
    for (const int near : {-1, 1})
        for (const int far : {-3, 3})
            for (const Offset offset : {Offset{near, far}, Offset{far, near}})
                points.push_back(at(cell, offset));
    return points;
}

void noOverlap(Rules& r, const Field& diamond)
{
    for (const Place point : innerPoints(diamond.grid()))
        for (const Offset offset : following)
            r.at(point, family::noOverlap).any({!diamond[point], !diamond[at(point, offset)]});
}

void oneChain(Rules& r, const Field& diamond, const std::vector<Place>& cells)
{
    const std::vector<Place> points = innerPoints(diamond.grid());
    Graph graph{.nodes = diamond[points], .places = points, .links = {}, .grid = {}};
    graph.nodes.resize(points.size() + cells.size(), Yes);
    graph.places.insert(graph.places.end(), cells.begin(), cells.end());
    std::map<Place, int> nodeOf;
    for (const Place place : graph.places)
        nodeOf.emplace(place, static_cast<int>(nodeOf.size()));
    const auto link = [&](Place from, Place to) {
        if (const auto found = nodeOf.find(to); found != nodeOf.end())
            graph.links.push_back({nodeOf.at(from), found->second, Yes});
    };
    for (const Place point : points)
        for (const Offset offset : commonTip)
            link(point, at(point, offset));
    for (const Place cell : cells) {
        for (const Place point : pointsReaching(cell))
            link(cell, point);
        for (const Offset offset : following)
            link(cell, at(cell, offset));
    }
    r.at(wholeBoard, family::oneChain).unlessClue().connected(std::move(graph));
}

} // namespace tokisuji
