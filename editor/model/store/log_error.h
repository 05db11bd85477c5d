// Log errors: what a failure of SQLite means for the person at the screen.
#pragma once

#include "editor/model/store/sql_connection.h"
#include "engine/util/result.h"

#include <QString>
#include <QStringList>

namespace tokisuji {

enum class LogUse { Reading, Writing };

/// `id` with the path and further arguments.
[[nodiscard]] Error logError(const char* id, const QString& path, const QStringList& more = {});
/// What went wrong last on a connection. The ids are those of log.h and log_keeper.h.
[[nodiscard]] Error logError(const SqlConnection& connection, LogUse use);

/// What is wrong with an invalid file: it is not a database at all, or it ends too early, or it is damaged as
/// described.
[[nodiscard]] Error brokenFile(const QString& path, const QString& damage);
/// Why a file cannot be made at this path.
[[nodiscard]] Error folderError(const QString& path);

} // namespace tokisuji
