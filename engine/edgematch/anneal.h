// Annealing: a placement of all pieces with as many matching sides as can be found, better and better.
//
// Simulated annealing (Kirkpatrick, Gelatt, Vecchi 1983) over swaps of two pieces whose cells touch the frame alike, so
// that border pieces stay on the border. It begins with the greedy placement; each round cools down from the best one
// that is known, twice as slowly as the round before.
#pragma once

#include "engine/edgematch/arrangement.h"
#include "engine/util/random.h"

namespace tokisuji {

class Annealing {
public:
    /// Requires a board whose set goes with its size.
    Annealing(const Board&, MarkUse, std::uint64_t seed);

    /// So many moves more. The same number of moves gives the same placement everywhere.
    void run(int moves);
    /// Inner sides that match in the best placement.
    [[nodiscard]] int matched() const { return m_matched; }
    [[nodiscard]] Placement best() const;
    /// Everything fits: the best placement is a solution.
    [[nodiscard]] bool isPerfect() const { return m_bestFit == m_most; }
    /// It is perfect, or nothing can be moved.
    [[nodiscard]] bool isDone() const { return isPerfect() || m_movable.empty(); }

private:
    using Lying = Arrangement::Lying;

    void findGroups(const std::vector<Held>&);
    void beginRound();
    void move();
    void cool();
    [[nodiscard]] int fittingBoth(int a, int b) const;
    [[nodiscard]] Lying turnedToFit(int cell, const Lying&);
    [[nodiscard]] bool accepts(int gain);
    void keepIfBest();

    Random m_random;
    Arrangement m_now;
    std::vector<Lying> m_best;
    int m_fit = 0;     ///< sides of m_now that fit, inner ones counted once
    int m_bestFit = 0; ///< the same of m_best
    int m_most = 0;    ///< if everything fitted
    int m_matched = 0;
    std::vector<int> m_movable;             ///< cells whose pieces can be swapped or turned
    std::vector<std::vector<int>> m_groups; ///< cells that may swap with one another
    std::vector<int> m_groupOf;             ///< by cell; -1 where nothing can be swapped
    double m_temperature = 0;
    int m_roundMoves = 0; ///< of the present round
    int m_moves = 0;      ///< done of them
};

} // namespace tokisuji
