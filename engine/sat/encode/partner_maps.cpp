// Neighbouring cells of an area are laid side by side, and so are those of its partner: where the area goes on from a
// cell in some direction, a cell of the partner lies in the image of that direction from the cell's image, and the
// other way round. What is laid on itself or beside itself is no partner. Not said here is that other areas are not
// laid on themselves, that partners stand in the relation (for the area of a model partnersOf() names all that are
// left), and that no wall stands within what an area is laid on.
//
// Without this an area of ten cells would be cut once for each of the thousands of shapes that it can have.
#include "engine/sat/encode/partner_maps.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t mostLiterals = 180'000; ///< a board of 12x12

bool has(const std::vector<int>& list, int wanted)
{
    return std::ranges::find(list, wanted) != list.end();
}

/// Does each area lie in one group, as where walls stand all round it?
bool keepsToGroups(const AreaFlaws& board)
{
    if (board.terms().demand.relation != AreaTerms::InGroup)
        return false;
    for (int cell = 0; cell < board.graph().count(); ++cell)
        if (!std::ranges::all_of(board.beside(cell), [&](int next) { return has(board.away(cell), next); }))
            return false;
    return true;
}

/// Could an area there be another one? Where areas keep to groups it must be in one of this cell's.
bool mayBePartner(const AreaFlaws& board, int cell, int image, bool keepToGroups)
{
    return image != cell && !has(board.beside(cell), image) && (!keepToGroups || has(board.away(cell), image));
}

} // namespace

const std::array<PartnerMaps::Turn, PartnerMaps::ways>& PartnerMaps::turns()
{
    static const auto all = [] {
        std::array<Turn, ways> made{};
        std::size_t n = 0;
        for (const Dir up : directions)
            for (const Dir left : directions)
                if (left != up && left != opposite(up))
                    made[n++] = {Dir::None, up, opposite(up), left, opposite(left)};
        return made;
    }();
    return all;
}

std::size_t PartnerMaps::inverse(std::size_t way)
{
    Turn back{};
    for (const Dir d : directions)
        back[static_cast<std::size_t>(turns()[way][static_cast<std::size_t>(d)])] = d;
    return static_cast<std::size_t>(std::ranges::find(turns(), back) - turns().begin());
}

PartnerMaps::PartnerMaps(int cells)
    : m_cells(cells), m_lits(ways * static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells), No)
{
}

std::size_t PartnerMaps::at(int cell, std::size_t way, int image) const
{
    const auto cells = static_cast<std::size_t>(m_cells);
    return (static_cast<std::size_t>(cell) * ways + way) * cells + static_cast<std::size_t>(image);
}

std::optional<PartnerMaps> PartnerMaps::of(const AreaFlaws& board, const Encoder& encoder, const Halt& halt)
{
    const auto cells = static_cast<std::size_t>(board.graph().count());
    if (ways * cells * cells > mostLiterals)
        return std::nullopt;
    Encoder out = encoder;
    PartnerMaps maps(board.graph().count());
    maps.makeLiterals(board, out);
    for (int cell = 0; cell < maps.m_cells && !halt.reached(); ++cell) {
        maps.encodePartner(board, out, cell);
        for (std::size_t way = 0; way < ways; ++way)
            for (int image = 0; image < maps.m_cells; ++image)
                if (maps.m_lits[maps.at(cell, way, image)] != No)
                    for (const Dir d : directions)
                        maps.encodeStep(board, out, cell, way, image, d);
    }
    return maps;
}

void PartnerMaps::makeLiterals(const AreaFlaws& board, Encoder& out)
{
    const auto mayBeThere = [&](int cell) { return !out.surely(!board.present(cell)); };
    const bool inGroups = keepsToGroups(board);
    for (int cell = 0; cell < m_cells; ++cell)
        for (int image = cell + 1; mayBeThere(cell) && image < m_cells; ++image)
            if (mayBeThere(image) && mayBePartner(board, cell, image, inGroups))
                for (std::size_t way = 0; way < ways; ++way) {
                    const Lit lit = out.fresh();
                    m_lits[at(cell, way, image)] = m_lits[at(image, inverse(way), cell)] = lit;
                    out.clause({!lit, board.present(cell)});
                    out.clause({!lit, board.present(image)});
                }
}

/// Where the area goes on, the image goes on too.
void PartnerMaps::encodeStep(const AreaFlaws& board, Encoder& out, int cell, std::size_t way, int image, Dir d) const
{
    const int next = board.next(cell, d);
    if (next < 0 || !has(board.beside(cell), next))
        return;
    const int imageOfNext = board.next(image, turns()[way][static_cast<std::size_t>(d)]);
    std::vector<Lit> clause{!m_lits[at(cell, way, image)], !board.present(next)};
    if (imageOfNext >= 0)
        clause.push_back(m_lits[at(next, way, imageOfNext)]);
    out.clause(std::move(clause));
}

/// Some area is the partner.
void PartnerMaps::encodePartner(const AreaFlaws& board, Encoder& out, int cell) const
{
    std::vector<Lit> clause{!board.present(cell)};
    const auto begin = m_lits.begin() + static_cast<std::ptrdiff_t>(at(cell, 0, 0));
    std::copy_if(begin, begin + static_cast<std::ptrdiff_t>(ways) * m_cells, std::back_inserter(clause),
                 [](Lit l) { return l != No; });
    out.clause(std::move(clause));
}

/// Empty where it would reach beyond the board.
std::vector<int> PartnerMaps::imageOf(const std::vector<int>& area, int cell, std::size_t way, int image,
                                      const AreaFlaws& board) const
{
    const CellGraph& graph = board.graph();
    const Place from = graph.place(cell), to = graph.place(image);
    const Dir right = turns()[way][static_cast<std::size_t>(Dir::Right)];
    const Dir down = turns()[way][static_cast<std::size_t>(Dir::Down)];
    std::vector<int> laid;
    for (const int c : area) {
        const Place p = graph.place(c);
        const Place there = to.step(right, p.x - from.x).step(down, p.y - from.y);
        if (!graph.grid().hasCell(there))
            return {};
        laid.push_back(graph.at(there));
    }
    return laid;
}

std::vector<Lit> PartnerMaps::partnersOf(const std::vector<int>& area, const AreaFlaws& board) const
{
    std::set<int> taken(area.begin(), area.end());
    for (const int cell : board.rimOf(area))
        taken.insert(cell);
    std::set<Lit> found;
    std::set<int> begins;
    for (const int cell : area)
        for (const int other : board.away(cell))
            if (!taken.contains(other))
                begins.insert(other);
    for (const int begin : begins)
        for (const int cell : area)
            for (std::size_t way = 0; way < ways; ++way) {
                if (m_lits[at(cell, way, begin)] == No)
                    continue;
                const std::vector<int> laid = imageOf(area, cell, way, begin, board);
                if (!laid.empty() && std::ranges::none_of(laid, [&](int c) { return taken.contains(c); }))
                    found.insert(m_lits[at(area.front(), way, laid.front())]);
            }
    found.erase(No);
    return {found.begin(), found.end()};
}

} // namespace tokisuji
