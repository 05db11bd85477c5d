// Repair: from one solution to another next to it, without the SAT solver.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/model.h"
#include "engine/sat/truth.h"

#include <vector>

namespace tokisuji {

/// Holds a solution and changes it by small moves. Rules and model must outlive it.
class Repair {
public:
    /// `solution` by the atoms of the model.
    Repair(const Rules&, const Model&, Truth solution);

    /// Not every board can be repaired: numbers that must differ have no small moves.
    [[nodiscard]] bool possible() const { return !m_moves.empty(); }
    /// The atom keeps its value from now on.
    void freeze(int atom) { m_frozen[static_cast<std::size_t>(atom)] = 1; }
    /// Looks for a solution in which the atom has the other value. False: none found, and nothing has changed.
    [[nodiscard]] bool change(int atom);
    [[nodiscard]] const Truth& solution() const { return m_truth; }
    /// Atoms flipped by the last successful change, each maybe several times.
    [[nodiscard]] const std::vector<int>& changedAtoms() const { return m_changed; }
    /// Goes on from another solution.
    void restart(const Truth& solution);

private:
    using Index = std::uint32_t;
    /// Lists of numbers, one list for each of 0..n-1, in one piece.
    struct Lists {
        std::vector<Index> begin;
        std::vector<Index> items;
        void fill(std::size_t count, std::vector<std::pair<Index, Index>> pairs);
        [[nodiscard]] std::span<const Index> operator[](std::size_t i) const
        {
            return std::span(items).subspan(begin[i], begin[i + 1] - begin[i]);
        }
    };
    /// An Any or Count instance, or a definition: a number of literals that hold, and what it means.
    struct Tally {
        int count = 0;
        int lo = 0;
        int hi = 0;
        int step = 1;
        Lit guard = Yes;
        int helper = -1;   ///< the atom that a definition computes
        int position = -1; ///< in m_broken
        [[nodiscard]] bool holds() const { return count >= lo && count <= hi && (count - lo) % step == 0; }
    };

    void addInstances(const Rules&, const Model&);
    void addDefinitions(const Rules&, const Model&);
    void addMoves(const Rules&, const Model&);
    void addTally(Tally, std::span<const Lit> operands);
    void recount();
    void flipAtom(int atom);
    void refresh(Index tally);
    void apply(int move);
    [[nodiscard]] bool mayApply(int move) const;
    [[nodiscard]] bool mend(int depth);
    [[nodiscard]] bool branch(const std::vector<int>& moves, int depth);
    void collectMoves(Index tally, std::vector<int>& out);
    void collectMovesOfAtom(int atom, std::vector<int>& out);

    const Model* m_model;
    Truth m_truth;
    std::vector<Tally> m_tallies;
    std::vector<std::vector<Lit>> m_operands; ///< of each tally
    std::vector<std::pair<Index, Index>> m_usePairs;
    std::vector<std::pair<Index, Index>> m_guardPairs;
    Lists m_uses;                          ///< by literal code: tallies that count it
    Lists m_guarded;                       ///< by atom: tallies that speak only where it has a value
    std::vector<std::vector<int>> m_moves; ///< atoms
    Lists m_movesOfAtom;
    std::vector<int> m_tallyOfHelper; ///< by atom
    std::vector<Index> m_broken;
    std::vector<char> m_frozen;
    std::vector<char> m_touched; ///< moves
    std::vector<int> m_stamp;    ///< moves, while collecting
    int m_stampNow = 0;
    std::vector<int> m_changed;
    int m_budget = 0;
    unsigned m_turn = 0;
};

} // namespace tokisuji
