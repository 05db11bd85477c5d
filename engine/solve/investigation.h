// Investigation: the streaming search behind every check, cold or warm.
//
//     a solution → a second one → unique or several → all determined marks
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/backbone.h"
#include "engine/solve/check.h"
#include "engine/solve/repair_search.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// The current rules of a model under some assumptions. All references must outlive the investigation.
struct Question {
    const Board& board;
    const Rules& rules; ///< the model was built from them or has adopted them
    Model& model;
    std::vector<Lit> assumptions; ///< marks that count, and the scope
    /// Facts that are found are written into the model on condition of this literal, which the assumptions hold.
    /// Yes: they are facts of the model, which requires a model without selectors and no assumptions.
    Lit scope = Yes;
    MarkUse marks = MarkUse::Ignore; ///< what the verdict says that it is about
    Halt halt;
    Halt::Clock::time_point started = Halt::Clock::now();
};

/// What is known before the search begins.
struct Knowledge {
    std::vector<Truth> solutions; ///< by atoms of the model
    std::vector<Lit> determined;  ///< literals that hold in all solutions
};

class Investigation {
public:
    Investigation(Question, const VerdictSink&);

    /// Runs until all is known or the halt is reached. The verdict's `stop` is Finished, Limit or Cancelled.
    [[nodiscard]] Verdict run(Knowledge known = {});
    /// Some of the solutions that were found, the first one first, and what is determined.
    [[nodiscard]] Knowledge knowledge() const;

private:
    enum class Urgency : std::uint8_t { WhenDue, Now };

    [[nodiscard]] std::optional<Truth> firstSolution(Knowledge&);
    void begin(const Truth& first, const Knowledge&);
    void settleStatus();
    void determineRest();
    [[nodiscard]] SatResult ask(const std::vector<int>& keys);
    void accept(const Truth& solution);
    void fixAll(const std::vector<int>& keys);
    void readFacts();
    void setStatus(Status);
    void repairNear(const Truth& solution, const std::vector<int>& asked);
    void finish();
    void report(Urgency);
    [[nodiscard]] Board determinedBoard() const;
    [[nodiscard]] Board boardOf(const Truth&) const;
    [[nodiscard]] double elapsedMs() const;

    /// Keys released in the time that it took, to compare ways of searching.
    struct Yield {
        double ms = 0;
        int keys = 0;
        [[nodiscard]] double rate() const { return (keys + 1) / (ms + 0.1); }
        void fade();
    };

    Question m_question;
    const VerdictSink& m_sink;
    Verdict m_verdict;
    std::vector<Truth> m_solutions;
    std::optional<Backbone> m_backbone;
    std::optional<RepairSearch> m_repair;
    std::optional<Halt::Clock::time_point> m_lastReport;
    Yield m_satYield;
    Yield m_repairYield;
    int m_rounds = 0;
};

} // namespace tokisuji
