// LiveClues: which clues of a board are finished, told by a worker thread.
#pragma once

#include "engine/clues/finished.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

namespace tokisuji {

using FinishedFunction = std::function<std::vector<FinishedClue>(const Board&, const std::stop_token&)>;

/// Lives in the GUI thread and never waits for its worker.
class LiveClues : public QObject {
    Q_OBJECT
public:
    explicit LiveClues(QObject* parent = nullptr);
    /// Asks a function of the caller's, which is called on the worker's thread.
    explicit LiveClues(FinishedFunction function, QObject* parent = nullptr);
    ~LiveClues() override;

    /// What was known stays until more is known.
    void setBoard(const Board& board);
    void clear();
    [[nodiscard]] bool isRunning() const;
    /// Of the board that was set last, once nothing runs any more.
    [[nodiscard]] const std::vector<FinishedClue>& finished() const;

signals:
    /// An answer has come. Not by clear().
    void answered();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
