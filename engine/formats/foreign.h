// Foreign puzzles: those of kinds without rules. Board::setup of such a board holds what it was read from: its
// URL from the first field on, word for word, or the lines of its file. It is written from there, so that nothing is
// lost; the layers hold what could be read of it, for viewing.
#pragma once

#include "engine/board/board.h"
#include "engine/formats/url/address.h"
#include "engine/util/bilingual.h"
#include "engine/util/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tokisuji {

/// `text` is the URL that was split.
[[nodiscard]] Board readForeignAddress(std::string_view text, const Address&);
/// An empty board of its size that keeps the file.
[[nodiscard]] Board readForeignFile(std::string_view file, const Genre&, Size);

/// A board that was kept, as it would be read today: by now more may be known of its kind, even its rules. Any other
/// board as it is; nothing where what it keeps cannot be read.
[[nodiscard]] std::optional<Board> readAgain(Board);

/// What a board of a kind without rules holds and does not show.
struct Unread {
    bool showsNothing = false; ///< but the grid
    Bilingual what{};          ///< empty: clues of some sort
};
/// Nothing where the board shows all that it was read from.
[[nodiscard]] std::optional<Unread> unreadOf(const Board&);

/// What follows the beginning of a URL.
[[nodiscard]] std::string foreignAddress(const Board&);
/// Empty where the board came from a URL: the form of its file is not known.
[[nodiscard]] std::string foreignFile(const Board&, std::string_view lineEnd);

} // namespace tokisuji
