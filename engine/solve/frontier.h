// Frontier: paths that join equal numbers, by a search row by row over what borders on the rest of the board.
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/link_board.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace tokisuji {

struct LinkFindings {
    enum class Outcome : std::uint8_t { Unknown, None, Unique, Several };
    Outcome outcome = Outcome::Unknown;
    std::vector<LinkSolution> solutions; ///< the only one, or some that differ
};

/// Can be interrupted, and goes on where it was.
class LinkSearch {
public:
    explicit LinkSearch(LinkBoard);
    ~LinkSearch();

    /// Nothing more will be found out: the shorter side has more than 31 cells, there are more than some 50 numbers, or
    /// too many states would have to be kept.
    [[nodiscard]] bool hasGivenUp() const;
    /// For so many states, or a few more: one takes less than a microsecond. Unknown if that was not enough, and when
    /// the halt is reached, which is asked every millisecond; then the search must not go on. Once something is known,
    /// it is over.
    [[nodiscard]] LinkFindings run(const Halt&, std::size_t effort = SIZE_MAX);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace tokisuji
