#include "engine/rules/words/pieces.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily pieceInCell{.id = "piece-in-cell",
                                 .name = {"one piece in each cell", "各マスに 1 ピース"},
                                 .broken = {"A cell has no piece", "ピースのないマスがあります"}};

constexpr RuleFamily borderOutside{.id = "border-outside",
                                   .name = {"the border colour only on the frame", "枠の色は外周だけ"},
                                   .broken = {"The border colour is inside, or another colour is on the frame",
                                              "枠の色が内側にあるか、外周に別の色があります"}};

constexpr RuleFamily pieceUsed{
    .id = "piece-used",
    .name = {"each piece of the set once", "各ピースを 1 回ずつ"},
    .broken = {"A piece is on the board more or less often than in the set", "ピースの数が合いません"}};

constexpr RuleFamily sidesMatch{.id = "sides-match",
                                .name = {"touching sides have the same colour", "接する辺は同じ色"},
                                .broken = {"Two touching sides have different colours", "接する辺の色が違います"}};

} // namespace family

PlacedPieces::PlacedPieces(Rules& r, const Board& b)
    : m_grid(b.grid()), m_set(edgeSetOf(b)), m_lies(b.grid()), m_colours(b.grid())
{
    const auto kindCount = static_cast<int>(m_set.kinds().size());
    for (const Place c : m_grid.cells())
        if (kindCount > 0)
            m_lies[c] = r.numberAnswer(Layer::Digit, c, 1, kindCount, family::pieceInCell);
    borderOutside(r);
    eachUsed(r);
    for (const Place c : m_grid.cells())
        if (kindCount > 0)
            m_colours[c] = coloursAt(r, c);
}

/// Said first: these facts narrow down everything else that is said.
void PlacedPieces::borderOutside(Rules& r)
{
    for (const Place c : m_grid.cells()) {
        std::vector<Lit> excluded;
        for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
            if (!goesWithFrame(m_set.kinds()[k], c))
                excluded.push_back(liesAt(c).values[k]);
        r.at(c, family::borderOutside).exactly(0, std::move(excluded));
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
        r.at(wholeBoard, family::pieceUsed).any({});           // no set for a board of this size
    std::vector<std::vector<Lit>> used(m_set.pieces().size()); // by the first piece of a form
    for (const NumberVar& lies : m_lies.values())
        for (std::size_t k = 0; k < m_set.kinds().size(); ++k)
            used[static_cast<std::size_t>(m_set.kinds()[k].piece)].push_back(lies.values[k]);
    for (std::size_t piece = 0; piece < used.size(); ++piece)
        if (const int number = static_cast<int>(piece); m_set.formOf(number) == number)
            r.at(wholeBoard, family::pieceUsed).exactly(m_set.copiesOf(number), std::move(used[piece]));
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
    return m_lies[cell];
}

Lit PlacedPieces::has(Place cell, Dir side, int colour) const
{
    const Colours& colours = m_colours[cell];
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
                    r.at(c.step(side, 1), family::sidesMatch)
                        .same(placed.has(c, side, colour), placed.has(next, opposite(side), colour));
}

} // namespace tokisuji
