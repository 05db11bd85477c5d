#include "engine/trace/tracer.h"

#include "engine/genre/registry.h"
#include "engine/solve/marks.h"
#include "engine/trace/difficulty.h"
#include "engine/trace/patterns/library.h"
#include "engine/trace/search.h"

#include <chrono>

namespace tokisuji {

using namespace tracing;

Trace trace(const Board& board, const TraceOptions& options, std::stop_token stop, const TraceSink& sink)
{
    return trace(board, rulesOf(board, options.reading), options, std::move(stop), sink);
}

Trace trace(const Board& board, const Rules& rules, const TraceOptions& options, std::stop_token stop,
            const TraceSink& sink)
{
    const auto begin = std::chrono::steady_clock::now();
    Trace result;
    result.puzzle = board.hash();
    result.genre = board.genre();
    result.profile = options.profile.name;
    if (rules.leavesAnswersOut()) { // no step could be sure
        result.result = TraceResult::Stuck;
        return result;
    }
    const Ground ground(rules, PatternLibrary::of(board.genre()));
    const Naming naming(ground, board.genre(), options.profile);
    Search search(ground, naming, options, stop, result, sink);
    const auto marks = options.marks == MarkUse::Use ? factsOfMarks(rules, board) : std::vector<Lit>{};
    if (!marks || !search.assumeMarks(*marks))
        result.result = TraceResult::Contradiction;
    else
        search.run();
    result.effort.ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    result.difficulty = difficultyOf(result);
    return result;
}

} // namespace tokisuji
