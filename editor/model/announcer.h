// Announcer: says that something has changed, at most once a frame.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace tokisuji {

/// Lives in the thread of its owner.
class Announcer {
public:
    static constexpr std::chrono::milliseconds frame{16};

    explicit Announcer(std::function<void()> announce);
    void now();
    /// At once when the last time is a frame ago, else as soon as it will be.
    void soon();

private:
    std::function<void()> m_announce;
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace tokisuji
