#include "engine/rules/area_flaws.h"

#include "engine/util/components.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>

namespace tokisuji {

namespace {

/// The cells that touch a cell at its corners: four of squares, or else all that have a corner in common with it.
std::vector<int> atCorners(const CellGraph& graph, int cell)
{
    std::vector<int> found;
    if (!graph.grid().hasSquares()) {
        for (const Place corner : graph.grid().corners(graph.place(cell)))
            for (const Place c : graph.grid().cellsAround(corner))
                if (const int other = graph.at(c); other != cell && std::ranges::count(found, other) == 0)
                    found.push_back(other);
        return found;
    }
    for (const Dir upright : ends(Axis::Vertical))
        for (const Dir across : ends(Axis::Horizontal))
            if (const Place c = graph.place(cell).step(upright).step(across); graph.grid().hasCell(c))
                found.push_back(graph.at(c));
    return found;
}

/// The edge of two squares side by side.
Place between(Place a, Place b)
{
    return {static_cast<std::int16_t>((a.x + b.x) / 2), static_cast<std::int16_t>((a.y + b.y) / 2)};
}

void settle(AreaFlaw& flaw)
{
    std::erase(flaw.reason, Yes);
    std::ranges::sort(flaw.reason);
    const auto repeated = std::ranges::unique(flaw.reason);
    flaw.reason.erase(repeated.begin(), repeated.end());
}

} // namespace

AreaFlaws::AreaFlaws(AreaTerms terms)
    : m_terms(std::move(terms)), m_graph(m_terms.present.grid()), m_beside(static_cast<std::size_t>(m_graph.count())),
      m_away(m_beside.size())
{
    const auto relation = m_terms.demand.relation;
    std::ranges::sort(m_terms.walls);
    for (const auto& group : m_terms.groups) {
        std::vector<int>& cells = m_groups.emplace_back();
        for (const Place c : group)
            cells.push_back(m_graph.at(c));
    }
    for (int cell = 0; cell < m_graph.count(); ++cell) {
        std::vector<int>& away = m_away[static_cast<std::size_t>(cell)];
        if (relation == AreaTerms::AtCorner || relation == AreaTerms::InChain)
            away = atCorners(m_graph, cell);
        for (const int next : m_graph.beside(cell)) {
            if (!std::ranges::binary_search(m_terms.walls, between(m_graph.place(cell), m_graph.place(next))))
                m_beside[static_cast<std::size_t>(cell)].push_back(next);
            else if (relation == AreaTerms::OverWall)
                away.push_back(next);
        }
    }
    if (relation == AreaTerms::InGroup)
        for (const auto& group : m_groups)
            for (const int cell : group)
                std::ranges::copy_if(group, std::back_inserter(m_away[static_cast<std::size_t>(cell)]),
                                     [&](int other) { return other != cell; });
}

std::vector<AreaFlaw> AreaFlaws::find(const Holds& holds)
{
    look(holds);
    std::vector<AreaFlaw> flaws;
    if (m_terms.demand.partners == AreaTerms::Some)
        findLonely(flaws);
    else if (m_terms.demand.test == AreaTerms::OneOfEach)
        findUneven(flaws);
    else if (m_terms.demand.test == AreaTerms::Listed)
        findUnlisted(holds, flaws);
    else
        findWrongPairs(flaws);
    std::ranges::for_each(flaws, settle);
    return flaws;
}

void AreaFlaws::look(const Holds& holds)
{
    m_areas.clear();
    m_areaOf.assign(static_cast<std::size_t>(m_graph.count()), -1);
    for (int start = 0; start < m_graph.count(); ++start) {
        if (areaOf(start) >= 0 || !holds(present(start)))
            continue;
        std::vector<int> cells{start};
        const auto index = static_cast<int>(m_areas.size());
        m_areaOf[static_cast<std::size_t>(start)] = index;
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const int next : beside(cells[i]))
                if (int& of = m_areaOf[static_cast<std::size_t>(next)]; of < 0 && holds(present(next))) {
                    of = index;
                    cells.push_back(next);
                }
        std::ranges::sort(cells);
        m_areas.push_back(std::move(cells));
    }
    m_shapes.assign(m_areas.size(), std::nullopt);
}

// --- pairs ---

std::vector<AreaFlaws::Pair> AreaFlaws::pairs() const
{
    std::vector<Pair> found;
    switch (m_terms.demand.relation) {
    case AreaTerms::Alone:
        for (int a = 0; a < static_cast<int>(m_areas.size()); ++a)
            found.push_back({a, a});
        break;
    case AreaTerms::AtCorner:
    case AreaTerms::OverWall:
    case AreaTerms::InGroup:
        return contacts();
    case AreaTerms::InChain:
        for (const auto& chain : chains())
            for (std::size_t i = 0; i < chain.size(); ++i)
                for (std::size_t k = i + 1; k < chain.size(); ++k)
                    found.push_back({chain[i], chain[k]});
        break;
    case AreaTerms::Next:
        return successions();
    case AreaTerms::Anywhere:
        for (int a = 0; a < static_cast<int>(m_areas.size()); ++a)
            for (int b = a + 1; b < static_cast<int>(m_areas.size()); ++b)
                found.push_back({a, b, {area(a).front(), area(b).front()}});
        break;
    }
    return found;
}

/// Areas from one of which the other can be seen to begin.
std::vector<AreaFlaws::Pair> AreaFlaws::contacts() const
{
    std::vector<Pair> found;
    std::set<std::pair<int, int>> known;
    for (int cell = 0; cell < m_graph.count(); ++cell)
        for (const int other : away(cell)) {
            const int a = areaOf(cell), b = areaOf(other);
            if (a >= 0 && b > a && known.insert({a, b}).second)
                found.push_back({a, b, {cell, other}});
        }
    return found;
}

/// Areas that a group passes one after the other.
std::vector<AreaFlaws::Pair> AreaFlaws::successions() const
{
    std::vector<Pair> found;
    for (const auto& group : m_groups) {
        int last = -1;
        std::vector<int> gap;
        for (const int cell : group) {
            if (areaOf(cell) < 0) {
                gap.push_back(cell);
                continue;
            }
            if (last >= 0 && areaOf(last) != areaOf(cell))
                found.push_back({areaOf(last), areaOf(cell), {last, cell}, gap});
            last = cell;
            gap.clear();
        }
    }
    return found;
}

/// The areas that hang together by corners.
std::vector<std::vector<int>> AreaFlaws::chains() const
{
    Components components(static_cast<int>(m_areas.size()));
    for (const Pair& pair : contacts())
        components.join(pair.a, pair.b);
    return components.sets([](int) { return true; });
}

/// Present cells from one area to the other, over cells beside each other and corners.
std::vector<int> AreaFlaws::wayInChain(int a, int b) const
{
    std::vector<int> cameFrom(m_areaOf.size(), -1);
    std::vector<int> queue = area(a);
    for (const int cell : queue)
        cameFrom[static_cast<std::size_t>(cell)] = cell;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const int cell = queue[i];
        if (areaOf(cell) == b) {
            std::vector<int> way{cell};
            while (cameFrom[static_cast<std::size_t>(way.back())] != way.back())
                way.push_back(cameFrom[static_cast<std::size_t>(way.back())]);
            std::ranges::reverse(way);
            return way;
        }
        for (const auto* steps : {&beside(cell), &away(cell)})
            for (const int next : *steps)
                if (int& from = cameFrom[static_cast<std::size_t>(next)]; areaOf(next) >= 0 && from < 0) {
                    from = cell;
                    queue.push_back(next);
                }
    }
    return {};
}

void AreaFlaws::findWrongPairs(std::vector<AreaFlaw>& flaws)
{
    for (Pair& pair : pairs()) {
        if (passes(pair.a, pair.b))
            continue;
        if (m_terms.demand.relation == AreaTerms::InChain)
            pair.way = wayInChain(pair.a, pair.b);
        flaws.push_back(flawOf(pair));
    }
}

// --- tests ---

bool AreaFlaws::passes(int a, int b)
{
    switch (m_terms.demand.test) {
    case AreaTerms::Exists:
        return true;
    case AreaTerms::Congruent:
        return sizeOf(a) == sizeOf(b) && shapeOf(a) == shapeOf(b);
    case AreaTerms::Incongruent:
        return sizeOf(a) != sizeOf(b) || shapeOf(a) != shapeOf(b);
    case AreaTerms::OneOfEach: // in short; the rest is said of whole chains
        return sizeOf(a) != sizeOf(b);
    case AreaTerms::Grown:
        return isGrown(a, b);
    case AreaTerms::EvenBox:
        return isEvenBox(a);
    case AreaTerms::Listed: // said of all together
        return true;
    }
    return false;
}

/// The same for all that are congruent.
const BankPiece& AreaFlaws::shapeOf(int index)
{
    auto& known = m_shapes[static_cast<std::size_t>(index)];
    if (!known) {
        std::vector<Place> places;
        for (const int cell : area(index))
            places.push_back(m_graph.place(cell));
        known = turnings(bankPieceOf(places)).front();
    }
    return *known;
}

/// Is b what a is, moved, with one cell more? The first cells of both, or the second of b, are laid on each other.
bool AreaFlaws::isGrown(int a, int b) const
{
    if (sizeOf(b) != sizeOf(a) + 1)
        return false;
    const auto place = [&](int cell) { return m_graph.place(cell); };
    return std::ranges::any_of(area(b).begin(), area(b).begin() + 2, [&](int first) {
        const int x = place(first).x - place(area(a).front()).x, y = place(first).y - place(area(a).front()).y;
        return std::ranges::all_of(area(a), [&](int cell) {
            const Place moved{static_cast<std::int16_t>(place(cell).x + x),
                              static_cast<std::int16_t>(place(cell).y + y)};
            return m_graph.grid().hasCell(moved) && areaOf(m_graph.at(moved)) == b;
        });
    });
}

bool AreaFlaws::isEvenBox(int a) const
{
    std::vector<Place> places;
    for (const int cell : area(a))
        places.push_back(m_graph.place(cell));
    const bool fills = bankPieceOf(places).box.cells() == static_cast<int>(places.size());
    return fills == (places.size() % 2 == 0);
}

// --- flaws ---

std::vector<int> AreaFlaws::rimOf(const std::vector<int>& cells) const
{
    std::vector<int> rim;
    std::set<int> known(cells.begin(), cells.end());
    for (const int cell : cells)
        for (const int next : beside(cell))
            if (known.insert(next).second)
                rim.push_back(next);
    return rim;
}

/// The area has these cells and no others.
void AreaFlaws::addWhole(int index, AreaFlaw& flaw) const
{
    for (const int cell : area(index))
        flaw.reason.push_back(present(cell));
    for (const int cell : rimOf(area(index)))
        flaw.reason.push_back(!present(cell));
}

/// The area has so many cells at least.
void AreaFlaws::addSome(int index, int from, std::size_t count, AreaFlaw& flaw) const
{
    std::vector<int> some{from};
    for (std::size_t i = 0; i < some.size() && some.size() < count; ++i)
        for (const int next : beside(some[i]))
            if (some.size() < count && areaOf(next) == index && std::ranges::find(some, next) == some.end())
                some.push_back(next);
    for (const int cell : some)
        flaw.reason.push_back(present(cell));
}

AreaFlaw AreaFlaws::flawOf(const Pair& pair) const
{
    AreaFlaw flaw{.cells = area(pair.a), .reason = {}, .way = pair.way};
    std::ranges::copy(area(pair.b), std::back_inserter(flaw.cells));
    for (const int cell : pair.way)
        flaw.reason.push_back(present(cell));
    for (const int cell : pair.gap)
        flaw.reason.push_back(!present(cell));
    // What one more cell does not mend.
    const std::size_t wanted = m_terms.demand.test == AreaTerms::Grown ? sizeOf(pair.a) + 1 : sizeOf(pair.a);
    const bool sizeMatters = m_terms.demand.test == AreaTerms::Grown || m_terms.demand.test == AreaTerms::Congruent;
    if (sizeMatters && sizeOf(pair.b) > wanted) {
        addWhole(pair.a, flaw);
        addSome(pair.b, pair.way.back(), wanted + 1, flaw);
    } else if (sizeMatters && sizeOf(pair.b) < wanted) {
        addWhole(pair.b, flaw);
        addSome(pair.a, pair.way.front(), sizeOf(pair.a) - (wanted - sizeOf(pair.b) - 1), flaw);
    } else {
        addWhole(pair.a, flaw);
        if (pair.b != pair.a)
            addWhole(pair.b, flaw);
    }
    return flaw;
}

void AreaFlaws::findLonely(std::vector<AreaFlaw>& flaws)
{
    std::vector<char> hasPartner(m_areas.size(), 0);
    for (const Pair& pair : contacts()) {
        if (passes(pair.a, pair.b))
            hasPartner[static_cast<std::size_t>(pair.a)] = 1;
        if (passes(pair.b, pair.a))
            hasPartner[static_cast<std::size_t>(pair.b)] = 1;
    }
    for (int a = 0; a < static_cast<int>(m_areas.size()); ++a)
        if (hasPartner[static_cast<std::size_t>(a)] == 0)
            flaws.push_back(lonely(a));
}

/// The area, and wherever a partner could begin there is none, or one that does not pass.
AreaFlaw AreaFlaws::lonely(int a) const
{
    AreaFlaw flaw{.cells = area(a), .reason = {}};
    addWhole(a, flaw);
    std::set<int> known(area(a).begin(), area(a).end());
    for (const int cell : area(a))
        for (const int other : away(cell)) {
            if (!known.insert(other).second)
                continue;
            const int b = areaOf(other);
            if (b < 0)
                flaw.reason.push_back(!present(other));
            else if (m_terms.demand.test == AreaTerms::Congruent && sizeOf(b) > sizeOf(a))
                addSome(b, other, sizeOf(a) + 1, flaw);
            else
                addWhole(b, flaw);
        }
    return flaw;
}

/// A chain with an area larger than the number of areas lacks a smaller one, or has two that are equal.
void AreaFlaws::findUneven(std::vector<AreaFlaw>& flaws)
{
    findWrongPairs(flaws);
    if (!flaws.empty())
        return;
    for (const auto& chain : chains())
        if (std::ranges::any_of(chain, [&](int a) { return sizeOf(a) > chain.size(); }))
            flaws.push_back(wholeChain(chain));
}

/// A chain, and nothing more at its corners.
AreaFlaw AreaFlaws::wholeChain(const std::vector<int>& chain) const
{
    AreaFlaw flaw;
    for (const int a : chain) {
        std::ranges::copy(area(a), std::back_inserter(flaw.cells));
        addWhole(a, flaw);
        for (const int cell : area(a))
            for (const int other : away(cell))
                flaw.reason.push_back(areaOf(other) < 0 ? !present(other) : present(other));
    }
    return flaw;
}

// --- listed sizes ---

void AreaFlaws::findUnlisted(const Holds& holds, std::vector<AreaFlaw>& flaws) const
{
    const std::vector<int> whole = wholeAreas(holds);
    for (int a = 0; a < static_cast<int>(m_areas.size()); ++a) {
        std::optional<AreaFlaw> flaw = tooManyFrom(a, whole);
        if (!flaw)
            flaw = tooManyOf(a, whole);
        if (flaw)
            flaws.push_back(std::move(*flaw));
    }
    const std::vector<int>& sizes = m_terms.sizes;
    const bool isPossible = sizes.empty() || sizes.front() > 0;
    if (!isPossible)
        flaws.push_back({});
    else if (flaws.empty() && m_areas.size() < sizes.size())
        flaws.push_back(tooFewCells(holds));
}

/// Those round which all cells are absent.
std::vector<int> AreaFlaws::wholeAreas(const Holds& holds) const
{
    std::vector<int> whole;
    for (int a = 0; a < static_cast<int>(m_areas.size()); ++a)
        if (std::ranges::all_of(rimOf(area(a)), [&](int cell) { return holds(!present(cell)); }))
            whole.push_back(a);
    return whole;
}

/// The area is one too many of its size, if it is whole.
std::optional<AreaFlaw> AreaFlaws::tooManyOf(int a, const std::vector<int>& whole) const
{
    const auto listed = static_cast<std::size_t>(std::ranges::count(m_terms.sizes, static_cast<int>(sizeOf(a))));
    std::vector<int> some;
    for (const int other : whole)
        if (other != a && sizeOf(other) == sizeOf(a) && some.size() < listed)
            some.push_back(other);
    if (some.size() < listed)
        return std::nullopt;
    some.push_back(a);
    AreaFlaw flaw;
    for (const int one : some) {
        std::ranges::copy(area(one), std::back_inserter(flaw.cells));
        addWhole(one, flaw);
    }
    return flaw;
}

/// The area, whatever else belongs to it, is one too many of those that have more cells than some size of the list.
std::optional<AreaFlaw> AreaFlaws::tooManyFrom(int a, const std::vector<int>& whole) const
{
    const auto own = std::ranges::lower_bound(m_terms.sizes, static_cast<int>(sizeOf(a)));
    const auto listed = static_cast<std::size_t>(m_terms.sizes.end() - own); // of this size at least
    const std::size_t least = own == m_terms.sizes.begin() ? 1 : static_cast<std::size_t>(std::max(own[-1], 0)) + 1;
    AreaFlaw flaw{.cells = area(a), .reason = {}};
    addSome(a, area(a).front(), least, flaw);
    std::size_t others = 0;
    for (const int other : whole)
        if (other != a && sizeOf(other) >= least && others < listed) {
            ++others;
            std::ranges::copy(area(other), std::back_inserter(flaw.cells));
            addWhole(other, flaw);
        }
    return others == listed ? std::optional(std::move(flaw)) : std::nullopt;
}

/// So many cells are absent that the rest cannot make all the areas.
AreaFlaw AreaFlaws::tooFewCells(const Holds& holds) const
{
    AreaFlaw flaw;
    for (const auto& cells : m_areas)
        std::ranges::copy(cells, std::back_inserter(flaw.cells));
    int left = m_graph.count() - std::accumulate(m_terms.sizes.begin(), m_terms.sizes.end(), 0);
    for (const bool isKnown : {true, false})
        for (int cell = 0; cell < m_graph.count() && left >= 0; ++cell)
            if (areaOf(cell) < 0 && holds(!present(cell)) == isKnown) {
                flaw.reason.push_back(!present(cell));
                --left;
            }
    return flaw;
}

} // namespace tokisuji
