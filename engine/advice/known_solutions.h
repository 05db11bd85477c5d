// Known solutions: solutions of a board that are at hand, ready to be asked which clues they obey. Most of what is said
// about clues is read off them, without a question to the solver.
#pragma once

#include "engine/sat/common_words.h"
#include "engine/solve/solutions.h"

#include <unordered_set>
#include <vector>

namespace tokisuji {

/// A pool of solutions of one board, and what its rules say.
class KnownSolutions {
public:
    KnownSolutions(Board, Rules);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

    void take(SolutionSet);
    [[nodiscard]] const std::vector<Answers>& solutions() const { return m_solutions; }
    [[nodiscard]] const Assignment& truth(std::size_t solution) const { return m_truths[solution]; }
    /// The board's clues with the marks of a solution.
    [[nodiscard]] Board filled(std::size_t solution) const;
    [[nodiscard]] bool hasAll() const { return m_all; }

    [[nodiscard]] const CommonWords& words() const { return m_words; }
    /// What its rules say, once each.
    [[nodiscard]] const std::unordered_set<Content, ContentHash>& said() const { return m_said; }

private:
    Board m_board;
    Rules m_rules;
    CommonWords m_words;
    std::unordered_set<Content, ContentHash> m_said;
    std::vector<Answers> m_solutions;
    std::vector<Assignment> m_truths;
    bool m_all = false;
};

/// Adds a solution of a board with other clues, as one of this board, if it is one and is not there yet.
void addCarried(std::vector<Answers>& known, const Rules&, const Board&, const Board& solution);

} // namespace tokisuji
