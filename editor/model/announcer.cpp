#include "editor/model/announcer.h"

namespace tokisuji {

Announcer::Announcer(std::function<void()> announce) : m_announce(std::move(announce))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { now(); });
}

void Announcer::tell(News news)
{
    if (news == News::Now)
        now();
    else if (news == News::Soon)
        soon();
}

void Announcer::now()
{
    m_timer.stop();
    m_clock.start();
    m_announce();
}

void Announcer::soon()
{
    if (m_timer.isActive())
        return;
    const std::chrono::milliseconds since{m_clock.isValid() ? m_clock.elapsed() : frame.count()};
    if (since >= frame)
        now();
    else
        m_timer.start(frame - since);
}

} // namespace tokisuji
