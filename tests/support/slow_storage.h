// Storage that answers when it is told to, and that knows whether the window's thread has ever asked it.
#pragma once

#include "editor/model/store/sql_connection.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace tokisuji {

/// Lives in the window's thread; watches all connections as long as it lives.
class SlowStorage {
public:
    SlowStorage()
    {
        watchStorage([this] { visit(); });
    }
    ~SlowStorage()
    {
        release();
        watchStorage({});
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_waiting == 0; });
    }
    SlowStorage(const SlowStorage&) = delete;
    SlowStorage& operator=(const SlowStorage&) = delete;

    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = true;
    }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = false;
        m_changed.notify_all();
    }
    /// Is anyone waiting for an answer?
    [[nodiscard]] bool isAwaited() const
    {
        const std::lock_guard lock(m_mutex);
        return m_waiting > 0;
    }
    /// How often the window's thread has asked; and the other threads.
    [[nodiscard]] int fromWindow() const { return m_fromWindow; }
    [[nodiscard]] int fromElsewhere() const { return m_fromElsewhere; }

private:
    void visit()
    {
        if (std::this_thread::get_id() == m_window) {
            ++m_fromWindow;
            return;
        }
        ++m_fromElsewhere;
        std::unique_lock lock(m_mutex);
        ++m_waiting;
        m_changed.wait(lock, [this] { return !m_isHeld; });
        --m_waiting;
        m_changed.notify_all();
    }

    const std::thread::id m_window = std::this_thread::get_id();
    std::atomic<int> m_fromWindow = 0;
    std::atomic<int> m_fromElsewhere = 0;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isHeld = false;
    int m_waiting = 0;
};

} // namespace tokisuji
