#include "editor/model/live_match_rates.h"

#include "editor/model/announcer.h"
#include "editor/model/worker.h"

namespace tokisuji {

namespace {

struct Rates {
    std::vector<MatchRateRow> rows;
    double done = 0;
};
using RateWorker = Worker<MatchRateWishes, Rates>;

/// Memory may run out anywhere: then nothing more is measured, and the program goes on.
Rates guarded(const MatchRateFunction& function, const MatchRateWishes& wishes, const std::stop_token& stop,
              const RateWorker::Send& send)
try {
    return {function(wishes, stop, [&](const std::vector<MatchRateRow>& rows, double done) { send({rows, done}); }), 1};
} catch (...) {
    return {};
}

} // namespace

struct LiveMatchRates::Private {
    Private(LiveMatchRates* rates, MatchRateFunction function)
        : q(rates), worker([function = std::move(function)](
                               const MatchRateWishes& wishes, const std::stop_token& stop,
                               const RateWorker::Send& send) { return guarded(function, wishes, stop, send); },
                           [this] {
                               QMetaObject::invokeMethod(
                                   q, [this] { receive(); }, Qt::QueuedConnection);
                           })
    {
    }

    void receive()
    {
        auto report = worker.take();
        if (!report || !isRunning || report->serial != serial)
            return;
        known = std::move(report->result);
        isRunning = !report->isLast;
        if (isRunning)
            announcer.soon();
        else
            announcer.now();
    }

    LiveMatchRates* q;
    Rates known;
    bool isRunning = false;
    std::uint64_t serial = 0;
    Announcer announcer{[this] { emit q->changed(); }};
    RateWorker worker; ///< last, so that it is closed before anything that wake() might reach
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
    ownerless::waitAtExit();
}

LiveMatchRates::~LiveMatchRates() = default;

void LiveMatchRates::start(const MatchRateWishes& wishes)
{
    Private& p = *m_private;
    p.known = {};
    p.isRunning = true;
    p.serial = p.worker.start(wishes);
    p.announcer.now();
}

void LiveMatchRates::stop()
{
    Private& p = *m_private;
    if (!p.isRunning)
        return;
    p.worker.stop();
    p.isRunning = false;
    p.announcer.now();
}

bool LiveMatchRates::isRunning() const
{
    return m_private->isRunning;
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
