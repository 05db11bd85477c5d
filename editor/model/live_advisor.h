// LiveAdvisor: what the solver advises about the clues of the document's board, kept up to date by a worker thread
// beside the check.
//
//   document changed ──► setBoard ──► what was advised before is dropped, the worker stops
//   live solver ──► setVerdict, once it is settled ──► several or none: repairs; unique: idle clues
//   overlay ──► setWhatIf ──► what each clue would do, before anything else
//   worker ──► reports so far ──► dropped if stale, else kept and announced
#pragma once

#include "editor/model/advice_question.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace tokisuji {

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveAdvisor : public QObject {
    Q_OBJECT
public:
    enum class Task : std::uint8_t { None, Repairs, Idle, WhatIf, Minimal, Telling };

    explicit LiveAdvisor(QObject* parent = nullptr);
    /// Asks a function of the caller's, which is called on the worker's thread.
    explicit LiveAdvisor(AdviceFunction function, QObject* parent = nullptr);
    ~LiveAdvisor() override;

    /// The board that advice is wanted for. Marks change nothing: advice is about the clues alone. A board without
    /// rules or without clues counts as no board.
    void setBoard(const Board& board);
    void clear(); ///< no board
    /// The settled verdict of that board by its clues alone; work begins with it.
    void setVerdict(SharedVerdict verdict);
    /// The solution that repairs must keep.
    void setTarget(std::optional<Board> target);
    [[nodiscard]] const std::optional<Board>& target() const;
    /// Should it be found where a clue would tell these two solutions of the board apart? Both empty: no.
    void setPair(std::optional<Board> first, std::optional<Board> second);
    /// Should it be found what each clue would do?
    void setWhatIf(bool wanted);
    /// Where the author changed clues last; for the next board.
    void setEdited(std::vector<Place> places);
    /// Values near this place are tried first.
    void setFrom(Place from);
    /// Removes clues in this order; minimalFound() follows, unless the board changes first. Requires a unique board.
    void makeMinimal(std::vector<Place> order);
    /// minimalFound() follows soon, with what has been removed so far.
    void hurryMinimal();
    /// The time after which a task stops by itself (default 60 s); zero: never.
    void setLimit(std::chrono::milliseconds limit);

    /// The board, without marks; empty where there is none.
    [[nodiscard]] const Board& board() const;
    /// Counts boards and targets: what was known at another revision is out of date.
    [[nodiscard]] std::uint64_t revision() const;
    /// What is known so far; nullopt: nothing yet, or it does not apply.
    [[nodiscard]] const std::optional<RepairReport>& repairs() const;
    [[nodiscard]] const std::optional<IdleReport>& idle() const;
    [[nodiscard]] const std::optional<WhatIfReport>& whatIf() const;
    [[nodiscard]] const std::optional<std::vector<TellingPlace>>& telling() const;
    /// How long the trials of whatIf() have taken, in milliseconds.
    [[nodiscard]] double whatIfMs() const;
    /// What the worker does now.
    [[nodiscard]] Task running() const;

signals:
    /// More is known, less is known, or the worker has begun or ended something; at most 60 times a second.
    void adviceChanged();
    /// The current board without the clues that could be removed; a verdict of Unique still holds.
    void minimalFound(const Board& board);
    /// The target is not a solution of this board and is dropped.
    void targetLost();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
