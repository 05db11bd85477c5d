// TurnModel: states of all moments and one turn between each two of them, for the SAT solver.
#pragma once

#include "engine/sat/solver.h"
#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <string>
#include <vector>

namespace tokisuji {

/// Which letters are right at each place.
using TurnTarget = std::vector<std::string>;
/// The goal, where letters that are merged count as one another.
[[nodiscard]] TurnTarget targetOf(const TwistyDefinition&, const std::vector<std::string>& merged = {});

/// Grows moment by moment and keeps what the solver has learnt. One thread at a time.
class TurnModel {
public:
    /// Only the given turns are made. The definition must outlive the model.
    TurnModel(const TwistyDefinition&, std::vector<int> turns, const std::string& state);

    [[nodiscard]] int depth() const { return static_cast<int>(m_choices.size()); }
    void addTurn();
    /// Is the target reached after the last moment?
    [[nodiscard]] SatResult solve(const TurnTarget&, const Halt&);
    /// The turns of the last solution.
    [[nodiscard]] TurnList turns() const;
    /// From now on the turns of the last solution are not an answer at this depth.
    void forbid(const TurnList&);

private:
    using Moment = std::vector<std::vector<Lit>>; ///< by place and colour
    [[nodiscard]] Moment addMoment();

    const TwistyDefinition& m_definition;
    std::vector<int> m_turns;
    SatSolver m_solver{1};
    std::vector<Moment> m_moments;
    std::vector<std::vector<Lit>> m_choices; ///< by time and index in m_turns
};

} // namespace tokisuji
