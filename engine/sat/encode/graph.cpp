// Connected by lazy separators. In a model that falls into areas, each area A but the largest gets a cut: take x in A
// and y in the largest; every way from x to y leaves A for the last time and then never comes back, so it uses one of
// the ways out of A that a flood from y, kept out of A and its rim, can see. Hence: not x, or not y, or one of these
// ways is open. A way out is the link where that is what is missing in the model, else the node beyond it. A premise
// falls away where some witness (nodes one of which is certainly present) lies wholly in A, or wholly in the flood.
//
// On a grid, walls run by corners too; where cuts recur for long, a Potential says exactly that no wall separates a
// pair of cells. It is large, so the next one comes when the number of rounds has doubled. Where no square of cells can
// be all wall, all walls that hang on the frame are forbidden at once before that (see wall_forest.h).
#include "engine/sat/encode/graph.h"

#include "engine/sat/encode/potential.h"
#include "engine/sat/encode/wall_forest.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace tokisuji {

namespace {

constexpr int roundsBeforeForest = 32;
constexpr int roundsBeforePotential = 32;
constexpr std::size_t largestGroupMend = 6;
constexpr std::size_t enoughSureNodes = 3; ///< no area of two holds them all

} // namespace

ConnectedRule::ConnectedRule(const Graph& graph, Lit guard, SatSolver& solver)
    : LazyRule(guard), m_graph(graph), m_out(solver, {guard}), m_steps(graph.nodes.size()),
      m_witnessesOfNode(graph.nodes.size()), m_granted(static_cast<int>(graph.nodes.size())),
      m_seen(static_cast<int>(graph.nodes.size())), m_inArea(static_cast<int>(graph.nodes.size())),
      m_inRim(static_cast<int>(graph.nodes.size())), m_beyond(static_cast<int>(graph.nodes.size())),
      m_floodOf(graph.nodes.size())
{
    for (const Graph::Link& link : graph.links) {
        if (link.present == No)
            continue;
        m_steps[static_cast<std::size_t>(link.a)].push_back({link.b, link.present});
        m_steps[static_cast<std::size_t>(link.b)].push_back({link.a, link.present});
    }
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        if (!graph.nodes[i].constant())
            m_nodeOfAtom.emplace(graph.nodes[i].atom(), static_cast<int>(i));
    encodeLonelyNodes();
}

/// A node all of whose neighbours are missing is the only one: said for certain nodes, where it is a short clause.
void ConnectedRule::encodeLonelyNodes()
{
    const auto certain = std::ranges::count(m_graph.nodes, Yes);
    if (certain < 2)
        return;
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        if (m_graph.nodes[i] != Yes)
            continue;
        std::vector<Lit> ways;
        for (const Step& step : m_steps[i])
            ways.push_back(step.link == Yes ? node(step.node) : step.link);
        m_out.clause(std::move(ways));
    }
}

void ConnectedRule::setWitnesses(const std::vector<Witness>& witnesses)
{
    m_witnesses.clear();
    for (auto& list : m_witnessesOfNode)
        list.clear();
    for (const Witness& witness : witnesses) {
        const auto isNode = [&](Lit l) {
            const auto it = m_nodeOfAtom.find(l.atom());
            return it != m_nodeOfAtom.end() && node(it->second) == l;
        };
        if (witness.oneOf.empty() || !std::ranges::all_of(witness.oneOf, isNode)) // most are of other graphs
            continue;
        std::vector<int> nodes;
        for (const Lit l : witness.oneOf)
            nodes.push_back(m_nodeOfAtom.at(l.atom()));
        for (const int i : nodes)
            m_witnessesOfNode[static_cast<std::size_t>(i)].push_back(static_cast<int>(m_witnesses.size()));
        m_witnesses.push_back({std::move(nodes), witness.selector});
    }
    encodeSmallAreas();
}

/// What addEagerRim may lean on: nodes that are present whatever the clues.
bool ConnectedRule::findSureNodes()
{
    m_sureNodes.clear();
    for (int i = 0; i < static_cast<int>(m_graph.nodes.size()) && m_sureNodes.size() < enoughSureNodes; ++i)
        if (m_out.surely(node(i)))
            m_sureNodes.push_back(i);
    const auto isFixed = [](const NodeWitness& w) { return w.selector == Yes; };
    return !m_sureNodes.empty() || std::ranges::any_of(m_witnesses, isFixed);
}

/// Where cells are known to be present everywhere, the smallest areas are cut off so often that it pays to say so
/// beforehand.
void ConnectedRule::encodeSmallAreas()
{
    if (m_smallAreasSaid || m_graph.grid.cells() == 0 || !findSureNodes())
        return;
    m_smallAreasSaid = true;
    for (int i = 0; i < static_cast<int>(m_graph.nodes.size()); ++i) {
        addEagerRim({i});
        for (const Step& step : steps(i))
            if (step.node > i)
                addEagerRim({i, step.node});
    }
}

/// One of the nodes marked as the area is present, whatever the clues.
bool ConnectedRule::hasFixedWitness(const std::vector<int>& area) const
{
    return std::ranges::any_of(m_witnessesOfNode[static_cast<std::size_t>(area.front())], [&](int w) {
        const NodeWitness& witness = m_witnesses[static_cast<std::size_t>(w)];
        return witness.selector == Yes && std::ranges::all_of(witness.nodes, [&](int i) { return m_inArea.has(i); });
    });
}

/// A present area needs a way out where something is certain to be present beyond its rim.
void ConnectedRule::addEagerRim(const std::vector<int>& area)
{
    m_inArea.clear();
    m_inRim.clear();
    for (const int i : area)
        m_inArea.insert(i);
    std::vector<Lit> clause;
    for (const int i : area)
        for (const Step& step : steps(i))
            if (!m_inArea.has(step.node) && m_inRim.insert(step.node))
                clause.push_back(node(step.node));
    const auto isBeyond = [&](int i) { return !m_inArea.has(i); };
    const auto isWitnessBeyond = [&](const NodeWitness& w) {
        return w.selector == Yes && std::ranges::all_of(w.nodes, isBeyond);
    };
    if (!std::ranges::any_of(m_sureNodes, isBeyond) && !std::ranges::any_of(m_witnesses, isWitnessBeyond))
        return;
    if (area.size() == 1)
        clause.push_back(!node(area.front()));
    else if (!hasFixedWitness(area))
        return; // its single cells say as much
    m_out.clause(std::move(clause));
}

/// A witness of the model that touches the area and whose nodes all satisfy the condition.
template <class Inside>
const ConnectedRule::NodeWitness* ConnectedRule::witnessIn(const std::vector<int>& area, const Truth& truth,
                                                           const Inside& inside) const
{
    for (const int i : area)
        for (const int w : m_witnessesOfNode[static_cast<std::size_t>(i)])
            if (const NodeWitness& witness = m_witnesses[static_cast<std::size_t>(w)];
                truth[witness.selector] && std::ranges::all_of(witness.nodes, inside))
                return &witness;
    return nullptr;
}

const ConnectedRule::Areas& ConnectedRule::areas(const Truth& truth)
{
    m_seen.clear();
    m_areas.largest = 0;
    std::size_t used = 0;
    for (int start = 0; start < static_cast<int>(m_graph.nodes.size()); ++start) {
        if (!truth[node(start)] || !m_seen.insert(start))
            continue;
        if (used == m_areas.nodes.size())
            m_areas.nodes.emplace_back();
        std::vector<int>& area = m_areas.nodes[used];
        area.assign(1, start);
        for (std::size_t i = 0; i < area.size(); ++i)
            for (const Step& step : steps(area[i]))
                if (truth[step.link] && truth[node(step.node)] && m_seen.insert(step.node))
                    area.push_back(step.node);
        if (area.size() > m_areas.nodes[m_areas.largest].size())
            m_areas.largest = used;
        ++used;
    }
    m_areas.nodes.resize(used);
    return m_areas;
}

/// A node that is certainly there, else one that is taken for granted, else the next in turn.
int ConnectedRule::representative(const std::vector<int>& area)
{
    const auto sure = std::ranges::find_if(area, [&](int i) { return m_out.surely(node(i)); });
    if (sure != area.end())
        return *sure;
    const auto granted = std::ranges::find_if(area, [&](int i) { return m_granted.has(i); });
    return granted != area.end() ? *granted : area[m_turn++ % area.size()];
}

/// As if all were present that can be: areas of that never hang together.
int ConnectedRule::cutGranted(std::span<const Lit> literals)
{
    Truth most(m_out.solver().atomCount());
    const auto setUnlessAbsent = [&](Lit l) {
        if (!l.constant())
            most.set(m_out.surely(!l) ? !l : l);
    };
    std::ranges::for_each(m_graph.nodes, setUnlessAbsent);
    std::ranges::for_each(m_graph.links, setUnlessAbsent, &Graph::Link::present);
    m_granted.clear();
    for (const Lit l : literals) {
        if (l.constant())
            continue;
        most.set(l);
        if (const auto found = m_nodeOfAtom.find(l.atom()); found != m_nodeOfAtom.end() && node(found->second) == l)
            m_granted.insert(found->second);
    }
    const std::vector<int>* main = nullptr;
    int cuts = 0;
    for (const std::vector<int>& area : areas(most).nodes) {
        if (std::ranges::none_of(area, [&](int i) { return m_granted.has(i) || m_out.surely(node(i)); }))
            continue;
        if (main == nullptr) {
            main = &area;
            continue;
        }
        addSeparator(area, representative(area), *main, representative(*main), most);
        ++cuts;
    }
    return cuts;
}

/// The node that most likely stays, the same each time that the area comes up.
int ConnectedRule::anchorOf(const std::vector<int>& area, const Truth& truth) const
{
    const auto score = [&](int i) {
        return (m_out.surely(node(i)) ? 100 : 0)
               + std::ranges::count_if(steps(i), [&](const Step& step) { return truth[node(step.node)]; });
    };
    return *std::ranges::max_element(area, {}, score);
}

int ConnectedRule::cutModel(const Truth& truth, int round, const Halt& halt)
{
    const Areas& found = areas(truth);
    if (found.nodes.size() <= 1)
        return 0;
    encodeSmallAreas();
    const std::vector<int>& main = found.nodes[found.largest];
    int cuts = 0;
    for (std::size_t i = 0; i < found.nodes.size() && !halt.reached(); ++i)
        if (i != found.largest) {
            addSeparator(found.nodes[i], representative(found.nodes[i]), main, representative(main), truth);
            ++cuts;
        }
    if (round >= roundsBeforeForest)
        sayForest();
    const bool recursForLong = round >= roundsBeforePotential && std::has_single_bit(static_cast<unsigned>(round));
    if (m_graph.grid.cells() > 0 && recursForLong)
        raisePotential(found, truth);
    return cuts;
}

/// Some cell of each square is certainly present, whatever the clues.
bool ConnectedRule::wallsAreThin() const
{
    const auto [width, height] = m_graph.grid;
    const auto isThin = [&](int corner) {
        const std::array square{corner, corner + 1, corner + width, corner + width + 1};
        const auto isInSquare = [&](int i) { return std::ranges::find(square, i) != square.end(); };
        return std::ranges::any_of(square, [&](int i) {
            const auto saysSo = [&](int w) {
                const NodeWitness& witness = m_witnesses[static_cast<std::size_t>(w)];
                return witness.selector == Yes && std::ranges::all_of(witness.nodes, isInSquare);
            };
            return m_out.surely(node(i)) || std::ranges::any_of(m_witnessesOfNode[static_cast<std::size_t>(i)], saysSo);
        });
    };
    for (int y = 0; y + 1 < height; ++y)
        for (int x = 0; x + 1 < width; ++x)
            if (!isThin(y * width + x))
                return false;
    return true;
}

void ConnectedRule::sayForest()
{
    if (std::exchange(m_forestTried, true) || std::min(m_graph.grid.width, m_graph.grid.height) < 2)
        return;
    if (wallsAreThin())
        encoding::wallForest(m_out, m_graph.grid, m_graph.nodes);
}

/// Floods from all nodes beside the area and its rim at once. They are of one part where floods have met; as soon as
/// that is true of all, it ends: round a small area after a few steps.
void ConnectedRule::floodBeyond(const std::vector<int>& area, const std::vector<int>& rim)
{
    m_beyond.clear();
    m_flood.clear();
    for (const auto* nodes : {&rim, &area})
        for (const int i : *nodes)
            for (const Step& step : steps(i))
                if (!isBlocked(step.node) && m_beyond.insert(step.node)) {
                    m_floodOf[static_cast<std::size_t>(step.node)] = static_cast<int>(m_flood.size());
                    m_flood.push_back(step.node);
                }
    m_parts = Components(static_cast<int>(m_flood.size()));
    std::size_t parts = m_flood.size();
    for (std::size_t k = 0; k < m_flood.size() && parts > 1; ++k) {
        const int flood = m_floodOf[static_cast<std::size_t>(m_flood[k])];
        for (const Step& step : steps(m_flood[k])) {
            if (isBlocked(step.node) || m_out.surely(!step.link))
                continue;
            int& other = m_floodOf[static_cast<std::size_t>(step.node)];
            if (m_beyond.insert(step.node)) {
                other = flood;
                m_flood.push_back(step.node);
            } else if (m_parts.join(flood, other)) {
                --parts;
            }
        }
    }
    m_isOnePart = parts <= 1;
}

bool ConnectedRule::isBlocked(int i) const
{
    return m_inArea.has(i) || m_inRim.has(i) || m_out.surely(!node(i));
}

/// Do ways that enter neither the area nor its rim lead from the node to another one? If the flood has not seen them,
/// they may do; a cut that takes it for granted is true none the less.
bool ConnectedRule::isBeyond(int i, int with)
{
    if (isBlocked(i))
        return false;
    if (m_isOnePart)
        return true;
    const auto partOf = [&](int node) { return m_parts.find(m_floodOf[static_cast<std::size_t>(node)]); };
    return m_beyond.has(i) && m_beyond.has(with) && partOf(i) == partOf(with);
}

void ConnectedRule::addSeparator(const std::vector<int>& area, int from, const std::vector<int>& main, int to,
                                 const Truth& truth)
{
    m_inArea.clear();
    m_inRim.clear();
    for (const int i : area)
        m_inArea.insert(i);
    std::vector<int> rim;
    for (const int i : area)
        for (const Step& step : steps(i))
            if (truth[step.link] && !m_inArea.has(step.node) && m_inRim.insert(step.node))
                rim.push_back(step.node);
    floodBeyond(area, rim);

    const auto isDead = [&](int i) { return m_out.surely(!node(i)); };
    const NodeWitness* within = witnessIn(area, truth, [&](int i) { return m_inArea.has(i) || isDead(i); });
    const NodeWitness* beyond = witnessIn(main, truth, [&](int i) { return isBeyond(i, to) || isDead(i); });
    std::vector<Lit> clause{within != nullptr ? !within->selector : !node(from),
                            beyond != nullptr ? !beyond->selector : !node(to)};
    for (const int i : rim)
        if (std::ranges::any_of(steps(i), [&](const Step& step) { return isBeyond(step.node, to); }))
            clause.push_back(node(i));
    for (const int i : area)
        for (const Step& step : steps(i))
            if (!truth[step.link] && isBeyond(step.node, to))
                clause.push_back(step.link);
    m_out.clause(std::move(clause));
}

void ConnectedRule::raisePotential(const Areas& found, const Truth& truth)
{
    const std::vector<int>* largest = nullptr;
    for (std::size_t i = 0; i < found.nodes.size(); ++i)
        if (i != found.largest && found.nodes[i].size() >= smallestForPotential
            && (largest == nullptr || found.nodes[i].size() > largest->size()))
            largest = &found.nodes[i];
    if (largest == nullptr)
        return;
    // The board with a frame of wall.
    const auto [w, h] = m_graph.grid;
    PlaneColours colours{{w + 2, h + 2}, std::vector<Lit>(static_cast<std::size_t>((w + 2) * (h + 2)), No), true};
    const auto framed = [w = w](int i) { return (i / w + 1) * (w + 2) + i % w + 1; };
    for (int i = 0; i < w * h; ++i)
        colours.open[static_cast<std::size_t>(framed(i))] = node(i);
    std::vector<int> area;
    for (const int i : *largest)
        area.push_back(framed(i));
    m_potentials.raise(colours, area, framed(anchorOf(*largest, truth)),
                       framed(anchorOf(found.nodes[found.largest], truth)), m_out);
}

bool ConnectedRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    const Areas& found = areas(truth);
    if (found.nodes.size() <= 1)
        return true;
    const std::vector<int>* smallest = nullptr;
    for (std::size_t i = 0; i < found.nodes.size(); ++i)
        if (i != found.largest && (smallest == nullptr || found.nodes[i].size() < smallest->size()))
            smallest = &found.nodes[i];
    if (mend == nullptr || smallest->size() > largestGroupMend)
        return false;
    for (const int i : *smallest) {
        mend->push_back(node(i));
        for (const Step& step : steps(i))
            mend->push_back(truth[step.link] ? node(step.node) : step.link);
    }
    return false;
}

void ConnectedRule::assume(std::vector<Lit>& assumptions) const
{
    m_potentials.assume(assumptions);
}

} // namespace tokisuji
