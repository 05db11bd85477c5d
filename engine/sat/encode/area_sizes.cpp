// AreaSizes: every cell of the field carries one of the sizes; neighbours carry the same one. Then there are k areas of
// n cells where just k n cells carry n, so that the list is asked for by a count for each size.
//
// Lazy, for an area A of a model, its rim (cells beside it), x in A that carries n:
//   too small   x carries n -> a rim cell is in the field
//   too large   not all of n+1 connected cells with x are in the field while x carries n
#include "engine/sat/encode/area_sizes.h"

#include "engine/sat/encode/local.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace tokisuji {

namespace {

constexpr std::size_t largestMend = 10;

std::size_t at(int cell)
{
    return static_cast<std::size_t>(cell);
}

} // namespace

AreaSizesRule::AreaSizesRule(const AreaSizes& rule, Lit guard, SatSolver& solver, const Halt& halt)
    : LazyRule(guard), m_sizes(rule.sizes), m_areas(rule.field), m_out(solver)
{
    Encoder asked(solver, {guard});
    const int cells = std::accumulate(m_sizes.begin(), m_sizes.end(), 0);
    if (cells > m_areas.count() || std::ranges::any_of(m_sizes, [](int size) { return size <= 0; })) {
        asked.clause({});
        return;
    }
    makeKinds(asked);
    for (int cell = 0; cell < m_areas.count() && !halt.reached(); ++cell)
        encodeCell(asked, cell);
    for (const Kind& kind : m_kinds)
        if (!halt.reached())
            encoding::count(asked, kind.has, kind.size * kind.areas, kind.size * kind.areas, 1);
}

void AreaSizesRule::makeKinds(Encoder& out)
{
    for (const int size : m_sizes) {
        if (!m_kinds.empty() && m_kinds.back().size == size) {
            ++m_kinds.back().areas;
            continue;
        }
        Kind& kind = m_kinds.emplace_back(Kind{size, 1, {}});
        for (int cell = 0; cell < m_areas.count(); ++cell)
            kind.has.push_back(out.fresh());
    }
}

void AreaSizesRule::encodeCell(Encoder& out, int cell) const
{
    const Lit present = m_areas.present(cell);
    std::vector<Lit> any{!present}, beside;
    for (const int next : m_areas.beside(cell))
        beside.push_back(m_areas.present(next));
    for (const Kind& kind : m_kinds) {
        const Lit has = kind.has[at(cell)];
        any.push_back(has);
        out.clause({!has, present});
        for (const int next : m_areas.beside(cell))
            out.clause({!has, !m_areas.present(next), kind.size > 1 ? kind.has[at(next)] : No});
        if (kind.size > 1) {
            std::vector<Lit> some = beside;
            some.push_back(!has);
            out.clause(std::move(some));
        }
    }
    encoding::count(out, std::span(any).subspan(1), 0, 1, 1);
    out.clause(std::move(any));
}

int AreaSizesRule::cutModel(const Truth& truth, int, const Halt& halt)
{
    m_areas.look(truth);
    const auto areas = m_areas.areas();
    int cuts = 0;
    for (const std::vector<int>& area : areas) {
        if (halt.reached())
            break;
        const auto kind = std::ranges::find_if(m_kinds, [&](const Kind& k) { return truth[k.has[at(area.front())]]; });
        const auto size = static_cast<int>(area.size());
        if (kind == m_kinds.end() || kind->size == size)
            continue;
        if (size < kind->size)
            cutSmall(area, *kind);
        else
            cutLarge(area, *kind);
        ++cuts;
    }
    return cuts;
}

void AreaSizesRule::cutSmall(const std::vector<int>& area, const Kind& kind)
{
    std::vector<Lit> ways;
    for (const int cell : m_areas.rimOf(area))
        ways.push_back(m_areas.present(cell));
    for (const int cell : area) {
        std::vector<Lit> clause = ways;
        clause.push_back(!kind.has[at(cell)]);
        m_out.clause(std::move(clause));
    }
}

void AreaSizesRule::cutLarge(const std::vector<int>& area, const Kind& kind)
{
    std::vector<Lit> clause{!kind.has[at(area.front())]};
    for (const int cell : m_areas.nearest(area.front(), at(kind.size + 1)))
        clause.push_back(!m_areas.present(cell));
    m_out.clause(std::move(clause));
}

bool AreaSizesRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    m_areas.look(truth);
    std::vector<int> left = m_sizes;
    const std::vector<int>* wrong = nullptr;
    for (const std::vector<int>& area : m_areas.areas()) {
        const auto asked = std::ranges::find(left, static_cast<int>(area.size()));
        if (asked != left.end())
            left.erase(asked);
        else if (wrong == nullptr || area.size() < wrong->size())
            wrong = &area;
    }
    if (wrong == nullptr)
        return left.empty();
    std::vector<int> cells = *wrong;
    std::ranges::copy(m_areas.rimOf(*wrong), std::back_inserter(cells));
    if (mend != nullptr && cells.size() <= largestMend)
        for (const int cell : cells)
            mend->push_back(m_areas.present(cell));
    return false;
}

} // namespace tokisuji
