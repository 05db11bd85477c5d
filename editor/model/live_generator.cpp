#include "editor/model/live_generator.h"

#include "editor/model/announcer.h"
#include "editor/model/pacer.h"
#include "editor/model/worker.h"

#include <QElapsedTimer>

namespace tokisuji {

namespace {

struct Job {
    const Genre* genre;
    GenerateOptions options;
};
/// What is known so far, or at the end.
using Shared = std::shared_ptr<const Generated>;
using GenerateWorker = Worker<Job, Shared>;

/// The engine lets no exception out, but memory may run out anywhere: then nothing is found, and the program goes on.
Generated guarded(const GenerateFunction& function, const Job& job, const std::stop_token& stop,
                  const GenerateWorker::Send& send)
try {
    Pacer pacer;
    return function(*job.genre, job.options, stop, [&](const GenerateProgress& progress) {
        pacer.offer([&] { send(std::make_shared<const Generated>(Generated{.last = progress})); });
    });
} catch (...) {
    return {.stop = Stop::Cancelled};
}

} // namespace

struct LiveGenerator::Private {
    Private(LiveGenerator* generator, GenerateFunction function)
        : q(generator), worker(
                            [function = std::move(function)](const Job& job, const std::stop_token& stop,
                                                             const GenerateWorker::Send& send) -> Shared {
                                return std::make_shared<const Generated>(guarded(function, job, stop, send));
                            },
                            [this] {
                                QMetaObject::invokeMethod(
                                    q, [this] { receive(); }, Qt::QueuedConnection);
                            })
    {
    }

    void receive()
    {
        const auto report = worker.take();
        if (!report || !isRunning || report->serial != serial)
            return;
        progress = report->result->last;
        if (!report->isLast) {
            announcer.soon();
            return;
        }
        end(*report->result);
    }

    void end(Generated what)
    {
        isRunning = false;
        ms = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        result = std::move(what);
        emit q->ended();
    }

    LiveGenerator* q;
    GenerateProgress progress;
    std::optional<Generated> result;
    bool isRunning = false;
    std::uint64_t serial = 0;
    double ms = 0;
    QElapsedTimer clock;
    Announcer announcer{[this] { emit q->progressChanged(); }};
    GenerateWorker worker; ///< last, so that it is closed before anything that wake() might reach
};

GenerateFunction engineGenerate()
{
    return [](const Genre& genre, const GenerateOptions& options, const std::stop_token& stop,
              const GenerateSink& sink) { return generate(genre, options, stop, sink); };
}

LiveGenerator::LiveGenerator(QObject* parent) : LiveGenerator(engineGenerate(), parent) {}

LiveGenerator::LiveGenerator(GenerateFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
    ownerless::waitAtExit();
}

LiveGenerator::~LiveGenerator() = default;

void LiveGenerator::start(const Genre& genre, GenerateOptions options)
{
    Private& p = *m_private;
    p.progress = {};
    p.result.reset();
    p.isRunning = true;
    p.clock.start();
    p.serial = p.worker.start({&genre, std::move(options)});
}

void LiveGenerator::stop()
{
    Private& p = *m_private;
    if (!p.isRunning)
        return;
    p.worker.stop();
    p.end({.last = p.progress, .stop = Stop::Cancelled});
}

bool LiveGenerator::isRunning() const
{
    return m_private->isRunning;
}

const GenerateProgress& LiveGenerator::progress() const
{
    return m_private->progress;
}

const std::optional<Generated>& LiveGenerator::result() const
{
    return m_private->result;
}

double LiveGenerator::ms() const
{
    const Private& p = *m_private;
    return p.isRunning ? static_cast<double>(p.clock.nsecsElapsed()) / 1e6 : p.ms;
}

} // namespace tokisuji
