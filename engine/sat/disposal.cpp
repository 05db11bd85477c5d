#include "engine/sat/disposal.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace tokisuji {

namespace {

/// One thread, begun with the first value. The static object's end empties what is left and joins it.
class Disposal {
public:
    void take(std::shared_ptr<void> value)
    {
        const std::lock_guard lock(m_mutex);
        m_values.push_back(std::move(value));
        m_filled.notify_one();
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
    std::jthread m_thread{[this](const std::stop_token& stop) { work(stop); }}; ///< last: it uses the others
};

} // namespace

void disposeOf(std::shared_ptr<void> value)
try {
    static Disposal disposal;
    disposal.take(std::move(value));
} catch (...) { // no thread, or no memory
    value.reset();
}

} // namespace tokisuji
