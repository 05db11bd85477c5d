// The rules are told again with the spare region as one more owner that a cell may have. It keeps its borders as the
// regions of seeds do; what these may hold, and that they hang together, is left as it was.
#include "engine/advice/together/spare_region.h"

#include "engine/genre/registry.h"
#include "engine/rules/words/shading.h"
#include "engine/sat/content.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool canBeSaidAgain(const Rules& rules)
{
    const auto isBorder = [](const Answer& a) { return a.code == Answer::Boolean && a.layer == Layer::Border; };
    const auto isSimple = [](const Instance& i) { return i.kind == Kind::Any || i.kind == Kind::Count; };
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
        repeatAnswers();
        makeSpare();
        repeatTerritories();
        repeatInstances();
        keepApart();
        connected(m_told.rules, m_told.spare, "spare-connected");
        return std::move(m_told);
    }

private:
    [[nodiscard]] bool isOwnerRule(const Instance&) const;
    void repeatAnswers();
    void makeSpare();
    void repeatTerritories();
    void repeatInstances();
    void keepApart();

    const Rules& m_from;
    const Grid& m_grid;
    std::vector<Place> m_cellOf; ///< by atom: the cell that is reached
    Translation m_names;
    SpareRegion m_told;
};

/// "This cell lies in the region of one seed": it is asked of a cell that holds none.
bool Retelling::isOwnerRule(const Instance& i) const
{
    const auto operands = m_from.operands(i);
    return i.kind == Kind::Count && i.lo == 1 && i.hi == 1 && i.guard == Yes && m_grid.hasCell(i.anchor)
           && std::ranges::all_of(operands, [&](Lit l) {
                  return l.positive() && m_cellOf[static_cast<std::size_t>(l.atom())] == i.anchor;
              });
}

void Retelling::repeatAnswers()
{
    for (const Answer& answer : m_from.answers())
        m_names.set(answer.atom, m_told.rules.answers(answer.layer, answer.places).front());
}

void Retelling::makeSpare()
{
    std::vector<Place> cells;
    for (const Instance& i : m_from.instances())
        if (isOwnerRule(i))
            cells.push_back(i.anchor);
    const std::vector<Lit> answers = m_told.rules.answers(Layer::Shade, cells);
    std::vector<Lit> lits(static_cast<std::size_t>(m_grid.size().cells()), No);
    for (std::size_t k = 0; k < cells.size(); ++k)
        lits[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cells[k]))] = answers[k];
    m_told.spare = Field(m_grid, PlaceKind::Cell, std::move(lits));
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
        At at = m_told.rules.at(i.anchor, i.family);
        at.when(i.guard.constant() ? i.guard : m_names(i.guard)).as(i.role);
        std::vector<Lit> operands = m_names(m_from.operands(i));
        if (i.kind == Kind::Any)
            at.any(std::move(operands));
        else if (!isOwnerRule(i))
            at.count(i.lo, i.hi, std::move(operands), i.step);
        else {
            operands.push_back(m_told.spare[i.anchor]);
            at.exactly(1, std::move(operands));
        }
    }
}

/// The spare region ends at borders, and has none within.
void Retelling::keepApart()
{
    for (const Answer& answer : m_from.answers()) {
        const Place edge = answer.places.front();
        const auto [a, b] = cellsBeside(edge);
        const Lit border = m_names(Lit::of(answer.atom)), one = m_told.spare[a], other = m_told.spare[b];
        m_told.rules.at(edge, "spare-ends").implies(one, {other, border});
        m_told.rules.at(edge, "spare-ends").implies(other, {one, border});
        m_told.rules.at(edge, "spare-whole").never({border, one, other});
    }
}

} // namespace

std::optional<SpareRegion> withSpareRegion(const Board& board)
{
    const Rules rules = rulesOf(board);
    return canBeSaidAgain(rules) ? std::optional(Retelling(rules, board.grid()).run()) : std::nullopt;
}

} // namespace tokisuji
