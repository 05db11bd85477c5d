// One loop: what lies inside of it hangs together, and so does what lies outside, round the board.
//
// The nodes are the faces between the lines, and the frame, which is outside. For each side one depth-first search over
// all faces that can still lie there finds those that alone join known ones (Tarjan's low points).
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <utility>

namespace tokisuji::tracing {

namespace {

class Side {
public:
    /// `inside`: which side is looked at.
    Side(Mind& mind, const LoopMap& loop, bool inside)
        : m_mind(mind), m_loop(loop), m_inside(inside), m_frame(static_cast<int>(loop.faces.size())),
          m_beside(loop.facesBeside), m_states(loop.faces.size() + 1, Open), m_order(m_states.size(), 0),
          m_low(m_states.size(), 0), m_end(m_states.size(), 0), m_present(m_states.size(), 0)
    {
        for (int f = 0; f < m_frame; ++f)
            if (const auto isInside = mind.related(face(f), Yes))
                m_states[at(f)] = *isInside == inside ? Present : Absent;
        m_states[at(m_frame)] = inside ? Absent : Present;
    }

    void examine()
    {
        const auto start = std::ranges::find(m_states, Present);
        if (start == m_states.end())
            return;
        visit(static_cast<int>(start - m_states.begin()));
        for (int f = 0; f < m_frame && !m_mind.isBroken(); ++f)
            if (m_order[at(f)] == 0 && m_states[at(f)] != Absent)
                return concludeApart();
        for (const auto& [cut, child] : m_cuts)
            if (!m_mind.isBroken() && m_states[at(cut)] == Open && m_present[at(child)] > 0)
                concludeCut(cut, child);
    }

private:
    enum State : char { Open, Present, Absent };

    [[nodiscard]] Lit face(int f) const { return f == m_frame ? No : m_loop.faces[at(f)].lit; }

    struct Frame {
        int face;
        int parent;
        std::size_t next = 0;
    };
    void visit(int root)
    {
        std::vector<Frame> stack;
        const auto enter = [&](int f, int parent) {
            m_visited.push_back(f);
            m_order[at(f)] = m_low[at(f)] = static_cast<int>(m_visited.size());
            m_present[at(f)] = m_states[at(f)] == Present ? 1 : 0;
            stack.push_back({f, parent});
        };
        enter(root, -1);
        while (!stack.empty()) {
            Frame& top = stack.back();
            if (top.next == m_beside[at(top.face)].size()) {
                const Frame done = top;
                stack.pop_back();
                m_end[at(done.face)] = static_cast<int>(m_visited.size());
                if (done.parent >= 0)
                    leave(done.face, done.parent);
                continue;
            }
            const int next = m_beside[at(top.face)][top.next++];
            if (m_states[at(next)] == Absent || next == top.parent)
                continue;
            if (m_order[at(next)] != 0)
                m_low[at(top.face)] = std::min(m_low[at(top.face)], m_order[at(next)]);
            else
                enter(next, top.face);
        }
    }
    void leave(int child, int parent)
    {
        m_low[at(parent)] = std::min(m_low[at(parent)], m_low[at(child)]);
        m_present[at(parent)] += m_present[at(child)];
        if (m_low[at(child)] >= m_order[at(parent)])
            m_cuts.emplace_back(parent, child);
    }

    /// Why a face lies where it does.
    void addColour(int f, Deduction& d) const
    {
        if (f == m_frame)
            return;
        const auto chain = m_mind.facts().relations().chain(face(f), Yes);
        d.premises.insert(d.premises.end(), chain.begin(), chain.end());
    }
    /// What lies round some faces on the other side, without `through`, and one present face among them or not.
    void addWall(const std::vector<char>& isInside, int through, Deduction& d) const
    {
        std::vector<char> seen(m_states.size(), 0);
        for (int f = 0; f <= m_frame; ++f)
            for (const int next : m_beside[at(f)])
                if (isInside[at(f)] != 0 && isInside[at(next)] == 0 && next != through
                    && !std::exchange(seen[at(next)], static_cast<char>(1)))
                    addColour(next, d);
    }
    [[nodiscard]] Fact lies(int f, bool here) const { return equal(face(f), m_inside == here ? Yes : No); }
    [[nodiscard]] Deduction deduction() const
    {
        return {.technique = idOf(Move::LoopColour), .instances = {m_loop.instance}};
    }
    void addPresent(const std::vector<char>& isInside, bool among, Deduction& d) const
    {
        for (int f = m_frame; f >= 0; --f)
            if (m_states[at(f)] == Present && (isInside[at(f)] != 0) == among)
                return addColour(f, d);
    }

    /// Faces that the known ones cannot reach.
    void concludeApart()
    {
        std::vector<char> reached(m_states.size(), 0);
        for (const int f : m_visited)
            reached[at(f)] = 1;
        Deduction d = deduction();
        addWall(reached, -1, d);
        addPresent(reached, true, d);
        for (int f = 0; f < m_frame; ++f)
            if (reached[at(f)] == 0 && m_states[at(f)] != Absent)
                d.conclusions.push_back(lies(f, false));
        m_mind.conclude(std::move(d));
    }

    void concludeCut(int cut, int child)
    {
        std::vector<char> below(m_states.size(), 0);
        for (int k = m_order[at(child)] - 1; k < m_end[at(child)]; ++k)
            below[at(m_visited[at(k)])] = 1;
        std::vector<char> above(m_states.size(), 0);
        for (const int f : m_visited)
            above[at(f)] = below[at(f)] == 0 && f != cut ? 1 : 0;
        const bool belowIsSmall = std::ranges::count(below, 1) <= std::ranges::count(above, 1);
        Deduction d = deduction();
        addWall(belowIsSmall ? below : above, cut, d);
        addPresent(below, true, d);
        addPresent(above, true, d);
        d.conclusions = {lies(cut, true)};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const LoopMap& m_loop;
    bool m_inside;
    int m_frame; ///< what lies round the board, as a face
    const std::vector<std::vector<int>>& m_beside;
    std::vector<State> m_states;
    std::vector<int> m_order; ///< from 1; 0: not visited
    std::vector<int> m_low;
    std::vector<int> m_end;
    std::vector<int> m_present; ///< known faces in the subtree
    std::vector<int> m_visited;
    std::vector<std::pair<int, int>> m_cuts; ///< a face and a child whose subtree hangs on it alone
};

} // namespace

void examineLoopSides(Mind& mind, int subject)
{
    const LoopMap& loop = mind.ground().loops()[at(subject)];
    if (loop.faces.empty() || !mind.isTrue(mind.ground().instance(loop.instance).guard))
        return;
    for (const bool inside : {true, false})
        if (!mind.isBroken())
            Side(mind, loop, inside).examine();
}

} // namespace tokisuji::tracing
