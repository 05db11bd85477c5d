// Regions with two seeds each: what would join too many seeds or too many cells, and what still has to grow.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace tokisuji::tracing {

namespace {

class PairStudy {
public:
    PairStudy(Mind& mind, int instance)
        : m_mind(mind), m_instance(instance), m_division(*mind.ground().instance(instance).get<SeedPairs>().division),
          m_grid(m_division.border.grid())
    {
    }

    void examine()
    {
        std::set<Place> seen;
        for (const Place c : m_grid.cells()) {
            if (m_mind.isBroken())
                return;
            if (seen.contains(c))
                continue;
            const Piece piece = pieceAt(c);
            seen.insert(piece.cells.begin(), piece.cells.end());
            examinePiece(piece);
        }
    }

private:
    /// Cells that are known to hang together.
    struct Piece {
        std::vector<Place> cells;
        std::vector<Fact> why; ///< the open edges between them
        std::vector<int> numbers;
    };

    [[nodiscard]] Lit border(Place cell, Dir d) const { return m_division.border[edgeBetween(cell, d)]; }

    [[nodiscard]] Piece pieceAt(Place from) const
    {
        Piece piece{.cells = {from}, .why = {}, .numbers = {}};
        std::set<Place> seen{from};
        for (std::size_t i = 0; i < piece.cells.size(); ++i)
            for (const Dir d : directions)
                if (const Place next = piece.cells[i].step(d);
                    m_mind.isFalse(border(piece.cells[i], d)) && seen.insert(next).second) {
                    piece.why.push_back({!border(piece.cells[i], d)});
                    piece.cells.push_back(next);
                }
        for (const Division::Seed& seed : m_division.seeds)
            if (seen.contains(seed.cell))
                piece.numbers.push_back(seed.number);
        return piece;
    }

    /// No region that holds these numbers has as many cells.
    [[nodiscard]] static bool isTooLarge(std::size_t cells, const std::vector<int>& numbers)
    {
        if (numbers.size() < 2 || std::ranges::find(numbers, question) != numbers.end())
            return false;
        return static_cast<int>(cells) >= std::ranges::max(numbers);
    }
    /// A region that holds exactly these has a right size.
    [[nodiscard]] static bool isWhole(std::size_t cells, const std::vector<int>& numbers)
    {
        const auto size = static_cast<int>(cells);
        if (numbers.size() != 2)
            return false;
        const auto [small, large] = std::ranges::minmax(numbers);
        return small == question ? size != small && size != large : small < size && size < large;
    }

    [[nodiscard]] Deduction deduction(Move move, const Piece& piece) const
    {
        return {.technique = idOf(move),
                .instances = {m_instance},
                .premises = piece.why,
                .hints = {{Hint::Area, piece.cells}}};
    }

    void examinePiece(const Piece& piece)
    {
        if (piece.numbers.size() > 2 || isTooLarge(piece.cells.size(), piece.numbers))
            return m_mind.conclude(deduction(Move::RegionOverflow, piece));
        std::vector<Fact> closed;
        std::vector<Lit> exits;
        for (const Place cell : piece.cells)
            for (const Dir d : directions) {
                const bool isInside = std::ranges::find(piece.cells, cell.step(d)) != piece.cells.end();
                if (m_mind.isTrue(border(cell, d)))
                    closed.push_back({border(cell, d)});
                else if (isInside)
                    separateNothing(piece, border(cell, d));
                else
                    examineExit(piece, cell.step(d), border(cell, d), closed, exits);
                if (m_mind.isBroken())
                    return;
                if (isInside && m_mind.isTrue(border(cell, d)))
                    return clashWithin(piece, border(cell, d));
            }
        if (exits.size() <= 1 && !isWhole(piece.cells.size(), piece.numbers))
            leave(piece, std::move(closed), exits);
    }

    /// A border has two regions on its sides.
    void separateNothing(const Piece& piece, Lit inner)
    {
        if (!m_mind.isOpen(inner))
            return;
        Deduction d = deduction(Move::RegionDone, piece);
        d.conclusions = {{!inner}};
        m_mind.conclude(std::move(d));
    }
    void clashWithin(const Piece& piece, Lit inner)
    {
        Deduction d = deduction(Move::RegionDone, piece);
        d.premises.push_back({inner});
        m_mind.conclude(std::move(d));
    }

    /// The cell beyond may lie in the region, or it would join too much.
    void examineExit(const Piece& piece, Place beyond, Lit edge, std::vector<Fact>& closed, std::vector<Lit>& exits)
    {
        Piece other = pieceAt(beyond);
        std::vector<int> numbers = piece.numbers;
        std::ranges::copy(other.numbers, std::back_inserter(numbers));
        if (numbers.size() <= 2 && !isTooLarge(piece.cells.size() + other.cells.size(), numbers)) {
            if (m_mind.isOpen(edge))
                exits.push_back(edge);
            return;
        }
        Deduction d = deduction(Move::RegionBetween, piece);
        std::ranges::copy(other.why, std::back_inserter(d.premises));
        d.hints = {{Hint::SideA, piece.cells}, {Hint::SideB, other.cells}};
        d.conclusions = {{edge}};
        m_mind.conclude(std::move(d));
        if (m_mind.isTrue(edge))
            closed.push_back({edge});
        else
            exits.push_back(edge); // the profile does not see why not
    }

    void leave(const Piece& piece, std::vector<Fact> closed, const std::vector<Lit>& exits)
    {
        Deduction d = deduction(Move::RegionExit, piece);
        std::ranges::move(closed, std::back_inserter(d.premises));
        for (const Lit exit : exits)
            d.conclusions.push_back({!exit});
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_instance;
    const Division& m_division;
    Grid m_grid;
};

} // namespace

void examineSeedPairs(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        PairStudy(mind, subject).examine();
}

} // namespace tokisuji::tracing
