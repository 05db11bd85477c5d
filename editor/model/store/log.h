// Log: what a .tokisuji file holds, as a value, and the ways to read one as a whole.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/history.h"
#include "engine/util/result.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tokisuji {

/// Everything that a file keeps of a puzzle.
struct Log {
    History history;
    Annotations annotations;
};

/// The first bytes of a log; a file of another kind is not one, whatever its name says. False where it cannot be read.
[[nodiscard]] bool looksLikeLog(const QString& path);

/// Reads a log once, whoever holds it, and leaves the file unchanged. Errors (args: path, then what is said here):
/// "file-missing", "log-not-regular" (a folder, a device), "log-not-database" (no SQLite file), "log-not-ours" (SQLite
/// of another program), "log-newer" (its version, ours), "log-truncated", "log-damaged" (what is wrong, in SQLite's
/// words; or the number of the first node that is not an edit), "log-unreadable" (the system's reason).
[[nodiscard]] Result<Log> readLog(const QString& path);

/// What can be read of a damaged log.
struct Salvage {
    Log log;
    qint64 lost = 0; ///< edits that are known to have been there and cannot be read, or fit nowhere without others
};
/// Reads a copy; the file is never written to. Nothing where not even the first board can be read.
[[nodiscard]] std::optional<Salvage> salvage(const QString& path);

/// An untitled log that no running program holds: left by one that crashed, or kept when its window was closed.
struct Leftover {
    QString path;
    QString title;
    Board board; ///< as it was left; without a genre where the file is damaged
    QDateTime changed;
    qint64 edits = 0;
    bool damaged = false; ///< open() will refuse it, salvage() may help
};
/// Newest first.
[[nodiscard]] QList<Leftover> leftovers(const QString& untitledFolder);

} // namespace tokisuji
