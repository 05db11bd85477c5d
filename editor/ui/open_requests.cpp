#include "editor/ui/open_requests.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QUrl>

#include <utility>

namespace tokisuji {

OpenRequests::OpenRequests(std::function<void(const QString&)> open, QObject* parent)
    : QObject(parent), m_open(std::move(open))
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool OpenRequests::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const auto* request = static_cast<QFileOpenEvent*>(event);
    m_open(request->file().isEmpty() ? request->url().toString(QUrl::FullyEncoded) : request->file());
    return true;
}

} // namespace tokisuji
