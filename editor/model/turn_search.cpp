#include "editor/model/turn_search.h"

#include "engine/twisty/solve_turns.h"

#include <QMetaObject>

namespace tokisuji {

namespace {

/// More sequences than this nobody looks through.
constexpr std::size_t mostWays = 500;

/// The engine lets no exception out, but memory may run out anywhere: then nothing is known, and the window lives.
TurnAnswer searched(const TurnSearch::Job& job, const std::stop_token& stop, const TurnSink& sink)
try {
    TurnQuestion question;
    question.mostWays = mostWays;
    question.longer = job.longer;
    return solveTurns(*job.definition, job.state, question, Halt(stop), sink);
} catch (...) {
    return {};
}

} // namespace

TurnSearch::TurnSearch(QObject* parent)
    : QObject(parent),
      m_worker([](const Job& job, const std::stop_token& stop, const auto& send) { return searched(job, stop, send); },
               [this] { QMetaObject::invokeMethod(this, &TurnSearch::take, Qt::QueuedConnection); })
{
    ownerless::waitAtExit();
}

TurnSearch::~TurnSearch() = default;

void TurnSearch::ask(Job job)
{
    m_job = job;
    m_answer = {};
    m_isRunning = true;
    m_worker.start(std::move(job));
    emit changed();
}

void TurnSearch::stop()
{
    m_worker.stop();
    m_isRunning = false;
    m_answer = {};
}

void TurnSearch::take()
{
    const auto report = m_worker.take();
    if (!report)
        return;
    m_answer = report->result;
    m_isRunning = !report->isLast;
    emit changed();
}

} // namespace tokisuji
