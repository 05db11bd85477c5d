// Gate guest: the numbers of the gates, shown on them as long as a key is held.
#pragma once

#include "editor/ui/board_guest.h"

#include <optional>

namespace tokisuji {

/// What the genre shows on this board while X is held; nothing where it has nothing to show.
[[nodiscard]] std::optional<BoardGuest> shownWithX(const Board& board, const QObject* owner);

} // namespace tokisuji
