// A cold check: rules, model, investigation, and then what helps the author most: the nearest other solution, or the
// clues that conflict.
#include "engine/solve/check_marks.h"

#include "engine/sat/disposal.h"
#include "engine/solve/aftermath.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/findings.h"
#include "engine/solve/investigation.h"
#include "engine/solve/marks.h"
#include "engine/solve/readings.h"

#include <algorithm>

namespace tokisuji {

namespace {

Halt haltOf(const CheckOptions& options, std::stop_token stop, Halt::Clock::time_point started)
{
    if (options.limit.count() <= 0)
        return Halt(std::move(stop));
    return Halt(std::move(stop), started + options.limit);
}

/// Those of the known solutions in which the facts hold.
Knowledge knowledgeOf(std::span<const Board> known, const Rules& rules, Model& model, const std::vector<Lit>& facts)
{
    Knowledge knowledge;
    for (const Board& solution : known)
        if (const Answers answers = answersOf(rules, solution);
            std::ranges::all_of(facts, [&](Lit l) { return holds(answers, l); }))
            knowledge.solutions.push_back(truthOf(rules, model, answers));
    return knowledge;
}

/// The status and the determined marks.
Verdict investigate(const Board& board, const Rules& rules, const CheckOptions& options, std::span<const Board> known,
                    const Halt& halt, Halt::Clock::time_point started, const VerdictSink& sink)
{
    const auto facts = options.marks == MarkUse::Use ? factsOfMarks(rules, board) : std::vector<Lit>{};
    if (!facts) {
        Verdict none{.status = Status::None, .stop = Stop::Finished, .marks = options.marks};
        none.total = static_cast<int>(rules.answers().size());
        return none;
    }
    BriefModel model(rules, halt);
    for (const Lit fact : *facts)
        model->add({fact});
    return Investigation({board, rules, *model, options.marks, halt, started, options.insights}, sink)
        .run(knowledgeOf(known, rules, *model, *facts));
}

/// Under one reading, with rules that speak of it.
Verdict checkBy(const BriefRules& brief, const Board& board, const CheckOptions& options, const Halt& halt,
                Halt::Clock::time_point started, const VerdictSink& sink, std::span<const Board> known)
{
    if (!brief.areWhole())
        return givenUp(options, halt, sink);
    const Rules& rules = *brief;
    const auto certain = [&](Verdict v) { return rules.leavesAnswersOut() ? withoutProofs(std::move(v)) : v; };
    const VerdictSink pass = [&](const Verdict& v) {
        if (sink)
            sink(certain(v));
    };
    Verdict verdict = investigate(board, rules, options, known, halt, started, pass);
    if (!rules.leavesAnswersOut() || verdict.status == Status::Several)
        addAftermath(verdict, board, rules, options, halt, pass);
    pass(verdict);
    return certain(std::move(verdict));
}

/// Under one reading. Numbers are told apart as far as the first solution has them.
Verdict checkUnder(BoardReading reading, const Board& board, const CheckOptions& options, const Halt& halt,
                   const VerdictSink& sink, std::span<const Board> known)
{
    const auto started = Halt::Clock::now();
    Verdict verdict =
        checkBy(BriefRules(board, reading, Wording::Short, halt), board, options, halt, started, sink, known);
    if (verdict.stop != Stop::TooLarge || !verdict.solution || halt.reached())
        return verdict;
    const Board first = *verdict.solution;
    return checkBy(BriefRules(first, reading, Wording::Short, halt), board, options, halt, started, sink, {&first, 1});
}

} // namespace

Verdict checkMarks(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink,
                   std::span<const Board> known)
{
    const Halt halt = haltOf(options, std::move(stop), Halt::Clock::now());
    const auto under = [&](BoardReading reading, const CheckOptions& asked, const VerdictSink& hear) {
        return checkUnder(reading, board, asked, halt, hear, known);
    };
    return checkReadings(board, options, halt, under, sink);
}

} // namespace tokisuji
