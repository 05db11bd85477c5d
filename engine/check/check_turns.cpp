// A puzzle of turns has no marks: what is asked is whether its shortest sequence of turns is the only one.
#include "engine/check/answer_kinds.h"

#include "engine/solve/effort.h"
#include "engine/twisty/solve_turns.h"
#include "engine/twisty/turn_findings.h"
#include "engine/twisty/twisty_board.h"

namespace tokisuji {

namespace {

Status statusOf(const TurnFindings& findings)
{
    const TurnAnswer& answer = findings.answer;
    if (findings.problem || answer.impossible)
        return Status::None;
    if (!answer.isShortest())
        return Status::Unknown;
    if (answer.ways.size() > 1)
        return Status::Several;
    return answer.allFound ? Status::Unique : Status::Unknown;
}

/// The verdict as it grows, with its times.
class TurnVerdict {
public:
    TurnVerdict(Halt::Clock::time_point started, const VerdictSink& sink) : m_started(started), m_sink(sink)
    {
        m_verdict.turns = std::make_shared<const TurnFindings>();
    }

    void take(const TurnFindings& findings)
    {
        m_verdict.turns = std::make_shared<const TurnFindings>(findings);
        m_verdict.status = statusOf(findings);
        m_verdict.allFound = findings.answer.allFound;
        m_verdict.ms = msSince(m_started);
        const bool isKnown = m_verdict.status != Status::Unknown;
        if (m_verdict.firstMs == 0 && (isKnown || findings.answer.length()))
            m_verdict.firstMs = m_verdict.ms;
        if (m_verdict.statusMs == 0 && isKnown)
            m_verdict.statusMs = m_verdict.ms;
        tell();
    }
    [[nodiscard]] Verdict finished(const Halt& halt)
    {
        const bool isDone = m_verdict.status == Status::None || isListed();
        m_verdict.stop = isDone ? Stop::Finished : halt.cancelled() ? Stop::Cancelled : Stop::Limit;
        tell();
        return std::move(m_verdict);
    }

private:
    /// All shortest sequences, or as many as are listed.
    [[nodiscard]] bool isListed() const
    {
        const TurnAnswer& answer = m_verdict.turns->answer;
        return answer.isShortest() && (answer.allFound || answer.ways.size() >= TurnQuestion().mostWays);
    }
    void tell() const
    {
        if (m_sink)
            m_sink(m_verdict);
    }

    Halt::Clock::time_point m_started;
    const VerdictSink& m_sink;
    Verdict m_verdict;
};

} // namespace

Verdict checkTurns(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
{
    const auto started = Halt::Clock::now();
    const Halt halt(std::move(stop), options.limit.count() > 0 ? std::optional(started + options.limit) : std::nullopt);
    TurnVerdict verdict(started, sink);
    const auto definition = twistyOf(board);
    if (!definition)
        return verdict.finished(halt);
    const std::string state = stateOf(board);
    TurnFindings findings{.answer = {}, .problem = problemOf(*definition, state)};
    if (!findings.problem)
        findings.answer = solveTurns(*definition, state, {}, halt, [&](const TurnAnswer& answer) {
            verdict.take({answer, std::nullopt});
        });
    verdict.take(findings);
    return verdict.finished(halt);
}

} // namespace tokisuji
