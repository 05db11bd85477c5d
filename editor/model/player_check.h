// PlayerCheck: where did I go wrong? The first mark on the way to the current state that no solution has.
//
//   asked ──► playOf (a value) ──► worker: judgePlay ──► report(), changed()
//   document changed ──► what was found is forgotten; nothing is judged until it is asked for again
#pragma once

#include "editor/model/document.h"
#include "engine/check/check.h"

#include <QObject>

#include <functional>
#include <memory>

namespace tokisuji {

/// A mark that stands on the current board, and the node that put it there.
struct PlayedMark {
    Layer layer;
    Place place;
    NodeId node;
    friend bool operator==(const PlayedMark&, const PlayedMark&) = default;
};

/// What is to be judged. A value.
struct Play {
    Board board;
    std::vector<PlayedMark> marks; ///< in the order in which they were put
};
/// The marks on the current board; those that the root brings belong to the root.
[[nodiscard]] Play playOf(const History&);

struct PlayReport {
    enum Outcome : std::uint8_t {
        Unasked,
        NoMarks,
        AllRight,   ///< no mark contradicts the only solution
        StillOpen,  ///< there are several solutions, and some go with all marks
        Wrong,      ///< see `wrong`
        NoSolution, ///< the clues alone have none
        Undecided,  ///< the limit came first, or memory ran out
    } outcome = Unasked;
    bool isUnique = false;         ///< judged by the only solution; otherwise by whether there still is one
    std::optional<Board> solution; ///< the only one
    NodeId wrongNode = noNode;
    std::vector<PlayedMark> wrong; ///< marks of that node; all of them where no single one is to blame
    std::vector<PlayedMark> later; ///< put after it
    int before = 0;                ///< marks put before it, none of them wrong
    double ms = 0;
};

/// Judges the marks against the clues. With several solutions it bisects the way, treating the marks so far as given.
/// Stopped: Undecided.
[[nodiscard]] PlayReport judgePlay(const Play&, std::chrono::milliseconds limit, const std::stop_token&);

using PlayFunction = std::function<PlayReport(const Play&, std::chrono::milliseconds limit, const std::stop_token&)>;

/// Lives in the GUI thread and never waits for its worker.
class PlayerCheck : public QObject {
    Q_OBJECT
public:
    explicit PlayerCheck(Document* document, QObject* parent = nullptr);
    /// Judges with a function of the caller's, which is called on the worker's thread.
    PlayerCheck(Document* document, PlayFunction function, QObject* parent = nullptr);
    ~PlayerCheck() override;

    void ask(std::chrono::milliseconds limit);
    void cancel();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const PlayReport& report() const;

signals:
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
