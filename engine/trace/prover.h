// Prover: does a step follow from the reasons that it names, and from nothing less? Asked of the solver.
//
// Works on the data of a trace, not on what the tracer knew when it made it, so it also tells whether the step of an
// older trace still holds on a changed board.
#pragma once

#include "engine/trace/explain.h"
#include "engine/trace/trace.h"

#include <map>
#include <optional>
#include <stop_token>

namespace tokisuji {

class Prover {
public:
    /// The rules must outlive the prover.
    explicit Prover(const Rules&, std::stop_token = {});
    explicit Prover(Rules&&, std::stop_token = {}) = delete;

    enum class Answer : std::uint8_t {
        Follows,
        DoesNotFollow,
        NoSuchThing, ///< a place, an answer or a rule that this board does not have
        Unknown,     ///< stopped
    };
    [[nodiscard]] Answer follows(const Reason& why, const std::vector<Atom>& conclusions)
    {
        return follows(why, conclusions, tracing::Explainer::Meaning::Everywhere);
    }
    /// Do the facts and all rules of the board together imply the conclusions?
    [[nodiscard]] Answer followsFromAll(const std::vector<Atom>& facts, const std::vector<Atom>& conclusions);
    /// The rules and facts each of which can be left out. Where it is enough, what a number means counts only if the
    /// number is named: otherwise a rule about the whole board would say a lot by itself. Requires that the conclusions
    /// follow.
    [[nodiscard]] Reason superfluous(const Reason&, const std::vector<Atom>& conclusions);
    /// Is every rule and every fact needed? Requires that the conclusions follow.
    [[nodiscard]] bool isMinimal(const Reason&, const std::vector<Atom>& conclusions);

private:
    [[nodiscard]] Answer follows(const Reason&, const std::vector<Atom>&, tracing::Explainer::Meaning);
    [[nodiscard]] std::optional<tracing::Fact> factOf(const Atom&) const;
    [[nodiscard]] std::optional<Lit> literalOf(AnswerPlace, int value) const;
    [[nodiscard]] std::optional<tracing::Deduction> deductionOf(const Reason&, const std::vector<Atom>&) const;
    [[nodiscard]] static Answer answerOf(tracing::Explainer::Proved);

    tracing::Ground m_ground;
    tracing::Explainer m_explainer;
    std::map<AnswerPlace, int> m_answers; ///< by spot: index into Rules::answers()
    std::map<ConKey, int> m_instances;
};

} // namespace tokisuji
