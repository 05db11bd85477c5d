// PuzzlesSoFar: the puzzles of one run, so that none is given twice however it is turned or mirrored.
#pragma once

#include "engine/board/board.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace tokisuji {

class PuzzlesSoFar {
public:
    /// The seed of an earlier puzzle that becomes this one when it is turned or mirrored, or is the same. Where there
    /// is none, this one is remembered.
    [[nodiscard]] std::optional<std::uint64_t> seedOfSame(const Board& puzzle, std::uint64_t seed);

private:
    std::map<std::string, std::uint64_t> m_seeds; ///< by the least text of all that it can be turned into
};

} // namespace tokisuji
