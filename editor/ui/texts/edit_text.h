// Edit text: what an edit did, in a few words ("2 at R3C2").
#pragma once

#include "editor/model/edit_summary.h"
#include "engine/genre/genre.h"

#include <QString>

namespace tokisuji {

[[nodiscard]] QString editText(const EditSummary& summary, const Genre& genre);
/// A clue that conflicts with others, with its place.
[[nodiscard]] QString conflictText(const Board& board, Place place);
/// The kind and size of a board: "Slitherlink 10×10".
[[nodiscard]] QString boardTitle(const Board& board);
/// Title and other names of a genre in the language of the window.
[[nodiscard]] QString genreTitle(const Genre& genre);
[[nodiscard]] QString genreSummary(const Genre& genre);
[[nodiscard]] QString variantName(const Genre& genre, const Variant& variant);

} // namespace tokisuji
