// History: the log that pzpr writes behind the board of a pzprv3 file, both ways.
//
// pzpr keeps one line of gestures and a position in it. Each gesture is a list of operations with the value before and
// the value after, so a log can be walked from the board in the file to either side; what does not fit that board is
// left out and reported.
#pragma once

#include "engine/board/edit.h"
#include "engine/util/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

struct LogEntry {
    Edit edit;
    std::int64_t timeMs = 0; ///< since the puzzle was opened; 0 if not known
    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// What is kept of a puzzle besides its board, as its author wrote it. Files of pzpr have no title.
struct PuzzleFacts {
    std::string title{};
    std::string author;
    std::string source;
    std::string comment;
    friend bool operator==(const PuzzleFacts&, const PuzzleFacts&) = default;
};

/// A puzzle with the gestures that made it.
struct LoggedPuzzle {
    Board root;
    PuzzleFacts facts;
    std::vector<LogEntry> entries; ///< none of them empty
    std::size_t current = 0;       ///< so many of them lead to the board in the file
    /// What of the log could not be taken over, as errors without a position:
    ///     history-damaged
    ///     history-cut       gestures kept, gestures in the file
    ///     history-skipped   operations without a counterpart here
    ///     history-trials    beginnings and ends of pzpr's trial stages
    std::vector<Error> losses;
};

/// As readPuzzle(); a damaged log does not keep its board from being read. Other forms than files bring no log.
[[nodiscard]] Result<LoggedPuzzle> readPuzzleWithHistory(std::string_view text);

/// The file of the current board with the facts and the log behind it. `losses` (may be nullptr) gets what pzpr has no
/// operation for.
[[nodiscard]] std::string writePzprv3WithHistory(const LoggedPuzzle&, std::string_view lineEnd = "\n",
                                                 std::vector<Error>* losses = nullptr);

} // namespace tokisuji
