// Penpa: puzzles as drawings of penpa-edit, which carries no kinds of puzzles but what is drawn, and an answer that its
// page compares. The facts are those of version 3.2.3 (github.com/swaroopg92/penpa-edit).
#pragma once

#include "engine/formats/exchange.h"
#include "engine/formats/penpa/text.h"
#include "engine/genre/genre.h"

namespace tokisuji::penpa {

/// A link to solve: what the genre is called there, title, author, rules and source, and the answer where
/// `Publication::solution` is set and penpa can compare it. Of a picture the link that it came from. Errors: no-rules,
/// penpa-cannot-hold, penpa-size.
[[nodiscard]] Result<std::string> writeSolveLink(const Board&, const Publication&);
/// A link to edit, with the board's marks on the answer layer; pictures and errors as above.
[[nodiscard]] Result<std::string> writeEditLink(const Board&, const Publication&);
/// The text that a link to solve carries.
[[nodiscard]] Result<Text> textOf(const Board&, const Publication&);

/// The board that a link means: by the address that it names as its source or carries, by what it says the genre is
/// called, or by what is drawn; a drawing that fits no genre as a picture. Nothing that is drawn is lost: what the
/// genre does not know is an error. Of several genres that a drawing fits the error names the likely ones first.
[[nodiscard]] Result<Board> readLink(std::string_view link);
/// The drawing of a link as it is, whatever kind of puzzle it may be of: a board of the kind of pictures. Errors: as of
/// readLink(), but none about kinds.
[[nodiscard]] Result<Board> pictureOf(std::string_view link);
/// The drawing that a picture shows; nothing for other boards.
[[nodiscard]] std::optional<Text> drawingOf(const Board&);
/// A drawing as a genre has it.
struct Reading {
    Board board;
    std::size_t left = 0; ///< things that are drawn and have no place in the genre
};
/// What the drawing of a link may mean: the genres that it fits, likely ones first, or those that leave least of it.
/// The genre that the link says comes first. Empty where no genre understands half of it, and without a drawing.
[[nodiscard]] std::vector<Reading> readings(std::string_view link);
/// The same link, which says now that its drawing is of this genre, and draws no more than that has a place for.
/// Errors: as of readLink().
[[nodiscard]] Result<std::string> named(std::string_view link, const Genre&);
/// What a link says besides: title, author, rules and source where they are not those that we write of ourselves, and
/// the solution where it carries an answer of marks that the genre has. Empty where the link cannot be read.
[[nodiscard]] Publication publicationOf(std::string_view link);
/// The board that a text means. Errors: penpa-drawing, penpa-genres, penpa-no-genre.
[[nodiscard]] Result<Board> boardOf(const Text&);

} // namespace tokisuji::penpa
