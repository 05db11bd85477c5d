// Circuit: all edges hang together. With degrees none or two (instances of their own) that is one loop.
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

namespace tokisuji::judging {

namespace {

std::vector<std::vector<int>> strands(const Circuit& circuit, const Assignment& a)
{
    const auto [w, h] = circuit.nodes;
    Components components(w * h);
    std::vector<char> used(static_cast<std::size_t>(w * h));
    const auto join = [&](int from, int to) {
        components.join(from, to);
        used[static_cast<std::size_t>(from)] = used[static_cast<std::size_t>(to)] = 1;
    };
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            const int node = y * w + x;
            if (x + 1 < w && a[circuit.right[static_cast<std::size_t>(y * (w - 1) + x)]])
                join(node, node + 1);
            if (y + 1 < h && a[circuit.down[static_cast<std::size_t>(node)]])
                join(node, node + w);
        }
    return components.sets([&](int node) { return used[static_cast<std::size_t>(node)] != 0; });
}

} // namespace

bool holds(const Circuit& circuit, const Assignment& a)
{
    return strands(circuit, a).size() <= 1;
}

std::vector<Place> witness(const Circuit& circuit, const Assignment& a)
{
    std::vector<Place> places;
    const auto found = strands(circuit, a);
    for (std::size_t k = 1; k < found.size(); ++k)
        for (const int node : found[k])
            places.push_back(circuit.origin.step(Dir::Right, 2 * (node % circuit.nodes.width))
                                 .step(Dir::Down, 2 * (node / circuit.nodes.width)));
    return places;
}

} // namespace tokisuji::judging
