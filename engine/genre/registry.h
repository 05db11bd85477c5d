// Registry: all genres, by id and by the names that URLs use. Those with a page are there from the beginning, own
// genres come while the program runs. Any thread may ask at any time.
#pragma once

#include "engine/genre/genre.h"

#include <string_view>
#include <vector>

namespace tokisuji {

/// What the ids of own genres begin with.
constexpr std::string_view ownGenrePrefix = "own:";

/// Takes a genre for the rest of the program. Its id begins with `ownGenrePrefix` and stands for what it was made from:
/// if there is one with the id already, that one stays. It is on no site, and URLs name it by its id.
const Genre& registerGenre(Genre);

/// All genres that have rules, sorted by id.
[[nodiscard]] std::vector<const Genre*> allGenres();
/// By id, url id or alias; nullptr when there is none.
[[nodiscard]] const Genre* findGenre(std::string_view name);

/// All genres, including those whose answer is not marks, and the kinds of puzzles that can only be opened (see
/// foreign.h); sorted by id.
[[nodiscard]] std::vector<const Genre*> allKinds();
/// As findGenre(), among all of these and the kind of pictures.
[[nodiscard]] const Genre* findKind(std::string_view name);

/// The kind of drawings that are of none (see foreign.h).
[[nodiscard]] const Genre& pictureKind();

/// Those that a start without puzzles shows. One of each kind of answer comes first.
[[nodiscard]] std::vector<const Genre*> exampleGenres();
/// The genre that has this clue, the first where several have it; requires that there is one.
[[nodiscard]] const Genre& genreWith(Clue::Kind);
/// The genre whose answer is of this kind, likewise.
[[nodiscard]] const Genre& genreWith(AnswerKind);

/// The genre of a board, with rules or without. Requires one that a genre made.
[[nodiscard]] const Genre& genreOf(const Board&);
[[nodiscard]] Rules rulesOf(const Board&, BoardReading = BoardReading::AsItStands, Wording = Wording::Full);

} // namespace tokisuji
