// Rules say what a link board says if each instance is one of these:
//
//     a cell of a number has one link, any other cell none or two      Count
//     links close no ring                                              Acyclic
//     no path holds different numbers                                  Separate
//     some cell of a number has a link: it has one anyway              Any
#include "engine/solve/link_board.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

std::vector<Lit> sortedWithoutNo(std::span<const Lit> lits)
{
    std::vector<Lit> sorted;
    std::ranges::copy_if(lits, std::back_inserter(sorted), [](Lit l) { return l != No; });
    std::ranges::sort(sorted);
    return sorted;
}

class Reader {
public:
    Reader(const Rules& rules, Size size) : m_rules(rules), m_cells(static_cast<std::size_t>(size.cells()))
    {
        m_found.board.size = size;
        m_found.board.numbers.assign(m_cells, 0);
        m_found.right.assign(m_cells, No);
        m_found.down.assign(m_cells, No);
        m_ways.resize(m_cells);
    }

    std::optional<FoundLinks> read()
    {
        if (!m_rules.definitions().empty() || !m_rules.territories().empty() || !m_rules.waived().empty()
            || m_rules.leavesAnswersOut() || !readGraph() || !readNumbers())
            return std::nullopt;
        for (const Instance& instance : m_rules.instances())
            if (instance.guard != Yes || !isPart(instance))
                return std::nullopt;
        if (!m_isAcyclic || std::ranges::count(m_counted, 1) != std::ssize(m_counted))
            return std::nullopt;
        return m_found;
    }

private:
    [[nodiscard]] bool readGraph()
    {
        for (const Instance& instance : m_rules.instances())
            if (const auto* separate = instance.find<Separate>()) {
                if (m_graph != nullptr)
                    return false;
                m_graph = &*separate->graph;
            }
        const Grid grid(m_found.board.size);
        if (m_graph == nullptr || m_graph->places != grid.cells() || m_graph->tags.size() != m_cells
            || std::ranges::any_of(m_graph->nodes, [](Lit l) { return l != Yes; }))
            return false;
        m_counted.assign(m_cells, 0);
        return std::ranges::all_of(m_graph->links, [this](const Graph::Link& link) { return readLink(link); })
               && answersAreLinks();
    }
    /// Links of cells that lie side by side, each with a literal of its own.
    [[nodiscard]] bool readLink(const Graph::Link& link)
    {
        const int width = m_found.board.size.width;
        const auto a = static_cast<std::size_t>(std::min(link.a, link.b));
        const int step = std::max(link.a, link.b) - std::min(link.a, link.b);
        const bool isRight = step == 1 && (static_cast<int>(a) + 1) % width != 0;
        if (link.present.constant() || (!isRight && step != width))
            return false;
        Lit& place = isRight ? m_found.right[a] : m_found.down[a];
        if (place != No)
            return false;
        place = link.present;
        m_ways[a].push_back(link.present);
        m_ways[a + static_cast<std::size_t>(step)].push_back(link.present);
        return true;
    }
    [[nodiscard]] bool answersAreLinks()
    {
        std::vector<int> atoms;
        for (const Graph::Link& link : m_graph->links)
            atoms.push_back(link.present.atom());
        std::vector<int> asked;
        for (const Answer& answer : m_rules.answers()) {
            if (answer.code != Answer::Boolean)
                return false;
            asked.push_back(answer.atom);
        }
        std::ranges::sort(atoms);
        std::ranges::sort(asked);
        for (std::vector<Lit>& ways : m_ways)
            std::ranges::sort(ways);
        return atoms == asked && std::ranges::adjacent_find(atoms) == atoms.end();
    }
    /// Each number stands twice.
    [[nodiscard]] bool readNumbers()
    {
        std::map<int, int> timesOf;
        std::map<int, int> numberOf;
        for (std::size_t c = 0; c < m_cells; ++c)
            if (const int tag = m_graph->tags[c]; tag != blank) {
                ++timesOf[tag];
                m_found.board.numbers[c] =
                    numberOf.try_emplace(tag, static_cast<int>(numberOf.size()) + 1).first->second;
            }
        return !timesOf.empty() && std::ranges::all_of(timesOf, [](const auto& entry) { return entry.second == 2; });
    }

    [[nodiscard]] bool isPart(const Instance& instance)
    {
        if (const auto* count = instance.find<Count>())
            return isOfCell(*count, instance.anchor);
        if (const auto* any = instance.find<Any>())
            return followsFromEnds(*any);
        if (const auto* acyclic = instance.find<Acyclic>())
            return m_isAcyclic = acyclic->graph->links == m_graph->links && acyclic->graph->nodes == m_graph->nodes;
        return instance.is<Separate>();
    }
    /// What a cell is asked for, by all of its links.
    [[nodiscard]] bool isOfCell(const Count& count, Place anchor)
    {
        const Grid grid(m_found.board.size);
        if (!grid.contains(PlaceKind::Cell, anchor))
            return false;
        const auto cell = grid.cellIndex(anchor);
        if (m_ways[cell] != sortedWithoutNo(count.operands))
            return false;
        ++m_counted[cell];
        const bool isEnd = m_found.board.numbers[cell] != 0;
        return isEnd ? count.lo == 1 && count.hi == 1 : count.lo == 0 && count.hi == 2 && count.step == 2;
    }
    [[nodiscard]] bool followsFromEnds(const Any& any) const
    {
        const std::vector<Lit> operands = sortedWithoutNo(any.operands);
        for (std::size_t c = 0; c < m_cells; ++c)
            if (m_found.board.numbers[c] != 0 && std::ranges::includes(operands, m_ways[c]))
                return true;
        return false;
    }

    const Rules& m_rules;
    std::size_t m_cells;
    FoundLinks m_found;
    const Graph* m_graph = nullptr;
    std::vector<std::vector<Lit>> m_ways; ///< by cell, sorted
    std::vector<char> m_counted;          ///< by cell: how many instances say it
    bool m_isAcyclic = false;
};

} // namespace

std::vector<Lit> FoundLinks::literals(const LinkSolution& solution) const
{
    std::vector<Lit> all;
    for (std::size_t c = 0; c < right.size(); ++c)
        for (const auto& [link, isJoined] : {std::pair(right[c], solution.right[c]), {down[c], solution.down[c]}})
            if (link != No)
                all.push_back(isJoined != 0 ? link : !link);
    return all;
}

std::optional<FoundLinks> linksIn(const Rules& rules, Size size)
{
    return Reader(rules, size).read();
}

} // namespace tokisuji
