// Two ways round a cell.
//
// A line that passes three corners of a square of the lattice, with the fourth unused, can pass the fourth instead of
// the middle one: both are one line between the same ends. If no rule sees the difference, there would be two
// solutions.
#include "engine/trace/propagate/uniqueness.h"

#include "engine/rules/literals.h"
#include "engine/trace/index.h"

#include <algorithm>
#include <array>

namespace tokisuji::tracing {

namespace {

/// Who speaks of an atom.
class Speakers {
public:
    explicit Speakers(const Rules& rules)
        : m_rules(rules), m_instances(at(rules.atomCount())), m_isDefining(at(rules.atomCount()), 0)
    {
        for (std::size_t i = 0; i < rules.instances().size(); ++i)
            for (const Lit l : allLiteralsOf(rules.instances()[i]))
                m_instances[at(l.atom())].push_back(static_cast<int>(i));
        for (const Definition& definition : rules.definitions())
            for (const Lit l : definition.operands)
                m_isDefining[at(l.atom())] = 1;
    }

    /// Does no rule but those of the lattice tell the four edges apart?
    [[nodiscard]] bool isIndifferent(const std::array<Lit, 4>& edges) const
    {
        return std::ranges::all_of(edges, [&](Lit edge) {
            return edge.positive() && m_isDefining[at(edge.atom())] == 0
                   && std::ranges::all_of(m_instances[at(edge.atom())],
                                          [&](int i) { return isIndifferent(m_rules.instances()[at(i)], edges); });
        });
    }
    /// The rule that exactly two of the four are line; -1: there is none.
    [[nodiscard]] int exactlyTwo(const std::array<Lit, 4>& edges) const
    {
        for (const int i : m_instances[at(edges.front().atom())])
            if (isTwoOf(m_rules.instances()[at(i)], edges.size()))
                return i;
        return -1;
    }

private:
    [[nodiscard]] static bool isTwoOf(const Instance& rule, std::size_t operands)
    {
        const auto* count = rule.find<Count>();
        return count != nullptr && rule.role() != Role::Degree && rule.guard == Yes && count->lo == 2 && count->hi == 2
               && count->operands.size() == operands;
    }
    [[nodiscard]] bool isIndifferent(const Instance& rule, const std::array<Lit, 4>& edges) const
    {
        if (rule.role() == Role::Degree || rule.is<Circuit>())
            return true;
        const auto operands = rule.operands();
        return (rule.is<Count>() || rule.is<Any>()) && rule.guard == Yes && std::ranges::all_of(edges, [&](Lit edge) {
                   return std::ranges::find(operands, edge) != operands.end();
               });
    }

    const Rules& m_rules;
    std::vector<std::vector<int>> m_instances;
    std::vector<char> m_isDefining;
};

/// A square of the lattice, seen from one corner: the two edges there and the two at the corner opposite.
struct Square {
    std::array<int, 2> here;
    std::array<int, 2> opposite;
    int corner = 0; ///< the node opposite

    [[nodiscard]] std::array<int, 4> edges() const { return {here[0], here[1], opposite[0], opposite[1]}; }
};

bool touches(const LoopMap::Edge& edge, int node)
{
    return edge.a == node || edge.b == node;
}

/// The four views of a face with four corners; none when it has not.
std::vector<Square> squaresOf(const LoopMap& loop, const LoopMap::Face& face)
{
    std::vector<Square> squares;
    if (face.edges.size() != 4)
        return squares;
    std::vector<int> corners;
    for (const int e : face.edges)
        for (const int node : {loop.edges[at(e)].a, loop.edges[at(e)].b})
            if (std::ranges::find(corners, node) == corners.end())
                corners.push_back(node);
    if (corners.size() != 4)
        return squares;
    for (const int corner : corners) {
        std::vector<int> near;
        std::vector<int> far;
        for (const int e : face.edges)
            (touches(loop.edges[at(e)], corner) ? near : far).push_back(e);
        if (near.size() == 2)
            squares.push_back({{far[0], far[1]}, {near[0], near[1]}, corner});
    }
    return squares;
}

class Detours {
public:
    Detours(const Mind& mind, const LoopMap& loop, const Speakers& speakers)
        : m_mind(mind), m_loop(loop), m_speakers(speakers)
    {
    }

    [[nodiscard]] bool search(const TakeDeduction& take) const
    {
        for (const LoopMap::Face& face : m_loop.faces)
            for (const Square& square : squaresOf(m_loop, face))
                if (lookAt(square, take))
                    return true;
        return false;
    }

private:
    [[nodiscard]] Lit lit(int edge) const { return m_loop.edges[at(edge)].lit; }

    [[nodiscard]] bool lookAt(const Square& square, const TakeDeduction& take) const
    {
        const auto edges = square.edges();
        if (std::ranges::none_of(edges, [&](int e) { return m_mind.isOpen(lit(e)); }))
            return false;
        const std::array<Lit, 4> lits{lit(edges[0]), lit(edges[1]), lit(edges[2]), lit(edges[3])};
        Deduction d{.technique = idOf(Move::UniqueDetour)};
        for (const int e : m_loop.edgesOf[at(square.corner)]) {
            if (std::ranges::find(square.opposite, e) != square.opposite.end())
                continue;
            if (!m_mind.isFalse(lit(e)))
                return false; // the corner may be used from elsewhere
            d.premises.push_back({!lit(e)});
        }
        if (!m_speakers.isIndifferent(lits))
            return false;
        Hint area{Hint::Area, {}};
        for (const int e : edges)
            area.places.push_back(m_mind.ground().placeOf(lit(e).atom()));
        d.hints = {area};
        d.instances = {m_loop.instance};
        return goesRound(square, d, take) || goesThrough(square, lits, d, take);
    }

    /// The corner is unused and one of the edges here is line: not the other too.
    [[nodiscard]] bool goesRound(const Square& square, const Deduction& known, const TakeDeduction& take) const
    {
        const auto isOff = [&](int e) { return m_mind.isFalse(lit(e)); };
        if (!std::ranges::all_of(square.opposite, isOff))
            return false;
        for (const int side : {0, 1}) {
            const Lit line = lit(square.here[at(side)]);
            const Lit other = lit(square.here[at(1 - side)]);
            if (!m_mind.isTrue(line) || !m_mind.isOpen(other))
                continue;
            Deduction d = known;
            for (const int e : square.opposite)
                d.premises.push_back({!lit(e)});
            d.premises.push_back({line});
            d.conclusions = {{!other}};
            if (take(std::move(d)))
                return true;
        }
        return false;
    }

    /// Two of the four are line, and the corner has no other edges: the line takes the corner, since it could else go
    /// either way.
    [[nodiscard]] bool goesThrough(const Square& square, const std::array<Lit, 4>& lits, Deduction d,
                                   const TakeDeduction& take) const
    {
        const int rule = m_speakers.exactlyTwo(lits);
        const int degree = m_loop.degrees[at(square.corner)];
        if (rule < 0 || degree < 0)
            return false;
        d.instances.insert(d.instances.end(), {rule, degree});
        for (const int e : square.opposite)
            d.conclusions.push_back({lit(e)});
        for (const int e : square.here)
            d.conclusions.push_back({!lit(e)});
        return take(std::move(d));
    }

    const Mind& m_mind;
    const LoopMap& m_loop;
    const Speakers& m_speakers;
};

} // namespace

bool deduceFromDetours(const Mind& mind, const TakeDeduction& take)
{
    if (mind.ground().loops().size() != 1) // several loops may see each other's edges
        return false;
    const Speakers speakers(mind.rules());
    return Detours(mind, mind.ground().loops().front(), speakers).search(take);
}

} // namespace tokisuji::tracing
