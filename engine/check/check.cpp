// What is asked of a board depends on what the answer of its puzzle is.
#include "engine/check/check.h"

#include "engine/check/answer_kinds.h"
#include "engine/check/reasoning.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

CheckOptions withReasoning(CheckOptions options)
{
    options.insights = insightByReasoning;
    return options;
}

} // namespace

Verdict check(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
{
    switch (genreOf(board).answer) {
    case AnswerKind::Marks:
        break;
    case AnswerKind::Placement:
        return checkPlacement(board, options, std::move(stop), sink);
    case AnswerKind::Turns:
        return checkTurns(board, options, std::move(stop), sink);
    }
    return checkMarks(board, withReasoning(options), std::move(stop), sink);
}

Verdict CheckSession::check(const Board& board, const CheckOptions& options, std::stop_token stop,
                            const VerdictSink& sink)
{
    return genreOf(board).answer == AnswerKind::Marks
               ? m_marks.check(board, withReasoning(options), std::move(stop), sink)
               : tokisuji::check(board, options, std::move(stop), sink);
}

} // namespace tokisuji
