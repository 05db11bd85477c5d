// Thinner: leaves out of a reason what it does not need.
//
// A mind apart knows nothing but the facts of the reason and takes nothing but its rules. What it can do without, one
// after the other, as long as it comes to the same, was superfluous.
#pragma once

#include "engine/trace/mind.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace tokisuji::tracing {

class Thinner {
public:
    Thinner(const Ground&, const Naming&, std::stop_token);

    /// A deduction without cases, as people see it. What is left shows it by the same technique; a last possibility may
    /// also be shown by its contrary, which breaks a rule, and what counts all of a number by what the others leave. It
    /// stays as it is where the propagators up to the level of its technique do not come to it by its own rules and
    /// facts, as with proofs of the solver.
    void thin(Deduction&);

    /// How a deduction with cases comes about in another mind.
    struct Retelling {
        std::function<bool(Mind&)> leads; ///< does it come to the same?
        std::function<void(Mind&)> tell;  ///< asked once, of what is left
    };
    /// The same for a deduction with cases, of which these are the rules and facts. False: nothing was told, because
    /// there are too many, or because what is left comes to the same only by what is known of the cases already.
    bool retell(Deduction& reasons, const Retelling&);
    /// Of the rules and facts of a deduction with cases, leaves what makes the contrary of each conclusion break a rule
    /// by propagators up to a level. They stay as they are where even all of them do not.
    void thinByContrary(Deduction& reasons, int maxLevel);

private:
    /// A mind with the rules that it may take.
    struct Apart {
        Apart(const Ground&, const Naming&, std::stop_token);
        void allow(const std::vector<int>& instances, bool on);
        /// Leaves out what is not needed. False: it does not even come to it by all of that.
        [[nodiscard]] bool leaveOut(Deduction&, int maxLevel, const std::function<bool(Mind&)>& leads);
        [[nodiscard]] bool holds(const Deduction& reasons, int maxLevel, const std::function<bool(Mind&)>&,
                                 Mind::Care = Mind::Care::Blind);

        Mind mind;
        std::vector<char> allowed;           ///< by instance
        std::vector<std::vector<int>> tasks; ///< by instance: those that need it, where they are few
    };
    const Naming& m_naming;
    Apart m_steps;
    Apart m_cases; ///< their steps are thinned while they are told
};

} // namespace tokisuji::tracing
