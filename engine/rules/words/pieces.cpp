#include "engine/rules/words/pieces.h"

namespace tokisuji {

PlacedPieces::PlacedPieces(Rules& r, const Board& b) : m_grid(b.grid()), m_set(edgeSetOf(b))
{
    const auto& kinds = m_set.kinds();
    const auto kindCount = static_cast<int>(kinds.size());
    std::vector<std::vector<Lit>> used(m_set.pieces().size());
    for (const Place c : m_grid.cells()) {
        const NumberVar& lies = m_lies.emplace_back(r.numberAnswer(Layer::Digit, c, 1, kindCount, "piece-in-cell"));
        auto& colours = m_colours.emplace_back();
        for (const Dir side : directions) {
            std::vector<std::vector<Lit>> shown(static_cast<std::size_t>(m_set.colourCount()));
            for (std::size_t k = 0; k < kinds.size(); ++k)
                shown[static_cast<std::size_t>(kinds[k].sides.at(side))].push_back(lies.values[k]);
            for (auto& lits : shown)
                colours[static_cast<std::size_t>(side) - 1].push_back(r.anyOf(std::move(lits)));
        }
        for (std::size_t k = 0; k < kinds.size(); ++k)
            used[static_cast<std::size_t>(kinds[k].piece)].push_back(lies.values[k]);
    }
    for (std::size_t piece = 0; piece < used.size(); ++piece)
        if (const int number = static_cast<int>(piece); m_set.formOf(number) == number)
            r.at(wholeBoard, "piece-used").exactly(m_set.copiesOf(number), std::move(used[piece]));
}

Lit PlacedPieces::has(Place cell, Dir side, int colour) const
{
    const auto& shown =
        m_colours[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell))][static_cast<std::size_t>(side) - 1];
    return shown[static_cast<std::size_t>(colour)];
}

std::vector<Lit> PlacedPieces::is(Place cell, int piece) const
{
    const NumberVar& lies = m_lies[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell))];
    std::vector<Lit> lits;
    for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
        if (m_set.kinds()[k].piece == m_set.formOf(piece))
            lits.push_back(lies.values[k]);
    return lits;
}

void sidesMatch(Rules& r, const Board& b, const PlacedPieces& placed)
{
    for (const Place c : b.grid().cells())
        for (const Dir side : directions) {
            const Place next = c.step(side);
            if (!b.grid().hasCell(next))
                r.at(c, "border-outside").is(placed.has(c, side, borderColour));
            else
                r.at(c, "border-outside").is(!placed.has(c, side, borderColour));
            if (side == Dir::Right || side == Dir::Down)
                for (int colour = 1; b.grid().hasCell(next) && colour < placed.set().colourCount(); ++colour)
                    r.at(c.step(side, 1), "sides-match")
                        .same(placed.has(c, side, colour), placed.has(next, opposite(side), colour));
        }
}

} // namespace tokisuji
