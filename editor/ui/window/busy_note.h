// BusyNote: says in the status line that something takes a while, with a way to cancel it; nothing is said of what is
// soon done.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace tokisuji {

class StatusLine;

class BusyNote : public QObject {
    Q_OBJECT
public:
    BusyNote(StatusLine* line, QObject* parent);

    /// Takes the place of what was said before.
    void begin(const QString& text, std::function<void()> cancel);
    void end();
    [[nodiscard]] bool isActive() const { return static_cast<bool>(m_cancel); }

private:
    void cancel();

    StatusLine* m_line;
    QTimer m_delay;
    QString m_text;
    std::function<void()> m_cancel;
};

} // namespace tokisuji
