// LogCopy: a temporary copy of a log of which it is not known whether it may be touched.
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace tokisuji {

/// The file and the journal that a crash may have left beside it; gone at the end of its life.
class LogCopy {
public:
    explicit LogCopy(const QString& path);

    [[nodiscard]] bool isValid() const { return m_isValid; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("copy.tokisuji")); }
    [[nodiscard]] QString journalPath() const { return path() + QStringLiteral("-journal"); }

private:
    QTemporaryDir m_folder;
    bool m_isValid;
};

} // namespace tokisuji
