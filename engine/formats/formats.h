// Formats: puzzles as text, both ways. Reading never throws and never loses: what cannot be kept is an error.
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <span>
#include <string>
#include <string_view>

namespace tokisuji {

struct Genre;

/// Largest input that any reader takes.
constexpr std::size_t maxInputBytes = 16 * 1024 * 1024;

/// Where a URL is meant to be opened.
enum class Site : std::uint8_t { PuzzLink, Pzv };

/// A pzpr URL from any host or alias, a bare "pid/w/h/body", a "tokisuji:" URL, or a whole pzprv3 file inside a URL.
/// `Error::at` counts characters of `text`.
[[nodiscard]] Result<Board> readUrl(std::string_view text);
/// The canonical URL, as pzpr writes it. Error where the genre has none there or the board says more than it can hold.
[[nodiscard]] Result<std::string> writeUrl(const Board&, Site);
/// "tokisuji:pid/w/h/body", for any genre.
[[nodiscard]] Result<std::string> writeOwnUrl(const Board&);

/// A pzprv3 file; "/" and line ends mean the same.
[[nodiscard]] Result<Board> readPzprv3(std::string_view text);
/// `lineEnd` is "\n" for files, which end with one, and "/" for one-line use, where it only stands between lines. Empty
/// for a board of a genre without rules that came from a URL.
[[nodiscard]] std::string writePzprv3(const Board&, std::string_view lineEnd = "\n");

/// Any of the above or a list of pieces (piece_list.h), told apart by how it begins.
[[nodiscard]] Result<Board> readPuzzle(std::string_view text);

/// Is a file of this name the definition of a twisty puzzle (".yaml")?
[[nodiscard]] bool isTwistyFile(std::string_view path);
/// The goal of the definition in a file; URLs of the board name the file by this path. Of the errors in a definition
/// the first argument is the line, `at` the character of the file.
[[nodiscard]] Result<Board> readTwistyFile(const std::string& path);

/// The ids of all errors that these functions give, sorted. "at" marks those with a position; those in the definition
/// of a twisty puzzle, which begin with a line, have one, too. A genre is named by its id.
///
///     id                     args                            at
///     base64                                                 at
///     clue-out-of-range      genre, number, least, largest   at
///     edge-cell-pinned-twice  cell                            at
///     edge-colour            colour, the largest             at
///     edge-list-colour       line, colour, the largest      at
///     edge-list-not-square   pieces, largest side
///     edge-list-order        line, text                     at
///     edge-list-piece        line, text                     at
///     edge-list-size         line, text                     at
///     edge-piece             text                            at
///     edge-piece-count       pieces, cells, columns, rows    at
///     edge-piece-pinned-twice  piece                          at
///     edge-pin               text                            at
///     edge-pin-unknown       number, pieces                  at
///     edge-size              columns, rows, largest side
///     file-form-unknown      genre                           (writing)
///     file-no-genre                                          at
///     file-row-too-long      places in the line              at
///     file-row-too-short     values found, places            at   (of edges the rest is blank)
///     file-signature                                         at
///     file-token             token, what is expected         at
///     form-cannot-hold       genre, value, place             (writing)
///     form-cannot-hold-rules  genre                          (writing)
///     history-cut             steps kept, steps in the file      (these four: what of a log was left out)
///     history-damaged
///     history-skipped         operations
///     history-trials
///     inflate-broken         bytes that came out
///     inflate-too-large      largest size in MiB
///     input-empty
///     input-not-text                                         at
///     input-not-utf8                                         at
///     input-too-large        largest size in MiB
///     json-broken                                            at
///     kudamono-item          item                            at
///     kudamono-kind          genre word of Kudamono          at, when it names one
///     kudamono-layer         name of a list                  at
///     kudamono-old
///     kudamono-place                                         at
///     kudamono-size          text
///     no-marks               genre                           (whatever asks for marks)
///     no-rules               genre                           (whatever asks for a solution)
///     penpa-cannot-hold      genre
///     penpa-drawing          genre, things, place
///     penpa-empty
///     penpa-genres           genres ...
///     penpa-grid             type
///     penpa-line             line, text
///     penpa-line-missing     lines found, lines needed
///     penpa-no-genre
///     penpa-not-text
///     penpa-old
///     penpa-size             columns, rows, largest side
///     size-missing                                           at
///     size-not-a-number      text                            at
///     size-not-square        genre, columns, rows            at
///     size-out-of-range      text, largest side              at
///     sudoku-address-id      (only the site has the puzzle)
///     sudoku-cell-number     cell, number, largest
///     sudoku-character       character                       at
///     sudoku-damaged
///     sudoku-kind            genre                           (writing)
///     sudoku-length          cells found
///     sudoku-maker           (Sudoku Maker's own form)
///     sudoku-more            what is not understood
///     sudoku-number          number, largest                 at
///     sudoku-row             cells found, cells needed       at
///     sudoku-size            side
///     tatham-ambiguous       games
///     tatham-cells           game, places found, places needed  at
///     tatham-character       character, game                 at
///     tatham-cut-off         game                            at
///     tatham-kind            genre                           (writing)
///     tatham-no-game
///     tatham-option          game, option                    at
///     tatham-save
///     tatham-seed                                            at
///     tatham-size            game, size                      at
///     tatham-unknown         name                            at
///     twisty-colour-letter   line, text
///     twisty-cycle-close     line
///     twisty-cycle-number    line
///     twisty-cycle-open      line
///     twisty-empty-net       line
///     twisty-file-missing    path                           at
///     twisty-file-unreadable path                           at
///     twisty-goal-length     line, colours, places
///     twisty-list-long       line, entries, most
///     twisty-missing         line, key
///     twisty-net-gap         line, place
///     twisty-net-size        columns, rows, columns and rows of the board at
///     twisty-net-token       line, text
///     twisty-net-wide        line, most
///     twisty-not-a-list      line
///     twisty-not-a-map       line
///     twisty-not-a-text      line
///     twisty-not-utf8        line
///     twisty-pair            line
///     twisty-pair-circle     line
///     twisty-place           line, place, places
///     twisty-place-twice     line, place
///     twisty-state-length    letters, places                at
///     twisty-state-letter    letter, letters                at
///     twisty-too-large       line, most KiB
///     twisty-too-many-turns  line, most
///     twisty-turn-form       line
///     twisty-turn-length     line, has, places
///     twisty-turn-name       line, name
///     twisty-turn-nothing    line, name
///     twisty-two-phases      line
///     twisty-unknown         name, all names                at
///     twisty-unknown-colour  line, letter
///     twisty-unknown-key     line, key
///     twisty-unknown-similar name, similar name             at
///     twisty-unknown-turn    line, name
///     twisty-yaml            line, what its reader says
///     unknown-genre          name                            at
///     unknown-genre-similar  similar genre, name             at
///     url-applet             (the old pzpr applet)
///     url-cannot-hold        genre, value, place             (writing)
///     url-character          genre, character, what it uses  at
///     url-cut-off                                            at
///     url-kanpen             (kanpen.net, Heyawake applet)
///     url-no-puzzle                                          at, when something is there to point at
///     url-not-on-site        genre                           at, when reading
///     url-page               (a page whose address holds no puzzle)
///     url-penpa
///     url-percent                                            at
///     url-several-lines                                      at
///     url-shortened
///     url-surplus            genre                           at
///     value-unknown          genre, value, place
[[nodiscard]] std::span<const std::string_view> errorIds();

/// What an error of that list says, in English, with its placeholders: what translations begin from. Empty for any
/// other id.
[[nodiscard]] std::string_view errorSentence(std::string_view id);
/// What the placeholders of a sentence need of its language.
struct ErrorWords {
    std::string (*titleOf)(const Genre&);
    std::string comma; ///< between titles
};
/// A sentence with its placeholders filled: "%1" to "%9" are the arguments, "%title" is the title of the genre whose id
/// is the first one, "%titles" those of all of them, "%file" the name of the file whose path is the first one, "%at"
/// the number of the character, from 1.
[[nodiscard]] std::string filledSentence(std::string_view sentence, const Error&, const ErrorWords&);
/// The message of an error in plain English. Windows and the command line have it translated (`errorText`).
[[nodiscard]] std::string toEnglish(const Error&);

} // namespace tokisuji
