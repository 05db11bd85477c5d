#include "engine/rules/area_flaws.h"

#include "engine/util/components.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <set>
#include <utility>

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

Place offset(Place from, Place to)
{
    return {static_cast<std::int16_t>(to.x - from.x), static_cast<std::int16_t>(to.y - from.y)};
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
    if (!known)
        known = turnings(bankPieceOf(placesOf(area(index)))).front();
    return *known;
}

std::vector<Place> AreaFlaws::placesOf(const std::vector<int>& cells) const
{
    std::vector<Place> places;
    for (const int cell : cells)
        places.push_back(m_graph.place(cell));
    return places;
}

/// Is b what a is, moved, with one cell more?
bool AreaFlaws::isGrown(int a, int b) const
{
    return sizeOf(b) == sizeOf(a) + 1 && mayBeGrown(a, area(b));
}

bool AreaFlaws::has(int index, Place cell) const
{
    return m_graph.grid().hasCell(cell) && areaOf(m_graph.at(cell)) == index;
}

/// May an area with these cells, and perhaps others, be what `first` is, moved, with one cell more? One of any two
/// cells is not the one more.
bool AreaFlaws::mayBeGrown(int first, const std::vector<int>& some) const
{
    const auto liesThere = [&](int from, int to) {
        const Place by = offset(m_graph.place(from), m_graph.place(to));
        int more = 0;
        for (const int cell : some)
            if (!has(first, offset(by, m_graph.place(cell))) && ++more > 1)
                return false;
        return std::ranges::all_of(area(first), [&](int cell) {
            const Place p = m_graph.place(cell);
            return m_graph.grid().hasCell(
                {static_cast<std::int16_t>(p.x + by.x), static_cast<std::int16_t>(p.y + by.y)});
        });
    };
    return some.size() < 2 || std::ranges::any_of(area(first), [&](int from) {
               return liesThere(from, some[0]) || liesThere(from, some[1]);
           });
}

/// May an area with these cells, and perhaps others, be what became `next` in this way?
bool AreaFlaws::mayGrowInto(const std::vector<int>& some, int next) const
{
    const auto liesThere = [&](int to) {
        const Place by = offset(m_graph.place(to), m_graph.place(some.front()));
        return std::ranges::all_of(some, [&](int cell) { return has(next, offset(by, m_graph.place(cell))); });
    };
    return some.size() < sizeOf(next) && std::ranges::any_of(area(next), liesThere);
}

bool AreaFlaws::isEvenBox(int a) const
{
    const std::vector<Place> places = placesOf(area(a));
    const bool fills = bankPieceOf(places).box.cells() == static_cast<int>(places.size());
    return fills == (places.size() % 2 == 0);
}

// --- flaws ---

std::vector<int> AreaFlaws::rimOf(const std::vector<int>& cells) const
{
    std::vector<int> rim;
    std::vector<char> known(m_beside.size());
    for (const int cell : cells)
        known[static_cast<std::size_t>(cell)] = 1;
    for (const int cell : cells)
        for (const int next : beside(cell))
            if (std::exchange(known[static_cast<std::size_t>(next)], 1) == 0)
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
    const auto some = someOf(index, from, [count](const std::vector<int>& cells) { return cells.size() >= count; });
    for (const int cell : some)
        flaw.reason.push_back(present(cell));
}

/// Few cells of an area, connected from one on, that are enough; all, if not even these are. More are enough as well.
template <class Enough>
std::vector<int> AreaFlaws::someOf(int index, int from, const Enough& areEnough) const
{
    std::vector<int> some{from};
    for (std::size_t i = 0; i < some.size(); ++i)
        for (const int next : beside(some[i]))
            if (areaOf(next) == index && std::ranges::find(some, next) == some.end())
                some.push_back(next);
    const auto isTooFew = [&](int count) { return !areEnough({some.begin(), some.begin() + count}); };
    const auto counts = std::views::iota(1, static_cast<int>(some.size()));
    const auto enough = std::ranges::partition_point(counts, isTooFew) - counts.begin();
    some.resize(static_cast<std::size_t>(enough + 1));
    for (std::size_t i = some.size() - 1; i-- > 1;) {
        std::vector<int> others = some;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (areConnected(others) && areEnough(others))
            some = std::move(others);
    }
    return some;
}

/// By sides that no wall parts.
bool AreaFlaws::areConnected(const std::vector<int>& cells) const
{
    std::vector<int> reached{cells.front()};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const int next : beside(reached[i]))
            if (std::ranges::find(cells, next) != cells.end() && std::ranges::find(reached, next) == reached.end())
                reached.push_back(next);
    return reached.size() == cells.size();
}

AreaFlaw AreaFlaws::flawOf(const Pair& pair) const
{
    AreaFlaw flaw{.cells = area(pair.a), .reason = {}, .way = pair.way};
    std::ranges::copy(area(pair.b), std::back_inserter(flaw.cells));
    for (const int cell : pair.way)
        flaw.reason.push_back(present(cell));
    for (const int cell : pair.gap)
        flaw.reason.push_back(!present(cell));
    const bool isEqualWanted = m_terms.demand.test == AreaTerms::Congruent;
    if (m_terms.demand.test == AreaTerms::Grown) {
        addNotGrown(pair, flaw);
    } else if (isEqualWanted && sizeOf(pair.a) != sizeOf(pair.b)) {
        const auto [less, more] = std::minmax(pair.a, pair.b, [&](int a, int b) { return sizeOf(a) < sizeOf(b); });
        addWhole(less, flaw);
        addSome(more, more == pair.b ? pair.way.back() : pair.way.front(), sizeOf(less) + 1, flaw);
    } else {
        addWhole(pair.a, flaw);
        if (pair.b != pair.a)
            addWhole(pair.b, flaw);
    }
    return flaw;
}

/// One of the areas as it is, and some cells of the other one that do not go with it.
void AreaFlaws::addNotGrown(const Pair& pair, AreaFlaw& flaw) const
{
    const auto isTooWide = [&](const std::vector<int>& some) { return !mayBeGrown(pair.a, some); };
    const auto isTooMuch = [&](const std::vector<int>& some) { return !mayGrowInto(some, pair.b); };
    const std::vector<int> ofNext = someOf(pair.b, pair.way.back(), isTooWide);
    const std::vector<int> ofFirst = someOf(pair.a, pair.way.front(), isTooMuch);
    const std::size_t withFirst = sizeOf(pair.a) + rimOf(area(pair.a)).size() + ofNext.size();
    const std::size_t withNext = sizeOf(pair.b) + rimOf(area(pair.b)).size() + ofFirst.size();
    const bool isFirstWhole = isTooWide(ofNext) && (!isTooMuch(ofFirst) || withFirst <= withNext);
    addWhole(isFirstWhole ? pair.a : pair.b, flaw);
    for (const int cell : isFirstWhole ? ofNext : ofFirst)
        flaw.reason.push_back(present(cell));
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

} // namespace tokisuji
