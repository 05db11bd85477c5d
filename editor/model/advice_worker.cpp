#include "editor/model/advice_worker.h"

#include "editor/model/pacer.h"

namespace tokisuji {

namespace {

/// For each board that is tried: most take a few milliseconds, and one that takes long must not hold up the others.
constexpr std::chrono::milliseconds patience{500};

AdviceAnswer answerTo(const RepairQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    RepairOptions options{.target = asked.target, .patience = patience};
    const bool isLost = options.target && !holdsIn(asked.board, *options.target);
    if (isLost)
        options.target.reset();
    Pacer pacer;
    const RepairSink handOn = [&](const RepairReport& partial) {
        pacer.offer([&] { sink(RepairAnswer{partial, isLost}); });
    };
    return RepairAnswer{findRepairs(asked.board, asked.verdict, options, stop, handOn), isLost};
}

AdviceAnswer answerTo(const IdleQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    Pacer pacer;
    return findIdleClues(asked.board, patience, stop,
                         [&](const IdleReport& partial) { pacer.offer([&] { sink(partial); }); });
}

AdviceAnswer answerTo(const WhatIfQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    constexpr std::chrono::milliseconds leastPause{80}; // each state is drawn all over the board
    Pacer pacer(leastPause);
    return whatIf(
        asked.board, asked.verdict, asked.from, patience, stop,
        [&](const WhatIfReport& partial) { pacer.offer([&] { sink(partial); }); }, asked.known);
}

AdviceAnswer answerTo(const MinimalQuestion& asked, const std::stop_token& stop, const AdviceSink&)
{
    return MinimalAnswer{minimalPuzzle(asked.board, asked.order, patience, stop)};
}

AdviceAnswer answerTo(const TellingQuestion& asked, const std::stop_token&, const AdviceSink&)
{
    return TellingAnswer{tellingPlaces(asked.board, asked.first, asked.second)};
}

/// The engine lets no exception out, but memory may run out anywhere: then nothing is known, and the program goes on.
AdviceAnswer guarded(const AdviceFunction& function, const AdviceQuestion& asked, const std::stop_token& stop,
                     const AdviceSink& sink)
try {
    return function(asked, stop, sink);
} catch (...) {
    return {};
}

} // namespace

AdviceFunction engineAdvice()
{
    return [](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink& sink) {
        return std::visit([&](const auto& one) { return answerTo(one, stop, sink); }, asked);
    };
}

AdviceWorker::AdviceWorker(AdviceFunction function, std::function<void()> wake)
    : m_worker(
        [function = std::move(function)](const AdviceQuestion& asked, const std::stop_token& stop,
                                         const auto& send) -> Shared {
            const AdviceSink sink = [&](AdviceAnswer partial) {
                send(std::make_shared<const AdviceAnswer>(std::move(partial)));
            };
            return std::make_shared<const AdviceAnswer>(guarded(function, asked, stop, sink));
        },
        std::move(wake))
{
}

} // namespace tokisuji
