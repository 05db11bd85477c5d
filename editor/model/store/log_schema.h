// Log schema: how a log is laid out in SQLite.
#pragma once

#include "engine/board/edit.h"

#include <QString>
#include <QStringList>

namespace tokisuji::log_schema {

constexpr int applicationId = 0x546B536A; // "TkSj"
/// A file has the lowest version that knows everything in it: 2 with notes or trials, else 1.
constexpr int version = 2;
constexpr int firstVersion = 1;
/// The settings that determine the layout of the file; the same in every log, see salvage().
constexpr int pageSize = 4096;
constexpr int tableCount = 5;

/// The lowest version that knows an edit.
[[nodiscard]] int versionOf(const Edit&);
/// What makes a file say that it has at least this version. Requires one above the first.
[[nodiscard]] QString raise(int wanted);
/// Statements that make the tables of an empty file, always in this order: so each table begins on the same page.
[[nodiscard]] const QStringList& creation();
/// Statements for every connection: what a file says about itself is not trusted.
[[nodiscard]] const QStringList& caution();
/// Statements for a connection that writes.
[[nodiscard]] const QStringList& durability();

} // namespace tokisuji::log_schema
