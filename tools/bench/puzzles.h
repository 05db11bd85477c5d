// Puzzles: what a benchmark runs on.
#pragma once

#include "engine/board/board.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tokisuji::bench {

struct Puzzle {
    std::string name; ///< its URL
    Board board;
    std::string knownStatus; ///< empty if not known
};

/// Puzzles of a file of JSON lines ("pid", "url", "status"), of the given genres (all when empty). Lines of genres that
/// the program does not know are skipped; others that cannot be read are reported on standard error.
[[nodiscard]] std::optional<std::vector<Puzzle>> readPuzzles(const std::string& path,
                                                             const std::vector<std::string>& genres);
/// Another solver's milliseconds by URL, from a table with the columns url, ms, ...
[[nodiscard]] std::optional<std::map<std::string, double>> readPeers(const std::string& path);
/// A blank board of this size of every genre with rules, or of the given ones; of those that need a square, the square
/// of the shorter side.
[[nodiscard]] std::vector<Puzzle> blankPuzzles(Size, const std::vector<std::string>& genres);

} // namespace tokisuji::bench
