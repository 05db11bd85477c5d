#include "editor/model/live_count.h"

#include "editor/model/live_job.h"

namespace tokisuji {

namespace {

struct CountQuestion {
    Board board;
    CountOptions options;
};
using CountJob = LiveJob<CountQuestion, SolutionCount>;

CountJob::Work workOf(CountFunction function)
{
    return [function = std::move(function)](const CountQuestion& asked, const std::stop_token& stop,
                                            const CountJob::Send& send) {
        const auto sink = [&](const SolutionCount& count) { send([&] { return count; }); };
        return function(asked.board, asked.options, stop, sink);
    };
}

} // namespace

struct LiveCount::Private {
    Private(LiveCount* count, CountFunction function)
        : job({.work = workOf(std::move(function)),
               .brokenOff = [this] { return known; },
               .hear =
                   [this](const CountJob::Shared& newer, bool isLast) {
                       known = *newer;
                       return isLast ? News::Now : News::Soon;
                   },
               .announce = [count] { emit count->changed(); },
               .leastPause = std::chrono::milliseconds(100)}) // a person reads the number
    {
    }

    SolutionCount known;
    CountJob job;
};

LiveCount::LiveCount(QObject* parent)
    : LiveCount([](const Board& board, const CountOptions& options, const std::stop_token& stop,
                   const CountSink& sink) { return countSolutions(board, options, stop, sink); },
                parent)
{
}

LiveCount::LiveCount(CountFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
}

LiveCount::~LiveCount() = default;

void LiveCount::start(const Board& board, MarkUse marks)
{
    m_private->known = {};
    m_private->job.ask({board, {.marks = marks}});
    m_private->job.announce(News::Now);
}

void LiveCount::finish()
{
    m_private->job.hurry();
}

void LiveCount::cancel()
{
    m_private->job.stop();
}

bool LiveCount::isRunning() const
{
    return m_private->job.isRunning();
}

const SolutionCount& LiveCount::known() const
{
    return m_private->known;
}

} // namespace tokisuji
