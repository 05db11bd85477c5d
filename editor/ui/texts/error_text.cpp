#include "editor/ui/texts/error_text.h"

#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

namespace tokisuji {

namespace {

/// "{1}" to "{9}" stand for the arguments, "{at}" for the number of the character, from 1, "{title}" for the genre
/// that the first argument names, "{file}" for the name of the file whose path it is.
const QHash<QString, const char*>& errorTexts()
{
    static const QHash<QString, const char*> table{
        {"clue-out-of-range",
         QT_TRANSLATE_NOOP("Error",
                           "Character {at}: {2} is no clue of {title} on a board of this size; use {3} to {4}.")},
        {"edge-cell-pinned-twice",
         QT_TRANSLATE_NOOP("Error", "Character {at}: a piece is pinned in cell {1} already.")},
        {"edge-colour",
         QT_TRANSLATE_NOOP("Error", "Character {at}: {1} is no colour; they are 0 (the border) to {2}.")},
        {"edge-list-colour", QT_TRANSLATE_NOOP("Error", "Line {1}: {2} is no colour; they are 0 (the border) to {3}.")},
        {"edge-list-not-square",
         QT_TRANSLATE_NOOP("Error", "These are {1} pieces, not enough or too many for a square board of up to {2} each "
                                    "way. Say the size in a line as # size: 4x3.")},
        {"edge-list-order",
         QT_TRANSLATE_NOOP(
             "Error", "Line {1}: \"{2}\" is no order of sides; use left top right bottom or top right bottom left.")},
        {"edge-list-piece", QT_TRANSLATE_NOOP("Error", "Line {1}: \"{2}\" is no piece; four numbers are needed.")},
        {"edge-list-size", QT_TRANSLATE_NOOP("Error", "Line {1}: \"{2}\" is no size up to 16x16.")},
        {"edge-piece", QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is no piece. Four colours are needed, as "
                                                  "1.0.2.3 for left, top, right and bottom.")},
        {"edge-piece-count",
         QT_TRANSLATE_NOOP("Error", "Character {at}: these are {1} pieces; a board of {3}×{4} needs {2}.")},
        {"edge-piece-pinned-twice", QT_TRANSLATE_NOOP("Error", "Character {at}: piece {1} is pinned in two cells.")},
        {"edge-pin",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is no pin. A piece and its cell are needed, as pin4@12.")},
        {"edge-pin-unknown",
         QT_TRANSLATE_NOOP(
             "Error", "Character {at}: there is no piece or cell {1}. They are numbered from 0 and there are {2}.")},
        {"edge-size",
         QT_TRANSLATE_NOOP("Error", "A board of {1}×{2} is too large for pieces; use up to {3} each way.")},
        {"file-form-unknown",
         QT_TRANSLATE_NOOP("Error", "The file form of {title} is not known yet. Its address says all there is.")},
        {"file-missing", QT_TRANSLATE_NOOP("Error", "There is no file {1}.")},
        {"file-no-genre", QT_TRANSLATE_NOOP("Error", "The file ends before it names a kind of puzzle.")},
        {"file-not-regular", QT_TRANSLATE_NOOP("Error", "{1} is not a file that can be read.")},
        {"file-row-too-long",
         QT_TRANSLATE_NOOP("Error", "Character {at}: this line says more than its {1} places can hold.")},
        {"file-row-too-short", QT_TRANSLATE_NOOP("Error", "Character {at}: this line ends after {1} of {2} values.")},
        {"file-signature", QT_TRANSLATE_NOOP("Error", "Character {at}: a puzzle file begins with \"pzprv3\".")},
        {"file-token", QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" cannot be read here; expected are: {2}")},
        {"file-too-large", QT_TRANSLATE_NOOP("Error", "{1} is too large for a puzzle.")},
        {"file-unreadable", QT_TRANSLATE_NOOP("Error", "{1} cannot be read: {2}")},
        {"file-unwritable", QT_TRANSLATE_NOOP("Error", "{1} cannot be written: {2} Your work is still here.")},
        {"history-cut",
         QT_TRANSLATE_NOOP("Error", "Only {1} of {2} steps of the log fit the puzzle; the others were left out.")},
        {"history-damaged",
         QT_TRANSLATE_NOOP("Error",
                           "The log behind the puzzle is damaged and was left out. The puzzle itself is whole.")},
        {"history-skipped",
         QT_TRANSLATE_NOOP("Error", "{1} operations of the log have no counterpart here and were skipped.")},
        {"history-trials",
         QT_TRANSLATE_NOOP("Error", "The trial stages of the log were left out; their marks are here.")},
        {"input-empty", QT_TRANSLATE_NOOP("Error", "There is nothing to read.")},
        {"input-not-text", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not a text.")},
        {"input-not-utf8", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not UTF-8 text.")},
        {"input-too-large", QT_TRANSLATE_NOOP("Error", "This is too large for a puzzle: more than {1} MiB.")},
        {"lines-edit", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: this edit does not fit the board.")},
        {"lines-field", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: \"{2}\" is missing or wrong.")},
        {"lines-newer",
         QT_TRANSLATE_NOOP("Error", "This history was written by a newer Tokisuji (version {2}, known here: {3}).")},
        {"lines-not-history", QT_TRANSLATE_NOOP("Error", "This is not a history of Tokisuji.")},
        {"lines-not-json", QT_TRANSLATE_NOOP("Error", "Line {1} of the history cannot be read: {2}")},
        {"lines-unknown", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: \"{2}\" is not known here.")},
        {"log-bad-record", QT_TRANSLATE_NOOP("Error", "Edit {1} of the log does not fit its board.")},
        {"log-changed-elsewhere",
         QT_TRANSLATE_NOOP("Error", "Another program has changed {file}. What you did since is still here.")},
        {"log-damaged", QT_TRANSLATE_NOOP("Error", "{file} is damaged. It is left as it is.")},
        {"log-disk-full", QT_TRANSLATE_NOOP("Error", "The disk is full. Your work is still here.")},
        {"log-locked", QT_TRANSLATE_NOOP("Error", "Open in another window. Here you can only look.")},
        {"log-newer",
         QT_TRANSLATE_NOOP("Error", "{file} was written by a newer Tokisuji (version {2}, known here: {3}). "
                                    "It is left as it is.")},
        {"log-not-database", QT_TRANSLATE_NOOP("Error", "{file} is not a file of Tokisuji. It is left as it is.")},
        {"log-not-ours", QT_TRANSLATE_NOOP("Error", "{file} is a database of another program. It is left as it is.")},
        {"log-not-regular", QT_TRANSLATE_NOOP("Error", "{1} is not a file that can be read.")},
        {"log-read-only", QT_TRANSLATE_NOOP("Error", "{file} cannot be changed where it is. Here you can only look.")},
        {"log-truncated", QT_TRANSLATE_NOOP("Error", "{file} ends too early. It is left as it is.")},
        {"log-unreadable", QT_TRANSLATE_NOOP("Error", "{1} cannot be read: {2}")},
        {"log-unwritable", QT_TRANSLATE_NOOP("Error", "{1} cannot be written: {2} Your work is still here.")},
        {"log-vanished",
         QT_TRANSLATE_NOOP("Error", "{file} or its folder is not there any more. Your work is still here.")},
        {"no-marks",
         QT_TRANSLATE_NOOP(
             "Error", "The answer of {title} is a sequence of turns. There are no marks to judge, trace or draw.")},
        {"no-rules", QT_TRANSLATE_NOOP("Error", "There are no rules for {title} yet. It can be looked at.")},
        {"size-missing", QT_TRANSLATE_NOOP("Error", "Character {at}: a number of columns or rows is missing.")},
        {"size-not-a-number",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not a number of columns or rows.")},
        {"size-not-square", QT_TRANSLATE_NOOP("Error", "{title} needs a square board, not {2}×{3}.")},
        {"size-out-of-range",
         QT_TRANSLATE_NOOP("Error", "A board with a side of {1} is not possible; use 1 to {2} each way.")},
        {"turn-unknown", QT_TRANSLATE_NOOP("Error", "There is no turn \"{1}\" here.")},
        {"twisty-colour-letter",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is no letter for a colour; one sign is needed "
                                    "that no other colour has, not / and not ?.")},
        {"twisty-cycle-close",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a cycle is not closed with \")\".")},
        {"twisty-cycle-number",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: between the brackets of a cycle stand numbers of places.")},
        {"twisty-cycle-open", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a cycle begins with \"(\".")},
        {"twisty-empty-net", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the net has no places.")},
        {"twisty-file-missing", QT_TRANSLATE_NOOP("Error", "Character {at}: there is no file {1}.")},
        {"twisty-file-unreadable", QT_TRANSLATE_NOOP("Error", "Character {at}: the file {1} cannot be read.")},
        {"twisty-goal-length",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the goal has {2} colours, the net {3} places.")},
        {"twisty-list-long",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this list has {2} entries; {3} can be used.")},
        {"twisty-missing", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is missing here.")},
        {"twisty-net-gap",
         QT_TRANSLATE_NOOP(
             "Error", "Line {1} of the definition: the places of the net are numbered from 0 on, but {2} is missing.")},
        {"twisty-net-size",
         QT_TRANSLATE_NOOP("Error",
                           "Character {at}: the net of this definition has {1}×{2} cells, the board {3}×{4}.")},
        {"twisty-net-token",
         QT_TRANSLATE_NOOP(
             "Error",
             "Line {1} of the definition: \"{2}\" is no place; use a number, 12^, 12v, or \".\" for nothing.")},
        {"twisty-net-wide",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a row of the net has more than {2} places.")},
        {"twisty-not-a-list", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a list is needed here.")},
        {"twisty-not-a-map",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: names with values are needed here (\"name: value\").")},
        {"twisty-not-a-text", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a single text is needed here.")},
        {"twisty-not-utf8", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this is not UTF-8 text.")},
        {"twisty-pair", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a pair of turns is needed here.")},
        {"twisty-pair-circle",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: the orders of turns that are left go round in a circle.")},
        {"twisty-place",
         QT_TRANSLATE_NOOP(
             "Error",
             "Line {1} of the definition: there is no place {2}; they are numbered from 0 and there are {3}.")},
        {"twisty-place-twice", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: place {2} occurs twice.")},
        {"twisty-state-length",
         QT_TRANSLATE_NOOP("Error", "Character {at}: the state has {1} colours, the puzzle {2} places.")},
        {"twisty-state-letter",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is no colour of this puzzle; its colours are {2}.")},
        {"twisty-too-large", QT_TRANSLATE_NOOP("Error", "A definition of more than {2} KiB is not read.")},
        {"twisty-too-many-turns",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: there are more than {2} turns.")},
        {"twisty-turn-form",
         QT_TRANSLATE_NOOP(
             "Error",
             "Line {1} of the definition: a turn is cycles, a list of places, {reverse: NAME} or {combine: [NAMES]}.")},
        {"twisty-turn-length",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this turn has {2} places, the net {3}.")},
        {"twisty-turn-name",
         QT_TRANSLATE_NOOP(
             "Error", "Line {1} of the definition: \"{2}\" is no new name for a turn; it has no space and no slash.")},
        {"twisty-turn-nothing", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the turn {2} moves nothing.")},
        {"twisty-two-phases", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: there are two phases, or none.")},
        {"twisty-unknown", QT_TRANSLATE_NOOP("Error", "Character {at}: no twisty puzzle is called \"{1}\". There are: "
                                                      "{2}; or file: with the path of a definition.")},
        {"twisty-unknown-colour",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: no colour has the letter \"{2}\".")},
        {"twisty-unknown-key",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is no part of a definition.")},
        {"twisty-unknown-similar",
         QT_TRANSLATE_NOOP("Error", "Character {at}: no twisty puzzle is called \"{1}\". Similar: {2}.")},
        {"twisty-unknown-turn",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: no turn before this one is called \"{2}\".")},
        {"twisty-yaml", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition is no YAML: {2}.")},
        {"unknown-genre", QT_TRANSLATE_NOOP("Error", "No kind of puzzle is called \"{1}\".")},
        {"unknown-genre-similar", QT_TRANSLATE_NOOP("Error", "No kind of puzzle is called \"{2}\". Similar: {title}.")},
        {"url-applet",
         QT_TRANSLATE_NOOP("Error",
                           "This is an address of the old pzpr applet; open it there and copy a current address.")},
        {"url-cannot-hold", QT_TRANSLATE_NOOP("Error", "An address of {title} has no sign for {2} at {3}.")},
        {"url-character",
         QT_TRANSLATE_NOOP("Error", "Character {at} of the URL, \"{2}\", cannot be read. {title} uses: {3}")},
        {"url-cut-off", QT_TRANSLATE_NOOP("Error", "The address ends within a number.")},
        {"url-kanpen",
         QT_TRANSLATE_NOOP("Error",
                           "This is an address of kanpen.net or of the Heyawake applet; a pzpr address is needed.")},
        {"url-no-puzzle", QT_TRANSLATE_NOOP("Error", "This address names no puzzle.")},
        {"url-not-on-site",
         QT_TRANSLATE_NOOP("Error", "puzz.link has no {title}. It has an address of Tokisuji's own.")},
        {"url-penpa", QT_TRANSLATE_NOOP("Error", "This is an address of penpa-edit; a pzpr address is needed.")},
        {"url-percent", QT_TRANSLATE_NOOP("Error", "Character {at}: \"%\" is not followed by two hexadecimal digits.")},
        {"url-several-lines", QT_TRANSLATE_NOOP("Error", "Character {at}: an address is one line without tabs.")},
        {"url-surplus",
         QT_TRANSLATE_NOOP("Error", "Character {at}: the board of {title} is full, but the address goes on.")},
    };
    return table;
}

QString titleOf(const Error& error)
{
    const Genre* genre = error.args.empty() ? nullptr : findKind(error.args.front());
    return genre == nullptr ? QString() : genreTitle(*genre);
}

QString fileOf(const Error& error)
{
    return error.args.empty() ? QString() : QFileInfo(QString::fromStdString(error.args.front())).fileName();
}

} // namespace

QString errorText(const Error& error)
{
    const char* source = errorTexts().value(QString::fromStdString(error.id));
    if (source == nullptr)
        return QString::fromStdString(error.id);
    QString text = QCoreApplication::translate("Error", source);
    text.replace(QStringLiteral("{title}"), titleOf(error));
    text.replace(QStringLiteral("{file}"), fileOf(error));
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
