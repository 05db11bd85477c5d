// A search is a row of attempts with seeds of their own. Threads take them in order; when one succeeds, later ones are
// stopped and earlier ones go on, so that the first success wins however many threads there are.
#include "engine/generate/generator.h"

#include "engine/generate/attempt.h"
#include "engine/generate/clue_spots.h"
#include "engine/util/at_end.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <condition_variable>
#include <future>
#include <iterator>
#include <mutex>

namespace tokisuji {

namespace {

/// After so many attempts the options are taken to have no puzzles.
constexpr int mostAttempts = 20'000;

int answerCount(const Genre& genre, const Board& board)
{
    const Rules rules = genre.rulesOf(board);
    return static_cast<int>(rules.answers().size());
}

/// A start may carry marks; the puzzle begins with its clues.
GenerateOptions withoutMarks(GenerateOptions options)
{
    if (options.start)
        options.start = options.start->withoutMarks();
    return options;
}

class Row {
public:
    Row(const Genre& genre, const Recipe& recipe, const GenerateOptions& options, const GenerateSink& sink)
        : m_genre(genre), m_recipe(recipe), m_options(withoutMarks(options)), m_sink(sink)
    {
    }

    Generated run(const std::stop_token& stop);

private:
    struct Worker {
        int attempt = -1;
        std::stop_source stop;
    };

    void work(Worker&);
    void search(Worker&);
    [[nodiscard]] bool takeNext(Worker&);
    void settle(const Worker&, std::optional<Found>);
    void wait(const std::stop_token&);
    void stopFrom(int attempt);
    void stopAll();
    void saw(const Board& full, const Reading&);
    [[nodiscard]] double elapsedMs() const
    {
        return std::chrono::duration<double, std::milli>(Halt::Clock::now() - m_started).count();
    }

    const Genre& m_genre;
    const Recipe& m_recipe;
    const GenerateOptions m_options;
    const GenerateSink& m_sink;
    const Halt::Clock::time_point m_started = Halt::Clock::now();

    std::mutex m_mutex; ///< guards all that follows
    std::condition_variable_any m_changed;
    std::vector<Worker> m_workers;
    int m_running = 0;
    int m_next = 0;
    int m_end = mostAttempts; ///< no attempt from here on is of interest
    std::optional<Found> m_found;
    GenerateProgress m_progress;
    std::size_t m_leastOpen = SIZE_MAX;
};

void Row::stopFrom(int attempt)
{
    m_end = attempt;
    for (Worker& worker : m_workers)
        if (worker.attempt >= attempt)
            worker.stop.request_stop();
}

void Row::stopAll()
{
    const std::lock_guard lock(m_mutex);
    stopFrom(0);
}

bool Row::takeNext(Worker& worker)
{
    const std::lock_guard lock(m_mutex);
    if (m_next >= m_end)
        return false;
    worker.attempt = m_next++;
    return true;
}

void Row::settle(const Worker& worker, std::optional<Found> found)
{
    const std::lock_guard lock(m_mutex);
    if (!found || worker.attempt >= m_end)
        return;
    m_found = std::move(found);
    const int own = worker.attempt;
    stopFrom(own + 1);
    m_end = own;
}

void Row::work(Worker& worker)
{
    const AtEnd end([this] {
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_changed.notify_all();
    });
    search(worker);
}

/// What it throws, as when memory runs out, ends all searches.
void Row::search(Worker& worker)
try {
    while (takeNext(worker)) {
        const Halt halt(worker.stop.get_token());
        Random seeds(m_options.seed);
        const std::uint64_t seed = Random(seeds.next() + static_cast<std::uint64_t>(worker.attempt)).next();
        settle(worker, attempt(m_genre, m_recipe, m_options, seed, halt,
                               [this](const Board& full, const Reading& reading) { saw(full, reading); }));
    }
} catch (...) {
    stopAll();
    throw;
}

/// The best board so far is the one with the fewest open answers; one that is not read yet is better than none.
void Row::saw(const Board& full, const Reading& reading)
{
    const std::lock_guard lock(m_mutex);
    m_progress.tried += reading.kind == Reading::Unread ? 0 : 1;
    const bool isRead = reading.kind == Reading::Unique || reading.kind == Reading::Several;
    if (m_progress.best && (!isRead || reading.open.size() >= m_leastOpen))
        return;
    m_leastOpen = isRead ? reading.open.size() : SIZE_MAX;
    m_progress.best = full;
    m_progress.status = !isRead ? Status::Unknown : reading.kind == Reading::Unique ? Status::Unique : Status::Several;
    m_progress.total = answerCount(m_genre, full);
    m_progress.determined = isRead ? m_progress.total - static_cast<int>(m_leastOpen) : 0;
    m_progress.clues = clueCount(full);
    m_progress.ms = elapsedMs();
    if (m_sink)
        m_sink(m_progress);
}

/// Until all workers are done; a stop request and the time limit are passed on.
void Row::wait(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    const auto done = [this] { return m_running == 0; };
    if (m_options.limit.count() > 0)
        m_changed.wait_until(lock, stop, m_started + m_options.limit, done);
    else
        m_changed.wait(lock, stop, done);
    if (!done())
        stopFrom(0);
}

Generated Row::run(const std::stop_token& stop)
{
    const int threads = std::max(1, m_options.threads);
    m_workers.resize(static_cast<std::size_t>(threads));
    m_running = threads;
    {
        std::vector<std::future<void>> running;
        const AtEnd end([this] { stopAll(); });
        for (Worker& worker : m_workers)
            running.push_back(std::async(std::launch::async, [this, &worker] { work(worker); }));
        wait(stop);
        for (std::future<void>& one : running)
            one.get();
    }
    Generated result;
    const bool isLate = m_options.limit.count() > 0 && elapsedMs() >= static_cast<double>(m_options.limit.count());
    result.stop = m_found || m_next >= mostAttempts ? Stop::Finished
                  : stop.stop_requested()           ? Stop::Cancelled
                  : isLate                          ? Stop::Limit
                                                    : Stop::Finished;
    if (m_found) {
        m_progress.best = m_found->puzzle;
        m_progress.status = Status::Unique;
        m_progress.clues = clueCount(m_found->puzzle);
        m_progress.total = answerCount(m_genre, m_found->puzzle);
        m_progress.determined = m_progress.total;
        result.puzzle = std::move(m_found->puzzle);
        result.solution = std::move(m_found->solution);
    }
    m_progress.ms = elapsedMs();
    result.last = m_progress;
    return result;
}

} // namespace

Generated generate(const Genre& genre, const GenerateOptions& options, std::stop_token stop, const GenerateSink& sink)
{
    require(!problemWith(genre, options), "generate: the options are possible");
    return Row(genre, *genre.recipe, options, sink).run(stop);
}

bool canGenerate(const Genre& genre)
{
    return genre.recipe.has_value();
}

} // namespace tokisuji
