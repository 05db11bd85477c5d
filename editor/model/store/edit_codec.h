// Edit codec: edits and boards as the bytes that a log keeps, exact both ways.
//
// An edit is a version, then its steps; a step is one byte for its kind and layer, then its numbers. The place of a
// change is told from the change before it, so a stroke costs some five bytes per place. Both end with a check value
// that also covers what the row of the log says beside them: a flipped bit is not taken for another edit.
#pragma once

#include "engine/board/board.h"
#include "engine/board/edit.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <optional>

namespace tokisuji {

/// `context` is any number that belongs to these bytes and is kept beside them.
[[nodiscard]] QByteArray encodeEdit(const Edit&, std::uint64_t context);
/// Nothing if these are not the bytes of an edit in this context. Does not say whether it fits a board.
[[nodiscard]] std::optional<Edit> decodeEdit(QByteArrayView, std::uint64_t context);

/// Every layer, the flags and the mark of own rules. Requires a board that a genre made.
[[nodiscard]] QByteArray encodeBoard(const Board&, std::uint64_t context);
/// Nothing if these are not the bytes of a board of a known genre in this context. Values that mean nothing are
/// damage, too.
[[nodiscard]] std::optional<Board> decodeBoard(QByteArrayView, std::uint64_t context);

} // namespace tokisuji
