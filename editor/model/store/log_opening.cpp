#include "editor/model/store/log_opening.h"

#include <QFileInfo>

#include <utility>

namespace tokisuji {

LogOpening::LogOpening(const QString& path, Receive receive, QObject* parent)
    : QObject(parent), m_path(QFileInfo(path).absoluteFilePath()), m_receive(std::move(receive)),
      m_session(LogSession::open(m_path,
                                 [this] { QMetaObject::invokeMethod(this, &LogOpening::take, Qt::QueuedConnection); }))
{
}

void LogOpening::take()
{
    std::optional<LogSession::Begun> begun = m_session ? m_session->takeBegun() : std::nullopt;
    if (!begun)
        return;
    std::unique_ptr<LogSession> session = std::move(m_session);
    session->setWake({});
    if (begun->error)
        m_receive(std::move(*begun->error));
    else
        m_receive(OpenedFile{m_path, std::move(*begun->content), begun->isLog ? std::move(session) : nullptr,
                             std::move(begun->onlyToLook), begun->changed});
}

} // namespace tokisuji
