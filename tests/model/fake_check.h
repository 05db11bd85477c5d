// A check whose course a test decides, and a record of what it was asked.
#pragma once

#include "editor/model/live_solver.h"
#include "engine/genre/registry.h"
#include "tests/model/shared_verdict.h"
#include "tests/model/wait_for_stop.h"

#include <algorithm>
#include <functional>
#include <mutex>

namespace tokisuji {

/// Calls of both checkers, in order. Copies share one record.
class FakeCheck {
public:
    struct Call {
        Board board;
        CheckOptions options;
        bool isIdle = false;
    };
    using Course = std::function<Verdict(const Call&, const std::stop_token&, const VerdictSink&)>;

    explicit FakeCheck(Course course) : m_shared(std::make_shared<Shared>()) { m_shared->course = std::move(course); }

    [[nodiscard]] CheckFunction live() const { return function(false); }
    [[nodiscard]] CheckFunction idle() const { return function(true); }
    [[nodiscard]] std::vector<Call> calls() const
    {
        const std::lock_guard lock(m_shared->mutex);
        return m_shared->calls;
    }
    [[nodiscard]] int callCount() const { return static_cast<int>(calls().size()); }

private:
    struct Shared {
        std::mutex mutex;
        std::vector<Call> calls;
        Course course;
    };
    [[nodiscard]] CheckFunction function(bool isIdle) const
    {
        return [shared = m_shared, isIdle](const Board& board, const CheckOptions& options, const std::stop_token& stop,
                                           const VerdictSink& sink) {
            const Call call{board, options, isIdle};
            {
                const std::lock_guard lock(shared->mutex);
                shared->calls.push_back(call);
            }
            return shared->course(call, stop, sink);
        };
    }
    std::shared_ptr<Shared> m_shared;
};

/// A Slitherlink board of 4x4 with one clue in its first cell; -1: none.
inline Board boardWith(int value)
{
    Board board = findGenre("slither")->makeBoard({4, 4});
    board.set(Layer::Number, cellAt(0, 0), value);
    return board;
}
inline int valueOf(const Board& board)
{
    return board.at(Layer::Number, cellAt(0, 0));
}

inline Verdict finished(Status status, int determined = 0)
{
    return {.status = status,
            .stop = Stop::Finished,
            .determinedCount = determined,
            .total = 40,
            .determinedComplete = true};
}

inline Verdict uniqueAtOnce(const FakeCheck::Call&, const std::stop_token&, const VerdictSink&)
{
    return finished(Status::Unique);
}

} // namespace tokisuji
