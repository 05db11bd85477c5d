#include "engine/sat/disposal.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace tokisuji {

namespace {

/// One thread, begun with the first value.
class Disposal {
public:
    void take(std::shared_ptr<void> value)
    {
        const std::lock_guard lock(m_mutex);
        if (m_hasEnded)
            return; // not lost: whoever gave it lets go of it
        m_values.push_back(std::move(value));
        m_filled.notify_one();
    }
    /// Empties what is left; from now on values end where they are given.
    void end()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_hasEnded = true;
        }
        m_thread.request_stop();
        m_thread.join();
    }

private:
    void work(const std::stop_token& stop)
    {
        while (true) {
            std::vector<std::shared_ptr<void>> values;
            std::unique_lock lock(m_mutex);
            m_filled.wait(lock, stop, [this] { return !m_values.empty(); });
            if (m_values.empty())
                return;
            values.swap(m_values);
            lock.unlock();
            values.clear();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_filled;
    std::vector<std::shared_ptr<void>> m_values;
    bool m_hasEnded = false;
    std::jthread m_thread{[this](const std::stop_token& stop) { work(stop); }}; ///< last: it uses the others
};

/// Never destroyed, as what other static objects leave may still come to it; ended with them.
Disposal& disposal()
{
    static auto* const only = new Disposal;
    static const struct AtExit {
        ~AtExit() { only->end(); }
    } atExit;
    return *only;
}

} // namespace

void disposeOf(std::shared_ptr<void> value)
try {
    disposal().take(std::move(value));
} catch (...) { // no thread, or no memory
    value.reset();
}

} // namespace tokisuji
