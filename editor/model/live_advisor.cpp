#include "editor/model/live_advisor.h"

#include "editor/model/announcer.h"
#include "editor/model/verdict_cache.h"
#include "engine/genre/registry.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <map>
#include <tuple>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// Names a clue at a place.
using ValueKey = std::tuple<Place, int, Dir>;

ValueKey keyOf(const WhatIf& value)
{
    return {value.option.place, value.option.value, value.option.direction};
}

bool hasClues(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clueLayers(), [&](Layer layer) { return !board.isBlank(layer); });
}

} // namespace

struct LiveAdvisor::Private {
    Private(LiveAdvisor* advisor, AdviceFunction function);

    void forget();
    void next();
    [[nodiscard]] Task wantedTask() const;
    [[nodiscard]] AdviceQuestion questionOf(Task) const;
    void begin(Task);
    void halt();
    void receive();
    void take(const std::monostate&, bool) {}
    void take(const RepairAnswer&, bool isLast);
    void take(const IdleReport&, bool isLast);
    void take(const WhatIfReport&, bool isLast);
    void take(const MinimalAnswer&, bool isLast);
    void rememberValues();
    [[nodiscard]] bool isTried(Place) const;
    [[nodiscard]] bool isDone(Task which) const { return done[static_cast<std::size_t>(which)]; }
    void setDone(Task which, bool isDone) { done[static_cast<std::size_t>(which)] = isDone; }

    LiveAdvisor* q;
    Board board; ///< without marks
    std::optional<Verdict> verdict;
    std::optional<Board> target;
    bool wantsWhatIf = false;
    Place from = cellAt(0, 0);
    std::optional<std::vector<Place>> minimalOrder;
    milliseconds limit{60'000};
    std::uint64_t revision = 0;

    std::optional<RepairReport> repairs;
    std::optional<IdleReport> idle;
    std::optional<WhatIfReport> whatIf;
    std::map<ValueKey, WhatIf> knownValues; ///< of a run that was begun anew elsewhere
    double msBefore = 0;                    ///< of the runs before
    std::array<bool, 5> done{};             ///< by Task

    Task running = Task::None;
    std::uint64_t serial = 0;
    QElapsedTimer clock;
    Announcer announcer{[this] { emit q->adviceChanged(); }};
    QTimer limitTimer;
    QTimer moveTimer;    ///< the cursor has come to rest
    AdviceWorker worker; ///< last, so that it is closed before anything that wake() might reach
};

LiveAdvisor::Private::Private(LiveAdvisor* advisor, AdviceFunction function)
    : q(advisor), worker(std::move(function), [this] {
          QMetaObject::invokeMethod(
              q, [this] { receive(); }, Qt::QueuedConnection);
      })
{
    constexpr milliseconds rest{250};
    limitTimer.setSingleShot(true);
    QObject::connect(&limitTimer, &QTimer::timeout, q, [this] { worker.interrupt(); });
    moveTimer.setSingleShot(true);
    moveTimer.setInterval(rest);
    QObject::connect(&moveTimer, &QTimer::timeout, q, [this] {
        if (running != Task::WhatIf || isTried(from))
            return;
        rememberValues();
        begin(Task::WhatIf);
    });
}

/// Nothing that was found stands any longer.
void LiveAdvisor::Private::forget()
{
    halt();
    ++revision;
    repairs.reset();
    idle.reset();
    whatIf.reset();
    knownValues.clear();
    msBefore = 0;
    minimalOrder.reset();
    done = {};
}

void LiveAdvisor::Private::halt()
{
    worker.stop();
    limitTimer.stop();
    running = Task::None;
}

// --- what is to be done ---

/// What the user waits for comes first: he asked for it by name.
LiveAdvisor::Task LiveAdvisor::Private::wantedTask() const
{
    if (!verdict)
        return Task::None;
    const Status status = verdict->status;
    const bool solvable = status == Status::Unique || status == Status::Several;
    if (minimalOrder && status == Status::Unique)
        return Task::Minimal;
    if (wantsWhatIf && solvable && !isDone(Task::WhatIf))
        return Task::WhatIf;
    if ((status == Status::Several || status == Status::None) && !isDone(Task::Repairs))
        return Task::Repairs;
    return status == Status::Unique && !isDone(Task::Idle) ? Task::Idle : Task::None;
}

void LiveAdvisor::Private::next()
{
    const Task wanted = wantedTask();
    if (wanted == running)
        return;
    if (running == Task::WhatIf)
        rememberValues();
    if (wanted == Task::None)
        halt();
    else
        begin(wanted);
    announcer.now();
}

AdviceQuestion LiveAdvisor::Private::questionOf(Task task) const
{
    switch (task) {
    case Task::WhatIf:
        return WhatIfQuestion{board, *verdict, from};
    case Task::Idle:
        return IdleQuestion{board};
    case Task::Minimal:
        return MinimalQuestion{board, *minimalOrder};
    case Task::Repairs:
    case Task::None:
        break;
    }
    return RepairQuestion{board, *verdict, target};
}

void LiveAdvisor::Private::begin(Task task)
{
    running = task;
    serial = worker.start(questionOf(task));
    clock.start();
    limitTimer.stop();
    if (limit > milliseconds::zero())
        limitTimer.start(limit);
}

/// A run that begins anew somewhere else must not hide what is known.
void LiveAdvisor::Private::rememberValues()
{
    if (!whatIf)
        return;
    msBefore = q->whatIfMs();
    for (const WhatIf& value : whatIf->values)
        if (value.status != Status::Unknown)
            knownValues.insert_or_assign(keyOf(value), value);
}

bool LiveAdvisor::Private::isTried(Place place) const
{
    return !whatIf || std::ranges::none_of(whatIf->values, [&](const WhatIf& value) {
        return value.option.place == place && value.status == Status::Unknown;
    });
}

// --- what comes ---

void LiveAdvisor::Private::receive()
{
    const std::optional<AdviceWorker::Report> report = worker.take();
    if (!report || running == Task::None || report->serial != serial)
        return;
    if (report->isLast) {
        limitTimer.stop();
        if (running == Task::Minimal)
            minimalOrder.reset(); // it may be asked for again
        else
            setDone(running, true);
        msBefore = running == Task::WhatIf ? q->whatIfMs() : msBefore;
        running = Task::None;
    }
    std::visit([&](const auto& answer) { take(answer, report->isLast); }, *report->result);
    if (report->isLast) {
        next();
        announcer.now();
    } else {
        announcer.soon();
    }
}

void LiveAdvisor::Private::take(const RepairAnswer& answer, bool isLast)
{
    if (isLast || !repairs || answer.report.repairs.size() >= repairs->repairs.size())
        repairs = answer.report;
    if (answer.targetLost && std::exchange(target, std::nullopt))
        emit q->targetLost();
}

void LiveAdvisor::Private::take(const IdleReport& report, bool isLast)
{
    if (isLast || !idle || report.idle.size() >= idle->idle.size())
        idle = report;
}

void LiveAdvisor::Private::take(const WhatIfReport& report, bool)
{
    whatIf = report;
    if (knownValues.empty())
        return;
    for (WhatIf& value : whatIf->values)
        if (const auto known = knownValues.find(keyOf(value));
            known != knownValues.end() && value.status == Status::Unknown)
            value = known->second;
    whatIf->tried = static_cast<int>(
        std::ranges::count_if(whatIf->values, [](const WhatIf& value) { return value.status != Status::Unknown; }));
}

void LiveAdvisor::Private::take(const MinimalAnswer& answer, bool)
{
    emit q->minimalFound(answer.board);
}

// --- the advisor ---

LiveAdvisor::LiveAdvisor(QObject* parent) : LiveAdvisor(engineAdvice(), parent) {}

LiveAdvisor::LiveAdvisor(AdviceFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
    ownerless::waitAtExit();
}

LiveAdvisor::~LiveAdvisor() = default;

void LiveAdvisor::setBoard(const Board& board)
{
    if (board.genre().empty() || !genreOf(board).hasRules() || !hasClues(board)) {
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
    p.announcer.now();
}

void LiveAdvisor::clear()
{
    Private& p = *m_private;
    if (p.board == Board())
        return;
    p.forget();
    p.verdict.reset();
    p.board = {};
    p.announcer.now();
}

void LiveAdvisor::setVerdict(const Verdict& verdict)
{
    Private& p = *m_private;
    const bool isNews = !p.verdict || p.verdict->status != verdict.status || p.verdict->stop != verdict.stop
                        || p.verdict->determinedCount != verdict.determinedCount;
    if (p.board == Board() || verdict.marks != MarkUse::Ignore || !isNews)
        return;
    if (p.verdict)
        p.forget(); // a check that went on has more to say
    p.verdict = verdict;
    p.next();
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
    p.announcer.now();
}

const std::optional<Board>& LiveAdvisor::target() const
{
    return m_private->target;
}

void LiveAdvisor::setWhatIf(bool wanted)
{
    Private& p = *m_private;
    if (wanted == p.wantsWhatIf)
        return;
    p.wantsWhatIf = wanted;
    p.next();
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
    m_private->next();
}

void LiveAdvisor::hurryMinimal()
{
    if (m_private->running == Task::Minimal)
        m_private->worker.interrupt();
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

double LiveAdvisor::whatIfMs() const
{
    const Private& p = *m_private;
    const bool runs = p.running == Task::WhatIf;
    return p.msBefore + (runs ? static_cast<double>(p.clock.nsecsElapsed()) / 1e6 : 0);
}

LiveAdvisor::Task LiveAdvisor::running() const
{
    return m_private->running;
}

} // namespace tokisuji
