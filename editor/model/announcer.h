// Announcer: says that something has changed, at most once a frame.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace tokisuji {

/// What something new asks for.
enum class News : std::uint8_t {
    None, ///< nobody needs to know
    Soon, ///< at once if the last time was a frame ago, otherwise as soon as it is
    Now,
};

/// Lives in the thread of its owner.
class Announcer {
public:
    static constexpr std::chrono::milliseconds frame{16};

    explicit Announcer(std::function<void()> announce);
    void tell(News news);

private:
    void now();
    void soon();

    std::function<void()> m_announce;
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace tokisuji
