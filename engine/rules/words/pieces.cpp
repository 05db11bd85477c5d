#include "engine/rules/words/pieces.h"

#include <algorithm>

namespace tokisuji {

PlacedPieces::PlacedPieces(Rules& r, const Board& b) : m_grid(b.grid()), m_set(edgeSetOf(b))
{
    const auto kindCount = static_cast<int>(m_set.kinds().size());
    for (const Place c : m_grid.cells())
        if (kindCount > 0)
            m_lies.push_back(r.numberAnswer(Layer::Digit, c, 1, kindCount, "piece-in-cell"));
    borderOutside(r);
    eachUsed(r);
    for (const Place c : m_grid.cells())
        if (kindCount > 0)
            m_colours.push_back(coloursAt(r, c));
}

/// Said first: these facts narrow down everything else that is said.
void PlacedPieces::borderOutside(Rules& r)
{
    for (const Place c : m_grid.cells()) {
        std::vector<Lit> excluded;
        for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
            if (!goesWithFrame(m_set.kinds()[k], c))
                excluded.push_back(liesAt(c).values[k]);
        r.at(c, "border-outside").exactly(0, std::move(excluded));
    }
}

bool PlacedPieces::goesWithFrame(const EdgeSet::Kind& kind, Place cell) const
{
    return std::ranges::all_of(
        directions, [&](Dir side) { return (kind.sides.at(side) == borderColour) != m_grid.hasCell(cell.step(side)); });
}

void PlacedPieces::eachUsed(Rules& r)
{
    if (m_set.pieces().empty())
        r.at(wholeBoard, "piece-used").any({});                // no set for a board of this size
    std::vector<std::vector<Lit>> used(m_set.pieces().size()); // by the first piece of a form
    for (const NumberVar& lies : m_lies)
        for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
            used[static_cast<std::size_t>(m_set.kinds()[k].piece)].push_back(lies.values[k]);
    for (std::size_t piece = 0; piece < used.size(); ++piece)
        if (const int number = static_cast<int>(piece); m_set.formOf(number) == number)
            r.at(wholeBoard, "piece-used").exactly(m_set.copiesOf(number), std::move(used[piece]));
}

PlacedPieces::Colours PlacedPieces::coloursAt(Rules& r, Place cell) const
{
    Colours colours;
    for (const Dir side : directions) {
        std::vector<std::vector<Lit>> shown(static_cast<std::size_t>(m_set.colourCount()));
        for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
            if (const EdgeSet::Kind& kind = m_set.kinds()[k]; goesWithFrame(kind, cell))
                shown[static_cast<std::size_t>(kind.sides.at(side))].push_back(liesAt(cell).values[k]);
        for (auto& lits : shown)
            colours[static_cast<std::size_t>(side) - 1].push_back(r.anyOf(std::move(lits)));
    }
    return colours;
}

const NumberVar& PlacedPieces::liesAt(Place cell) const
{
    return m_lies[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell))];
}

Lit PlacedPieces::has(Place cell, Dir side, int colour) const
{
    const Colours& colours = m_colours[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell))];
    return colours[static_cast<std::size_t>(side) - 1][static_cast<std::size_t>(colour)];
}

std::vector<Lit> PlacedPieces::is(Place cell, int piece) const
{
    std::vector<Lit> lits;
    if (piece < 0 || piece >= std::ssize(m_set.pieces()))
        return lits;
    for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
        if (m_set.kinds()[k].piece == m_set.formOf(piece))
            lits.push_back(liesAt(cell).values[k]);
    return lits;
}

void sidesMatch(Rules& r, const Board& b, const PlacedPieces& placed)
{
    if (placed.set().pieces().empty())
        return;
    for (const Place c : b.grid().cells())
        for (const Dir side : {Dir::Right, Dir::Down})
            if (const Place next = c.step(side); b.grid().hasCell(next))
                for (int colour = 1; colour < placed.set().colourCount(); ++colour)
                    r.at(c.step(side, 1), "sides-match")
                        .same(placed.has(c, side, colour), placed.has(next, opposite(side), colour));
}

} // namespace tokisuji
