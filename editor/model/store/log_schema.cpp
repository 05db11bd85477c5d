#include "editor/model/store/log_schema.h"

#include <algorithm>

namespace tokisuji::log_schema {

int versionOf(const Edit& edit)
{
    const bool isNew = std::ranges::any_of(edit.steps, [](const EditStep& step) {
        const auto* change = std::get_if<Change>(&step);
        return change != nullptr ? isNoteLayer(change->layer) : std::holds_alternative<TrialStep>(step);
    });
    return isNew ? version : firstVersion;
}

QString raise(int wanted)
{
    return QStringLiteral("PRAGMA user_version = %1").arg(wanted);
}

const QStringList& creation()
{
    static const QStringList statements{
        QStringLiteral("PRAGMA page_size = %1").arg(pageSize),
        QStringLiteral("PRAGMA journal_mode = OFF"), // the file is not in use before it is whole
        QStringLiteral("PRAGMA synchronous = FULL"),
        QStringLiteral("BEGIN EXCLUSIVE"),
        QStringLiteral("PRAGMA application_id = %1").arg(applicationId),
        QStringLiteral("PRAGMA user_version = %1").arg(firstVersion),
        QStringLiteral("CREATE TABLE nodes (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, time INTEGER NOT NULL, "
                       "edit BLOB NOT NULL)"),
        QStringLiteral("CREATE TABLE roots (node INTEGER PRIMARY KEY, time INTEGER NOT NULL, board BLOB NOT NULL)"),
        QStringLiteral("CREATE TABLE visits (fork INTEGER PRIMARY KEY, child INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE bookmarks (node INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID"),
    };
    return statements;
}

const QStringList& caution()
{
    static const QStringList statements{
        QStringLiteral("PRAGMA trusted_schema = OFF"),
        QStringLiteral("PRAGMA cell_size_check = ON"),
    };
    return statements;
}

const QStringList& durability()
{
    static const QStringList statements{
        QStringLiteral("PRAGMA journal_mode = TRUNCATE"),
        QStringLiteral("PRAGMA synchronous = FULL"),
    };
    return statements;
}

} // namespace tokisuji::log_schema
