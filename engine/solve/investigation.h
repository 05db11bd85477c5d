// Investigation: the streaming search behind every check, cold or warm.
//
//     a solution → a second one → unique or several → all determined marks
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/backbone_search.h"
#include "engine/solve/check_marks.h"
#include "engine/solve/links.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// A board, and a model without selectors in which the marks that count are facts. All references must outlive the
/// investigation.
struct Question {
    const Board& board;
    const Rules& rules; ///< the model was built from them
    Model& model;
    MarkUse marks = MarkUse::Ignore; ///< what the verdict says that it is about
    Halt halt;
    Halt::Clock::time_point started = Halt::Clock::now();
    Insights insights = {};
};

/// What is known before the search begins.
struct Knowledge {
    std::vector<Truth> solutions; ///< by atoms of the model
    std::vector<Lit> determined;  ///< literals that hold in all solutions
};

class Investigation {
public:
    Investigation(Question, const VerdictSink&);
    Investigation(const Investigation&) = delete;
    Investigation& operator=(const Investigation&) = delete;

    /// Runs until all is known or the halt is reached. The verdict's `stop` is Finished, Limit or Cancelled; TooLarge
    /// where the first solution says "more": nothing is known then but this solution.
    [[nodiscard]] Verdict run(Knowledge known = {});
    /// Some of the solutions that were found, the first one first, and what is determined.
    [[nodiscard]] Knowledge knowledge() const;

private:
    enum class Urgency : std::uint8_t { WhenDue, Now };

    [[nodiscard]] std::optional<Truth> firstSolution(Knowledge&);
    void begin(const Truth& first, const Knowledge&);
    void settleStatus();
    [[nodiscard]] SatResult askBriefly();
    void settleLinks();
    void determineRest();
    void accept(const Truth& solution);
    void addFacts(const std::vector<int>& keys);
    void setStatus(Status);
    void finish();
    void report(Urgency);
    [[nodiscard]] int settledAnswers() const;
    [[nodiscard]] Board determinedBoard() const;
    [[nodiscard]] Board boardOf(const Truth&) const;
    [[nodiscard]] double elapsedMs() const;

    Question m_question;
    const VerdictSink& m_sink;
    Verdict m_verdict;
    std::vector<Truth> m_solutions;
    std::optional<BackboneSearch> m_search; ///< from the first solution on
    std::optional<Links> m_links;           ///< where the rules are about paths that join equal numbers
    std::optional<Halt::Clock::time_point> m_lastReport;
    Pulse m_pulse; ///< in long searches the reports are due as well
};

} // namespace tokisuji
