// The Binder's part about graphs: loops with their faces, networks, regions.
#include "engine/trace/binder.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <map>

namespace tokisuji::tracing {

namespace {

/// The Degree instance at each place.
std::map<Place, int> degreeInstances(const Rules& rules)
{
    std::map<Place, int> found;
    for (std::size_t i = 0; i < rules.instances().size(); ++i)
        if (rules.instances()[i].role() == Role::Degree)
            found.emplace(rules.instances()[i].anchor, static_cast<int>(i));
    return found;
}

/// Does it say, whatever else holds, how many of these links there are?
bool countsAll(const Instance& instance, const std::vector<NetMap::Way>& ways)
{
    const auto* count = instance.find<Count>();
    if (count == nullptr || instance.guard != Yes || count->lo != count->hi || count->step != 1)
        return false;
    return std::ranges::all_of(ways, [&](const NetMap::Way& way) {
        return way.present == No || std::ranges::find(count->operands, way.present) != count->operands.end();
    });
}

} // namespace

/// Does an instance ask for edges of the loop, so that a loop which leaves it short is not all there is?
bool Binder::asksFor(const Instance& i, const std::vector<char>& isEdge) const
{
    const auto* count = i.find<Count>();
    if (i.role() == Role::Degree || i.guard != Yes || (count != nullptr && count->lo <= 0))
        return false;
    return std::ranges::any_of(i.operands(), [&](Lit l) { return l.positive() && isEdge[at(l.atom())] != 0; });
}

/// Faces are numbered row by row; each inner one is a new atom.
void Binder::addFaces(LoopMap& loop, const Circuit& circuit)
{
    const int width = circuit.nodes.width - 1;
    const int height = circuit.nodes.height - 1;
    const int first = m_ground.m_atoms;
    m_ground.m_atoms += std::max(0, width * height);
    for (int f = first; f < m_ground.m_atoms; ++f)
        loop.faces.push_back({Lit::of(f), {}});
    const auto face = [&](int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? No : Lit::of(first + y * width + x);
    };
    for (std::size_t e = 0; e < loop.edges.size(); ++e) {
        LoopMap::Edge& edge = loop.edges[e];
        const int x = edge.a % circuit.nodes.width;
        const int y = edge.a / circuit.nodes.width;
        const bool down = edge.b != edge.a + 1 || circuit.nodes.width == 1;
        edge.faceA = down ? face(x - 1, y) : face(x, y - 1);
        edge.faceB = face(x, y);
        for (const Lit side : {edge.faceA, edge.faceB})
            if (side != No)
                loop.faces[at(side.atom() - first)].edges.push_back(static_cast<int>(e));
    }
    loop.facesBeside.resize(loop.faces.size() + 1);
    const auto indexOf = [&](Lit l) { return l == No ? loop.faces.size() : at(l.atom() - first); };
    for (const LoopMap::Edge& edge : loop.edges)
        if (edge.faceA != edge.faceB) {
            loop.facesBeside[indexOf(edge.faceA)].push_back(static_cast<int>(indexOf(edge.faceB)));
            loop.facesBeside[indexOf(edge.faceB)].push_back(static_cast<int>(indexOf(edge.faceA)));
        }
}

void Binder::bindCircuit(int index)
{
    const auto& circuit = m_ground.instance(index).get<Circuit>();
    const auto [width, height] = circuit.nodes;
    LoopMap loop{.instance = index};
    const auto degrees = degreeInstances(m_rules);
    for (int n = 0; n < width * height; ++n) {
        const Place place{static_cast<std::int16_t>(circuit.origin.x + 2 * (n % width)),
                          static_cast<std::int16_t>(circuit.origin.y + 2 * (n / width))};
        loop.places.push_back(place);
        const auto degree = degrees.find(place);
        loop.degrees.push_back(degree == degrees.end() ? -1 : degree->second);
    }
    for (int y = 0; y < height; ++y)
        for (int x = 0; x + 1 < width; ++x)
            loop.edges.push_back({circuit.right[at(y * (width - 1) + x)], y * width + x, y * width + x + 1, No, No});
    for (int n = 0; n < width * (height - 1); ++n)
        loop.edges.push_back({circuit.down[at(n)], n, n + width, No, No});
    addFaces(loop, circuit);
    loop.edgesOf.resize(at(width * height));
    std::vector<char> isEdge(at(m_rules.atomCount()), 0);
    loop.edgeAt.assign(at(m_rules.atomCount()), -1);
    for (std::size_t e = 0; e < loop.edges.size(); ++e) {
        loop.edgesOf[at(loop.edges[e].a)].push_back(static_cast<int>(e));
        loop.edgesOf[at(loop.edges[e].b)].push_back(static_cast<int>(e));
        isEdge[at(loop.edges[e].lit.atom())] = 1;
        loop.edgeAt[at(loop.edges[e].lit.atom())] = static_cast<int>(e);
    }
    loop.edgeAt[at(No.atom())] = -1;
    for (const Definition& d : m_rules.definitions()) // "is used", "goes straight": demands on edges too
        if (d.op != Definition::Xor
            && std::ranges::all_of(d.operands, [&](Lit l) { return l.positive() && isEdge[at(l.atom())] != 0; }))
            isEdge[at(d.atom)] = 1;
    for (std::size_t k = 0; k < m_rules.instances().size(); ++k)
        if (asksFor(m_rules.instances()[k], isEdge))
            loop.demands.push_back(static_cast<int>(k));
    m_ground.m_loops.push_back(std::move(loop));
}

/// Subjects of propagators at one edge or face: the loop in the high bits, the edge or face in the low ones.
void Binder::bindLoops()
{
    for (std::size_t l = 0; l < m_ground.m_loops.size(); ++l) {
        const LoopMap& loop = m_ground.m_loops[l];
        m_rule = loop.instance;
        std::vector<Lit> all;
        for (std::size_t e = 0; e < loop.edges.size(); ++e) {
            const LoopMap::Edge& edge = loop.edges[e];
            all.push_back(edge.lit);
            add(examiner::loopColour, packSubject(l, e), m_ground.placeOf(edge.lit.atom()),
                {edge.lit, edge.faceA, edge.faceB}, true);
        }
        for (std::size_t f = 0; f < loop.faces.size(); ++f) {
            std::vector<Lit> around;
            for (const int e : loop.faces[f].edges)
                around.insert(around.end(), {loop.edges[at(e)].lit, loop.edges[at(e)].faceA, loop.edges[at(e)].faceB});
            add(examiner::colourPairs, packSubject(l, f), m_ground.placeOf(around.front().atom()), around, true);
        }
        add(examiners::loop, static_cast<int>(l), wholeBoard, all);
        std::vector<Lit> faces;
        for (const LoopMap::Face& face : loop.faces)
            faces.push_back(face.lit);
        add(examiner::loopSides, static_cast<int>(l), wholeBoard, faces, true);
    }
    m_rule = -1;
}

void Binder::bindConnected(const Connected& connected, int index)
{
    const Graph& graph = *connected.graph;
    NetMap net{.instance = index, .ways = {}, .sums = std::vector<int>(graph.nodes.size(), -1)};
    net.ways.resize(graph.nodes.size());
    std::vector<Lit> watched = graph.nodes;
    watched.push_back(m_ground.instance(index).guard);
    for (const Graph::Link& link : graph.links) {
        net.ways[at(link.a)].push_back({link.b, link.present});
        net.ways[at(link.b)].push_back({link.a, link.present});
        watched.push_back(link.present);
        net.hasLinks = net.hasLinks || !link.present.constant();
    }
    const int subject = static_cast<int>(m_ground.m_nets.size());
    add(examiners::net, subject, wholeBoard, watched);
    if (std::ranges::any_of(graph.nodes, [&](Lit l) { return !m_ground.tiedTo(!l).empty(); }))
        add(examiner::tileCuts, subject, wholeBoard, watched);
    if (net.hasLinks) {
        std::map<Place, std::size_t> nodeAt;
        for (std::size_t n = 0; n < graph.places.size(); ++n)
            nodeAt.emplace(graph.places[n], n);
        for (std::size_t k = 0; k < m_rules.instances().size(); ++k) {
            const Instance& other = m_rules.instances()[k];
            const auto node = nodeAt.find(other.anchor);
            if (node != nodeAt.end() && countsAll(other, net.ways[node->second]) && net.sums[node->second] < 0)
                net.sums[node->second] = static_cast<int>(k);
        }
        for (const Instance& other : m_rules.instances())
            if (other.role() == Role::Meaning || other.is<Count>())
                watched.insert(watched.end(), other.operands().begin(), other.operands().end());
        add(examiner::isolation, subject, wholeBoard, watched);
    }
    m_ground.m_nets.push_back(std::move(net));
    bindCorners(index);
}

PartsMap Binder::partsMapOf(const Parts& parts)
{
    PartsMap map{.grid = parts.present.grid(), .present = parts.present.all()};
    for (const Place c : map.grid.cells()) {
        auto& beside = map.beside.emplace_back();
        for (const Place n : map.grid.neighbours(c))
            beside.push_back(map.grid.index(PlaceKind::Cell, n));
    }
    map.seedAt.assign(map.present.size(), -1);
    for (const Place seed : parts.seeds) {
        const int cell = map.grid.index(PlaceKind::Cell, seed);
        map.seedAt[at(cell)] = static_cast<int>(map.seeds.size());
        map.seeds.push_back({cell});
    }
    return map;
}

void Binder::bindParts()
{
    std::map<const Parts*, std::size_t> subjects;
    const auto mapFor = [&](const Shared<Parts>& parts) -> PartsMap& {
        const auto [it, isNew] = subjects.try_emplace(&*parts, m_ground.m_parts.size());
        if (isNew)
            m_ground.m_parts.push_back(partsMapOf(*parts));
        return m_ground.m_parts[it->second];
    };
    for (std::size_t k = 0; k < m_rules.instances().size(); ++k) {
        const Instance& i = m_rules.instances()[k];
        if (i.guard != Yes)
            continue;
        if (const auto* seeds = i.find<OneSeedEach>()) {
            mapFor(seeds->parts).instance = static_cast<int>(k);
            mapFor(seeds->parts).needed = seeds->seeds;
        }
        if (const auto* sum = i.find<PartSum>())
            mapFor(sum->parts).sums.push_back(static_cast<int>(k));
        const auto* size = i.find<PartSize>();
        if (size == nullptr)
            continue;
        PartsMap& map = mapFor(size->parts);
        if (const int seed = map.seedAt[map.grid.cellIndex(size->cell)]; seed >= 0) {
            map.seeds[at(seed)].size = size->size;
            map.seeds[at(seed)].instance = static_cast<int>(k);
        }
    }
    for (std::size_t p = 0; p < m_ground.m_parts.size(); ++p) {
        const std::vector<Lit>& watched = m_ground.m_parts[p].present;
        add(examiners::parts, static_cast<int>(p), wholeBoard, watched);
        if (!m_ground.m_parts[p].sums.empty())
            add(examiners::summedParts, static_cast<int>(p), wholeBoard, watched);
    }
}

} // namespace tokisuji::tracing
