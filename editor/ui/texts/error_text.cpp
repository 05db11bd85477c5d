#include "editor/ui/texts/error_text.h"

#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

/// "{1}" to "{9}" stand for the arguments, "{at}" for the number of the character, from 1, "{title}" for the genre
/// that the first argument names.
#define TEXT(text) QT_TRANSLATE_NOOP("Error", text)
const QHash<QString, const char*>& errorTexts()
{
    static const QHash<QString, const char*> table{
        {"clue-out-of-range",
         TEXT("Character {at}: {2} is no clue of {title} on a board of this size; use {3} to {4}.")},
        {"file-missing", TEXT("There is no file {1}.")},
        {"file-no-genre", TEXT("The file ends before it names a kind of puzzle.")},
        {"file-not-regular", TEXT("{1} is not a file that can be read.")},
        {"file-row-too-long", TEXT("Character {at}: this line says more than its {1} places can hold.")},
        {"file-row-too-short", TEXT("Character {at}: this line ends after {1} of {2} values.")},
        {"file-signature", TEXT("Character {at}: a puzzle file begins with \"pzprv3\".")},
        {"file-token", TEXT("Character {at}: \"{1}\" cannot be read here; expected are: {2}")},
        {"file-too-large", TEXT("{1} is too large for a puzzle.")},
        {"file-unreadable", TEXT("{1} cannot be read: {2}")},
        {"file-unwritable", TEXT("{1} cannot be written: {2} Your work is still here.")},
        {"input-empty", TEXT("There is nothing to read.")},
        {"input-not-text", TEXT("Character {at}: this is not a text.")},
        {"input-not-utf8", TEXT("Character {at}: this is not UTF-8 text.")},
        {"input-too-large", TEXT("This is too large for a puzzle: more than {1} MiB.")},
        {"size-missing", TEXT("Character {at}: a number of columns or rows is missing.")},
        {"size-not-a-number", TEXT("Character {at}: \"{1}\" is not a number of columns or rows.")},
        {"size-not-square", TEXT("{title} needs a square board, not {2}×{3}.")},
        {"size-out-of-range", TEXT("A board with a side of {1} is not possible; use 1 to {2} each way.")},
        {"unknown-genre", TEXT("No kind of puzzle is called \"{1}\".")},
        {"unknown-genre-similar", TEXT("No kind of puzzle is called \"{2}\". Similar: {title}.")},
        {"url-applet", TEXT("This is an address of the old pzpr applet; open it there and copy a current address.")},
        {"url-cannot-hold", TEXT("An address of {title} has no sign for {2} at {3}.")},
        {"url-character", TEXT("Character {at} of the URL, \"{2}\", cannot be read. {title} uses: {3}")},
        {"url-cut-off", TEXT("The address ends within a number.")},
        {"url-kanpen", TEXT("This is an address of kanpen.net or of the Heyawake applet; a pzpr address is needed.")},
        {"url-no-puzzle", TEXT("This address names no puzzle.")},
        {"url-not-on-site", TEXT("puzz.link has no {title}. It has an address of Tokisuji's own.")},
        {"url-penpa", TEXT("This is an address of penpa-edit; a pzpr address is needed.")},
        {"url-percent", TEXT("Character {at}: \"%\" is not followed by two hexadecimal digits.")},
        {"url-surplus", TEXT("Character {at}: the board of {title} is full, but the address goes on.")},
    };
    return table;
}
#undef TEXT

QString titleOf(const Error& error)
{
    const Genre* genre = error.args.empty() ? nullptr : findGenre(error.args.front());
    return genre == nullptr ? QString() : genreTitle(*genre);
}

} // namespace

QString errorText(const Error& error)
{
    const char* source = errorTexts().value(QString::fromStdString(error.id));
    if (source == nullptr)
        return QString::fromStdString(error.id);
    QString text = QCoreApplication::translate("Error", source);
    text.replace(QStringLiteral("{title}"), titleOf(error));
    text.replace(QStringLiteral("{at}"), QString::number(error.at.value_or(0) + 1));
    for (std::size_t i = 0; i < error.args.size(); ++i)
        text.replace(QStringLiteral("{%1}").arg(i + 1), QString::fromStdString(error.args[i]));
    return text;
}

bool hasErrorText(const std::string& id)
{
    return errorTexts().contains(QString::fromStdString(id));
}

} // namespace tokisuji
