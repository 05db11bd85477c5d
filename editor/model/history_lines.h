// History lines: a whole log as text, one JSON object per line, to be read by other programs.
//
// The first line is the root ("tokisuji-history", its version, time, board, metadata); then one line per node in the
// order of their numbers, the forks at which redo does not take the newest branch, the bookmarks, and at last the state
// in which the log was left. Nothing is lost either way.
#pragma once

#include "editor/model/store/log.h"

#include <QByteArray>
#include <QByteArrayView>

namespace tokisuji {

[[nodiscard]] QByteArray writeHistoryLines(const Log&);
/// Errors (args: the number of the line from 1, then what is said here): "lines-not-json" (the parser's reason),
/// "lines-not-history" (the first line is not one of ours), "lines-newer" (its version, ours), "lines-unknown" (the
/// kind of line), "lines-field" (the field that is missing or wrong), "lines-edit" (an edit that does not fit the
/// board).
[[nodiscard]] Result<Log> readHistoryLines(QByteArrayView);

} // namespace tokisuji
