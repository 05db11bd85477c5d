#include "engine/solve/readings.h"

#include "engine/genre/registry.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/conflict.h"
#include "engine/solve/effort.h"
#include "engine/solve/missing.h"

namespace tokisuji {

namespace {

bool isSolvable(const Verdict& verdict)
{
    return verdict.status == Status::Unique || verdict.status == Status::Several;
}

/// What a reading found. An open one does not tell whether there are several ways to go on, but that there is one, and
/// what all of them have in common.
Verdict toldAs(BoardReading reading, Verdict found)
{
    found.reading = reading;
    if (reading == BoardReading::AsItStands)
        return found;
    if (isSolvable(found))
        found.status = Status::Open;
    found.solution.reset();
    found.alternatives.clear();
    found.nearestProved = found.allFound = false;
    return found;
}

/// The milliseconds of the readings before count too.
Verdict timed(Verdict verdict, double before)
{
    for (double* ms : {&verdict.firstMs, &verdict.statusMs, &verdict.ms})
        *ms += before;
    return verdict;
}

Verdict running(Verdict verdict)
{
    verdict.stop = Stop::Running;
    return verdict;
}

class ReadingsCheck {
public:
    ReadingsCheck(const Board& board, const CheckOptions& options, const Halt& halt, const CheckUnder& under,
                  const VerdictSink& sink)
        : m_board(board), m_options(options), m_halt(halt), m_under(under), m_sink(sink)
    {
        m_open.push_back(BoardReading::CluesToCome);
        if (options.upTo == BoardReading::RoomsToCome && genreOf(board).clue(Clue::Rooms) != nullptr)
            m_open.push_back(BoardReading::RoomsToCome);
    }

    Verdict run(BoardReading first)
    {
        std::optional<Verdict> open;
        if (first != BoardReading::AsItStands)
            open = checkOpen();
        Verdict plain = checkUnder(BoardReading::AsItStands);
        if (plain.status != Status::None)
            return plain;
        if (plain.withoutMarks == Status::Unique || plain.withoutMarks == Status::Several)
            return explained(std::move(plain), BoardReading::AsItStands); // the marks are wrong, not the clues
        if (!open)
            open = checkOpen();
        if (open->status != Status::None)
            return withMissing(std::move(*open));
        plain.conflict = open->conflict;
        return explained(std::move(plain), m_open.back());
    }

private:
    /// By the first reading that has a solution; None where none has.
    [[nodiscard]] Verdict checkOpen() const
    {
        Verdict verdict{.status = Status::None};
        for (const BoardReading reading : m_open)
            if (waivesAnything(reading))
                if (verdict = checkUnder(reading); verdict.status != Status::None)
                    break;
        return verdict;
    }

    /// Otherwise it says no less than the board as it stands.
    [[nodiscard]] bool waivesAnything(BoardReading reading) const
    {
        const BriefRules rules(m_board, reading, Wording::Short, m_halt);
        return !rules->waived().empty();
    }

    [[nodiscard]] Verdict checkUnder(BoardReading reading) const
    {
        CheckOptions asked = m_options;
        asked.conflict = false;
        if (reading != BoardReading::AsItStands)
            asked.alternatives = 0;
        const double before = msSince(m_started);
        const auto told = [&](const Verdict& v) { return timed(toldAs(reading, v), before); };
        return told(m_under(reading, asked, [&](const Verdict& v) {
            if (v.status != Status::None)
                tell(v.stop == Stop::Running || reading == BoardReading::AsItStands ? told(v) : running(told(v)));
        }));
    }

    void tell(const Verdict& verdict) const
    {
        if (m_sink)
            m_sink(verdict);
    }

    [[nodiscard]] Verdict withMissing(Verdict open) const;
    [[nodiscard]] Verdict explained(Verdict none, BoardReading) const;

    const Halt::Clock::time_point m_started = Halt::Clock::now();
    const Board& m_board;
    const CheckOptions& m_options;
    const Halt& m_halt;
    const CheckUnder& m_under;
    const VerdictSink& m_sink;
    std::vector<BoardReading> m_open;
};

Verdict ReadingsCheck::withMissing(Verdict open) const
{
    if (open.status == Status::Open && open.determined) {
        if (!m_halt.reached())
            open.missing = missingPlaces(m_board, open, m_halt);
        if (m_halt.reached() && open.stop == Stop::Finished) // some of them may not have been found
            open.stop = m_halt.cancelled() ? Stop::Cancelled : Stop::Limit;
    }
    tell(open);
    return open;
}

/// Nothing that this reading allows can help.
Verdict ReadingsCheck::explained(Verdict none, BoardReading reading) const
{
    none.reading = reading;
    if (!m_options.conflict || none.stop != Stop::Finished)
        return none;
    none.stop = Stop::Running;
    tell(none);
    const auto take = [&](const Conflict& found) {
        if (found.cells.empty() && !found.minimal)
            return; // nothing better than what is known
        none.conflict = found.cells;
        none.conflictMinimal = found.minimal;
        tell(none);
    };
    const ConflictOptions wanted{
        .marks = m_options.marks, .reading = none.reading, .known = none.conflict, .insights = m_options.insights};
    take(findConflict(m_board, wanted, m_halt, take));
    none.stop = m_halt.cancelled() ? Stop::Cancelled : m_halt.late() ? Stop::Limit : Stop::Finished;
    return none;
}

} // namespace

Verdict checkReadings(const Board& board, const CheckOptions& options, const Halt& halt, const CheckUnder& under,
                      const VerdictSink& sink, BoardReading first)
{
    if (options.upTo == BoardReading::AsItStands)
        return under(BoardReading::AsItStands, options, sink);
    return ReadingsCheck(board, options, halt, under, sink).run(first);
}

} // namespace tokisuji
