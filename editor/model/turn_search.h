// TurnSearch: longer sequences of turns, on demand, on a thread of their own.
#pragma once

#include "editor/model/worker.h"
#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <QObject>

#include <memory>
#include <string>

namespace tokisuji {

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class TurnSearch : public QObject {
    Q_OBJECT
public:
    explicit TurnSearch(QObject* parent = nullptr);
    ~TurnSearch() override;

    struct Job {
        std::shared_ptr<const TwistyDefinition> definition;
        std::string state; ///< one that problemOf() has nothing against
        int longer = 0;    ///< than the shortest ones
    };
    /// Replaces what is asked.
    void ask(Job job);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] const Job& job() const { return m_job; }
    /// What is known so far; grows while it runs.
    [[nodiscard]] const TurnAnswer& answer() const { return m_answer; }

signals:
    void changed();

private:
    void take();

    Job m_job;
    TurnAnswer m_answer;
    bool m_isRunning = false;
    Worker<Job, TurnAnswer> m_worker;
};

} // namespace tokisuji
