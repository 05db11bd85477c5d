#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace tokisuji {

namespace {

struct Message {
    std::string_view id;
    std::string_view english;
};
constexpr std::array messages{
    Message{"base64", "Character %at: this is not base64; the link is damaged."},
    Message{"clue-out-of-range",
            "Character %at: %2 is not a valid clue of %title on a board of this size; use %3 to %4."},
    Message{"edge-cell-pinned-twice", "Character %at: cell %1 already has a pinned piece."},
    Message{"edge-colour", "Character %at: %1 is not a valid colour; use 0 (the border) to %2."},
    Message{"edge-list-colour", "Line %1: %2 is not a valid colour; use 0 (the border) to %3."},
    Message{
        "edge-list-not-square",
        "%1 pieces do not fill a square board with a side of up to %2. Give the size in a line such as # size: 4x3."},
    Message{"edge-list-order",
            "Line %1: \"%2\" is not a valid order of sides; use left top right bottom or top right bottom left."},
    Message{"edge-list-piece", "Line %1: \"%2\" is not a valid piece; four numbers are needed."},
    Message{"edge-list-size", "Line %1: \"%2\" is not a valid size; the largest is 16x16."},
    Message{"edge-piece", "Character %at: \"%1\" is not a valid piece. Give four colours, such as 1.0.2.3 for left, "
                          "top, right and bottom."},
    Message{"edge-piece-count", "Character %at: there are %1 pieces; a %3×%4 board needs %2."},
    Message{"edge-piece-pinned-twice", "Character %at: piece %1 is pinned in two cells."},
    Message{"edge-pin", "Character %at: \"%1\" is not a valid pin. Give a piece and its cell, such as pin4@12."},
    Message{"edge-pin-unknown", "Character %at: there is no piece or cell %1; there are %2, numbered from 0."},
    Message{"edge-size", "A %1×%2 board is too large for pieces; use at most %3 in each direction."},
    Message{"file-form-unknown", "The file format of %title is not supported yet. Its URL contains everything."},
    Message{"file-no-genre", "The file ends before naming a kind of puzzle."},
    Message{"file-row-too-long", "Character %at: this line has more values than its %1 places can hold."},
    Message{"file-row-too-short", "Character %at: this line ends after %1 of %2 values."},
    Message{"file-signature", "Character %at: a puzzle file begins with \"pzprv3\"."},
    Message{"file-token", "Character %at: \"%1\" is not allowed here; expected: %2"},
    Message{"form-cannot-hold", "This form of %title cannot represent %2 at %3."},
    Message{"form-cannot-hold-rules", "This form of %title cannot hold variant rules or rules of its own."},
    Message{"history-cut", "Only %1 of the log's %2 steps fit the puzzle; the others were skipped."},
    Message{"history-damaged",
            "The log stored with the puzzle is damaged and was skipped. The puzzle itself is intact."},
    Message{"history-skipped", "Operations of the log that could not be represented and were skipped: %1."},
    Message{"history-trials", "The trial stages in the log were not imported; the marks made in them were."},
    Message{"inflate-broken",
            "The link breaks off: only %1 bytes could be unpacked. It was probably cut when it was copied."},
    Message{"inflate-too-large", "The link unpacks to more than %1 MiB."},
    Message{"input-empty", "The input is empty."},
    Message{"input-not-text", "Character %at: this is not text."},
    Message{"input-not-utf8", "Character %at: this is not UTF-8 text."},
    Message{"input-too-large", "This is too large for a puzzle: more than %1 MiB."},
    Message{"json-broken", "Character %at: this is not valid JSON."},
    Message{"kudamono-item", "Character %at: \"%1\" cannot be placed there on this kind of board."},
    Message{"kudamono-kind", "Tokisuji cannot read the Kudamono genre \"%1\"."},
    Message{"kudamono-layer", "Character %at: Tokisuji cannot read the list \"%1\" of a Kudamono puzzle."},
    Message{"kudamono-old", "This is an old Kudamono link of a large board. Open it there and copy the current link."},
    Message{"kudamono-place", "Character %at: this leads outside the board, or the link is cut off."},
    Message{"kudamono-size", "The Kudamono link has no valid size: \"%1\"."},
    Message{"no-marks", "%title: the answer is a sequence of turns, so there are no marks to judge, trace or draw."},
    Message{"no-rules", "There are no rules for %title yet. Its puzzles can be viewed but not edited."},
    Message{"penpa-cannot-hold", "penpa-edit cannot hold puzzles of %title."},
    Message{"penpa-drawing", "The penpa drawing does not fit %title. Items that do not belong: %2, the first at %3."},
    Message{"penpa-empty", "The penpa link holds no drawing."},
    Message{"penpa-genres", "The penpa link does not say what kind of puzzle it is. Its drawing fits: %titles."},
    Message{"penpa-grid", "The penpa drawing has a grid of the type \"%1\"; only square grids can be read."},
    Message{"penpa-line", "Line %1 of the penpa drawing cannot be read from here on: \"%2\"."},
    Message{"penpa-line-missing", "The penpa drawing has only %1 of at least %2 lines."},
    Message{"penpa-no-genre",
            "The penpa link does not say what kind of puzzle it is, and its drawing fits none that Tokisuji knows."},
    Message{"penpa-not-text", "The penpa link does not contain text."},
    Message{"penpa-old",
            "This penpa link has the form of 2019. Open it in penpa-edit and copy the link that it makes today."},
    Message{"penpa-size", "The penpa drawing has %1×%2 cells; at most %3 in each direction are possible."},
    Message{"size-missing", "Character %at: the number of columns or rows is missing."},
    Message{"size-not-a-number", "Character %at: \"%1\" is not a valid number of columns or rows."},
    Message{"size-not-square", "Character %at: %title needs a square board, not %2×%3."},
    Message{"size-out-of-range", "Character %at: a board cannot have a side of %1; use 1 to %2 in each direction."},
    Message{"sudoku-address-id",
            "This link names a puzzle that only the site itself has. Open it there and export it with its data."},
    Message{"sudoku-cell-number", "%1: %2 is not a valid number; use 1 to %3."},
    Message{"sudoku-character",
            "Character %at: \"%1\" is not a cell of a sudoku; use digits, and 0 or . for empty cells."},
    Message{"sudoku-damaged", "What this sudoku link holds is incomplete or damaged. Copy all of it."},
    Message{"sudoku-kind", "Only sudoku can be written in this form, not %title."},
    Message{"sudoku-length", "This looks like a sudoku as text, but has %1 cells; 16, 36, 81, 256 or 625 are needed."},
    Message{"sudoku-maker",
            "This is a link of Sudoku Maker. Export the puzzle there for SudokuPad or f-puzzles and paste that link."},
    Message{"sudoku-more", "This is not a plain sudoku; it also has: %1. Tokisuji does not support that yet."},
    Message{"sudoku-number", "Character %at: %1 is too large; this sudoku has the numbers 1 to %2."},
    Message{"sudoku-row", "Character %at: this row of the sudoku has %1 cells; %2 are needed."},
    Message{"sudoku-size", "Tokisuji has no sudoku of %1×%1 with such boxes; 4, 6, 9, 16 and 25 are possible."},
    Message{"tatham-ambiguous",
            "This game ID does not name its game and fits several: %1. Put the name before it, such as slant:2x2:…"},
    Message{"tatham-cells", "Character %at: this description of %1 has %2 places; %3 are needed."},
    Message{"tatham-character", "Character %at: \"%1\" is not allowed here in a description of %2."},
    Message{"tatham-cut-off", "The description of %1 ends too early."},
    Message{"tatham-kind", "Simon Tatham's collection has no game like %title."},
    Message{"tatham-no-game",
            "This looks like a game ID of Simon Tatham's collection, but fits no game that Tokisuji has."},
    Message{"tatham-option",
            "Character %at: this puzzle of %1 has rules of its own (\"%2\"), which Tokisuji does not have."},
    Message{"tatham-save", "This save file of Simon Tatham's collection is incomplete or damaged."},
    Message{"tatham-seed", "Character %at: this ID is a random seed. Only his program can make the puzzle; copy the "
                           "game ID with \":\" from it."},
    Message{"tatham-size", "Character %at: \"%2\" is not a possible size of %1 here."},
    Message{"tatham-unknown", "Character %at: Tokisuji does not have Simon Tatham's game \"%1\"."},
    Message{"twisty-colour-letter", "Line %1 of the definition: \"%2\" cannot be the letter of a colour; use one "
                                    "character, other than / and ?, that no other colour has."},
    Message{"twisty-cycle-close", "Line %1 of the definition: a cycle is not closed with \")\"."},
    Message{"twisty-cycle-number",
            "Line %1 of the definition: the brackets of a cycle may contain only numbers of places."},
    Message{"twisty-cycle-open", "Line %1 of the definition: a cycle begins with \"(\"."},
    Message{"twisty-empty-net", "Line %1 of the definition: the net has no places."},
    Message{"twisty-file-missing", "Character %at: there is no file named %1."},
    Message{"twisty-file-unreadable", "Character %at: the file %1 cannot be read."},
    Message{"twisty-goal-length", "Line %1 of the definition: the goal has %2 colours, the net %3 places."},
    Message{"twisty-list-long", "Line %1 of the definition: this list has %2 entries; at most %3 are allowed."},
    Message{"twisty-missing", "Line %1 of the definition: \"%2\" is missing here."},
    Message{"twisty-net-gap",
            "Line %1 of the definition: the places of the net are numbered from 0, but %2 is missing."},
    Message{"twisty-net-size", "Character %at: the net of this definition has %1×%2 cells, the board %3×%4."},
    Message{"twisty-net-token",
            "Line %1 of the definition: \"%2\" is not a valid place; use a number, 12^, 12v, or \".\" for nothing."},
    Message{"twisty-net-wide", "Line %1 of the definition: a row of the net has more than %2 places."},
    Message{"twisty-not-a-list", "Line %1 of the definition: a list is needed here."},
    Message{"twisty-not-a-map", "Line %1 of the definition: names with values (\"name: value\") are needed here."},
    Message{"twisty-not-a-text", "Line %1 of the definition: a single text value is needed here."},
    Message{"twisty-not-utf8", "Line %1 of the definition: this is not UTF-8 text."},
    Message{"twisty-pair", "Line %1 of the definition: a pair of turns is needed here."},
    Message{"twisty-pair-circle", "Line %1 of the definition: the remaining orders of turns form a cycle."},
    Message{"twisty-place", "Line %1 of the definition: there is no place %2; there are %3, numbered from 0."},
    Message{"twisty-place-twice", "Line %1 of the definition: place %2 occurs twice."},
    Message{"twisty-state-length", "Character %at: the state has %1 colours, the puzzle %2 places."},
    Message{"twisty-state-letter", "Character %at: \"%1\" is not a colour of this puzzle; its colours are %2."},
    Message{"twisty-too-large", "A definition can be at most %2 KiB."},
    Message{"twisty-too-many-turns", "Line %1 of the definition: there are more than %2 turns."},
    Message{
        "twisty-turn-form",
        "Line %1 of the definition: a turn must be cycles, a list of places, {reverse: NAME} or {combine: [NAMES]}."},
    Message{"twisty-turn-length", "Line %1 of the definition: this turn has %2 places, the net %3."},
    Message{"twisty-turn-name", "Line %1 of the definition: \"%2\" cannot name a turn; use a new name without spaces, "
                                "commas, brackets or slashes."},
    Message{"twisty-turn-nothing", "Line %1 of the definition: turn %2 moves nothing."},
    Message{"twisty-two-phases", "Line %1 of the definition: there must be two phases, or none."},
    Message{"twisty-unknown", "Character %at: there is no twisty puzzle called \"%1\". Use one of %2, or file: "
                              "followed by the path of a definition."},
    Message{"twisty-unknown-colour", "Line %1 of the definition: no colour has the letter \"%2\"."},
    Message{"twisty-unknown-key", "Line %1 of the definition: \"%2\" is not part of a definition."},
    Message{"twisty-unknown-similar", "Character %at: there is no twisty puzzle called \"%1\". Similar: %2."},
    Message{"twisty-unknown-turn", "Line %1 of the definition: there is no earlier turn called \"%2\"."},
    Message{"twisty-yaml", "Line %1 of the definition is not valid YAML: %2."},
    Message{"unknown-genre", "Character %at: there is no kind of puzzle called \"%1\"."},
    Message{"unknown-genre-similar", "Character %at: there is no kind of puzzle called \"%2\". Similar: %1 (%title)."},
    Message{"url-applet", "This is a URL of the old pzpr applet; open it there and copy the current URL."},
    Message{"url-cannot-hold", "A URL of %title cannot represent %2 at %3."},
    Message{"url-character", "Character %at, \"%2\", is not valid. %title uses: %3"},
    Message{"url-cut-off", "The URL ends too early."},
    Message{"url-kanpen", "This is a URL of kanpen.net or the Heyawake applet; a pzpr URL is needed."},
    Message{"url-no-puzzle", "This URL does not name a puzzle."},
    Message{"url-not-on-site", "puzz.link does not have %title. Its URL is tokisuji:%1/…"},
    Message{"url-page",
            "This page shows a puzzle, but its address does not hold it. Open it and copy the puzzle's own link."},
    Message{"url-penpa", "This is a penpa-edit URL; a pzpr URL is needed."},
    Message{"url-percent", "Character %at: \"%\" is not followed by two hexadecimal digits."},
    Message{"url-several-lines", "Character %at: a URL is a single line without tabs."},
    Message{"url-shortened", "This is a shortened link. Open it in a browser and paste the long one."},
    Message{"url-surplus", "Character %at: the board of %title is full, but the URL continues."},
    Message{"value-unknown", "%2 at %3 means nothing in %title."},
};

constexpr auto ids = [] {
    std::array<std::string_view, messages.size()> list;
    std::ranges::transform(messages, list.begin(), &Message::id);
    return list;
}();
static_assert(std::ranges::is_sorted(ids));

std::string titleOf(const Error& error, std::size_t index, const ErrorWords& words)
{
    const Genre* genre = index < error.args.size() ? findKind(error.args[index]) : nullptr;
    return genre == nullptr ? std::string() : words.titleOf(*genre);
}

std::string titlesOf(const Error& error, const ErrorWords& words)
{
    std::string titles;
    for (std::size_t i = 0; i < error.args.size(); ++i)
        titles += (i == 0 ? "" : words.comma) + titleOf(error, i, words);
    return titles;
}

std::string fileOf(const Error& error)
{
    return error.args.empty() ? std::string() : std::filesystem::path(error.args.front()).filename().string();
}

/// What stands for the placeholder that `rest` begins with, and the length of the placeholder.
std::pair<std::string, std::size_t> filled(std::string_view rest, const Error& error, const ErrorWords& words)
{
    if (rest.starts_with("%titles"))
        return {titlesOf(error, words), 7};
    if (rest.starts_with("%title"))
        return {titleOf(error, 0, words), 6};
    if (rest.starts_with("%file"))
        return {fileOf(error), 5};
    if (rest.starts_with("%at"))
        return {std::to_string(error.at.value_or(0) + 1), 3};
    if (rest.size() > 1 && rest.front() == '%' && rest[1] >= '1' && rest[1] <= '9') {
        const auto index = static_cast<std::size_t>(rest[1] - '1');
        return {index < error.args.size() ? error.args[index] : std::string(), 2};
    }
    return {std::string(1, rest.front()), 1};
}

} // namespace

std::span<const std::string_view> errorIds()
{
    return ids;
}

std::string_view errorSentence(std::string_view id)
{
    const auto message = std::ranges::find(messages, id, &Message::id);
    return message == messages.end() ? std::string_view() : message->english;
}

std::string filledSentence(std::string_view sentence, const Error& error, const ErrorWords& words)
{
    std::string text;
    while (!sentence.empty()) {
        const auto [part, length] = filled(sentence, error, words);
        text += part;
        sentence.remove_prefix(length);
    }
    return text;
}

std::string toEnglish(const Error& error)
{
    const std::string_view sentence = errorSentence(error.id);
    const auto titleOf = [](const Genre& genre) { return std::string(genre.title.en); };
    return sentence.empty() ? error.id : filledSentence(sentence, error, {titleOf, ", "});
}

} // namespace tokisuji
