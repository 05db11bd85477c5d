// Area flaws: where areas do not stand to each other as terms ask, each with the literals that make it so. The judge
// points at them, the encoder forbids them, the tracer gives them as reasons.
//
// A flaw takes as few literals as its kind allows. An area as a whole is its cells, present, and the cells beside it,
// absent; of an area that has too many cells some connected ones do. What relates two areas is a way of present cells
// from one to the other; that an area has no other partner is that nothing is present where one could begin.
#pragma once

#include "engine/board/bank.h"
#include "engine/board/cell_graph.h"
#include "engine/rules/primitive.h"

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// While all of `reason` hold the terms are broken, whatever else is present.
struct AreaFlaw {
    std::vector<int> cells; ///< of the areas that do not go together, by Grid::index
    std::vector<Lit> reason;
    std::vector<int> way{}; ///< present cells from one of two areas to the other, where two do not
};

/// The cells of a board as terms see them, and the areas of one filling after the other. Cells by Grid::index.
class AreaFlaws {
public:
    using Holds = std::function<bool(Lit)>;

    explicit AreaFlaws(AreaTerms);

    /// All flaws of the filling in which these literals hold.
    [[nodiscard]] std::vector<AreaFlaw> find(const Holds&);

    // --- the filling that was looked at last ---
    /// The area of a cell, sorted; -1 and none: the cell is not present.
    [[nodiscard]] int areaOf(int cell) const { return m_areaOf[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] const std::vector<int>& area(int index) const { return m_areas[static_cast<std::size_t>(index)]; }

    // --- the board ---
    [[nodiscard]] const AreaTerms& terms() const { return m_terms; }
    [[nodiscard]] const CellGraph& graph() const { return m_graph; }
    [[nodiscard]] Lit present(int cell) const { return m_terms.present.all()[static_cast<std::size_t>(cell)]; }
    /// Those beside a cell that no wall parts from it.
    [[nodiscard]] const std::vector<int>& beside(int cell) const { return m_beside[static_cast<std::size_t>(cell)]; }
    /// The next cell in a direction, walls or not; -1: none.
    [[nodiscard]] int next(int cell, Dir d) const
    {
        const Place place = m_graph.place(cell).step(d);
        return m_graph.grid().hasCell(place) ? m_graph.at(place) : -1;
    }
    /// Where a partner can begin, as seen from a cell: at its corners, over its walls or in its groups.
    [[nodiscard]] const std::vector<int>& away(int cell) const { return m_away[static_cast<std::size_t>(cell)]; }
    /// The groups, each in its order.
    [[nodiscard]] const std::vector<std::vector<int>>& groups() const { return m_groups; }
    /// The cells beside some cells and not among them, each once.
    [[nodiscard]] std::vector<int> rimOf(const std::vector<int>& cells) const;

private:
    /// Two areas in the relation.
    struct Pair {
        int a;
        int b;
        std::vector<int> way{}; ///< of present cells, from one in a to one in b
        std::vector<int> gap{}; ///< cells in between that are absent
    };

    void look(const Holds&);
    [[nodiscard]] std::size_t sizeOf(int index) const { return area(index).size(); }

    void findWrongPairs(std::vector<AreaFlaw>&);
    [[nodiscard]] std::vector<Pair> pairs() const;
    [[nodiscard]] std::vector<Pair> contacts() const;
    [[nodiscard]] std::vector<Pair> successions() const;
    [[nodiscard]] std::vector<std::vector<int>> chains() const;
    [[nodiscard]] std::vector<int> wayInChain(int a, int b) const;

    [[nodiscard]] bool passes(int a, int b);
    [[nodiscard]] const BankPiece& shapeOf(int area);
    [[nodiscard]] bool isGrown(int a, int b) const;
    [[nodiscard]] bool mayBeGrown(int first, const std::vector<int>& some) const;
    [[nodiscard]] bool mayGrowInto(const std::vector<int>& some, int next) const;
    [[nodiscard]] bool has(int area, Place cell) const;
    [[nodiscard]] bool isEvenBox(int a) const;

    [[nodiscard]] AreaFlaw flawOf(const Pair&) const;
    void findLonely(std::vector<AreaFlaw>&);
    [[nodiscard]] AreaFlaw lonely(int a) const;
    void findUneven(std::vector<AreaFlaw>&);
    [[nodiscard]] AreaFlaw wholeChain(const std::vector<int>& chain) const;
    void findUnlisted(const Holds&, std::vector<AreaFlaw>&) const;
    [[nodiscard]] std::vector<int> wholeAreas(const Holds&) const;
    [[nodiscard]] std::optional<AreaFlaw> tooManyOf(int area, const std::vector<int>& whole) const;
    [[nodiscard]] std::optional<AreaFlaw> tooManyFrom(int area, const std::vector<int>& whole) const;
    [[nodiscard]] AreaFlaw tooFewCells(const Holds&) const;
    void addWhole(int area, AreaFlaw&) const;
    void addSome(int area, int from, std::size_t count, AreaFlaw&) const;
    void addNotGrown(const Pair&, AreaFlaw&) const;
    template <class Enough>
    [[nodiscard]] std::vector<int> someOf(int area, int from, const Enough&) const;
    [[nodiscard]] bool areConnected(const std::vector<int>& cells) const;
    [[nodiscard]] std::vector<Place> placesOf(const std::vector<int>& cells) const;

    AreaTerms m_terms;
    CellGraph m_graph;
    std::vector<std::vector<int>> m_beside;
    std::vector<std::vector<int>> m_away;
    std::vector<std::vector<int>> m_groups;
    // of the filling that was looked at last
    std::vector<std::vector<int>> m_areas;
    std::vector<int> m_areaOf; ///< -1: not present
    std::vector<std::optional<BankPiece>> m_shapes;
};

} // namespace tokisuji
