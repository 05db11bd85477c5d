#include "editor/model/live_clues.h"

#include "editor/model/live_job.h"

namespace tokisuji {

namespace {

using ClueJob = LiveJob<Board, std::vector<FinishedClue>>;

} // namespace

struct LiveClues::Private {
    Private(LiveClues* clues, FinishedFunction function)
        : job({.work = [function = std::move(function)](const Board& board, const std::stop_token& stop,
                                                        const ClueJob::Send&) { return function(board, stop); },
               .brokenOff = [] { return std::vector<FinishedClue>(); },
               .hear =
                   [this](const ClueJob::Shared& answer, bool) {
                       known = *answer;
                       return News::Now;
                   },
               .announce = [clues] { emit clues->answered(); }})
    {
    }

    std::vector<FinishedClue> known;
    ClueJob job;
};

LiveClues::LiveClues(QObject* parent)
    : LiveClues([](const Board& board, const std::stop_token& stop) { return finishedClues(board, Halt(stop)); },
                parent)
{
}

LiveClues::LiveClues(FinishedFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
}

LiveClues::~LiveClues() = default;

void LiveClues::setBoard(const Board& board)
{
    m_private->job.ask(board);
}

void LiveClues::clear()
{
    m_private->job.stop();
    m_private->known.clear();
}

bool LiveClues::isRunning() const
{
    return m_private->job.isRunning();
}

const std::vector<FinishedClue>& LiveClues::finished() const
{
    return m_private->known;
}

} // namespace tokisuji
