#include "editor/model/live_advisor_private.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

/// Lists are read, and what-if is drawn all over the board.
constexpr std::chrono::milliseconds readingPause{80};

/// What has been found so far, as a search that was stopped would tell it.
template <class Report>
Report stopped(const std::optional<Report>& soFar)
{
    Report report = soFar.value_or(Report{});
    report.stop = Stop::Cancelled;
    return report;
}

} // namespace

LiveAdvisor::Private::Private(LiveAdvisor* advisor, AdviceFunction function)
    : q(advisor), job({.work = std::move(function),
                       .brokenOff = [this] { return whatIsKnown(); },
                       .hear = [this](const AdviceJob::Shared& answer, bool isLast) { return hear(*answer, isLast); },
                       .announce = [advisor] { emit advisor->adviceChanged(); },
                       .leastPause = readingPause})
{
    constexpr std::chrono::milliseconds rest{250};
    moveTimer.setSingleShot(true);
    moveTimer.setInterval(rest);
    QObject::connect(&moveTimer, &QTimer::timeout, q, [this] {
        if (running != Task::WhatIf || isTried(from))
            return;
        msBefore = q->whatIfMs();
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
    telling.reset();
    first.reset();
    second.reset();
    msBefore = 0;
    minimalOrder.reset();
    done = {};
}

void LiveAdvisor::Private::halt()
{
    job.stop();
    running = Task::None;
}

// --- what is to be done ---

/// What the user waits for comes first: he asked for it by name.
LiveAdvisor::Task LiveAdvisor::Private::wantedTask() const
{
    if (!verdict)
        return Task::None;
    const Status status = verdict->status;
    const bool mayGoOn = status == Status::Unique || status == Status::Several || status == Status::Open;
    if (minimalOrder && status == Status::Unique)
        return Task::Minimal;
    if (first && second && !isDone(Task::Telling))
        return Task::Telling;
    if (wantsWhatIf && mayGoOn && !isDone(Task::WhatIf))
        return Task::WhatIf;
    if ((status == Status::Several || status == Status::None) && !isDone(Task::Repairs))
        return Task::Repairs;
    return status == Status::Unique && !isDone(Task::Idle) ? Task::Idle : Task::None;
}

/// Does the work that is wanted now; None: it is being done.
News LiveAdvisor::Private::next()
{
    const Task wanted = wantedTask();
    if (wanted == running)
        return News::None;
    if (running == Task::WhatIf)
        msBefore = q->whatIfMs();
    if (wanted == Task::None)
        halt();
    else
        begin(wanted);
    return News::Now;
}

AdviceQuestion LiveAdvisor::Private::questionOf(Task task) const
{
    switch (task) {
    case Task::WhatIf:
        return WhatIfQuestion{board, verdict, from, triedValues()};
    case Task::Idle:
        return IdleQuestion{board};
    case Task::Minimal:
        return MinimalQuestion{board, *minimalOrder};
    case Task::Telling:
        return TellingQuestion{board, *first, *second};
    case Task::Repairs:
    case Task::None:
        break;
    }
    return RepairQuestion{board, verdict, target, edited};
}

void LiveAdvisor::Private::begin(Task task)
{
    running = task;
    job.ask(questionOf(task), limit);
}

/// A run that begins anew somewhere else goes on with what is known.
std::vector<WhatIf> LiveAdvisor::Private::triedValues() const
{
    std::vector<WhatIf> tried;
    if (whatIf)
        std::ranges::copy_if(whatIf->values, std::back_inserter(tried), &WhatIf::isTried);
    return tried;
}

bool LiveAdvisor::Private::isTried(Place place) const
{
    return whatIf && std::ranges::none_of(whatIf->values, [&](const WhatIf& value) {
               return value.option.place == place && !value.isTried;
           });
}

// --- what comes ---

AdviceAnswer LiveAdvisor::Private::whatIsKnown() const
{
    switch (running) {
    case Task::WhatIf:
        return stopped(whatIf);
    case Task::Idle:
        return stopped(idle);
    case Task::Minimal:
        return MinimalAnswer{board};
    case Task::Telling:
        return TellingAnswer{};
    case Task::Repairs:
    case Task::None:
        break;
    }
    return RepairAnswer{.report = stopped(repairs)};
}

News LiveAdvisor::Private::hear(const AdviceAnswer& answer, bool isLast)
{
    if (isLast) {
        if (running == Task::Minimal)
            minimalOrder.reset(); // it may be asked for again
        else
            setDone(running, true);
        msBefore = running == Task::WhatIf ? q->whatIfMs() : msBefore;
        running = Task::None;
    }
    std::visit([&](const auto& one) { take(one, isLast); }, answer);
    if (!isLast)
        return News::Soon;
    next();
    return News::Now;
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
}

void LiveAdvisor::Private::take(const TellingAnswer& answer, bool)
{
    telling = answer.places;
}

void LiveAdvisor::Private::take(const MinimalAnswer& answer, bool)
{
    emit q->minimalFound(answer.board);
}

} // namespace tokisuji
