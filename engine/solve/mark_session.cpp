// A session keeps a warm solver beside the board. An edit of clues that leaves the answers and the fixed rules as they
// are goes to it; anything else is checked cold, which is faster for a board that is new anyway, and what that found
// out is handed to a new warm solver once the verdict is out. Solutions of the board before are tried on the new one
// in any case: two of them that still fit are the verdict "several".
#include "engine/sat/disposal.h"
#include "engine/solve/aftermath.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/check_marks.h"
#include "engine/solve/effort.h"
#include "engine/solve/findings.h"
#include "engine/solve/investigation.h"
#include "engine/solve/marks.h"
#include "engine/solve/readings.h"

#include <algorithm>
#include <functional>
#include <ranges>

namespace tokisuji {

namespace {

constexpr std::size_t mostBoards = 16;
constexpr std::size_t solutionsToPass = 64;

} // namespace

/// A search that stopped before its end. Whoever asks the same again goes on with it.
struct PausedSearch {
    Board board;
    MarkUse marks;
    int atoms; ///< of the rules
    std::unique_ptr<BriefModel> model;
    Knowledge known;
};

struct MarkSession::State {
    std::unique_ptr<WarmSolver> warm;
    std::vector<Board> solutions; ///< of the boards before, the latest first
    std::optional<PausedSearch> paused;

    void remember(const Board& solution)
    {
        std::erase(solutions, solution);
        solutions.insert(solutions.begin(), solution);
        if (solutions.size() > mostBoards)
            solutions.pop_back();
    }
};

namespace {

/// One call of MarkSession::check.
class SessionRun {
public:
    SessionRun(std::unique_ptr<WarmSolver>& warm, std::optional<PausedSearch>& paused, const BriefRules& rules,
               const Board& board, const CheckOptions& options, const Halt& halt, const VerdictSink& sink)
        : m_warm(warm), m_paused(paused), m_board(board), m_options(options), m_halt(halt), m_sink(sink),
          m_rules(*rules)
    {
        if (m_paused
            && (m_paused->board != board || m_paused->marks != options.marks || m_paused->atoms != m_rules.atomCount()))
            m_paused.reset();
        m_verdict.marks = options.marks;
        m_verdict.total = static_cast<int>(m_rules.answers().size());
        if (options.marks == MarkUse::Use)
            m_marks = factsOfMarks(m_rules, board);
    }

    Verdict run(const std::vector<Board>& earlierSolutions)
    {
        if (m_rules.leavesAnswersOut()) // huge: nothing to stay warm for
            return checkMarks(m_board, m_options, m_halt.token(), m_sink);
        const bool canStayWarm = m_marks && m_warm && !mayLump() && !m_warm->isStale() && m_warm->adopt(m_rules);
        if (canStayWarm)
            checkWarm();
        else
            checkCold(earlierSolutions);
        return m_verdict;
    }

private:
    /// Then each edit of a clue is another board.
    [[nodiscard]] bool mayLump() const { return std::ranges::any_of(m_rules.answers(), &Answer::orMore); }
    void checkWarm();
    void take(const WarmFindings&);

    void checkCold(const std::vector<Board>& earlierSolutions);
    [[nodiscard]] Knowledge earlier(const std::vector<Board>& solutions, Model&) const;
    void goOnCold(const WarmFindings&);
    [[nodiscard]] Knowledge search(const std::function<Knowledge(Model&)>& knownOf);
    [[nodiscard]] Knowledge investigate(Model&, Knowledge known);
    void teach(const Knowledge&);

    void report();
    void reportNow();
    [[nodiscard]] double elapsedMs() const { return msSince(m_start); }

    const Halt::Clock::time_point m_start = Halt::Clock::now();
    std::unique_ptr<WarmSolver>& m_warm;
    std::optional<PausedSearch>& m_paused;
    const Board& m_board;
    const CheckOptions& m_options;
    Halt m_halt;
    const VerdictSink& m_sink;
    const Rules& m_rules;
    std::optional<std::vector<Lit>> m_marks = std::vector<Lit>{}; // empty: no solution goes with the marks
    Verdict m_verdict;
    std::optional<Halt::Clock::time_point> m_reported;
};

// --- warm ---

void SessionRun::checkWarm()
{
    const Model::Statistics before = m_warm->statistics();
    const InsightQuestion insight{m_options.insights, m_board, m_rules, m_options.marks};
    const auto countEffort = [&] {
        const Model::Statistics now = m_warm->statistics();
        m_verdict.ms = elapsedMs();
        m_verdict.solverCalls = now.calls - before.calls;
        m_verdict.cuts = now.cuts - before.cuts;
        m_verdict.deadEnds = now.deadEnds - before.deadEnds;
    };
    const WarmFindings findings = m_warm->run(*m_marks, insight, m_halt, [&](const WarmFindings& f) {
        take(f);
        countEffort();
        report();
    });
    take(findings);
    countEffort();
    if (findings.betterCold)
        return goOnCold(findings);
    const bool done = findings.complete || findings.status == Status::None;
    m_verdict.stop = done ? Stop::Finished : m_halt.cancelled() ? Stop::Cancelled : Stop::Limit;
    addAftermath(m_verdict, m_board, m_rules, m_options, m_halt, [this](const Verdict&) { report(); });
    reportNow();
}

void SessionRun::take(const WarmFindings& findings)
{
    if (findings.solution && !m_verdict.solution) {
        m_verdict.solution = boardWith(m_rules, m_board, *findings.solution);
        m_verdict.firstMs = elapsedMs();
    }
    if (findings.second && m_verdict.alternatives.empty() && m_options.alternatives > 0)
        m_verdict.alternatives.push_back(boardWith(m_rules, m_board, *findings.second));
    if (m_verdict.status == Status::Unknown && findings.status != Status::Unknown) {
        m_verdict.status = findings.status;
        m_verdict.statusMs = elapsedMs();
        if (findings.status == Status::None) {
            m_verdict.firstMs = m_verdict.statusMs;
            m_verdict.conflict = findings.conflict;
        }
        m_reported.reset(); // not to be held back
    }
    const bool due = findings.complete || !m_reported || Halt::Clock::now() - *m_reported >= reportPause;
    if (!findings.solution || !due)
        return;
    DeterminedMarks marks = determinedMarks(m_rules, m_board, findings);
    m_verdict.determined = std::move(marks.board);
    m_verdict.determinedCount = marks.count;
    m_verdict.determinedComplete = findings.complete;
}

// --- cold ---

void SessionRun::checkCold(const std::vector<Board>& earlierSolutions)
{
    if (!m_marks) {
        m_verdict.status = Status::None;
        m_verdict.stop = Stop::Finished;
        addAftermath(m_verdict, m_board, m_rules, m_options, m_halt, [this](const Verdict&) { report(); });
        return reportNow();
    }
    const Knowledge found = search([&](Model& model) { return earlier(earlierSolutions, model); });
    if (m_verdict.stop != Stop::Finished || mayLump())
        return;
    auto warm = std::make_unique<WarmSolver>(m_rules, m_halt);
    if (m_halt.reached())
        return disposeOf(std::move(warm));
    disposeOf(std::exchange(m_warm, std::move(warm)));
    teach(found);
}

/// The warm solver has answered the pressing questions; the rest is found out from what it knows.
void SessionRun::goOnCold(const WarmFindings& findings)
{
    teach(search([&](Model& model) {
        Knowledge known;
        for (const Answers& solution : m_warm->solutions(*m_marks, solutionsToPass))
            known.solutions.push_back(truthOf(m_rules, model, solution));
        known.determined = findings.forced.all();
        return known;
    }));
}

/// With the model and what is known of the search that was paused, where there is one; else from what is known of a new
/// model. What does not come to its end is paused.
Knowledge SessionRun::search(const std::function<Knowledge(Model&)>& knownOf)
{
    std::unique_ptr<BriefModel> model;
    Knowledge known;
    if (m_paused) {
        model = std::move(m_paused->model);
        known = std::move(m_paused->known);
        m_paused.reset();
    } else {
        model = std::make_unique<BriefModel>(m_rules, m_halt);
        known = knownOf(**model);
    }
    Knowledge found = investigate(**model, std::move(known));
    if (m_verdict.stop != Stop::Finished && m_verdict.stop != Stop::TooLarge && (*model)->isWhole())
        m_paused = {m_board, m_options.marks, m_rules.atomCount(), std::move(model), found};
    return found;
}

Knowledge SessionRun::investigate(Model& model, Knowledge known)
{
    for (const Lit fact : *m_marks)
        model.add({fact});
    for (const Lit fact : known.determined)
        model.add({fact});
    const bool isStatusKnown = m_verdict.status != Status::Unknown;
    const double firstMs = m_verdict.firstMs;
    const double statusMs = m_verdict.statusMs;
    const auto take = [&](const Verdict& v) {
        if (isStatusKnown && v.status == Status::Unknown)
            return;
        m_verdict = v;
        if (isStatusKnown) {
            m_verdict.firstMs = firstMs;
            m_verdict.statusMs = statusMs;
        }
    };
    const VerdictSink pass = [&](const Verdict& v) {
        take(v);
        reportNow();
    };
    Investigation investigation({m_board, m_rules, model, m_options.marks, m_halt, m_start, m_options.insights}, pass);
    take(investigation.run(std::move(known)));
    addAftermath(m_verdict, m_board, m_rules, m_options, m_halt, [this](const Verdict&) { report(); });
    reportNow();
    return investigation.knowledge();
}

/// The warm solver learns what was found out without it.
void SessionRun::teach(const Knowledge& found)
{
    for (const Truth& solution : found.solutions | std::views::reverse)
        m_warm->learnSolution(answersOf(m_rules, solution));
    m_warm->learnForced(found.determined, *m_marks);
}

/// Solutions of other boards are often solutions of this one, and known before the solver begins.
Knowledge SessionRun::earlier(const std::vector<Board>& solutions, Model& model) const
{
    Knowledge known;
    for (const Board& earlier : solutions) {
        const std::optional<Board> fits = carriedOver(m_rules, m_board, earlier);
        if (!fits)
            continue;
        const Answers answers = answersOf(m_rules, *fits);
        if (std::ranges::all_of(*m_marks, [&](Lit l) { return holds(answers, l); }))
            known.solutions.push_back(truthOf(m_rules, model, answers));
    }
    return known;
}

// --- telling ---

void SessionRun::report()
{
    if (!m_reported || Halt::Clock::now() - *m_reported >= reportPause)
        reportNow();
}

void SessionRun::reportNow()
{
    m_reported = Halt::Clock::now();
    if (m_sink)
        m_sink(m_verdict);
}

} // namespace

MarkSession::MarkSession() = default;

MarkSession::~MarkSession() = default;

Verdict MarkSession::check(const Board& board, const CheckOptions& options, std::stop_token stop,
                           const VerdictSink& sink)
try {
    std::optional<Halt::Clock::time_point> deadline;
    if (options.limit.count() > 0)
        deadline = Halt::Clock::now() + options.limit;
    const Halt halt(std::move(stop), deadline);
    const auto under = [&](BoardReading reading, const CheckOptions& asked, const VerdictSink& hear) {
        State& state = m_states[reading];
        const auto run = [&](const Board& spoken) {
            const BriefRules rules(spoken, reading, Wording::Short, halt);
            if (!rules.areWhole())
                return givenUp(asked, halt, hear);
            return SessionRun(state.warm, state.paused, rules, board, asked, halt, hear).run(state.solutions);
        };
        Verdict verdict = run(board);
        if (verdict.stop == Stop::TooLarge && verdict.solution && !halt.reached()) {
            const Board first = *verdict.solution; // its numbers are told apart then
            state.remember(first);
            verdict = run(first);
        }
        for (const Board& alternative : verdict.alternatives)
            state.remember(alternative);
        if (verdict.solution)
            state.remember(*verdict.solution);
        return verdict;
    };
    Verdict verdict = checkReadings(board, options, halt, under, sink, m_last);
    m_last = verdict.reading;
    return verdict;
} catch (...) { // memory ran out in the middle of something
    m_states.clear();
    throw;
}

} // namespace tokisuji
