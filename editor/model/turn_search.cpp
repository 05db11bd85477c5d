#include "editor/model/turn_search.h"

#include "engine/twisty/solve_turns.h"

namespace tokisuji {

namespace {

/// More sequences than this nobody looks through.
constexpr std::size_t mostWays = 500;

using TurnJob = LiveJob<LongerTurns, TurnAnswer>;

TurnAnswer engineTurns(const LongerTurns& asked, const std::stop_token& stop, const TurnSink& sink)
{
    TurnQuestion question;
    question.mostWays = mostWays;
    question.longer = asked.longer;
    return solveTurns(*asked.definition, asked.state, question, Halt(stop), sink);
}

TurnJob::Work workOf(TurnSearchFunction function)
{
    return [function = std::move(function)](const LongerTurns& asked, const std::stop_token& stop,
                                            const TurnJob::Send& send) {
        return function(asked, stop, [&](const TurnAnswer& found) { send([&] { return found; }); });
    };
}

} // namespace

TurnSearch::TurnSearch(QObject* parent) : TurnSearch(engineTurns, parent) {}

TurnSearch::TurnSearch(TurnSearchFunction function, QObject* parent)
    : QObject(parent), m_job({.work = workOf(std::move(function)),
                              .brokenOff =
                                  [this] {
                                      m_brokeOff = true;
                                      return m_answer;
                                  },
                              .hear =
                                  [this](const TurnJob::Shared& found, bool isLast) {
                                      m_answer = *found;
                                      return isLast ? News::Now : News::Soon;
                                  },
                              .announce = [this] { emit changed(); },
                              .leastPause = std::chrono::milliseconds::zero()}) // the next one may take long
{
}

void TurnSearch::ask(LongerTurns asked)
{
    m_asked = asked;
    m_answer = {};
    m_brokeOff = false;
    m_job.ask(std::move(asked));
    m_job.announce(News::Now);
}

void TurnSearch::stop()
{
    m_job.stop();
    m_answer = {};
}

} // namespace tokisuji
