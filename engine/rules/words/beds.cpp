#include "engine/rules/words/beds.h"

#include "engine/board/bed.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace {

/// "The half lies here, the other half of its bed in that direction"; No beyond the board.
Lit halfAt(const Digits& lies, const Grid& grid, Place c, Half half, Dir other)
{
    return grid.hasCell(c) ? lies.is(c, halfOfBed(half, other)) : No;
}

} // namespace

Digits liesIn(Rules& r, const Board& b)
{
    PlaceMap<int> kinds(b.grid(), lastWhole);
    for (const Place c : clueCells(b))
        kinds[c] = 0;
    return {r, b, kinds, ToCome::ClueHere};
}

void wholeBeds(Rules& r, const Digits& lies, const Grid& grid)
{
    for (const Place c : grid.cells()) {
        for (const Dir d : directions) {
            const Place other = c.step(d);
            r.at(c, family::bedWhole)
                .same(halfAt(lies, grid, c, Half::Pillow, d), halfAt(lies, grid, other, Half::Foot, opposite(d)));
            if (!grid.hasCell(other))
                r.at(c, family::bedWhole).never(halfAt(lies, grid, c, Half::Foot, d));
        }
        r.at(c, family::pillowAbove).never(halfAt(lies, grid, c, Half::Pillow, Dir::Down));
    }
}

void bedsAtAisle(Rules& r, const Digits& lies, const Field& aisles)
{
    const Grid& grid = aisles.grid();
    for (const Place c : grid.cells())
        for (const Dir d : directions) {
            std::vector<Place> beside = grid.neighbours(c);
            if (!grid.hasCell(c.step(d)))
                continue;
            for (const Place p : grid.neighbours(c.step(d)))
                beside.push_back(p);
            r.at(c, family::bedAtAisle).implies(halfAt(lies, grid, c, Half::Pillow, d), aisles[beside]);
        }
}

Lit pillowAt(Rules& r, const Digits& lies, Place c)
{
    std::vector<Lit> lits;
    for (const Dir d : directions)
        lits.push_back(lies.is(c, halfOfBed(Half::Pillow, d)));
    return r.anyOf(std::move(lits));
}

} // namespace tokisuji
