#include "editor/model/advice_question.h"

namespace tokisuji {

namespace {

/// For each board that is tried: most take a few milliseconds, and one that takes long must not hold up the others.
constexpr std::chrono::milliseconds patience{500};

AdviceAnswer answerTo(const RepairQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    RepairOptions options{.target = asked.target, .edited = asked.edited, .patience = patience};
    const bool isLost = options.target && !holdsIn(asked.board, *options.target);
    if (isLost)
        options.target.reset();
    const RepairSink handOn = [&](const RepairReport& partial) { sink([&] { return RepairAnswer{partial, isLost}; }); };
    return RepairAnswer{findRepairs(asked.board, *asked.verdict, options, stop, handOn), isLost};
}

AdviceAnswer answerTo(const IdleQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    return findIdleClues(asked.board, patience, stop,
                         [&](const IdleReport& partial) { sink([&] { return partial; }); });
}

AdviceAnswer answerTo(const WhatIfQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    return whatIf(
        asked.board, *asked.verdict, asked.from, patience, stop,
        [&](const WhatIfReport& partial) { sink([&] { return partial; }); }, asked.known);
}

AdviceAnswer answerTo(const MinimalQuestion& asked, const std::stop_token& stop, const AdviceSink&)
{
    return MinimalAnswer{minimalPuzzle(asked.board, asked.order, patience, stop)};
}

AdviceAnswer answerTo(const TellingQuestion& asked, const std::stop_token&, const AdviceSink&)
{
    return TellingAnswer{tellingPlaces(asked.board, asked.first, asked.second)};
}

} // namespace

AdviceAnswer engineAdvice(const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink& sink)
{
    return std::visit([&](const auto& one) { return answerTo(one, stop, sink); }, asked);
}

} // namespace tokisuji
