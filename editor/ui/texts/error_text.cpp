#include "editor/ui/texts/error_text.h"

#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

namespace tokisuji {

namespace {

/// "{1}" to "{9}" stand for the arguments, "{at}" for the number of the character, from 1, "{title}" for the genre
/// that the first argument names, "{titles}" for those of all of them, "{file}" for the name of the file whose path it
/// is.
const QHash<QString, const char*>& errorTexts()
{
    static const QHash<QString, const char*> table{
        {"base64", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not base64; the link is damaged.")},
        {"clue-out-of-range",
         QT_TRANSLATE_NOOP(
             "Error", "Character {at}: {2} is not a valid clue of {title} on a board of this size; use {3} to {4}.")},
        {"edge-cell-pinned-twice", QT_TRANSLATE_NOOP("Error", "Character {at}: cell {1} already has a pinned piece.")},
        {"edge-colour",
         QT_TRANSLATE_NOOP("Error", "Character {at}: {1} is not a valid colour; use 0 (the border) to {2}.")},
        {"edge-list-colour",
         QT_TRANSLATE_NOOP("Error", "Line {1}: {2} is not a valid colour; use 0 (the border) to {3}.")},
        {"edge-list-not-square", QT_TRANSLATE_NOOP("Error", "{1} pieces do not fill a square board with a side of up "
                                                            "to {2}. Give the size in a line such as # size: 4x3.")},
        {"edge-list-order",
         QT_TRANSLATE_NOOP(
             "Error",
             "Line {1}: \"{2}\" is not a valid order of sides; use left top right bottom or top right bottom left.")},
        {"edge-list-piece",
         QT_TRANSLATE_NOOP("Error", "Line {1}: \"{2}\" is not a valid piece; four numbers are needed.")},
        {"edge-list-size", QT_TRANSLATE_NOOP("Error", "Line {1}: \"{2}\" is not a valid size; the largest is 16x16.")},
        {"edge-piece", QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not a valid piece. Give four colours, "
                                                  "such as 1.0.2.3 for left, top, right and bottom.")},
        {"edge-piece-count",
         QT_TRANSLATE_NOOP("Error", "Character {at}: there are {1} pieces; a {3}×{4} board needs {2}.")},
        {"edge-piece-pinned-twice", QT_TRANSLATE_NOOP("Error", "Character {at}: piece {1} is pinned in two cells.")},
        {"edge-pin",
         QT_TRANSLATE_NOOP("Error",
                           "Character {at}: \"{1}\" is not a valid pin. Give a piece and its cell, such as pin4@12.")},
        {"edge-pin-unknown",
         QT_TRANSLATE_NOOP("Error", "Character {at}: there is no piece or cell {1}; there are {2}, numbered from 0.")},
        {"edge-size",
         QT_TRANSLATE_NOOP("Error", "A {1}×{2} board is too large for pieces; use at most {3} in each direction.")},
        {"file-form-unknown",
         QT_TRANSLATE_NOOP("Error", "The file format of {title} is not supported yet. Its URL contains everything.")},
        {"file-missing", QT_TRANSLATE_NOOP("Error", "There is no file named {1}.")},
        {"file-no-genre", QT_TRANSLATE_NOOP("Error", "The file ends before naming a kind of puzzle.")},
        {"file-not-regular", QT_TRANSLATE_NOOP("Error", "{1} is not a readable file.")},
        {"file-row-too-long",
         QT_TRANSLATE_NOOP("Error", "Character {at}: this line has more values than its {1} places can hold.")},
        {"file-row-too-short", QT_TRANSLATE_NOOP("Error", "Character {at}: this line ends after {1} of {2} values.")},
        {"file-signature", QT_TRANSLATE_NOOP("Error", "Character {at}: a puzzle file begins with \"pzprv3\".")},
        {"file-token", QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not allowed here; expected: {2}")},
        {"file-too-large", QT_TRANSLATE_NOOP("Error", "{1} is too large for a puzzle.")},
        {"file-unreadable", QT_TRANSLATE_NOOP("Error", "{1} cannot be read: {2}")},
        {"file-unwritable", QT_TRANSLATE_NOOP("Error", "{1} cannot be written: {2} Your work is still here.")},
        {"form-cannot-hold", QT_TRANSLATE_NOOP("Error", "This form of {title} cannot represent {2} at {3}.")},
        {"form-cannot-hold-rules",
         QT_TRANSLATE_NOOP("Error", "This form of {title} cannot hold variant rules or rules of its own.")},
        {"history-address-damaged",
         QT_TRANSLATE_NOOP("Error",
                           "This URL with a history is incomplete or was changed on its way. Copy all of it.")},
        {"history-cut",
         QT_TRANSLATE_NOOP("Error", "Only {1} of the log's {2} steps fit the puzzle; the others were skipped.")},
        {"history-damaged",
         QT_TRANSLATE_NOOP("Error",
                           "The log stored with the puzzle is damaged and was skipped. The puzzle itself is intact.")},
        {"history-skipped",
         QT_TRANSLATE_NOOP("Error", "Operations in the log that Tokisuji cannot represent, and skipped: {1}.")},
        {"history-trials",
         QT_TRANSLATE_NOOP("Error", "The trial stages in the log were not imported; the marks made in them were.")},
        {"inflate-broken",
         QT_TRANSLATE_NOOP(
             "Error",
             "The link breaks off: only {1} bytes could be unpacked. It was probably cut when it was copied.")},
        {"inflate-too-large", QT_TRANSLATE_NOOP("Error", "The link unpacks to more than {1} MiB.")},
        {"input-empty", QT_TRANSLATE_NOOP("Error", "The input is empty.")},
        {"input-not-text", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not text.")},
        {"input-not-utf8", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not UTF-8 text.")},
        {"input-too-large", QT_TRANSLATE_NOOP("Error", "This is too large for a puzzle: more than {1} MiB.")},
        {"json-broken", QT_TRANSLATE_NOOP("Error", "Character {at}: this is not valid JSON.")},
        {"kudamono-item",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" has no place on a board of this kind here.")},
        {"kudamono-kind", QT_TRANSLATE_NOOP("Error", "Tokisuji cannot read the Kudamono genre \"{1}\".")},
        {"kudamono-layer",
         QT_TRANSLATE_NOOP("Error", "Character {at}: Tokisuji cannot read the list \"{1}\" of a Kudamono puzzle.")},
        {"kudamono-old",
         QT_TRANSLATE_NOOP("Error",
                           "This is an old Kudamono link of a large board. Open it there and copy the current link.")},
        {"kudamono-place",
         QT_TRANSLATE_NOOP("Error", "Character {at}: this leads outside the board, or the link is cut off.")},
        {"kudamono-size", QT_TRANSLATE_NOOP("Error", "The Kudamono link has no valid size: \"{1}\".")},
        {"lines-edit", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: this edit does not fit the board.")},
        {"lines-field", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: \"{2}\" is missing or wrong.")},
        {"lines-newer",
         QT_TRANSLATE_NOOP(
             "Error",
             "This history was written by a newer version of Tokisuji (format {2}; up to {3} can be read here).")},
        {"lines-not-history", QT_TRANSLATE_NOOP("Error", "This is not a Tokisuji history.")},
        {"lines-not-json", QT_TRANSLATE_NOOP("Error", "Line {1} of the history cannot be read: {2}")},
        {"lines-unknown", QT_TRANSLATE_NOOP("Error", "Line {1} of the history: unknown entry \"{2}\".")},
        {"log-bad-record", QT_TRANSLATE_NOOP("Error", "Edit {1} of the log does not fit its board.")},
        {"log-changed-elsewhere",
         QT_TRANSLATE_NOOP("Error", "Another program has changed {file}. Your work since then is still here.")},
        {"log-damaged", QT_TRANSLATE_NOOP("Error", "{file} is damaged. It has been left unchanged.")},
        {"log-disk-full", QT_TRANSLATE_NOOP("Error", "The disk is full. Your work is still here.")},
        {"log-locked", QT_TRANSLATE_NOOP("Error", "Open in another window; read-only here.")},
        {"log-newer", QT_TRANSLATE_NOOP("Error", "{file} was written by a newer version of Tokisuji (format {2}; up to "
                                                 "{3} can be read here). It has been left unchanged.")},
        {"log-not-database", QT_TRANSLATE_NOOP("Error", "{file} is not a Tokisuji file. It has been left unchanged.")},
        {"log-not-ours",
         QT_TRANSLATE_NOOP("Error", "{file} is another program's database. It has been left unchanged.")},
        {"log-not-regular", QT_TRANSLATE_NOOP("Error", "{1} is not a readable file.")},
        {"log-read-only", QT_TRANSLATE_NOOP("Error", "{file} cannot be changed where it is; it is open read-only.")},
        {"log-truncated", QT_TRANSLATE_NOOP("Error", "{file} is cut off before its end. It has been left unchanged.")},
        {"log-unreadable", QT_TRANSLATE_NOOP("Error", "{1} cannot be read: {2}")},
        {"log-unwritable", QT_TRANSLATE_NOOP("Error", "{1} cannot be written: {2} Your work is still here.")},
        {"log-vanished", QT_TRANSLATE_NOOP("Error", "{file} or its folder no longer exists. Your work is still here.")},
        {"no-marks",
         QT_TRANSLATE_NOOP(
             "Error", "{title}: the answer is a sequence of turns, so there are no marks to judge, trace or draw.")},
        {"no-rules",
         QT_TRANSLATE_NOOP("Error", "There are no rules for {title} yet. It can be viewed but not edited.")},
        {"penpa-cannot-hold", QT_TRANSLATE_NOOP("Error", "penpa-edit cannot hold puzzles of {title}.")},
        {"penpa-drawing",
         QT_TRANSLATE_NOOP("Error",
                           "The penpa drawing does not fit {title}: it has other things ({2}), the first at {3}.")},
        {"penpa-empty", QT_TRANSLATE_NOOP("Error", "The penpa link holds no drawing.")},
        {"penpa-genres",
         QT_TRANSLATE_NOOP("Error",
                           "The penpa link does not say what kind of puzzle it is. Its drawing fits: {titles}.")},
        {"penpa-grid",
         QT_TRANSLATE_NOOP("Error",
                           "The penpa drawing has a grid of the type \"{1}\"; only square grids can be read.")},
        {"penpa-line",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the penpa drawing cannot be read from here on: \"{2}\".")},
        {"penpa-line-missing", QT_TRANSLATE_NOOP("Error", "The penpa drawing has only {1} of at least {2} lines.")},
        {"penpa-no-genre",
         QT_TRANSLATE_NOOP(
             "Error",
             "The penpa link does not say what kind of puzzle it is, and its drawing fits none that Tokisuji knows.")},
        {"penpa-not-text", QT_TRANSLATE_NOOP("Error", "What the penpa link holds is not text.")},
        {"penpa-old",
         QT_TRANSLATE_NOOP(
             "Error",
             "This penpa link has the form of 2019. Open it in penpa-edit and copy the link that it makes today.")},
        {"penpa-size",
         QT_TRANSLATE_NOOP("Error",
                           "The penpa drawing has {1}×{2} cells; at most {3} in each direction are possible.")},
        {"size-missing", QT_TRANSLATE_NOOP("Error", "Character {at}: the number of columns or rows is missing.")},
        {"size-not-a-number",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not a valid number of columns or rows.")},
        {"size-not-square", QT_TRANSLATE_NOOP("Error", "{title} needs a square board, not {2}×{3}.")},
        {"size-out-of-range",
         QT_TRANSLATE_NOOP("Error", "A board cannot have a side of {1}; use 1 to {2} in each direction.")},
        {"sudoku-address-id",
         QT_TRANSLATE_NOOP(
             "Error",
             "This link names a puzzle that only the site itself has. Open it there and export it with its data.")},
        {"sudoku-cell-number", QT_TRANSLATE_NOOP("Error", "{1}: {2} is not a valid number; use 1 to {3}.")},
        {"sudoku-character",
         QT_TRANSLATE_NOOP(
             "Error", "Character {at}: \"{1}\" is not a cell of a sudoku; use digits, and 0 or . for empty cells.")},
        {"sudoku-damaged",
         QT_TRANSLATE_NOOP("Error", "What this sudoku link holds is incomplete or damaged. Copy all of it.")},
        {"sudoku-kind", QT_TRANSLATE_NOOP("Error", "Only sudoku can be written in this form, not {title}.")},
        {"sudoku-length",
         QT_TRANSLATE_NOOP("Error",
                           "This looks like a sudoku as text, but has {1} cells; 16, 36, 81, 256 or 625 are needed.")},
        {"sudoku-maker", QT_TRANSLATE_NOOP("Error", "This is a link of Sudoku Maker. Export the puzzle there for "
                                                    "SudokuPad or f-puzzles and paste that link.")},
        {"sudoku-more",
         QT_TRANSLATE_NOOP("Error",
                           "This is not a plain sudoku; it also has: {1}. Tokisuji does not support that yet.")},
        {"sudoku-number",
         QT_TRANSLATE_NOOP("Error", "Character {at}: {1} is too large; this sudoku has the numbers 1 to {2}.")},
        {"sudoku-row",
         QT_TRANSLATE_NOOP("Error", "Character {at}: this row of the sudoku has {1} cells; {2} are needed.")},
        {"sudoku-size",
         QT_TRANSLATE_NOOP("Error",
                           "Tokisuji has no sudoku of {1}×{1} with such boxes; 4, 6, 9, 16 and 25 are possible.")},
        {"tatham-ambiguous",
         QT_TRANSLATE_NOOP(
             "Error",
             "This game ID does not name its game and fits several: {1}. Put the name before it, such as slant:2x2:…")},
        {"tatham-cells",
         QT_TRANSLATE_NOOP("Error", "Character {at}: this description of {1} has {2} places; {3} are needed.")},
        {"tatham-character",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not allowed here in a description of {2}.")},
        {"tatham-cut-off", QT_TRANSLATE_NOOP("Error", "The description of {1} ends too early.")},
        {"tatham-kind", QT_TRANSLATE_NOOP("Error", "Simon Tatham's collection has no game like {title}.")},
        {"tatham-no-game",
         QT_TRANSLATE_NOOP(
             "Error", "This looks like a game ID of Simon Tatham's collection, but fits no game that Tokisuji has.")},
        {"tatham-option",
         QT_TRANSLATE_NOOP(
             "Error",
             "Character {at}: this puzzle of {1} has rules of its own (\"{2}\"), which Tokisuji does not have.")},
        {"tatham-save",
         QT_TRANSLATE_NOOP("Error", "This save file of Simon Tatham's collection is incomplete or damaged.")},
        {"tatham-seed", QT_TRANSLATE_NOOP("Error", "Character {at}: this ID is a random seed. Only his program can "
                                                   "make the puzzle; copy the game ID with \":\" from it.")},
        {"tatham-size", QT_TRANSLATE_NOOP("Error", "Character {at}: \"{2}\" is not a possible size of {1} here.")},
        {"tatham-unknown",
         QT_TRANSLATE_NOOP("Error", "Character {at}: Tokisuji does not have Simon Tatham's game \"{1}\".")},
        {"turn-unknown", QT_TRANSLATE_NOOP("Error", "This puzzle has no turn \"{1}\".")},
        {"twisty-colour-letter",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" cannot be the letter of a colour; use one "
                                    "character, other than / and ?, that no other colour has.")},
        {"twisty-cycle-close",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a cycle is not closed with \")\".")},
        {"twisty-cycle-number",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: the brackets of a cycle may contain only numbers of places.")},
        {"twisty-cycle-open", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a cycle begins with \"(\".")},
        {"twisty-empty-net", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the net has no places.")},
        {"twisty-file-missing", QT_TRANSLATE_NOOP("Error", "Character {at}: there is no file named {1}.")},
        {"twisty-file-unreadable", QT_TRANSLATE_NOOP("Error", "Character {at}: the file {1} cannot be read.")},
        {"twisty-goal-length",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the goal has {2} colours, the net {3} places.")},
        {"twisty-list-long",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this list has {2} entries; at most {3} are allowed.")},
        {"twisty-missing", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is missing here.")},
        {"twisty-net-gap",
         QT_TRANSLATE_NOOP(
             "Error", "Line {1} of the definition: the places of the net are numbered from 0, but {2} is missing.")},
        {"twisty-net-size",
         QT_TRANSLATE_NOOP("Error",
                           "Character {at}: the net of this definition has {1}×{2} cells, the board {3}×{4}.")},
        {"twisty-net-token", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is not a valid place; use "
                                                        "a number, 12^, 12v, or \".\" for nothing.")},
        {"twisty-net-wide",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a row of the net has more than {2} places.")},
        {"twisty-not-a-list", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a list is needed here.")},
        {"twisty-not-a-map",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: names with values (\"name: value\") are needed here.")},
        {"twisty-not-a-text",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a single text value is needed here.")},
        {"twisty-not-utf8", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this is not UTF-8 text.")},
        {"twisty-pair", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a pair of turns is needed here.")},
        {"twisty-pair-circle",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: the remaining orders of turns form a cycle.")},
        {"twisty-place",
         QT_TRANSLATE_NOOP("Error",
                           "Line {1} of the definition: there is no place {2}; there are {3}, numbered from 0.")},
        {"twisty-place-twice", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: place {2} occurs twice.")},
        {"twisty-state-length",
         QT_TRANSLATE_NOOP("Error", "Character {at}: the state has {1} colours, the puzzle {2} places.")},
        {"twisty-state-letter",
         QT_TRANSLATE_NOOP("Error", "Character {at}: \"{1}\" is not a colour of this puzzle; its colours are {2}.")},
        {"twisty-too-large", QT_TRANSLATE_NOOP("Error", "A definition can be at most {2} KiB.")},
        {"twisty-too-many-turns",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: there are more than {2} turns.")},
        {"twisty-turn-form", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: a turn must be cycles, a list of "
                                                        "places, {reverse: NAME} or {combine: [NAMES]}.")},
        {"twisty-turn-length",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: this turn has {2} places, the net {3}.")},
        {"twisty-turn-name", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" cannot name a turn; use a "
                                                        "new name without spaces, commas, brackets or slashes.")},
        {"twisty-turn-nothing", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: turn {2} moves nothing.")},
        {"twisty-two-phases",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: there must be two phases, or none.")},
        {"twisty-unknown", QT_TRANSLATE_NOOP("Error", "Character {at}: there is no twisty puzzle called \"{1}\". Use "
                                                      "one of {2}, or file: followed by the path of a definition.")},
        {"twisty-unknown-colour",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: no colour has the letter \"{2}\".")},
        {"twisty-unknown-key",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: \"{2}\" is not part of a definition.")},
        {"twisty-unknown-similar",
         QT_TRANSLATE_NOOP("Error", "Character {at}: there is no twisty puzzle called \"{1}\". Similar: {2}.")},
        {"twisty-unknown-turn",
         QT_TRANSLATE_NOOP("Error", "Line {1} of the definition: there is no earlier turn called \"{2}\".")},
        {"twisty-yaml", QT_TRANSLATE_NOOP("Error", "Line {1} of the definition is not valid YAML: {2}.")},
        {"unknown-genre", QT_TRANSLATE_NOOP("Error", "There is no kind of puzzle called \"{1}\".")},
        {"unknown-genre-similar",
         QT_TRANSLATE_NOOP("Error", "There is no kind of puzzle called \"{2}\". Similar: {title}.")},
        {"url-applet",
         QT_TRANSLATE_NOOP("Error", "This is a URL of the old pzpr applet; open it there and copy the current URL.")},
        {"url-cannot-hold", QT_TRANSLATE_NOOP("Error", "A URL of {title} cannot represent {2} at {3}.")},
        {"url-character",
         QT_TRANSLATE_NOOP("Error", "Character {at} of the URL, \"{2}\", is not valid. {title} uses: {3}")},
        {"url-cut-off", QT_TRANSLATE_NOOP("Error", "The URL ends in the middle of a number.")},
        {"url-kanpen",
         QT_TRANSLATE_NOOP("Error", "This is a URL of kanpen.net or the Heyawake applet; a pzpr URL is needed.")},
        {"url-no-puzzle", QT_TRANSLATE_NOOP("Error", "This URL does not name a puzzle.")},
        {"url-not-on-site",
         QT_TRANSLATE_NOOP("Error", "puzz.link does not have {title}. Use the Tokisuji URL instead.")},
        {"url-page",
         QT_TRANSLATE_NOOP(
             "Error",
             "This page shows a puzzle, but its address does not hold it. Open it and copy the puzzle's own link.")},
        {"url-penpa", QT_TRANSLATE_NOOP("Error", "This is a penpa-edit URL; a pzpr URL is needed.")},
        {"url-percent", QT_TRANSLATE_NOOP("Error", "Character {at}: \"%\" is not followed by two hexadecimal digits.")},
        {"url-several-lines", QT_TRANSLATE_NOOP("Error", "Character {at}: a URL is a single line without tabs.")},
        {"url-shortened",
         QT_TRANSLATE_NOOP("Error", "This is a shortened link. Open it in a browser and paste the long one.")},
        {"url-surplus",
         QT_TRANSLATE_NOOP("Error", "Character {at}: the board of {title} is full, but the URL continues.")},
        {"value-unknown", QT_TRANSLATE_NOOP("Error", "{2} at {3} means nothing in {title}.")},
    };
    return table;
}

QString titleOf(const Error& error)
{
    const Genre* genre = error.args.empty() ? nullptr : findKind(error.args.front());
    return genre == nullptr ? QString() : genreTitle(*genre);
}

QString titlesOf(const Error& error)
{
    QStringList titles;
    for (const std::string& id : error.args)
        if (const Genre* genre = findKind(id))
            titles << genreTitle(*genre);
    return titles.join(QCoreApplication::translate("Error", ", "));
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
    text.replace(QStringLiteral("{titles}"), titlesOf(error));
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
