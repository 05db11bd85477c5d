#include "editor/model/live_advisor_private.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

LiveAdvisor::Private::Private(LiveAdvisor* advisor, AdviceFunction function)
    : q(advisor), worker(std::move(function), [this] {
          QMetaObject::invokeMethod(
              q, [this] { receive(); }, Qt::QueuedConnection);
      })
{
    constexpr std::chrono::milliseconds rest{250};
    limitTimer.setSingleShot(true);
    QObject::connect(&limitTimer, &QTimer::timeout, q, [this] { worker.interrupt(); });
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
    if (first && second && !isDone(Task::Telling))
        return Task::Telling;
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
        msBefore = q->whatIfMs();
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
        return WhatIfQuestion{board, *verdict, from, triedValues()};
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
    return RepairQuestion{board, *verdict, target};
}

void LiveAdvisor::Private::begin(Task task)
{
    running = task;
    serial = worker.start(questionOf(task));
    clock.start();
    limitTimer.stop();
    if (limit > std::chrono::milliseconds::zero())
        limitTimer.start(limit);
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
