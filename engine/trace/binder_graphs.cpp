// The Binder's part about graphs: loops with their faces, networks, regions.
#include "engine/trace/binder.h"
#include "engine/trace/index.h"

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

} // namespace

/// Does an instance ask for edges of the loop, so that a loop which leaves it short is not all there is?
bool Binder::asksFor(const Instance& i, const std::vector<char>& isEdge) const
{
    if (i.role() == Role::Degree || i.guard != Yes || (i.kind != Kind::Any && i.kind != Kind::Count))
        return false;
    if (i.kind == Kind::Count && i.lo <= 0)
        return false;
    const auto lits = m_rules.operands(i);
    return std::ranges::any_of(lits, [&](Lit l) { return l.positive() && isEdge[at(l.atom())] != 0; });
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
}

void Binder::bindCircuit(int index)
{
    const Instance& i = m_ground.instance(index);
    const Circuit& circuit = m_rules.circuit(i);
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
        std::vector<Lit> all;
        for (std::size_t e = 0; e < loop.edges.size(); ++e) {
            const LoopMap::Edge& edge = loop.edges[e];
            all.push_back(edge.lit);
            add(Examiner::LoopColour, packSubject(l, e), m_ground.placeOf(edge.lit.atom()),
                {edge.lit, edge.faceA, edge.faceB}, true);
        }
        for (std::size_t f = 0; f < loop.faces.size(); ++f) {
            std::vector<Lit> around;
            for (const int e : loop.faces[f].edges)
                around.insert(around.end(), {loop.edges[at(e)].lit, loop.edges[at(e)].faceA, loop.edges[at(e)].faceB});
            add(Examiner::ColourPairs, packSubject(l, f), m_ground.placeOf(around.front().atom()), around, true);
        }
        add(Examiner::LoopClose, static_cast<int>(l), wholeBoard, all);
        add(Examiner::LoopRegion, static_cast<int>(l), wholeBoard, all);
    }
}

void Binder::bindConnected(int index)
{
    const Instance& i = m_ground.instance(index);
    const Graph& graph = m_rules.graph(i);
    NetMap net{.instance = index, .ways = {}, .sums = std::vector<int>(graph.nodes.size(), -1)};
    net.ways.resize(graph.nodes.size());
    std::vector<Lit> watched = graph.nodes;
    watched.push_back(i.guard);
    for (const Graph::Link& link : graph.links) {
        net.ways[at(link.a)].push_back({link.b, link.present});
        net.ways[at(link.b)].push_back({link.a, link.present});
        watched.push_back(link.present);
        net.hasLinks = net.hasLinks || !link.present.constant();
    }
    const int subject = static_cast<int>(m_ground.m_nets.size());
    add(Examiner::Exits, subject, wholeBoard, watched);
    add(Examiner::Cuts, subject, wholeBoard, watched);
    if (net.hasLinks) {
        std::map<Place, int> sums;
        for (std::size_t k = 0; k < m_rules.instances().size(); ++k)
            if (const Instance& other = m_rules.instances()[k];
                other.kind == Kind::Count && other.lo == other.hi && other.step == 1 && isCell(other.anchor))
                sums.emplace(other.anchor, static_cast<int>(k));
        for (std::size_t n = 0; n < graph.places.size(); ++n)
            if (const auto sum = sums.find(graph.places[n]); sum != sums.end())
                net.sums[n] = sum->second;
        for (const Instance& other : m_rules.instances())
            if (other.role() == Role::Meaning || other.kind == Kind::Count)
                watched.insert(watched.end(), m_rules.operands(other).begin(), m_rules.operands(other).end());
        add(Examiner::Isolation, subject, wholeBoard, watched);
    }
    m_ground.m_nets.push_back(std::move(net));
    bindCorners(index);
}

void Binder::bindAcyclic(int index)
{
    const Instance& i = m_ground.instance(index);
    const Graph& graph = m_rules.graph(i);
    std::vector<Lit> watched = graph.nodes;
    watched.push_back(i.guard);
    for (const Graph::Link& link : graph.links)
        watched.push_back(link.present);
    add(Examiner::Acyclic, index, wholeBoard, watched);
}

void Binder::bindParts()
{
    std::map<std::uint32_t, int> subjectOf;
    const auto subject = [&](const Instance& i) {
        const auto [it, isNew] = subjectOf.try_emplace(i.table, static_cast<int>(m_ground.m_parts.size()));
        if (!isNew)
            return it->second;
        const Parts& parts = m_rules.parts(i);
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
        m_ground.m_parts.push_back(std::move(map));
        return it->second;
    };
    for (std::size_t k = 0; k < m_rules.instances().size(); ++k) {
        const Instance& i = m_rules.instances()[k];
        if (i.guard != Yes)
            continue;
        if (i.kind == Kind::Parts)
            m_ground.m_parts[at(subject(i))].instance = static_cast<int>(k);
        if (i.kind == Kind::PartSum)
            m_ground.m_parts[at(subject(i))].sums.push_back(static_cast<int>(k));
        if (i.kind != Kind::PartSize)
            continue;
        PartsMap& map = m_ground.m_parts[at(subject(i))];
        const int seed = map.seedAt[at(map.grid.index(PlaceKind::Cell, i.anchor))];
        if (seed >= 0) {
            map.seeds[at(seed)].size = i.lo;
            map.seeds[at(seed)].instance = static_cast<int>(k);
        }
    }
    for (std::size_t p = 0; p < m_ground.m_parts.size(); ++p) {
        const std::vector<Lit>& watched = m_ground.m_parts[p].present;
        for (const Examiner examiner : {Examiner::Regions, Examiner::RegionRoom, Examiner::RegionReach})
            add(examiner, static_cast<int>(p), wholeBoard, watched);
        if (m_ground.m_parts[p].sums.empty())
            continue;
        for (const Examiner examiner : {Examiner::TouchingParts, Examiner::TouchingRoom})
            add(examiner, static_cast<int>(p), wholeBoard, watched);
    }
}

} // namespace tokisuji::tracing
