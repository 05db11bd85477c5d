// The Binder's part about ways: lines that link clues, loops with an order, rays. Their subject is the instance.
#include "engine/trace/binder.h"

namespace tokisuji::tracing {

void Binder::bindSeparate(int index)
{
    const Instance& i = m_ground.instance(index);
    const Graph& graph = m_rules.graph(i);
    std::vector<Lit> watched = graph.nodes;
    watched.push_back(i.guard);
    for (const Graph::Link& link : graph.links)
        watched.push_back(link.present);
    add(Examiner::Separate, index, wholeBoard, watched);
}

void Binder::bindInOrder(int index)
{
    const Instance& i = m_ground.instance(index);
    const Circuit& loop = m_rules.course(i).loop;
    std::vector<Lit> watched = loop.right;
    watched.insert(watched.end(), loop.down.begin(), loop.down.end());
    watched.push_back(i.guard);
    add(Examiner::InOrder, index, i.anchor, watched);
}

void Binder::bindRays(int index)
{
    const Instance& i = m_ground.instance(index);
    const Mirrors& mirrors = m_rules.mirrors(i);
    std::vector<Lit> watched = mirrors.slash;
    watched.insert(watched.end(), mirrors.backslash.begin(), mirrors.backslash.end());
    watched.push_back(i.guard);
    add(Examiner::Rays, index, i.anchor, watched);
}

} // namespace tokisuji::tracing
