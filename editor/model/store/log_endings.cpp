#include "editor/model/store/log_endings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>
#include <utility>

namespace tokisuji::log_endings {

namespace {

struct Endings {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::multiset<std::pair<Kind, QString>> all;
};

/// Never destroyed, as threads may outlive main().
Endings& endings()
{
    static auto* const known = new Endings;
    return *known;
}

QString nameOf(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

void begin(const QString& path, Kind kind)
{
    static std::once_flag once;
    std::call_once(once, [] { qAddPostRoutine(awaitWritten); });
    const std::lock_guard lock(endings().mutex);
    endings().all.emplace(kind, nameOf(path));
}

void end(const QString& path, Kind kind)
{
    {
        const std::lock_guard lock(endings().mutex);
        endings().all.erase(endings().all.find({kind, nameOf(path)}));
    }
    endings().changed.notify_all();
}

void await(const QString& path, const std::stop_token& stop)
{
    const QString name = nameOf(path);
    std::unique_lock lock(endings().mutex);
    endings().changed.wait(lock, stop, [&] {
        return !endings().all.contains({Kind::Writing, name}) && !endings().all.contains({Kind::Reading, name});
    });
}

void awaitWritten()
{
    std::unique_lock lock(endings().mutex);
    const auto isWriting = [](const auto& ending) { return ending.first == Kind::Writing; };
    endings().changed.wait(lock, [&] { return std::ranges::none_of(endings().all, isWriting); });
}

} // namespace tokisuji::log_endings
