// Files of logs, damaged in any way: read, or refused, and what can be saved of them.
#include "editor/model/store/log.h"
#include "tests/fuzz/harness/harness.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace {

/// In memory where the system has such a folder.
QString pathOfFile()
{
    const QString folder = QFile::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm") : QDir::tempPath();
    return QStringLiteral("%1/fuzz-%2.tokisuji").arg(folder).arg(QCoreApplication::applicationPid());
}

void makeApplication()
{
    static int count = 1;
    static std::array<char, 5> name{"fuzz"};
    static std::array<char*, 2> words{name.data(), nullptr};
    static const QCoreApplication application(count, words.data());
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    makeApplication();
    static const QString path = pathOfFile();
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)
            || file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) != static_cast<qint64>(size))
            fuzz::fail("no file can be made");
    }
    const Result<Log> log = readLog(path);
    const auto saved = salvage(path);
    if (log && (!saved || saved->lost != 0))
        fuzz::fail("what can be read cannot be saved");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)
        || file.readAll() != QByteArrayView(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)))
        fuzz::fail("a file that was only read has changed");
    file.remove();
    return 0;
}
