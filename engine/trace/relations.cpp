#include "engine/trace/relations.h"
#include "engine/trace/index.h"

#include <algorithm>
#include <numeric>

namespace tokisuji::tracing {

namespace {

/// `l` expressed by what its atom equals.
Lit through(Lit l, Lit image)
{
    return l.positive() ? image : !image;
}

} // namespace

Relations::Relations(int atoms) : m_parent(at(atoms)), m_members(at(atoms)), m_links(at(atoms)), m_from(at(atoms), -1)
{
    for (int a = 0; a < atoms; ++a) {
        m_parent[at(a)] = Lit::of(a);
        m_members[at(a)] = {a};
    }
}

Lit Relations::classOf(Lit l) const
{
    while (m_parent[at(l.atom())].atom() != l.atom())
        l = through(l, m_parent[at(l.atom())]);
    return l;
}

int Relations::rootOf(int atom) const
{
    return classOf(Lit::of(atom)).atom();
}

std::optional<bool> Relations::related(Lit a, Lit b) const
{
    const Lit x = classOf(a);
    const Lit y = classOf(b);
    if (x.atom() != y.atom())
        return std::nullopt;
    return x == y;
}

const std::vector<int>& Relations::members(int atom) const
{
    return m_members[at(rootOf(atom))];
}

std::vector<Fact> Relations::chain(Lit a, Lit b) const
{
    std::vector<int> queue{a.atom()};
    m_from[at(a.atom())] = a.atom();
    for (std::size_t i = 0; i < queue.size() && m_from[at(b.atom())] < 0; ++i)
        for (const Link& link : m_links[at(queue[i])])
            if (int& from = m_from[at(link.other.atom())]; from < 0) {
                from = queue[i];
                queue.push_back(link.other.atom());
            }
    std::vector<Fact> facts;
    for (int atom = b.atom(); atom != a.atom(); atom = m_from[at(atom)]) {
        const int before = m_from[at(atom)];
        const auto link = std::ranges::find(m_links[at(before)], atom, [](const Link& l) { return l.other.atom(); });
        const Fact told{Lit::of(before), link->other};
        facts.push_back(told.isValue() ? Fact{!told.a, !told.b} : told); // equal to Yes is written as opposite to No
    }
    for (const int atom : queue)
        m_from[at(atom)] = -1;
    return facts;
}

std::vector<int> Relations::tell(Fact fact, int position)
{
    m_links[at(fact.a.atom())].push_back({fact.a.positive() ? fact.b : !fact.b, position});
    m_links[at(fact.b.atom())].push_back({fact.b.positive() ? fact.a : !fact.a, position});
    Lit a = classOf(fact.a);
    Lit b = classOf(fact.b);
    if (a.atom() == b.atom()) {
        m_joined.push_back(-1);
        return {};
    }
    if (m_members[at(a.atom())].size() > m_members[at(b.atom())].size())
        std::swap(a, b);
    m_parent[at(a.atom())] = a.positive() ? b : !b;
    auto& all = m_members[at(b.atom())];
    const auto& small = m_members[at(a.atom())];
    all.insert(all.end(), small.begin(), small.end());
    m_joined.push_back(a.atom());
    return small;
}

void Relations::untell(Fact fact)
{
    m_links[at(fact.a.atom())].pop_back();
    m_links[at(fact.b.atom())].pop_back();
    const int root = m_joined.back();
    m_joined.pop_back();
    if (root < 0)
        return;
    const int above = m_parent[at(root)].atom();
    auto& all = m_members[at(above)];
    all.resize(all.size() - m_members[at(root)].size());
    m_parent[at(root)] = Lit::of(root);
}

} // namespace tokisuji::tracing
