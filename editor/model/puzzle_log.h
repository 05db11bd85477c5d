// Puzzle log: the history of a document and the log in a puzzle file, from one to the other.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/history.h"

#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

struct ReadLog {
    History history;
    Metadata metadata;         ///< what the file says about the puzzle
    std::vector<Error> losses; ///< what of the log in the file could not be taken over
};
/// A puzzle of any known form with the log behind it, if there is one. `nowMs`: the time of its last gesture.
[[nodiscard]] Result<ReadLog> readPuzzleLog(std::string_view text, std::int64_t nowMs);

/// The current board as a pzprv3 file with the main lane as its log. The file names author, source and note where there
/// is an author or a note; a source alone is only where the puzzle was found.
[[nodiscard]] std::string writePuzzleLog(const History&, const Metadata&);

} // namespace tokisuji
