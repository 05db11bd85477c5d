#include "editor/ui/window/busy_note.h"

#include "editor/ui/window/status_line.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr int quietMs = 300;

} // namespace

BusyNote::BusyNote(StatusLine* line, QObject* parent) : QObject(parent), m_line(line)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(quietMs);
    connect(&m_delay, &QTimer::timeout, this, [this] { m_line->setBusy(m_text); });
    connect(line, &StatusLine::cancelWanted, this, &BusyNote::cancel);
}

void BusyNote::begin(const QString& text, std::function<void()> cancel)
{
    end();
    m_text = text;
    m_cancel = std::move(cancel);
    m_delay.start();
}

void BusyNote::end()
{
    m_delay.stop();
    m_cancel = {};
    m_line->setBusy({});
}

void BusyNote::cancel()
{
    const auto wanted = std::exchange(m_cancel, nullptr);
    end();
    if (wanted)
        wanted();
}

} // namespace tokisuji
