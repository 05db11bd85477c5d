// Seed pairs: a region is named after its smaller seed, its root ("?" is the larger one; of two "?" the second is). For
// each root and each cell within reach there is a literal "belongs". Borders are where the names of neighbours differ.
//
// Static: a cell has one name. A region of a root and a partner with number n has at most n-1 cells, so what is farther
// away than that does not belong, and a cell belongs together with a partner only if a tree on the three is small
// enough: half the sum of their distances, at least. No counting: totalizers over overlapping sets were measured to
// cost far more than they prune.
//
// Lazy, for the region A of a root in a model:
//   stray       a part without the root (see seed_depths.cpp): a cell of it belongs -> one beside the part does too
//   too small   not larger than the root's number: it is a root -> a "?" is its partner or a cell beside A belongs
//   too large   not all of n cells belong, the partner and those nearest the root among them
//   stray edge  where there is a way round a border without a name on either side: a border somewhere on the way
// All of them are looked for in every model: sizes that are cut only where no part is stray come too late for most.
//
// Where seeds may be missing, a root needs no partner and reaches as far as one with any number would let it; a cell
// without a seed needs no name; and no cell is alone, for two seeds have two cells.
#include "engine/sat/encode/seed_pairs.h"

#include "engine/board/flood.h"
#include "engine/sat/encode/local.h"

#include <cstdlib>

namespace tokisuji {

namespace {

Place middleOf(Place one, Place other)
{
    return {static_cast<std::int16_t>((one.x + other.x) / 2), static_cast<std::int16_t>((one.y + other.y) / 2)};
}

/// Most boards are solved before; the clauses would cost them more than the cuts.
constexpr int roundsBeforeDepths = 200;

} // namespace

SeedPairsRule::SeedPairsRule(const Division& division, Lit guard, SatSolver& solver, const Halt& halt)
    : LazyRule(guard), m_division(division), m_cells(division.border.grid()),
      m_seedAt(static_cast<std::size_t>(m_cells.count()), -1), m_out(solver, {guard})
{
    for (const Division::Seed& seed : m_division.seeds) {
        const int cell = m_cells.at(seed.cell);
        m_seedAt[static_cast<std::size_t>(cell)] = static_cast<int>(m_cellOfSeed.size());
        m_cellOfSeed.push_back(cell);
    }
    const auto seeds = static_cast<int>(m_cellOfSeed.size());
    for (int seed = 0; seed < seeds; ++seed)
        m_steps.push_back(stepsFrom(seed));
    for (int root = 0; root < seeds && !halt.reached(); ++root)
        makeRoot(root);
    for (int root = 0; root < seeds && !halt.reached(); ++root)
        encodeRoot(root);
    if (halt.reached())
        return;
    encodeCells();
    encodeBorders();
}

std::vector<int> SeedPairsRule::stepsFrom(int seed) const
{
    const int none = m_cells.count();
    std::vector<int> steps(static_cast<std::size_t>(none), none);
    std::vector<int> reached{cellOf(seed)};
    steps[static_cast<std::size_t>(cellOf(seed))] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const int cell = reached[i];
        if (i > 0 && m_seedAt[static_cast<std::size_t>(cell)] >= 0)
            continue;
        for (const int next : m_cells.beside(cell))
            if (int& step = steps[static_cast<std::size_t>(next)]; step == none) {
                step = steps[static_cast<std::size_t>(cell)] + 1;
                reached.push_back(next);
            }
    }
    return steps;
}

Place SeedPairsRule::edgeAmid(int cell, int next) const
{
    return middleOf(m_cells.place(cell), m_cells.place(next));
}

/// May the first be the root of a region with the second?
bool SeedPairsRule::mayPair(int root, int partner) const
{
    const int small = numberOf(root), large = numberOf(partner);
    if (root == partner)
        return false;
    if (large == question)
        return small != question || root < partner;
    return small != question && large >= small + 2 && steps(root, cellOf(partner)) < largestSize(root, partner);
}

/// Of a region with these two.
int SeedPairsRule::largestSize(int, int partner) const
{
    const int large = numberOf(partner);
    return large == question ? m_cells.count() : large - 1;
}

void SeedPairsRule::makeRoot(int root)
{
    Root& made = m_roots.emplace_back();
    for (int partner = 0; partner < static_cast<int>(m_cellOfSeed.size()); ++partner)
        if (mayPair(root, partner))
            made.partners.push_back(partner);
    const auto isInReach = [&](int cell) {
        if (const int seed = m_seedAt[static_cast<std::size_t>(cell)]; maySeedsLack() && (seed < 0 || seed == root))
            return true;
        return std::ranges::any_of(made.partners, [&](int partner) {
            const int seed = m_seedAt[static_cast<std::size_t>(cell)];
            return (seed < 0 || seed == root || seed == partner)
                   && stepsInPair(root, partner, cell) < largestSize(root, partner);
        });
    };
    for (int cell = 0; cell < m_cells.count(); ++cell)
        made.belongs.push_back(isInReach(cell) ? m_out.fresh() : No);
}

void SeedPairsRule::encodeRoot(int root)
{
    const Lit isRoot = belongs(root, cellOf(root));
    std::vector<Lit> partners;
    for (const int partner : m_roots[static_cast<std::size_t>(root)].partners) {
        partners.push_back(belongs(root, cellOf(partner)));
        encodeDistances(root, partner);
    }
    std::vector<Lit> some = partners;
    some.push_back(!isRoot);
    if (!maySeedsLack())
        m_out.clause(std::move(some));
    encoding::count(m_out, partners, 0, 1, 1);
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        const Lit member = belongs(root, cell);
        if (member == No || cell == cellOf(root))
            continue;
        std::vector<Lit> support{!member};
        for (const int next : m_cells.beside(cell))
            support.push_back(belongs(root, next));
        m_out.clause({!member, isRoot});
        m_out.clause(std::move(support));
    }
}

/// What cannot belong together with a partner, because the region would be too large.
void SeedPairsRule::encodeDistances(int root, int partner)
{
    const int b = cellOf(partner), apart = steps(root, b);
    const Lit paired = belongs(root, b);
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        const Lit member = belongs(root, cell);
        const int toRoot = stepsInPair(root, partner, cell), toPartner = stepsInPair(partner, root, cell);
        const int tree = std::max({toRoot, toPartner, (toRoot + toPartner + apart + 1) / 2});
        if (member != No && cell != b && tree + 1 > largestSize(root, partner))
            m_out.clause({!member, !paired});
    }
}

void SeedPairsRule::encodeCells()
{
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        std::vector<Lit> names;
        for (const Root& root : m_roots)
            if (const Lit name = root.belongs[static_cast<std::size_t>(cell)]; name != No)
                names.push_back(name);
        const bool isNamed = !maySeedsLack() || m_seedAt[static_cast<std::size_t>(cell)] >= 0;
        encoding::count(m_out, names, isNamed ? 1 : 0, 1, 1);
        if (maySeedsLack())
            encodeCompany(cell);
    }
}

/// A cell is not alone.
void SeedPairsRule::encodeCompany(int cell)
{
    std::vector<Lit> ways;
    for (const Dir d : directions)
        if (const Place place = m_cells.place(cell); m_cells.grid().hasCell(place.step(d)))
            ways.push_back(!m_division.border[edgeBetween(place, d)]);
    m_out.clause(std::move(ways));
}

void SeedPairsRule::encodeBorders()
{
    for (const Place edge : m_cells.grid().innerEdges()) {
        const Lit border = m_division.border[edge];
        const auto [p, q] = cellsBeside(edge);
        const int a = m_cells.at(p), b = m_cells.at(q);
        for (int root = 0; root < static_cast<int>(m_roots.size()); ++root) {
            const Lit one = belongs(root, a), other = belongs(root, b);
            if (one == No && other == No)
                continue;
            m_out.clause({!one, !other, !border});
            m_out.clause({!one, other, border});
            m_out.clause({!other, one, border});
        }
    }
}

int SeedPairsRule::cutModel(const Truth& truth, int round, const Halt& halt)
{
    if (round >= roundsBeforeDepths && !m_tellsDepths && !maySeedsLack()) {
        m_tellsDepths = true;
        encodeDepths(halt);
    }
    int cuts = 0;
    for (int root = 0; root < static_cast<int>(m_roots.size()) && !halt.reached(); ++root)
        if (truth[belongs(root, cellOf(root))])
            cuts += cutRegion(root, truth);
    return maySeedsLack() ? cuts + cutStrayBorders(truth) : cuts;
}

/// The open edges on a shortest way from one cell to another; none where there is none.
std::vector<Lit> SeedPairsRule::wayBetween(Place from, Place to, const Truth& truth) const
{
    PlaceMap<Place> before(m_cells.grid(), to);
    const auto mayStep = [&](Place a, Place b) {
        if (truth[m_division.border[middleOf(a, b)]])
            return false;
        if (before[b] == to)
            before[b] = a;
        return true;
    };
    std::vector<Lit> way;
    const std::vector<Place> reached = flood(m_cells.grid(), from, mayStep);
    if (std::ranges::find(reached, to) == reached.end())
        return way;
    for (Place cell = to; cell != from; cell = before[cell])
        way.push_back(m_division.border[middleOf(cell, before[cell])]);
    return way;
}

/// Borders within a region that has no name.
int SeedPairsRule::cutStrayBorders(const Truth& truth)
{
    int cuts = 0;
    for (const Place edge : m_cells.grid().innerEdges()) {
        const Lit border = m_division.border[edge];
        const auto [p, q] = cellsBeside(edge);
        if (!truth[border])
            continue;
        std::vector<Lit> clause = wayBetween(p, q, truth);
        if (clause.empty())
            continue;
        clause.push_back(!border);
        m_out.clause(std::move(clause));
        ++cuts;
    }
    return cuts;
}

/// Of the cells beside an area, those that may belong; pockets join the area first.
std::vector<Lit> SeedPairsRule::entrances(int root, const std::vector<int>& area, std::size_t limit,
                                          const Truth& truth) const
{
    std::vector<Lit> ways;
    const auto mayJoin = [&](int cell) { return !truth[belongs(root, cell)] && cell != cellOf(root); };
    for (const int cell : m_cells.rim(area, limit, mayJoin).cells)
        if (belongs(root, cell) != No)
            ways.push_back(belongs(root, cell));
    return ways;
}

int SeedPairsRule::cutRegion(int root, const Truth& truth)
{
    int cuts = 0;
    std::vector<int> own;
    for (const auto& area : m_cells.areas([&](int cell) { return truth[belongs(root, cell)]; })) {
        if (std::ranges::find(area, cellOf(root)) != area.end()) {
            own = area;
            continue;
        }
        const std::vector<Lit> ways = entrances(root, area, SIZE_MAX, truth);
        for (const int cell : area) {
            std::vector<Lit> clause = ways;
            clause.push_back(!belongs(root, cell));
            m_out.clause(std::move(clause));
        }
        ++cuts;
    }
    for (const int partner : partnersOf(root))
        if (truth[belongs(root, cellOf(partner))])
            return cuts + cutSize(root, partner, own, truth);
    return maySeedsLack() ? cuts + cutAlone(root, own, truth) : cuts;
}

/// A region with one number has another size, whatever the other number will be.
int SeedPairsRule::cutAlone(int root, const std::vector<int>& area, const Truth& truth)
{
    if (numberOf(root) != static_cast<int>(area.size()))
        return 0;
    cutExactly(root, area, truth);
    return 1;
}

/// The region is not just this area.
void SeedPairsRule::cutExactly(int root, const std::vector<int>& area, const Truth& truth)
{
    std::vector<Lit> clause = entrances(root, area, area.size(), truth);
    for (const int cell : area)
        clause.push_back(!belongs(root, cell));
    m_out.clause(std::move(clause));
}

int SeedPairsRule::cutSize(int root, int partner, const std::vector<int>& area, const Truth& truth)
{
    const auto size = static_cast<int>(area.size());
    const int small = numberOf(root), large = numberOf(partner);
    if (large == question && (small == question || size != small))
        return 0;
    if (large == question) { // exactly as large as the one number
        cutExactly(root, area, truth);
        return 1;
    }
    if (size <= small)
        cutSmall(root, partner, area, truth);
    else if (size >= large)
        cutLarge(root, partner, truth);
    return size <= small || size >= large ? 1 : 0;
}

/// What holds with each partner that has a number is said of the root.
void SeedPairsRule::cutSmall(int root, int partner, const std::vector<int>& area, const Truth& truth)
{
    std::vector<Lit> clause = entrances(root, area, static_cast<std::size_t>(numberOf(root)), truth);
    clause.push_back(!belongs(root, cellOf(maySeedsLack() ? partner : root)));
    for (const int other : partnersOf(root))
        if (!maySeedsLack() && numberOf(other) == question)
            clause.push_back(belongs(root, cellOf(other)));
    m_out.clause(std::move(clause));
}

void SeedPairsRule::cutLarge(int root, int partner, const Truth& truth)
{
    const auto tooMany = static_cast<std::size_t>(numberOf(partner));
    std::vector<Lit> clause{!belongs(root, cellOf(partner))};
    for (const int cell : m_cells.flood(cellOf(root), [&](int c) { return truth[belongs(root, c)]; }))
        if (cell != cellOf(partner) && clause.size() < tooMany)
            clause.push_back(!belongs(root, cell));
    m_out.clause(std::move(clause));
}

bool SeedPairsRule::isRight(const Truth&, std::vector<Lit>*)
{
    return false; // names do not follow borders that are changed by hand
}

} // namespace tokisuji
