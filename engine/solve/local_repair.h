// LocalRepair: from one solution to another next to it, without the SAT solver.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/halt.h"
#include "engine/sat/model.h"
#include "engine/sat/truth.h"

#include <vector>

namespace tokisuji {

/// Holds a solution and changes it by small moves. Rules and model must outlive it.
class LocalRepair {
public:
    /// `solution` by the atoms of the model. Once `halt` is reached every change fails.
    LocalRepair(const Rules&, const Model&, Truth solution, Halt halt = {});

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
    /// What was done so far, in literals looked at: the same on every machine.
    [[nodiscard]] std::int64_t steps() const { return m_steps; }

private:
    using Index = std::uint32_t;
    /// Lists of numbers, one list for each of 0..n-1, in one piece; items of a list stay in the order that they come
    /// in.
    struct Lists {
        std::vector<Index> begin;
        std::vector<Index> items;
        void fill(std::size_t count, const std::vector<std::pair<Index, Index>>& pairs);
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
        bool held = false; ///< did it hold when it was last looked at?
        [[nodiscard]] bool holds() const
        {
            return count >= lo && count <= hi && (step == 1 || (count - lo) % step == 0); // most steps are 1
        }
        [[nodiscard]] bool changesBy(bool operand, std::size_t operands) const;
    };

    void addInstances(const Rules&, const Model&);
    void addDefinitions(const Rules&, const Model&);
    void addMoves(const Rules&, const Model&);
    void addTally(Tally, std::span<const Lit> operands);
    void recount();
    void flip(int atom);
    void turn(Index tally);
    void speak(Index tally);
    void setBroken(Index tally, bool);
    void settle();
    void apply(int move);
    [[nodiscard]] bool mayApply(int move) const;
    [[nodiscard]] bool mend(int depth);
    [[nodiscard]] bool branch(const std::vector<int>& moves, int depth);
    [[nodiscard]] std::vector<int> movesThatMend(Index tally);
    [[nodiscard]] std::vector<int> movesThatMend(std::span<const Lit> hints);
    void lookAt(int atom);
    void lookThroughHelpers();
    void lookAtOperands(Index tally);

    const Model* m_model;
    Halt m_halt;
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
    std::vector<Index> m_unsettled; ///< a heap of tallies whose helper has the wrong value, the first one on top
    std::vector<char> m_frozen;
    std::vector<char> m_touched;   ///< moves
    std::vector<int> m_foundMoves; ///< while looking for moves
    std::vector<Index> m_foundHelpers;
    std::vector<int> m_moveFoundIn; ///< by move: the last search that came by
    std::vector<int> m_tallySeenIn; ///< by tally
    int m_search = 0;
    std::vector<int> m_changed;
    int m_triesLeft = 0;
    std::int64_t m_steps = 0;
    unsigned m_turn = 0;
};

} // namespace tokisuji
