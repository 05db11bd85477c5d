// Verdict mail: verdicts from the thread of a solver to the thread that asked for them.
#pragma once

#include "engine/solve/verdict.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <utility>

namespace tokisuji {

/// Holds the latest verdict until it is taken; earlier ones are lost. For any number of threads.
class VerdictMail {
public:
    void put(Verdict verdict) { set(std::move(verdict), false); }
    /// The last one.
    void close(Verdict verdict) { set(std::move(verdict), true); }
    /// No more come: whoever takes the next one gets what was thrown.
    void fail(std::exception_ptr thrown)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_thrown = std::move(thrown);
        }
        m_changed.notify_one();
    }

    /// The latest verdict that was not taken yet; waits for one at most `pause`. Throws what it was told to.
    [[nodiscard]] std::optional<Verdict> take(std::chrono::milliseconds pause)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, pause, [this] { return m_latest || m_isClosed || m_thrown; });
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        return std::exchange(m_latest, std::nullopt);
    }
    [[nodiscard]] bool isClosed() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_isClosed || m_thrown;
    }
    /// Closed, and the last one is taken.
    [[nodiscard]] bool isRead() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_isClosed && !m_latest;
    }

private:
    void set(Verdict verdict, bool isLast)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_latest = std::move(verdict);
            m_isClosed = isLast;
        }
        m_changed.notify_one();
    }

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Verdict> m_latest;
    std::exception_ptr m_thrown;
    bool m_isClosed = false;
};

} // namespace tokisuji
