// Player addresses: puzzles of Kudamono (pedros.works). Known from its addresses and from programs that read them.
//
//     https://pedros.works/paper-puzzle-player?W=7x5&L=(1)0(1)2(4)2&SIE=1RU2R&G=tetrochain-ctb
//
// W is the size, G the kind; L lists what stands in cells, as an item and how far behind the one before it stands; SIE
// draws borders. Cells and points are counted column by column, each from below. No other direction: the site knows
// things of which only some have a place on boards here.
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <string_view>

namespace tokisuji {

/// White space before the text is gone.
[[nodiscard]] bool looksLikePlayerAddress(std::string_view text);
/// Errors:
///
///     kudamono-item    item                 at      (it has no place on a board of the kind)
///     kudamono-kind    word for the kind    at      (there is none, or not with these rules)
///     kudamono-layer   name of the list     at
///     kudamono-old     (an address of the older form, of a large board)
///     kudamono-place                        at      (outside the board)
///     kudamono-size    text
[[nodiscard]] Result<Board> readPlayerAddress(std::string_view text);

} // namespace tokisuji
