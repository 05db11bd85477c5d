// TurnSearch: longer sequences of turns, on demand, on a thread of their own.
#pragma once

#include "editor/model/live_job.h"
#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <QObject>

#include <memory>
#include <string>

namespace tokisuji {

struct LongerTurns {
    std::shared_ptr<const TwistyDefinition> definition;
    std::string state; ///< one for which problemOf() reports nothing
    int longer = 0;    ///< than the shortest ones
};
using TurnSearchFunction = std::function<TurnAnswer(const LongerTurns&, const std::stop_token&, const TurnSink&)>;

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class TurnSearch : public QObject {
    Q_OBJECT
public:
    /// Searches with the engine.
    explicit TurnSearch(QObject* parent = nullptr);
    /// Searches with a function of the caller's, which is called on the worker's thread.
    explicit TurnSearch(TurnSearchFunction function, QObject* parent = nullptr);

    /// Replaces what is asked.
    void ask(LongerTurns asked);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] const LongerTurns& asked() const { return m_asked; }
    /// What is known so far; grows while it runs.
    [[nodiscard]] const TurnAnswer& answer() const { return m_answer; }
    /// The search ended prematurely: memory ran out.
    [[nodiscard]] bool brokeOff() const { return m_brokeOff; }

signals:
    void changed();

private:
    LongerTurns m_asked;
    TurnAnswer m_answer;
    bool m_brokeOff = false;
    LiveJob<LongerTurns, TurnAnswer> m_job;
};

} // namespace tokisuji
