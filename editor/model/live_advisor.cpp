#include "editor/model/live_advisor.h"

#include "editor/model/live_advisor_private.h"
#include "editor/model/reasoned.h"
#include "editor/model/verdict_cache.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool hasClues(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clueLayers(), [&](Layer layer) { return !board.isBlank(layer); });
}

} // namespace

LiveAdvisor::LiveAdvisor(QObject* parent) : LiveAdvisor(engineAdvice, parent) {}

LiveAdvisor::LiveAdvisor(AdviceFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
}

LiveAdvisor::~LiveAdvisor() = default;

void LiveAdvisor::setBoard(const Board& board)
{
    if (board.genre().empty() || !isReasoned(genreOf(board)) || !hasClues(board)) {
        clear();
        return;
    }
    Private& p = *m_private;
    Board checked = checkedPart(board, MarkUse::Ignore);
    if (checked == p.board)
        return;
    p.forget();
    p.verdict.reset();
    p.board = std::move(checked);
    p.job.announce(News::Now);
}

void LiveAdvisor::clear()
{
    Private& p = *m_private;
    if (p.board == Board())
        return;
    p.forget();
    p.verdict.reset();
    p.board = {};
    p.job.announce(News::Now);
}

void LiveAdvisor::setVerdict(SharedVerdict verdict)
{
    Private& p = *m_private;
    const bool isNews = !p.verdict || p.verdict->status != verdict->status || p.verdict->stop != verdict->stop
                        || p.verdict->determinedCount != verdict->determinedCount;
    if (p.board == Board() || verdict->marks != MarkUse::Ignore || !isNews)
        return;
    if (p.verdict)
        p.forget(); // a check that went on has more to say
    p.verdict = std::move(verdict);
    p.job.announce(p.next());
}

void LiveAdvisor::setTarget(std::optional<Board> target)
{
    Private& p = *m_private;
    if (target == p.target)
        return;
    p.target = std::move(target);
    if (p.running == Task::Repairs)
        p.halt();
    ++p.revision;
    p.repairs.reset();
    p.setDone(Task::Repairs, false);
    p.next();
    p.job.announce(News::Now);
}

const std::optional<Board>& LiveAdvisor::target() const
{
    return m_private->target;
}

void LiveAdvisor::setPair(std::optional<Board> first, std::optional<Board> second)
{
    Private& p = *m_private;
    if (first == p.first && second == p.second)
        return;
    p.first = std::move(first);
    p.second = std::move(second);
    p.telling.reset();
    p.setDone(Task::Telling, false);
    if (p.running == Task::Telling)
        p.halt();
    p.next();
    p.job.announce(News::Now);
}

void LiveAdvisor::setWhatIf(bool wanted)
{
    Private& p = *m_private;
    if (wanted == p.wantsWhatIf)
        return;
    p.wantsWhatIf = wanted;
    p.job.announce(p.next());
}

void LiveAdvisor::setEdited(std::vector<Place> places)
{
    m_private->edited = std::move(places);
}

void LiveAdvisor::setFrom(Place from)
{
    Private& p = *m_private;
    if (from == p.from)
        return;
    p.from = from;
    if (p.running == Task::WhatIf)
        p.moveTimer.start();
}

void LiveAdvisor::makeMinimal(std::vector<Place> order)
{
    m_private->minimalOrder = std::move(order);
    m_private->job.announce(m_private->next());
}

void LiveAdvisor::hurryMinimal()
{
    if (m_private->running == Task::Minimal)
        m_private->job.hurry();
}

void LiveAdvisor::setLimit(std::chrono::milliseconds limit)
{
    m_private->limit = limit;
}

const Board& LiveAdvisor::board() const
{
    return m_private->board;
}

std::uint64_t LiveAdvisor::revision() const
{
    return m_private->revision;
}

const std::optional<RepairReport>& LiveAdvisor::repairs() const
{
    return m_private->repairs;
}

const std::optional<IdleReport>& LiveAdvisor::idle() const
{
    return m_private->idle;
}

const std::optional<WhatIfReport>& LiveAdvisor::whatIf() const
{
    return m_private->whatIf;
}

const std::optional<std::vector<TellingPlace>>& LiveAdvisor::telling() const
{
    return m_private->telling;
}

double LiveAdvisor::whatIfMs() const
{
    const Private& p = *m_private;
    const bool runs = p.running == Task::WhatIf;
    return p.msBefore + (runs ? p.job.ms() : 0);
}

LiveAdvisor::Task LiveAdvisor::running() const
{
    return m_private->running;
}

} // namespace tokisuji
