// Log schema: how a log is laid out in SQLite.
#pragma once

#include <QString>
#include <QStringList>

namespace tokisuji::log_schema {

constexpr int applicationId = 0x546B536A; // "TkSj"
constexpr int version = 1;
/// The settings that determine the layout of the file; the same in every log, see salvage().
constexpr int pageSize = 4096;
constexpr int tableCount = 5;

/// Statements that make the tables of an empty file, always in this order: so each table begins on the same page.
[[nodiscard]] const QStringList& creation();
/// Statements for every connection: what a file says about itself is not trusted.
[[nodiscard]] const QStringList& caution();
/// Statements for a connection that writes.
[[nodiscard]] const QStringList& durability();

} // namespace tokisuji::log_schema
