// Neighbouring cells of an area are moved alike: where the area goes on from a cell in some direction, so does the next
// one from the cell's image, and the other way round unless that is the cell that it has more. A cell of the next area
// is an image or that cell. Which group an area is of, whether it has one before it and one after it, is passed on from
// cell to cell.
//
// Left to cuts is what needs a whole area: that images lie in the area that follows at once, that there is a cell more,
// and just one. A way of present cells is the reason, or an area's rim, never the shapes of both areas: without this
// each pair of shapes would be cut by itself.
#include "engine/sat/encode/growth_maps.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tokisuji {

namespace {

constexpr int mostCells = 150;

bool areBeside(const AreaFlaws& board, int a, int b)
{
    return std::ranges::find(board.beside(a), b) != board.beside(a).end();
}

/// No present way leads from one cell to the other, within the area that has both.
void addNoWay(int from, int to, const AreaFlaws& board, std::vector<Lit>& clause)
{
    std::vector<int> cameFrom(static_cast<std::size_t>(board.graph().count()), -1);
    cameFrom[static_cast<std::size_t>(to)] = to;
    std::vector<int> queue{to};
    for (std::size_t i = 0; i < queue.size() && cameFrom[static_cast<std::size_t>(from)] < 0; ++i)
        for (const int next : board.beside(queue[i]))
            if (int& of = cameFrom[static_cast<std::size_t>(next)]; of < 0 && board.areaOf(next) == board.areaOf(to)) {
                of = queue[i];
                queue.push_back(next);
            }
    for (int cell = from; cell != to; cell = cameFrom[static_cast<std::size_t>(cell)])
        clause.push_back(!board.present(cell));
    clause.push_back(!board.present(to));
}

} // namespace

std::optional<GrowthMaps> GrowthMaps::of(const AreaFlaws& board, const Encoder& encoder, const Halt& halt)
{
    if (!board.terms().oneEach || board.graph().count() > mostCells)
        return std::nullopt;
    Encoder out = encoder;
    GrowthMaps maps(board);
    maps.makeLiterals(board, out);
    maps.encodeGroups(board, out);
    for (const auto* ofArea : {&maps.m_hasNext, &maps.m_hasBefore})
        maps.encodeSpread(board, out, *ofArea);
    for (const auto& ofArea : maps.m_inGroup)
        maps.encodeSpread(board, out, ofArea);
    for (int cell = 0; cell < maps.m_cells && !halt.reached(); ++cell)
        maps.encodeCell(board, out, cell);
    return maps;
}

GrowthMaps::GrowthMaps(const AreaFlaws& board)
    : m_cells(board.graph().count()), m_stops(static_cast<std::size_t>(m_cells)),
      m_laid(m_stops.size() * m_stops.size(), No), m_more(m_stops.size(), No), m_hasNext(m_more), m_hasBefore(m_more),
      m_inGroup(board.groups().size(), m_more)
{
    for (std::size_t group = 0; group < board.groups().size(); ++group)
        for (int rank = 0; const int cell : board.groups()[group])
            m_stops[static_cast<std::size_t>(cell)] = {static_cast<int>(group), rank++};
}

Lit GrowthMaps::laid(int cell, int image) const
{
    return m_laid[static_cast<std::size_t>(cell) * m_stops.size() + static_cast<std::size_t>(image)];
}

void GrowthMaps::makeLiterals(const AreaFlaws& board, Encoder& out)
{
    const auto mayBeThere = [&](int cell) { return !out.surely(!board.present(cell)); };
    for (int cell = 0; cell < m_cells; ++cell) {
        if (!mayBeThere(cell))
            continue;
        const auto at = static_cast<std::size_t>(cell);
        m_more[at] = out.fresh();
        m_hasNext[at] = out.fresh();
        m_hasBefore[at] = out.fresh();
        for (auto& inGroup : m_inGroup)
            inGroup[at] = out.fresh();
        for (int image = 0; image < m_cells; ++image)
            if (image != cell && mayBeThere(image) && !areBeside(board, cell, image))
                m_laid[at * m_stops.size() + static_cast<std::size_t>(image)] = out.fresh();
    }
}

/// What is said of one cell of an area is said of those beside it.
void GrowthMaps::encodeSpread(const AreaFlaws& board, Encoder& out, const std::vector<Lit>& ofArea) const
{
    for (int cell = 0; cell < m_cells; ++cell)
        for (const int next : board.beside(cell)) {
            const Lit here = ofArea[static_cast<std::size_t>(cell)], there = ofArea[static_cast<std::size_t>(next)];
            if (here != No && there != No)
                out.clause({!board.present(cell), !board.present(next), !here, there});
        }
}

/// What cells of groups say of their areas.
void GrowthMaps::encodeGroups(const AreaFlaws& board, Encoder& out)
{
    for (std::size_t group = 0; group < board.groups().size(); ++group) {
        const std::vector<int>& stops = board.groups()[group];
        for (auto stop = stops.begin(); stop != stops.end(); ++stop) {
            const Lit present = board.present(*stop);
            for (std::size_t other = 0; other < m_inGroup.size(); ++other)
                if (const Lit in = m_inGroup[other][static_cast<std::size_t>(*stop)]; in != No)
                    out.clause({!present, other == group ? in : !in});
            for (const auto& [ofArea, from, to] :
                 {std::tuple(&m_hasBefore, stops.begin(), stop), std::tuple(&m_hasNext, stop + 1, stops.end())}) {
                const Lit has = (*ofArea)[static_cast<std::size_t>(*stop)];
                if (has == No)
                    continue;
                std::vector<Lit> none{!present, !has};
                for (auto other = from; other != to; ++other) {
                    out.clause({!present, !board.present(*other), has});
                    none.push_back(board.present(*other));
                }
                out.clause(std::move(none));
            }
        }
    }
}

void GrowthMaps::encodeCell(const AreaFlaws& board, Encoder& out, int cell) const
{
    const auto at = static_cast<std::size_t>(cell);
    if (m_more[at] == No)
        return;
    const Lit present = board.present(cell);
    out.clause({!m_more[at], m_hasBefore[at]});
    for (const Lit has : {m_hasBefore[at], m_hasNext[at]})
        out.clause({!has, present});
    for (const int next : board.beside(cell))
        if (cell < next && m_more[static_cast<std::size_t>(next)] != No)
            out.clause({!m_more[at], !m_more[static_cast<std::size_t>(next)]});
    std::vector<Lit> moved{!present, !m_hasNext[at]}, covered{!present, !m_hasBefore[at], m_more[at]};
    for (int other = 0; other < m_cells; ++other) {
        if (const Lit on = laid(cell, other); on != No) {
            moved.push_back(on);
            out.clause({!on, board.present(other)});
            out.clause({!on, m_hasNext[at]});
            out.clause({!on, !m_more[static_cast<std::size_t>(other)]});
            for (const auto& inGroup : m_inGroup)
                out.clause({!on, !inGroup[at], inGroup[static_cast<std::size_t>(other)]});
            for (const Dir d : directions)
                encodeStep(board, out, cell, other, d);
        }
        if (const Lit from = laid(other, cell); from != No)
            covered.push_back(from);
    }
    out.clause(std::move(moved));
    out.clause(std::move(covered));
}

/// Where the area goes on, the image goes on too; and the other way round, but for the cell more.
void GrowthMaps::encodeStep(const AreaFlaws& board, Encoder& out, int cell, int image, Dir d) const
{
    const int next = board.next(cell, d), nextImage = board.next(image, d);
    const bool goesOn = next >= 0 && areBeside(board, cell, next);
    const bool imageGoesOn = nextImage >= 0 && areBeside(board, image, nextImage);
    const Lit both = goesOn && nextImage >= 0 ? laid(next, nextImage) : No;
    if (goesOn) {
        std::vector<Lit> clause{!laid(cell, image), !board.present(next)};
        if (both != No)
            clause.push_back(both);
        out.clause(std::move(clause));
    }
    if (imageGoesOn) {
        const Lit alsoBoth = next >= 0 ? laid(next, nextImage) : No;
        std::vector<Lit> clause{!laid(cell, image), !board.present(nextImage),
                                m_more[static_cast<std::size_t>(nextImage)]};
        if (alsoBoth != No)
            clause.push_back(alsoBoth);
        out.clause(std::move(clause));
    }
}

/// Where the model moves a cell; -1: nowhere.
int GrowthMaps::imageOf(int cell, const Truth& truth) const
{
    for (int image = 0; image < m_cells; ++image)
        if (const Lit on = laid(cell, image); on != No && truth[on])
            return image;
    return -1;
}

/// A cell of an area that is in a group; -1: none.
int GrowthMaps::memberOf(int area, const AreaFlaws& board) const
{
    const auto& cells = board.area(area);
    const auto found =
        std::ranges::find_if(cells, [&](int c) { return m_stops[static_cast<std::size_t>(c)].group >= 0; });
    return found == cells.end() ? -1 : *found;
}

std::optional<std::vector<Lit>> GrowthMaps::cut(int first, int next, const AreaFlaws& board, const Truth& truth) const
{
    const int image = imageOf(first, truth);
    if (image < 0 || board.areaOf(image) < 0)
        return std::nullopt;
    const int after = board.areaOf(next);
    if (board.areaOf(image) != after)
        return cutWrongImage(first, image, board, truth);
    if (board.area(after).size() <= board.area(board.areaOf(first)).size())
        return cutNothingMore(next, board, truth);
    std::vector<int> more;
    for (const int cell : board.area(after))
        if (truth[m_more[static_cast<std::size_t>(cell)]])
            more.push_back(cell);
        else if (auto clause = cutWrongCover(first, image, cell, board, truth))
            return clause;
    if (more.size() < 2)
        return std::nullopt;
    std::vector<Lit> clause{!m_more[static_cast<std::size_t>(more[0])], !m_more[static_cast<std::size_t>(more[1])]};
    addNoWay(more[0], more[1], board, clause);
    return clause;
}

/// A cell is the image of one of another area, or of one that is moved otherwise than the first cell of its area.
std::optional<std::vector<Lit>> GrowthMaps::cutWrongCover(int first, int image, int cell, const AreaFlaws& board,
                                                          const Truth& truth) const
{
    const auto movedBy = [&](int from, int to) {
        const Place a = board.graph().place(from), b = board.graph().place(to);
        return std::pair(b.x - a.x, b.y - a.y);
    };
    for (int other = 0; other < m_cells; ++other) {
        const Lit on = laid(other, cell);
        if (on == No || !truth[on])
            continue;
        if (board.areaOf(other) != board.areaOf(first))
            return cutWrongImage(other, cell, board, truth);
        if (movedBy(other, cell) == movedBy(first, image))
            continue;
        std::vector<Lit> clause{!laid(first, image), !on};
        addNoWay(first, other, board, clause);
        return clause;
    }
    return std::nullopt;
}

/// The cell does not lie there, since another area follows, or none that is in the way is present.
std::optional<std::vector<Lit>> GrowthMaps::cutWrongImage(int cell, int image, const AreaFlaws& board,
                                                          const Truth& truth) const
{
    const int from = memberOf(board.areaOf(cell), board), to = memberOf(board.areaOf(image), board);
    if (from < 0 || to < 0)
        return std::nullopt;
    const Stop& a = m_stops[static_cast<std::size_t>(from)];
    const Stop& b = m_stops[static_cast<std::size_t>(to)];
    std::vector<Lit> clause{!laid(cell, image)};
    if (a.group == b.group && a.rank < b.rank) {
        const auto& stops = board.groups()[static_cast<std::size_t>(a.group)];
        const auto between = std::find_if(stops.begin() + a.rank + 1, stops.begin() + b.rank,
                                          [&](int stop) { return truth[board.present(stop)]; });
        if (between == stops.begin() + b.rank)
            return std::nullopt;
        clause.push_back(!board.present(*between));
    }
    addNoWay(cell, from, board, clause);
    addNoWay(image, to, board, clause);
    return clause;
}

/// Within the rim of the area lies the cell that it has more.
std::optional<std::vector<Lit>> GrowthMaps::cutNothingMore(int next, const AreaFlaws& board, const Truth& truth) const
{
    const auto& cells = board.area(board.areaOf(next));
    std::vector<Lit> clause{!board.present(next), !m_hasBefore[static_cast<std::size_t>(next)]};
    for (const int cell : cells) {
        if (truth[m_more[static_cast<std::size_t>(cell)]])
            return std::nullopt;
        clause.push_back(m_more[static_cast<std::size_t>(cell)]);
    }
    for (const int cell : board.rimOf(cells))
        clause.push_back(board.present(cell));
    return clause;
}

} // namespace tokisuji
