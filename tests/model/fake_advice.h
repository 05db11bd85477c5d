// Advice whose course a test decides, and a record of what was asked.
#pragma once

#include "editor/model/live_advisor.h"
#include "engine/genre/registry.h"
#include "tests/model/shared_verdict.h"
#include "tests/model/wait_for_stop.h"

#include <mutex>
#include <vector>

namespace tokisuji {

/// Questions in order. Copies share one record.
class FakeAdvice {
public:
    using Course = std::function<AdviceAnswer(const AdviceQuestion&, const std::stop_token&, const AdviceSink&)>;
    explicit FakeAdvice(Course course) : m_shared(std::make_shared<Shared>()) { m_shared->course = std::move(course); }

    [[nodiscard]] AdviceFunction function() const
    {
        return [shared = m_shared](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink& sink) {
            {
                const std::lock_guard lock(shared->mutex);
                shared->questions.push_back(asked);
            }
            return shared->course(asked, stop, sink);
        };
    }
    [[nodiscard]] std::vector<AdviceQuestion> questions() const
    {
        const std::lock_guard lock(m_shared->mutex);
        return m_shared->questions;
    }
    template <class Question>
    [[nodiscard]] std::vector<Question> questionsOf() const
    {
        std::vector<Question> found;
        for (const AdviceQuestion& asked : questions())
            if (const auto* one = std::get_if<Question>(&asked))
                found.push_back(*one);
        return found;
    }

private:
    struct Shared {
        std::mutex mutex;
        std::vector<AdviceQuestion> questions;
        Course course;
    };
    std::shared_ptr<Shared> m_shared;
};

inline Board adviceBoard(int value)
{
    Board board = findGenre("slither")->makeBoard({5, 5});
    board.set(Layer::Number, cellAt(0, 0), value);
    return board;
}

inline Verdict verdictOf(Status status)
{
    return {.status = status, .stop = Stop::Finished, .total = 60};
}

inline ClueOption optionAt(const Board& board, Place place, int value)
{
    EditBuilder edit(board);
    edit.set(Layer::Number, place, value);
    return {.place = place, .value = value, .edit = edit.edit()};
}

inline RepairReport oneRepair(const Board& board)
{
    return {.repairs = {{optionAt(board, cellAt(1, 1), 2), Status::Unique, 60}}, .stop = Stop::Finished};
}

/// Answers every question at once.
inline AdviceAnswer promptAnswer(const AdviceQuestion& asked)
{
    if (const auto* repair = std::get_if<RepairQuestion>(&asked))
        return RepairAnswer{.report = oneRepair(repair->board)};
    if (const auto* whatIf = std::get_if<WhatIfQuestion>(&asked)) {
        const WhatIf value{optionAt(whatIf->board, cellAt(2, 2), 1), Status::Several, 30, true};
        return WhatIfReport{.values = {value}, .tried = 1, .total = 60, .stop = Stop::Finished};
    }
    if (const auto* telling = std::get_if<TellingQuestion>(&asked))
        return TellingAnswer{
            std::vector<TellingPlace>{{cellAt(3, 3), optionAt(telling->board, cellAt(3, 3), 1), std::nullopt}}};
    if (const auto* minimal = std::get_if<MinimalQuestion>(&asked))
        return MinimalAnswer{minimal->board.blankOfSize({5, 5})};
    return IdleReport{.idle = {{cellAt(0, 0), true, false}}, .tried = 1, .candidates = 1, .stop = Stop::Finished};
}

} // namespace tokisuji
