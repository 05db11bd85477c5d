#include "tools/mine/library_thinning.h"

#include "engine/rules/families.h"
#include "engine/rules/rules.h"
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/patterns/library.h"

#include <algorithm>
#include <map>

namespace tokisuji::mine {

using namespace tracing;

namespace {

/// A board with nothing but the situation of a pattern on it.
class Stage {
public:
    explicit Stage(const Pattern& pattern) : m_pattern(pattern)
    {
        addSpots();
        for (const Definition& d : pattern.definitions)
            m_lits.push_back(helper(d));
        for (const PatternRule& rule : pattern.rules)
            m_rules.at(m_pattern.spots.front().place, family(rule.family))
                .when(literal(rule.guard))
                .say(Count{literals(rule.operands), rule.lo, rule.hi, rule.step});
        for (const PatternNet& net : pattern.nets)
            m_rules.at(wholeBoard, family(net.family)).say(Connected{graphOf(net)});
    }

    /// Do these patterns, with the cheap propagators, come to the same?
    [[nodiscard]] bool isFoundBy(const PatternLibrary& library) const
    {
        const Ground ground(m_rules, &library);
        const Naming naming(ground, {}, *findProfile("normal"));
        Mind mind(ground, naming, {});
        for (const Lit l : literals(m_pattern.known))
            mind.conclude({.technique = idOf(Move::Hypothesis), .conclusions = {{l}}});
        mind.wakeAll();
        mind.run(cheapLevel);
        const auto wanted = literals(m_pattern.conclusions);
        return mind.isBroken() || std::ranges::all_of(wanted, [&](Lit l) { return mind.isTrue(l); });
    }

private:
    [[nodiscard]] const RuleFamily& family(const std::string& id)
    {
        const auto known = m_families.try_emplace(id).first;
        known->second.id = known->first;
        return known->second;
    }
    /// Answers with several values once for each place.
    void addSpots()
    {
        std::map<std::pair<Layer, Place>, NumberVar> numbers;
        for (const PatternSpot& spot : m_pattern.spots) {
            if (spot.kind != PatternSpot::Is) {
                m_lits.push_back(m_rules.answers(spot.layer, {spot.place}).front());
                continue;
            }
            const auto [number, isNew] = numbers.try_emplace({spot.layer, spot.place});
            if (isNew)
                number->second = m_rules.numberAnswer(spot.layer, spot.place, 0, mostValue, family::filled);
            m_lits.push_back(number->second.values[at(std::min(spot.value, mostValue))]);
        }
    }
    [[nodiscard]] Lit literal(Lit l) const { return l.positive() ? m_lits[at(l.atom())] : !m_lits[at(l.atom())]; }
    [[nodiscard]] std::vector<Lit> literals(const std::vector<Lit>& lits) const
    {
        std::vector<Lit> found;
        for (const Lit l : lits)
            found.push_back(literal(l));
        return found;
    }
    [[nodiscard]] Lit helper(const Definition& d)
    {
        const auto operands = literals(d.operands);
        if (d.op == Definition::Xor)
            return m_rules.oneOf(operands[0], operands[1]);
        return d.op == Definition::And ? m_rules.allOf(operands) : m_rules.anyOf(operands);
    }
    /// With one more node for all that lies beyond.
    [[nodiscard]] Graph graphOf(const PatternNet& net)
    {
        Graph graph{.nodes = literals(net.nodes)};
        std::vector<char> isClosed(net.nodes.size(), 0);
        for (const PatternNet::Closed& closed : net.closed) {
            isClosed[at(closed.node)] = 1;
            for (const PatternNet::Way& way : closed.ways)
                graph.links.push_back({closed.node, way.to, way.link == Yes ? Yes : literal(way.link)});
        }
        const auto beyond = static_cast<int>(graph.nodes.size());
        graph.nodes.push_back(m_rules.answers(m_pattern.spots.front().layer, {wholeBoard}).front());
        for (int n = 0; n < beyond; ++n)
            if (isClosed[at(n)] == 0)
                graph.links.push_back({n, beyond, Yes});
        graph.places.assign(graph.nodes.size(), wholeBoard);
        return graph;
    }

    static constexpr int mostValue = 9;
    const Pattern& m_pattern;
    std::map<std::string, RuleFamily> m_families;
    Rules m_rules;
    std::vector<Lit> m_lits{Yes}; ///< by atom of the pattern
};

std::size_t sizeOf(const Pattern& pattern)
{
    return 2 * pattern.known.size() + pattern.rules.size() + 3 * pattern.nets.size();
}

} // namespace

PatternBook thinned(const PatternBook& book)
{
    PatternBook sorted = book;
    std::ranges::stable_sort(sorted.patterns, {}, sizeOf);
    PatternLibrary library(PatternBook{book.layers, {}, book.names});
    for (const Pattern& pattern : sorted.patterns)
        if (!Stage(pattern).isFoundBy(library))
            library.add(pattern);
    return library.book();
}

} // namespace tokisuji::mine
