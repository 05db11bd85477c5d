#include "engine/rules/round_trip.h"

#include <algorithm>

namespace tokisuji {

CircuitEdges::CircuitEdges(const Circuit& circuit) : m_at(static_cast<std::size_t>(circuit.nodes.cells()))
{
    const auto [width, height] = circuit.nodes;
    const auto add = [&](int a, int b, Lit lit) {
        if (lit == No)
            return;
        for (const int node : {a, b})
            m_at[static_cast<std::size_t>(node)].push_back(static_cast<int>(m_edges.size()));
        m_edges.push_back({a, b, lit});
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x + 1 < width; ++x)
            add(y * width + x, y * width + x + 1, circuit.right[static_cast<std::size_t>(y * (width - 1) + x)]);
    for (int node = 0; node < width * (height - 1); ++node)
        add(node, node + width, circuit.down[static_cast<std::size_t>(node)]);
}

Walk walkFrom(const CircuitEdges& edges, int node, int edge, const IsTrue& isTrue)
{
    Walk walk{{node}, {}, false};
    for (int next = edge; next >= 0;) {
        const int last = next;
        walk.edges.push_back(last);
        const int here = edges.beyond(last, walk.nodes.back());
        walk.closed = here == node;
        if (std::ranges::find(walk.nodes, here) != walk.nodes.end())
            return walk; // home, or into a branch of its own
        walk.nodes.push_back(here);
        const auto goesOn = [&](int e) { return e != last && isTrue(edges[e].lit); };
        const auto way = std::ranges::find_if(edges.at(here), goesOn);
        next = std::ranges::count_if(edges.at(here), goesOn) == 1 ? *way : -1;
    }
    return walk;
}

std::vector<Walk> walksFromStart(const Course& course, const CircuitEdges& edges, const IsTrue& isTrue)
{
    std::vector<Walk> walks;
    for (const int edge : edges.at(course.start))
        if (isTrue(edges[edge].lit) && (walks.empty() || !walks.front().closed))
            walks.push_back(walkFrom(edges, course.start, edge, isTrue));
    return walks;
}

std::vector<int> checkpointAt(const Course& course)
{
    std::vector<int> at(static_cast<std::size_t>(course.loop.nodes.cells()), -1);
    for (std::size_t k = 0; k < course.checkpoints.size(); ++k)
        for (const int node : course.checkpoints[k].nodes)
            at[static_cast<std::size_t>(node)] = static_cast<int>(k);
    return at;
}

Place placeOfNode(const Circuit& circuit, int node)
{
    return circuit.origin.step(Dir::Right, 2 * (node % circuit.nodes.width))
        .step(Dir::Down, 2 * (node / circuit.nodes.width));
}

namespace {

/// A checkpoint with a number that a walk meets.
struct Meeting {
    std::size_t edges; ///< how many edges lead there
    int ordinal;       ///< it is met as this one
    int number;
};

struct Meetings {
    std::vector<Meeting> numbered;
    int total = 0; ///< all that are met, also those without numbers
};

Meetings meetingsOf(const Course& course, const Walk& walk)
{
    const std::vector<int> at = checkpointAt(course);
    Meetings found;
    for (std::size_t i = 0; i < walk.nodes.size(); ++i) {
        const int checkpoint = at[static_cast<std::size_t>(walk.nodes[i])];
        if (checkpoint < 0)
            continue;
        ++found.total;
        if (const int number = course.checkpoints[static_cast<std::size_t>(checkpoint)].number; number > 0)
            found.numbered.push_back({i, found.total, number});
    }
    return found;
}

using Fault = std::optional<std::vector<int>>;

std::vector<int> edgesUpTo(const Walk& walk, const Meeting& meeting)
{
    return {walk.edges.begin(), walk.edges.begin() + static_cast<std::ptrdiff_t>(meeting.edges)};
}

/// The beginning of a walk that cannot be the beginning of the round.
Fault faultForwards(const Walk& walk, const Meetings& meetings)
{
    const auto wrong = std::ranges::find_if(meetings.numbered, [](Meeting m) { return m.number != m.ordinal; });
    return wrong == meetings.numbered.end() ? Fault{} : edgesUpTo(walk, *wrong);
}

/// The beginning of a walk that cannot be the end of the round, seen from its end: there number and ordinal together
/// are always one more than there are checkpoints on the round.
Fault faultBackwards(const Walk& walk, const Meetings& meetings, int most)
{
    int sum = walk.closed ? meetings.total + 1 : 0;
    for (const Meeting& m : meetings.numbered) {
        if (sum == 0)
            sum = m.number + m.ordinal;
        if (m.number + m.ordinal != sum || sum > most + 1)
            return walk.closed ? walk.edges : edgesUpTo(walk, m);
    }
    return std::nullopt;
}

/// The one with fewer edges of those that there are.
Fault shorter(Fault a, Fault b)
{
    return !a || (b && b->size() < a->size()) ? b : a;
}

/// Two stretches from the start as one, in the order in which the line runs.
std::vector<int> united(std::vector<int> one, const std::vector<int>& other)
{
    if (one.empty() || other.empty() || one.front() == other.front())
        return one.size() < other.size() ? other : one;
    std::ranges::reverse(one);
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

} // namespace

std::optional<std::vector<int>> outOfOrder(const Course& course, const CircuitEdges& edges, const IsTrue& isTrue)
{
    const std::vector<Walk> walks = walksFromStart(course, edges, isTrue);
    const auto most = static_cast<int>(course.checkpoints.size());
    Fault firstForwards, firstBackwards; // as the first walk goes
    for (std::size_t w = 0; w < walks.size(); ++w) {
        const Meetings meetings = meetingsOf(course, walks[w]);
        const Fault forwards = faultForwards(walks[w], meetings);
        const Fault backwards = faultBackwards(walks[w], meetings, most);
        firstForwards = shorter(firstForwards, w == 0 ? forwards : backwards);
        firstBackwards = shorter(firstBackwards, w == 0 ? backwards : forwards);
    }
    if (!firstForwards || !firstBackwards)
        return std::nullopt;
    return united(std::move(*firstForwards), *firstBackwards);
}

} // namespace tokisuji
