// Areas that relate. Each flaw of a model (area_flaws.h) becomes a clause: not all of its reason. A reason makes the
// flaw by itself, so each clause is true for ever.
//
// Where each area needs another one of its shape, literals tell how it is laid on that one (partner_maps.h), and a cut
// says more than that the model's surroundings are wrong: an area of just these cells has one of the partners that are
// possible at all. Where each area is the one before it and a cell more, literals tell how it is moved (growth_maps.h).
// Both are made once many areas have been cut.
//
// Where a chain has one area of each size, cells carry the sizes of their areas (sized_areas.h). An area of n cells
// needs all smaller ones, and they need room together. Two cells that hang together by corners and are too far apart
// for one area of their size do not have the same size; nor do two that touch at a corner, with nothing beside both,
// since an area that goes round a cell has seven at least.
//
// Where the sizes of all areas are listed, k areas of n cells are just k n cells whose area has n.
#include "engine/sat/encode/area_relations.h"

#include "engine/sat/encode/local.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::size_t largestFlawMend = 12;
// Maps cost more than they save where few areas are tried.
constexpr int cutsBeforePartners = 500;
constexpr int cutsBeforeGrowth = 2000;
constexpr int smallestRing = 7; ///< cells of an area that touches itself at a corner

/// The shortest way round an area of so many cells.
int leastRound(int cells)
{
    int round = 4;
    while ((round / 4) * (round / 2 - round / 4) < cells) // the largest rectangle with that way round
        round += 2;
    return round;
}

/// The largest of areas of 1, 2, 3, ... cells that have room on a board: all round them lie absent cells, each beside
/// four cells at most, and the frame.
int largestOfEach(Size board)
{
    int size = 0, cells = 0, round = 0;
    while (true) {
        cells += size + 1;
        round += leastRound(size + 1);
        if (cells > board.cells() || round > 4 * (board.cells() - cells) + 2 * (board.width + board.height))
            return size;
        ++size;
    }
}

} // namespace

AreaRelationsRule::AreaRelationsRule(const AreaTerms& terms, Lit guard, SatSolver& solver, const Halt& halt)
    : LazyRule(guard), m_flaws(terms), m_out(solver, {guard})
{
    if (terms.demand.test == AreaTerms::OneOfEach && terms.walls.empty()) {
        m_sizes.emplace(terms.present, largestOfEach(m_flaws.graph().grid().size()) + 1, m_out);
        encodeLadder(halt);
    }
    if (terms.demand.test == AreaTerms::Listed && terms.walls.empty()) {
        m_sizes.emplace(terms.present, terms.sizes.empty() ? 1 : std::max(terms.sizes.back(), 0) + 1, m_out);
        encodeList(halt);
    }
}

/// What the sizes of areas say that touch at corners.
void AreaRelationsRule::encodeLadder(const Halt& halt)
{
    m_sizes->encode(halt);
    const CellGraph& graph = m_flaws.graph();
    for (int cell = 0; cell < graph.count(); ++cell)
        m_out.clause({!m_sizes->atLeast(cell, m_sizes->top())});
    for (const auto& square : graph.grid().windows(2, 2))
        for (const auto& [a, b, beside, alsoBeside] : {std::array{0U, 3U, 1U, 2U}, std::array{1U, 2U, 0U, 3U}})
            for (int size = 1; size < std::min(smallestRing, m_sizes->top()); ++size) {
                std::vector<Lit> clause{m_flaws.present(graph.at(square[beside])),
                                        m_flaws.present(graph.at(square[alsoBeside]))};
                m_sizes->addIsNot(graph.at(square[a]), size, clause);
                m_sizes->addIsNot(graph.at(square[b]), size, clause);
                m_out.clause(std::move(clause));
            }
}

/// How many cells have areas of each size.
void AreaRelationsRule::encodeList(const Halt& halt)
{
    m_sizes->encode(halt);
    const std::vector<int>& sizes = m_flaws.terms().sizes;
    for (int size = 1; size <= m_sizes->top() && !halt.reached(); ++size) {
        const int cells = size * static_cast<int>(std::ranges::count(sizes, size));
        std::vector<Lit> having;
        for (int cell = 0; cell < m_flaws.graph().count(); ++cell) {
            std::vector<Lit> isNot;
            m_sizes->addIsNot(cell, size, isNot);
            if (cells == 0) {
                m_out.clause(std::move(isNot));
                continue;
            }
            const Lit has = m_out.fresh();
            for (const Lit l : isNot)
                m_out.clause({!has, !l});
            isNot.push_back(has);
            m_out.clause(std::move(isNot));
            having.push_back(has);
        }
        if (cells > 0)
            encoding::count(m_out, having, cells, cells, 1);
    }
}

/// Boards on which few areas are tried do without maps.
void AreaRelationsRule::prepareMaps(const Halt& halt)
{
    const AreaTerms::Demand& demand = m_flaws.terms().demand;
    const bool isAlike = demand.test == AreaTerms::Congruent && demand.partners == AreaTerms::Some;
    if (!m_maps && isAlike && m_cuts >= cutsBeforePartners)
        m_maps = PartnerMaps::of(m_flaws, m_out, halt);
    const bool isGrown = demand.test == AreaTerms::Grown && demand.relation == AreaTerms::Next;
    if (!m_growth && isGrown && m_cuts >= cutsBeforeGrowth)
        m_growth = GrowthMaps::of(m_flaws, m_out, halt);
}

int AreaRelationsRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    int cuts = m_sizes ? m_sizes->cut(truth, halt) : 0;
    for (const AreaFlaw& flaw : m_flaws.find([&](Lit l) { return truth[l]; })) {
        if (halt.reached())
            break;
        cut(flaw, truth);
        ++cuts;
    }
    m_cuts += cuts;
    prepareMaps(halt);
    return cuts;
}

void AreaRelationsRule::cut(const AreaFlaw& flaw, const Truth& truth)
{
    if (m_maps && cutLonely(flaw, truth))
        return;
    if (m_sizes && !flaw.way.empty() && static_cast<int>(flaw.cells.size()) / 2 < m_sizes->top())
        return cutEqual(flaw);
    if (m_growth)
        if (auto clause = m_growth->cut(flaw.way.front(), flaw.way.back(), m_flaws, truth))
            return m_out.clause(std::move(*clause));
    std::vector<Lit> clause;
    for (const Lit l : flaw.reason)
        clause.push_back(!l);
    m_out.clause(std::move(clause));
}

/// An area of these cells has one of its partners. False: the model says that it has, in spite of walls.
bool AreaRelationsRule::cutLonely(const AreaFlaw& flaw, const Truth& truth)
{
    std::vector<Lit> clause = m_maps->partnersOf(flaw.cells, m_flaws);
    if (std::ranges::any_of(clause, [&](Lit l) { return truth[l]; }))
        return false;
    for (const int cell : flaw.cells)
        clause.push_back(!m_flaws.present(cell));
    for (const int cell : m_flaws.rimOf(flaw.cells))
        clause.push_back(m_flaws.present(cell));
    m_out.clause(std::move(clause));
    return true;
}

/// The cells at the ends of the way differ in size, or lie in one area that is large enough for both.
void AreaRelationsRule::cutEqual(const AreaFlaw& flaw)
{
    const int from = flaw.way.front(), to = flaw.way.back();
    const int size = static_cast<int>(flaw.cells.size()) / 2;
    std::vector<Lit> clause;
    for (const int cell : flaw.way)
        clause.push_back(!m_flaws.present(cell));
    m_sizes->addIsNot(from, size, clause);
    m_sizes->addIsNot(to, size, clause);
    if (m_flaws.graph().distance(from, to) < size) {
        const std::vector<int> first(flaw.cells.begin(), flaw.cells.begin() + size);
        for (const int cell : first)
            clause.push_back(!m_flaws.present(cell));
        for (const int cell : m_flaws.rimOf(first))
            clause.push_back(m_flaws.present(cell));
    }
    m_out.clause(std::move(clause));
}

bool AreaRelationsRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    const std::vector<AreaFlaw> flaws = m_flaws.find([&](Lit l) { return truth[l]; });
    if (flaws.empty())
        return true;
    const auto smallest = std::ranges::min_element(flaws, {}, [](const AreaFlaw& f) { return f.reason.size(); });
    if (mend != nullptr && smallest->reason.size() <= largestFlawMend)
        *mend = smallest->reason;
    return false;
}

} // namespace tokisuji
