#include "editor/model/store/log_copy.h"

#include <QFile>

namespace tokisuji {

LogCopy::LogCopy(const QString& path) : m_isValid(m_folder.isValid() && QFile::copy(path, this->path()))
{
    QFile::copy(path + QStringLiteral("-journal"), journalPath());
    for (const QString& file : {this->path(), journalPath()}) // it may be a copy of what must not be written
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
}

} // namespace tokisuji
