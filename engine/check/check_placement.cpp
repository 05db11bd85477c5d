// A check of pieces to be placed: the solver works in a thread of its own; when it has not answered after a while, this
// thread looks for a placement that matches as far as can be, and tells both as they become better.
//
// Each helps the other. Boards of few colours have so many solutions that annealing meets some of them long before the
// solver does; then the solver begins anew, knowing them. And where pieces may be turned, the whole board may be: with
// one solution, more are known.
#include "engine/check/answer_kinds.h"
#include "engine/check/verdict_mail.h"
#include "engine/edgematch/anneal.h"
#include "engine/edgematch/make.h"
#include "engine/edgematch/turned_solutions.h"
#include "engine/solve/effort.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds patience{100}; ///< with the solver alone
constexpr milliseconds pollPause{4};  ///< at most so long until news of the solver are told
constexpr int movesPerSlice = 8192;   ///< about a millisecond
constexpr int movesForNone = 20'000;  ///< per cell, where it is proved that not everything can match

/// checkMarks() in a thread of its own, until it is destroyed.
class SolverRun {
public:
    SolverRun(const Board& board, const CheckOptions& options, std::vector<Board> known)
        : m_board(board), m_known(std::move(known)),
          m_thread([this, options](const std::stop_token& stop) { run(options, stop); })
    {
    }
    [[nodiscard]] VerdictMail& mail() { return m_mail; }
    void stop() { m_thread.request_stop(); }

private:
    void run(const CheckOptions& options, const std::stop_token& stop)
    try {
        const auto put = [this](const Verdict& v) { m_mail.put(v); };
        m_mail.close(checkMarks(m_board, options, stop, put, m_known));
    } catch (...) {
        m_mail.fail(std::current_exception());
    }

    Board m_board;
    std::vector<Board> m_known;
    VerdictMail m_mail;
    std::jthread m_thread; // the last one: it uses the others
};

/// Solvers that were told to stop. On large boards one takes a while to notice, and nobody shall wait for it.
class Leftovers {
public:
    void add(std::unique_ptr<SolverRun> run)
    {
        run->stop();
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_runs, [](const auto& old) { return old->mail().isClosed(); });
        m_runs.push_back(std::move(run));
    }

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<SolverRun>> m_runs;
};

/// Those that are left at the end of the program are waited for then.
Leftovers& leftovers()
{
    static Leftovers all;
    return all;
}

class PlacementCheck {
public:
    PlacementCheck(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
        : m_board(board), m_options(options), m_sink(sink),
          m_halt(std::move(stop), options.limit.count() > 0 ? std::optional(m_start + options.limit) : std::nullopt),
          m_hasPieces(!edgeSetOf(board).pieces().empty())
    {
    }

    Verdict run()
    {
        beginSolver();
        while (!m_solver->mail().isRead() && !m_halt.reached()) {
            const bool searches = isSearching();
            if (auto news = m_solver->mail().take(searches ? milliseconds(0) : pollPause))
                take(std::move(*news));
            else if (searches)
                searchOn();
        }
        leave();
        if (m_verdict.status == Status::None && m_hasPieces && m_options.conflict)
            searchForNone();
        tell();
        return m_verdict;
    }

private:
    void beginSolver()
    {
        CheckOptions options = m_options;
        options.limit = timeLeft(m_halt);
        m_beganMs = elapsedMs();
        if (m_solver)
            leftovers().add(std::move(m_solver));
        m_solver = std::make_unique<SolverRun>(m_board, options, m_known);
    }
    /// What the solver said last, if it came to an end; else why it did not.
    void leave()
    {
        if (auto news = m_solver->mail().take(milliseconds(0)))
            take(std::move(*news));
        if (!m_solver->mail().isClosed()) {
            m_verdict.stop = m_halt.cancelled() ? Stop::Cancelled : Stop::Limit;
            m_verdict.ms = elapsedMs();
        }
        leftovers().add(std::move(m_solver));
    }

    /// What was known before the solver began anew stays known.
    void take(Verdict news)
    {
        const bool isNewSolution = news.solution && !m_verdict.solution;
        for (double* const ms : {&news.firstMs, &news.statusMs, &news.ms})
            *ms += m_beganMs;
        if (!m_known.empty())
            addKnown(news);
        m_verdict = std::move(news);
        if (isNewSolution && m_known.empty() && m_verdict.status == Status::Unknown)
            learnTurned();
        tell();
    }
    /// What the solver was told but has not come to yet.
    void addKnown(Verdict& verdict) const
    {
        verdict.firstMs = m_knownMs;
        if (!verdict.solution)
            verdict.solution = m_known.front();
        if (verdict.status != Status::Unknown || m_known.size() < 2)
            return;
        verdict.status = Status::Several;
        verdict.statusMs = m_beganMs;
        verdict.alternatives.assign(m_known.begin() + 1, m_known.begin() + 2);
    }
    /// The solver found the first one: what follows from it by turning the board?
    void learnTurned()
    {
        std::vector<Board> turned = turnedSolutions(*m_verdict.solution);
        if (turned.empty())
            return;
        turned.insert(turned.begin(), *m_verdict.solution);
        learn(std::move(turned));
    }
    void learn(std::vector<Board> solutions)
    {
        std::erase_if(solutions, [this](const Board& solution) { return !agreesWithMarks(solution); });
        if (solutions.empty())
            return;
        if (m_known.empty())
            m_knownMs = m_verdict.solution ? m_verdict.firstMs : elapsedMs();
        m_known.insert(m_known.end(), solutions.begin(), solutions.end());
        beginSolver();
        addKnown(m_verdict);
        tell();
    }
    [[nodiscard]] bool agreesWithMarks(const Board& solution) const
    {
        return m_options.marks == MarkUse::Ignore || std::ranges::all_of(m_board.grid().cells(), [&](Place cell) {
                   const int mark = m_board.at(Layer::Digit, cell);
                   return mark == blank || mark == solution.at(Layer::Digit, cell);
               });
    }

    [[nodiscard]] bool isSearching() const
    {
        return m_hasPieces && m_verdict.status == Status::Unknown && (m_annealing || elapsedMs() >= patience.count())
               && !(m_annealing && m_annealing->isDone() && !m_annealing->isPerfect()) && !m_halt.reached();
    }
    void searchOn()
    {
        if (!m_annealing || m_annealing->isPerfect())
            m_annealing.emplace(m_board, m_options.marks, ++m_seed);
        m_annealing->run(movesPerSlice);
        if (keepBest())
            tell();
        if (m_annealing->isPerfect())
            learnPerfect(m_annealing->best().board);
    }
    void learnPerfect(const Board& solution)
    {
        if (std::ranges::find(m_known, solution) != m_known.end() || m_verdict.solution == solution)
            return;
        std::vector<Board> solutions = turnedSolutions(solution);
        solutions.insert(solutions.begin(), solution);
        if (m_known.empty() && m_verdict.solution)
            solutions.insert(solutions.begin(), *m_verdict.solution);
        learn(std::move(solutions));
    }
    /// False: what was known is as good.
    bool keepBest()
    {
        if (m_best && m_best->matched >= m_annealing->matched())
            return false;
        m_best = m_annealing->best();
        return true;
    }
    /// Where not everything can match, how far it can is worth a moment more, if more than the status is asked for.
    void searchForNone()
    {
        if (!m_annealing)
            m_annealing.emplace(m_board, m_options.marks, ++m_seed);
        (void)keepBest();
        const int moves = movesForNone * m_board.size().cells();
        for (int done = 0; done < moves && !m_annealing->isDone() && !m_halt.reached(); done += movesPerSlice) {
            m_annealing->run(movesPerSlice);
            if (keepBest())
                tell();
        }
    }

    void tell()
    {
        const int inner = innerSides(m_board.size());
        m_verdict.placement = m_verdict.solution ? Placement{*m_verdict.solution, inner, inner} : m_best;
        if (m_sink)
            m_sink(m_verdict);
    }
    [[nodiscard]] double elapsedMs() const { return msSince(m_start); }

    const Halt::Clock::time_point m_start = Halt::Clock::now();
    const Board& m_board;
    const CheckOptions& m_options;
    const VerdictSink& m_sink;
    Halt m_halt;
    bool m_hasPieces;
    Verdict m_verdict;
    std::vector<Board> m_known; ///< solutions that the present solver was told
    double m_knownMs = 0;       ///< when the first of them was found
    double m_beganMs = 0;       ///< when the present solver began
    std::optional<Annealing> m_annealing;
    std::uint64_t m_seed = 0;
    std::optional<Placement> m_best;
    std::unique_ptr<SolverRun> m_solver;
};

} // namespace

Verdict checkPlacement(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
{
    return PlacementCheck(board, options, std::move(stop), sink).run();
}

} // namespace tokisuji
