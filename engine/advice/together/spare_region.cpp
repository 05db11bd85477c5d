// The rules are told again with the spare region as one more owner that a cell may have. It keeps its borders as the
// regions of seeds do; what these may hold, and that they hang together, is left as it was.
#include "engine/advice/together/spare_region.h"

#include "engine/genre/registry.h"
#include "engine/rules/literals.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr RuleFamily spareRegion{.id = "spare-region"};

bool canBeSaidAgain(const Rules& rules)
{
    const auto isBorder = [](const Answer& a) { return a.code == Answer::Boolean && a.layer == Layer::Border; };
    const auto isSimple = [](const Instance& i) { return i.is<Any>() || i.is<Count>(); };
    return rules.definitions().empty() && !rules.territories().empty() && !rules.leavesAnswersOut()
           && std::ranges::all_of(rules.answers(), isBorder) && std::ranges::all_of(rules.instances(), isSimple);
}

class Retelling {
public:
    Retelling(const Rules& from, const Grid& grid)
        : m_from(from), m_grid(grid), m_cellOf(static_cast<std::size_t>(from.atomCount()), wholeBoard),
          m_names(from.atomCount())
    {
        for (const Territory& territory : from.territories())
            for (std::size_t i = 1; i < territory.cells.size(); ++i)
                m_cellOf[static_cast<std::size_t>(territory.reached(i).atom())] = territory.cells[i];
    }

    SpareRegion run()
    {
        repeatBorders(m_told.rules, m_from, m_names);
        makeSpare();
        repeatTerritories();
        repeatInstances();
        spareIsRegion(m_told.rules, m_from, m_names, m_told.spare);
        return std::move(m_told);
    }

private:
    [[nodiscard]] bool isOwnerRule(const Instance&) const;
    void makeSpare();
    void repeatTerritories();
    void repeatInstances();

    const Rules& m_from;
    const Grid& m_grid;
    std::vector<Place> m_cellOf; ///< by atom: the cell that is reached
    Translation m_names;
    SpareRegion m_told;
};

/// "This cell lies in the region of one seed": it is asked of a cell that holds none.
bool Retelling::isOwnerRule(const Instance& i) const
{
    const auto* count = i.find<Count>();
    return count != nullptr && count->lo == 1 && count->hi == 1 && i.guard == Yes && m_grid.hasCell(i.anchor)
           && std::ranges::all_of(count->operands, [&](Lit l) {
                  return l.positive() && m_cellOf[static_cast<std::size_t>(l.atom())] == i.anchor;
              });
}

void Retelling::makeSpare()
{
    std::vector<Place> cells;
    for (const Instance& i : m_from.instances())
        if (isOwnerRule(i))
            cells.push_back(i.anchor);
    m_told.spare = spareCells(m_told.rules, m_grid, cells);
}

void Retelling::repeatTerritories()
{
    for (const Territory& territory : m_from.territories()) {
        Territory again = territory;
        for (auto& ways : again.ways)
            for (Territory::Way& way : ways)
                way.border = way.border.constant() ? way.border : m_names(way.border);
        const std::vector<Lit> reached = m_told.rules.addTerritory(std::move(again));
        for (std::size_t i = 1; i < reached.size(); ++i)
            m_names.set(territory.reached(i).atom(), reached[i]);
    }
}

void Retelling::repeatInstances()
{
    for (const Instance& i : m_from.instances()) {
        At at = m_told.rules.like(i, Origin::Board);
        at.when(m_names(i.guard));
        if (!isOwnerRule(i)) {
            at.say(mapped(i.says, m_names));
            continue;
        }
        std::vector<Lit> operands = m_names(i.operands());
        operands.push_back(m_told.spare[i.anchor]);
        at.exactly(1, std::move(operands));
    }
}

} // namespace

void repeatBorders(Rules& rules, const Rules& from, Translation& names)
{
    for (const Answer& answer : from.answers())
        names.set(answer.atom, rules.answers(answer.layer, answer.places).front());
}

Field spareCells(Rules& rules, const Grid& grid, const std::vector<Place>& cells)
{
    const std::vector<Lit> answers = rules.answers(Layer::Shade, cells);
    std::vector<Lit> lits(static_cast<std::size_t>(grid.size().cells()), No);
    for (std::size_t k = 0; k < cells.size(); ++k)
        lits[static_cast<std::size_t>(grid.index(PlaceKind::Cell, cells[k]))] = answers[k];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

void spareIsRegion(Rules& rules, const Rules& from, const Translation& names, const Field& spare)
{
    for (const Answer& answer : from.answers()) {
        const Place edge = answer.places.front();
        const auto [a, b] = cellsBeside(edge);
        const Lit border = names(Lit::of(answer.atom)), one = spare[a], other = spare[b];
        rules.at(edge, spareRegion).implies(one, {other, border});
        rules.at(edge, spareRegion).implies(other, {one, border});
        rules.at(edge, spareRegion).never({border, one, other});
    }
    connected(rules, spare, spareRegion);
}

std::optional<SpareRegion> withSpareRegion(const Board& board)
{
    const Rules rules = rulesOf(board);
    return canBeSaidAgain(rules) ? std::optional(Retelling(rules, board.grid()).run()) : std::nullopt;
}

} // namespace tokisuji
