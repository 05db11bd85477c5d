// Advice whose course a test decides, and a record of what was asked.
#pragma once

#include "editor/model/live_advisor.h"

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

} // namespace tokisuji
