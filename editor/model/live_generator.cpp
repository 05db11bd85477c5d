#include "editor/model/live_generator.h"

#include "editor/model/live_job.h"

namespace tokisuji {

namespace {

struct GenerateQuestion {
    const Genre* genre;
    GenerateOptions options;
};
/// Answers so far hold nothing but their progress.
using GenerateJob = LiveJob<GenerateQuestion, Generated>;

GenerateJob::Work workOf(GenerateFunction function)
{
    return [function = std::move(function)](const GenerateQuestion& asked, const std::stop_token& stop,
                                            const GenerateJob::Send& send) {
        return function(*asked.genre, asked.options, stop,
                        [&](const GenerateProgress& progress) { send([&] { return Generated{.last = progress}; }); });
    };
}

} // namespace

struct LiveGenerator::Private {
    Private(LiveGenerator* generator, GenerateFunction function)
        : job({.work = workOf(std::move(function)),
               .brokenOff = [this] { return whatThereIs(); },
               .hear = [this](const GenerateJob::Shared& found, bool isLast) { return hear(*found, isLast); },
               .announce = [this, generator] { emit(result ? generator->ended() : generator->progressChanged()); }})
    {
    }

    News hear(const Generated& found, bool isLast)
    {
        progress = found.last;
        if (!isLast)
            return News::Soon;
        result = found;
        return News::Now;
    }

    [[nodiscard]] Generated whatThereIs() const { return {.last = progress, .stop = Stop::Cancelled}; }

    GenerateProgress progress;
    std::optional<Generated> result;
    GenerateJob job;
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
}

LiveGenerator::~LiveGenerator() = default;

void LiveGenerator::start(const Genre& genre, GenerateOptions options)
{
    Private& p = *m_private;
    p.progress = {};
    p.result.reset();
    p.job.ask({&genre, std::move(options)});
}

void LiveGenerator::stop()
{
    Private& p = *m_private;
    if (!isRunning())
        return;
    p.job.stop();
    p.result = p.whatThereIs();
    p.job.announce(News::Now);
}

bool LiveGenerator::isRunning() const
{
    return m_private->job.isRunning();
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
    return m_private->job.ms();
}

} // namespace tokisuji
