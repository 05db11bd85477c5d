// Warm: a solver for a board and the boards that edits of its clues make of it.
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/insight.h"
#include "engine/solve/memory.h"
#include "engine/solve/verdict.h"

#include <functional>
#include <optional>

namespace tokisuji {

/// What is known of the present board; everything that is set is certain.
struct WarmFindings {
    Status status = Status::Unknown;
    std::optional<Answers> solution;
    std::optional<Answers> second;
    std::vector<Place> conflict; ///< of None, where an insight told it: the clues that it rests on
    LitSet forced;               ///< literals of answers that hold in every solution
    bool complete = false;       ///< no others do
    /// So much is open that a new model, to which the clues are facts, finds out the rest sooner.
    bool betterCold = false;
};

class WarmSolver {
public:
    /// Nothing is solved yet. When `halt` is reached meanwhile, nothing will ever be found out.
    WarmSolver(Rules, const Halt&);

    /// Turns to another board with the same answers. False, and nothing has changed: a new solver is needed.
    [[nodiscard]] bool adopt(Rules);
    [[nodiscard]] const Rules& rules() const { return m_rules; }

    /// What is known from elsewhere: a solution, of this board or another one with the same answers, or literals that
    /// the clues of this board and `marks` force.
    void learnSolution(Answers);
    void learnForced(std::vector<Lit> forced, std::span<const Lit> marks);

    /// Finds out the status, then which literals are forced. Calls `progress` when there is more to tell.
    [[nodiscard]] WarmFindings run(std::span<const Lit> marks, const InsightQuestion&, const Halt&,
                                   const std::function<void(const WarmFindings&)>& progress);

    /// Solutions of the present board that are at hand, at most `most`.
    [[nodiscard]] std::vector<Answers> solutions(std::span<const Lit> marks, std::size_t most);
    /// So much was added since the start that a new solver would be quicker.
    [[nodiscard]] bool isStale();
    [[nodiscard]] Model::Statistics statistics() const { return m_model.statistics(); }

private:
    struct Run;
    [[nodiscard]] std::vector<Lit> premises(std::span<const Lit> marks) const;

    Rules m_rules;
    Model m_model;
    SolutionPool m_pool;
    ProofStore m_proofs;
    std::vector<Place> m_changed; ///< where the last edit changed what is said
    int m_firstAtoms;
};

} // namespace tokisuji
