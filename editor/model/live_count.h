// LiveCount: how many solutions a board has, told by a worker thread while it finds out.
#pragma once

#include "engine/solve/estimate.h"

#include <QObject>

#include <memory>

namespace tokisuji {

using CountFunction =
    std::function<SolutionCount(const Board&, const CountOptions&, const std::stop_token&, const CountSink&)>;

/// Lives in the GUI thread and never waits for its worker.
class LiveCount : public QObject {
    Q_OBJECT
public:
    explicit LiveCount(QObject* parent = nullptr);
    /// Counts with a function of the caller's, which is called on the worker's thread.
    explicit LiveCount(CountFunction function, QObject* parent = nullptr);
    ~LiveCount() override;

    void start(const Board& board, MarkUse marks);
    /// Ends soon with what it has found.
    void finish();
    /// The question is dropped.
    void cancel();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const SolutionCount& known() const;

signals:
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
