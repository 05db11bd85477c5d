#include "editor/ui/texts/error_text.h"

#include "editor/ui/texts/edit_text.h"
#include "engine/formats/formats.h"

#include <QCoreApplication>
#include <QHash>

#include <iterator>

namespace tokisuji {

namespace {

/// What the engine has no sentence for, with placeholders as in `filledSentence`.
const QHash<QString, const char*>& ownErrors()
{
    static const QHash<QString, const char*> table{
        {"file-missing", QT_TRANSLATE_NOOP("Error", "There is no file named %1.")},
        {"file-not-regular", QT_TRANSLATE_NOOP("Error", "%1 is not a readable file.")},
        {"file-too-large", QT_TRANSLATE_NOOP("Error", "%1 is too large for a puzzle.")},
        {"file-unreadable", QT_TRANSLATE_NOOP("Error", "%1 cannot be read: %2")},
        {"file-unwritable", QT_TRANSLATE_NOOP("Error", "%1 cannot be written: %2 Your work is still here.")},
        {"history-address-damaged",
         QT_TRANSLATE_NOOP("Error",
                           "This URL with a history is incomplete or was changed on its way. Copy all of it.")},
        {"lines-edit", QT_TRANSLATE_NOOP("Error", "Line %1 of the history: this edit does not fit the board.")},
        {"lines-field", QT_TRANSLATE_NOOP("Error", "Line %1 of the history: \"%2\" is missing or wrong.")},
        {"lines-newer",
         QT_TRANSLATE_NOOP(
             "Error",
             "This history was written by a newer version of Tokisuji (format %2; up to %3 can be read here).")},
        {"lines-not-history", QT_TRANSLATE_NOOP("Error", "This is not a Tokisuji history.")},
        {"lines-not-json", QT_TRANSLATE_NOOP("Error", "Line %1 of the history cannot be read: %2")},
        {"lines-unknown", QT_TRANSLATE_NOOP("Error", "Line %1 of the history: unknown entry \"%2\".")},
        {"log-bad-record", QT_TRANSLATE_NOOP("Error", "Edit %1 of the log does not fit its board.")},
        {"log-changed-elsewhere",
         QT_TRANSLATE_NOOP("Error", "Another program has changed %file. Your work since then is still here.")},
        {"log-damaged", QT_TRANSLATE_NOOP("Error", "%file is damaged. It has been left unchanged.")},
        {"log-disk-full", QT_TRANSLATE_NOOP("Error", "The disk is full. Your work is still here.")},
        {"log-locked", QT_TRANSLATE_NOOP("Error", "Open in another window; read-only here.")},
        {"log-newer", QT_TRANSLATE_NOOP("Error", "%file was written by a newer version of Tokisuji (format %2; up to "
                                                 "%3 can be read here). It has been left unchanged.")},
        {"log-not-database", QT_TRANSLATE_NOOP("Error", "%file is not a Tokisuji file. It has been left unchanged.")},
        {"log-not-ours",
         QT_TRANSLATE_NOOP("Error", "%file is another program's database. It has been left unchanged.")},
        {"log-not-regular", QT_TRANSLATE_NOOP("Error", "%1 is not a readable file.")},
        {"log-read-only", QT_TRANSLATE_NOOP("Error", "%file cannot be changed where it is; it is open read-only.")},
        {"log-truncated", QT_TRANSLATE_NOOP("Error", "%file is cut off before its end. It has been left unchanged.")},
        {"log-unreadable", QT_TRANSLATE_NOOP("Error", "%1 cannot be read: %2")},
        {"log-unwritable", QT_TRANSLATE_NOOP("Error", "%1 cannot be written: %2 Your work is still here.")},
        {"log-vanished", QT_TRANSLATE_NOOP("Error", "%file or its folder no longer exists. Your work is still here.")},
        {"turn-unknown", QT_TRANSLATE_NOOP("Error", "This puzzle has no turn \"%1\".")},
        {"word-is-folder", QT_TRANSLATE_NOOP("Error", "%1 is a folder.")},
        {"word-no-file", QT_TRANSLATE_NOOP("Error", "There is no file named %1 either.")},
    };
    return table;
}

std::string titleOf(const Genre& genre)
{
    return genreTitle(genre).toStdString();
}

} // namespace

QString errorText(const Error& error)
{
    const std::string_view engines = errorSentence(error.id);
    const QByteArray english = engines.empty() ? QByteArray(ownErrors().value(QString::fromStdString(error.id)))
                                               : QByteArray(engines.data(), std::ssize(engines));
    if (english.isEmpty())
        return QString::fromStdString(error.id);
    const QString sentence = QCoreApplication::translate("Error", english.constData());
    const QString comma = QCoreApplication::translate("Error", ", ");
    return QString::fromStdString(filledSentence(sentence.toStdString(), error, {titleOf, comma.toStdString()}));
}

QStringList ownErrorIds()
{
    return ownErrors().keys();
}

} // namespace tokisuji
