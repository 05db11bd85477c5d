// Registry: all genres, by id and by the names that addresses use.
#pragma once

#include "engine/genre/genre.h"

#include <span>

namespace tokisuji {

/// All genres that have rules, sorted by id.
[[nodiscard]] std::span<const Genre* const> allGenres();
/// By id, url id or alias; nullptr when there is none.
[[nodiscard]] const Genre* findGenre(std::string_view name);

/// All genres, those whose answer is no marks, and the kinds of puzzles that can be opened only (see foreign.h); sorted
/// by id.
[[nodiscard]] std::span<const Genre* const> allKinds();
/// As findGenre(), among all of these.
[[nodiscard]] const Genre* findKind(std::string_view name);

/// The genre of a board, with rules or without. Requires one that a genre made.
[[nodiscard]] const Genre& genreOf(const Board&);
[[nodiscard]] Rules rulesOf(const Board&);

} // namespace tokisuji
