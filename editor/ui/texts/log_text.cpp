#include "editor/ui/texts/log_text.h"

#include "editor/ui/texts/edit_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

namespace tokisuji {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("LogText", source);
}

/// Why a log is not written, in two or three words; the message bar has the whole sentence.
QString reasonText(const std::optional<Error>& problem)
{
    static const QHash<QString, const char*> table{
        {"log-disk-full", QT_TRANSLATE_NOOP("LogText", "disk full")},
        {"log-vanished", QT_TRANSLATE_NOOP("LogText", "its folder is gone")},
        {"log-unwritable", QT_TRANSLATE_NOOP("LogText", "cannot be written")},
        {"log-changed-elsewhere", QT_TRANSLATE_NOOP("LogText", "changed elsewhere")},
        {"log-damaged", QT_TRANSLATE_NOOP("LogText", "file damaged")},
    };
    const char* source = problem ? table.value(QString::fromStdString(problem->id)) : nullptr;
    return words(source == nullptr ? table.value(QStringLiteral("log-unwritable")) : source);
}

QString savedText(const LogKeeper& keeper)
{
    const QDateTime when = keeper.savedAt();
    const QString time = when.isValid() ? when.toLocalTime().toString(QStringLiteral("HH:mm:ss")) : QString();
    const QString text = time.isEmpty() ? words(QT_TRANSLATE_NOOP("LogText", "✓ log saved"))
                                        : words(QT_TRANSLATE_NOOP("LogText", "✓ log saved %1")).arg(time);
    return keeper.isUntitled() ? words(QT_TRANSLATE_NOOP("LogText", "%1 · untitled")).arg(text) : text;
}

/// The time where it was today, else the day.
QString whenText(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    if (local.date() == QDate::currentDate())
        return words(QT_TRANSLATE_NOOP("LogText", "today %1")).arg(local.toString(QStringLiteral("HH:mm")));
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

} // namespace

QString leftoverTitle(const Leftover& leftover)
{
    if (leftover.board.genre().empty())
        return words(QT_TRANSLATE_NOOP("LogText", "Damaged log"));
    return leftover.title.isEmpty() ? boardTitle(leftover.board) : leftover.title;
}

QString leftoverFacts(const Leftover& leftover)
{
    const QString edits = QCoreApplication::translate("LogText", "%n edits", nullptr, static_cast<int>(leftover.edits));
    return words(QT_TRANSLATE_NOOP("LogText", "%1 · %2")).arg(edits, whenText(leftover.changed));
}

QString logText(const LogKeeper& keeper)
{
    switch (keeper.state()) {
    case LogKeeper::State::NoPuzzle:
        break;
    case LogKeeper::State::NothingToSave:
        return words(QT_TRANSLATE_NOOP("LogText", "logging starts with the first edit"));
    case LogKeeper::State::Saving:
        return words(QT_TRANSLATE_NOOP("LogText", "saving…"));
    case LogKeeper::State::Saved:
        return savedText(keeper);
    case LogKeeper::State::Failed:
        return words(QT_TRANSLATE_NOOP("LogText", "not saved: %1")).arg(reasonText(keeper.problem()));
    case LogKeeper::State::ReadOnly:
        return words(QT_TRANSLATE_NOOP("LogText", "read-only"));
    }
    return {};
}

} // namespace tokisuji
