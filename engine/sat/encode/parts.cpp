// Parts: what is static becomes clauses, what is not is cut lazily.
//
// Static: see parts_static.cpp.
//
// Lazy, for an area A of a model and its rim (cells beside it), with x in A:
//   stray (no seed)    present(x) -> a rim cell is present: every area holds a seed, a way to it leaves A
//   shared (two seeds) not all cells on a way between two seeds
//   too small          seed present -> a rim cell joins
//   too large          not all of size+1 connected cells that hold the seed
// None of these mentions how the rest of the board looks, so they are true for ever. No counting over memberships:
// totalizers over overlapping sets were measured to cost far more than they prune.
#include "engine/sat/encode/parts.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::size_t largestPartMend = 8;

} // namespace

PartsRule::PartsRule(const Parts& parts, Lit oneSeedEach, Extent seeds, std::vector<SizeDemand> demands,
                     SatSolver& solver, const Halt& halt)
    : m_cells(parts.present.grid()), m_present(parts.present.all()), m_demands(std::move(demands)),
      m_demandOfCell(m_present.size(), -1), m_seedOfCell(m_present.size(), -1), m_members(m_present.size()),
      m_oneSeedEach(oneSeedEach), m_seedsAsked(seeds), m_out(solver), m_seen(static_cast<int>(m_present.size())),
      m_inside(static_cast<int>(m_present.size())), m_rim(static_cast<int>(m_present.size()))
{
    std::ranges::stable_sort(m_demands, std::greater(), &SizeDemand::size);
    std::ranges::stable_sort(m_demands, {}, &SizeDemand::anchor);
    for (std::size_t d = m_demands.size(); d-- > 0;)
        m_demandOfCell[static_cast<std::size_t>(m_cells.at(m_demands[d].anchor))] = static_cast<int>(d);
    for (const Place p : parts.seeds) {
        const int cell = m_cells.at(p);
        if (m_seedOfCell[static_cast<std::size_t>(cell)] >= 0)
            continue; // named twice
        m_seedOfCell[static_cast<std::size_t>(cell)] = static_cast<int>(m_seeds.size());
        m_seeds.push_back({cell, m_demandOfCell[static_cast<std::size_t>(cell)], {}, {}});
    }
    encodeStatic(halt);
}

/// What a size says of its own cell.
Lit PartsRule::anchored(const SizeDemand& demand) const
{
    const Lit is = present(m_cells.at(demand.anchor));
    return demand.size > 0 ? is : demand.size == 0 ? !is : No;
}

Lit PartsRule::member(int cell, int seed) const
{
    for (const auto& [k, lit] : m_members[static_cast<std::size_t>(cell)])
        if (k == seed)
            return lit;
    return No;
}

const std::vector<PartsRule::Area>& PartsRule::areas(const Truth& truth)
{
    m_seen.clear();
    std::size_t used = 0;
    const auto flood = [&](int start) {
        if (!truth[present(start)] || !m_seen.insert(start))
            return;
        if (used == m_areas.size())
            m_areas.emplace_back();
        Area& area = m_areas[used++];
        area.cells.assign(1, start);
        area.seeds.clear();
        for (std::size_t i = 0; i < area.cells.size(); ++i) {
            if (const int seed = m_seedOfCell[static_cast<std::size_t>(area.cells[i])]; seed >= 0)
                area.seeds.push_back(seed);
            for (const int next : beside(area.cells[i]))
                if (truth[present(next)] && m_seen.insert(next))
                    area.cells.push_back(next);
        }
    };
    for (const Seed& seed : m_seeds)
        flood(seed.cell);
    for (int cell = 0; cell < static_cast<int>(m_present.size()); ++cell)
        flood(cell);
    m_areas.resize(used);
    return m_areas;
}

/// A size in force that the area does not have.
const SizeDemand* PartsRule::brokenDemand(const Area& area, const Truth& truth) const
{
    for (const int cell : area.cells) {
        const int first = m_demandOfCell[static_cast<std::size_t>(cell)];
        if (first < 0)
            continue;
        const Place anchor = m_demands[static_cast<std::size_t>(first)].anchor;
        for (std::size_t d = static_cast<std::size_t>(first); d < m_demands.size() && m_demands[d].anchor == anchor;
             ++d)
            if (truth[m_demands[d].selector] && m_demands[d].size != static_cast<int>(area.cells.size()))
                return &m_demands[d];
    }
    return nullptr;
}

PartsRule::Flaw PartsRule::flawOf(const Area& area, const Truth& truth) const
{
    if (m_seedsAsked == Extent::Exactly && truth[m_oneSeedEach] && area.seeds.empty())
        return Flaw::Stray;
    if (truth[m_oneSeedEach] && area.seeds.size() > 1)
        return Flaw::Shared;
    const SizeDemand* demand = brokenDemand(area, truth);
    if (demand == nullptr)
        return Flaw::None;
    return demand->size > static_cast<int>(area.cells.size()) ? Flaw::Small : Flaw::Large;
}

int PartsRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    int cuts = 0;
    for (const Area& area : areas(truth)) {
        if (halt.reached())
            break;
        if (const Flaw flaw = flawOf(area, truth); flaw != Flaw::None) {
            cutArea(area, flaw, truth);
            ++cuts;
        }
    }
    return cuts;
}

void PartsRule::cutArea(const Area& area, Flaw flaw, const Truth& truth)
{
    switch (flaw) {
    case Flaw::Stray:
        return cutStray(area, truth);
    case Flaw::Shared:
        return cutShared(area);
    case Flaw::Small:
        return cutSmall(area, *brokenDemand(area, truth), truth);
    case Flaw::Large:
        return cutLarge(area, *brokenDemand(area, truth));
    case Flaw::None:
        return;
    }
}

std::vector<int> PartsRule::rimOf(const std::vector<int>& cells)
{
    m_inside.clear();
    m_rim.clear();
    std::vector<int> rim;
    for (const int cell : cells)
        m_inside.insert(cell);
    for (const int cell : cells)
        for (const int next : beside(cell))
            if (!m_inside.has(next) && m_rim.insert(next))
                rim.push_back(next);
    return rim;
}

/// Swallows rim cells behind which nothing new lies: the rim gets shorter and stays absent in the model.
std::vector<int> PartsRule::extended(std::vector<int> cells, int limit, const Truth& truth)
{
    std::vector<int> rim = rimOf(cells);
    for (std::size_t i = 0; i < rim.size() && static_cast<int>(cells.size()) < limit; ++i) {
        const int pocket = rim[i];
        const bool closed = std::ranges::all_of(beside(pocket), [&](int next) {
            return m_inside.has(next) || m_rim.has(next) || m_out.surely(!present(next));
        });
        if (!closed || truth[present(pocket)] || m_seedOfCell[static_cast<std::size_t>(pocket)] >= 0)
            continue;
        m_inside.insert(pocket);
        cells.push_back(pocket);
    }
    return cells;
}

void PartsRule::cutStray(const Area& area, const Truth& truth)
{
    const std::vector<int> cells = extended(area.cells, static_cast<int>(m_present.size()), truth);
    const std::vector<int> rim = rimOf(cells);
    std::vector<Lit> ways;
    for (const int cell : rim)
        ways.push_back(present(cell));
    ways.push_back(!m_oneSeedEach);
    for (const int cell : area.cells) {
        std::vector<Lit> clause = ways;
        clause.push_back(!present(cell));
        m_out.clause(std::move(clause));
        for (const auto& [seed, lit] : m_members[static_cast<std::size_t>(cell)]) {
            if (!truth[lit])
                continue;
            std::vector<Lit> joined{!lit, m_relaxed};
            for (const int next : rim)
                joined.push_back(member(next, seed));
            m_out.clause(std::move(joined));
        }
    }
}

void PartsRule::cutShared(const Area& area)
{
    // Back along the flood from the second seed to the first cell, which is a seed.
    std::vector<Lit> clause{!m_oneSeedEach};
    const int from = m_seeds[static_cast<std::size_t>(area.seeds[0])].cell;
    int cell = m_seeds[static_cast<std::size_t>(area.seeds[1])].cell;
    std::vector<int> order(m_present.size(), -1);
    for (std::size_t i = 0; i < area.cells.size(); ++i)
        order[static_cast<std::size_t>(area.cells[i])] = static_cast<int>(i);
    clause.push_back(!present(cell));
    while (cell != from) {
        int earliest = cell;
        for (const int next : beside(cell))
            if (const int at = order[static_cast<std::size_t>(next)];
                at >= 0 && at < order[static_cast<std::size_t>(earliest)])
                earliest = next;
        cell = earliest;
        clause.push_back(!present(cell));
    }
    m_out.clause(std::move(clause));
}

void PartsRule::cutSmall(const Area& area, const SizeDemand& demand, const Truth& truth)
{
    const int anchor = m_cells.at(demand.anchor);
    const std::vector<int> rim = rimOf(extended(area.cells, demand.size - 1, truth));
    std::vector<Lit> clause{!demand.selector, !present(anchor)};
    const int seed = m_seedOfCell[static_cast<std::size_t>(anchor)];
    const bool byMembers = m_hasMembers && seed >= 0;
    if (byMembers)
        clause.push_back(m_relaxed);
    for (const int cell : rim)
        clause.push_back(byMembers ? member(cell, seed) : present(cell));
    m_out.clause(std::move(clause));
    if (!byMembers || m_relaxed == No)
        return;
    std::vector<Lit> plain{!demand.selector, !present(anchor)};
    for (const int cell : rim)
        plain.push_back(present(cell));
    m_out.clause(std::move(plain));
}

/// The first cells of a flood within the area.
std::vector<int> PartsRule::connectedFrom(const Area& area, int cell, int count)
{
    m_inside.clear();
    for (const int c : area.cells)
        m_inside.insert(c);
    m_seen.clear();
    m_seen.insert(cell);
    std::vector<int> cells{cell};
    for (std::size_t i = 0; i < cells.size() && static_cast<int>(cells.size()) < count; ++i)
        for (const int next : beside(cells[i]))
            if (static_cast<int>(cells.size()) < count && m_inside.has(next) && m_seen.insert(next))
                cells.push_back(next);
    return cells;
}

void PartsRule::cutLarge(const Area& area, const SizeDemand& demand)
{
    const int anchor = m_cells.at(demand.anchor);
    std::vector<Lit> clause{!demand.selector};
    for (const int cell : connectedFrom(area, anchor, demand.size + 1))
        clause.push_back(!present(cell));
    m_out.clause(std::move(clause));
}

bool PartsRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    for (const SizeDemand& demand : m_demands)
        if (truth[demand.selector] && !truth[anchored(demand)])
            return false;
    const Area* wrong = nullptr;
    Flaw flaw = Flaw::None;
    for (const Area& area : areas(truth)) {
        const Flaw found = flawOf(area, truth);
        if (found != Flaw::None && (wrong == nullptr || area.cells.size() < wrong->cells.size())) {
            wrong = &area;
            flaw = found;
        }
    }
    if (wrong == nullptr)
        return true;
    if (mend == nullptr || wrong->cells.size() > largestPartMend)
        return false;
    const bool grow = flaw == Flaw::Small || flaw == Flaw::Stray;
    for (const int cell : grow ? rimOf(wrong->cells) : wrong->cells)
        mend->push_back(present(cell));
    return false;
}

} // namespace tokisuji
