#include "editor/model/live_match_rates.h"

#include "editor/model/live_job.h"

namespace tokisuji {

namespace {

struct Rates {
    std::vector<MatchRateRow> rows;
    double done = 0;
};
using RateJob = LiveJob<MatchRateWishes, Rates>;

RateJob::Work workOf(MatchRateFunction function)
{
    return [function = std::move(function)](const MatchRateWishes& wishes, const std::stop_token& stop,
                                            const RateJob::Send& send) {
        const auto sink = [&](const std::vector<MatchRateRow>& rows, double done) {
            send([&] { return Rates{rows, done}; });
        };
        return Rates{function(wishes, stop, sink), 1};
    };
}

} // namespace

struct LiveMatchRates::Private {
    Private(LiveMatchRates* rates, MatchRateFunction function)
        : job({.work = workOf(std::move(function)),
               .brokenOff = [this] { return known; },
               .hear =
                   [this](const RateJob::Shared& newer, bool isLast) {
                       known = *newer;
                       return isLast ? News::Now : News::Soon;
                   },
               .announce = [rates] { emit rates->changed(); },
               .leastPause = std::chrono::milliseconds::zero()}) // a slow board may follow
    {
    }

    Rates known;
    RateJob job;
};

LiveMatchRates::LiveMatchRates(QObject* parent)
    : LiveMatchRates([](const MatchRateWishes& wishes, const std::stop_token& stop,
                        const MatchRateSink& sink) { return measureMatchRates(wishes, stop, sink); },
                     parent)
{
}

LiveMatchRates::LiveMatchRates(MatchRateFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
}

LiveMatchRates::~LiveMatchRates() = default;

void LiveMatchRates::start(const MatchRateWishes& wishes)
{
    Private& p = *m_private;
    p.known = {};
    p.job.ask(wishes);
    p.job.announce(News::Now);
}

void LiveMatchRates::stop()
{
    Private& p = *m_private;
    if (!isRunning())
        return;
    p.job.stop();
    p.job.announce(News::Now);
}

bool LiveMatchRates::isRunning() const
{
    return m_private->job.isRunning();
}

const std::vector<MatchRateRow>& LiveMatchRates::rows() const
{
    return m_private->known.rows;
}

double LiveMatchRates::done() const
{
    return m_private->known.done;
}

} // namespace tokisuji
