// Miner: walks along paths of boards and looks, wherever something has changed, for situations in small windows that
// the cheap propagators and the patterns found so far do not see.
//
// All situations of a window are far too many to go through, and most of them occur on no board; so the windows are
// taken from boards as they are on the way to their solutions. What is found there is proved and shrunk without a look
// at the board.
#pragma once

#include "engine/trace/patterns/library.h"
#include "tools/mine/window.h"

#include <chrono>
#include <ctime>
#include <set>
#include <unordered_set>

namespace tokisuji::mine {

class Miner {
public:
    Miner(PatternBook known, std::clock_t end) : m_library(std::move(known)), m_end(end) {}

    /// Requires a board with one solution. False: the time is over.
    bool mine(const Board&, const Board& solution);
    [[nodiscard]] const PatternBook& book() const { return m_library.book(); }

private:
    class Walk;
    [[nodiscard]] bool isLate() const { return std::clock() >= m_end; }
    /// Takes up a new one.
    void take(const Window::Found&, const tracing::LocalRules&);

    tracing::PatternLibrary m_library;
    std::clock_t m_end;
    std::unordered_set<std::uint64_t> m_seen; ///< forms of windows
    std::set<std::string> m_lines;            ///< of patterns
};

/// The book with how often each pattern decides something on the way to the solution of the boards.
class Counter {
public:
    explicit Counter(PatternBook);
    void count(const Board&, const Board& solution);
    /// Those that decided something, the most frequent first, at most so many.
    [[nodiscard]] PatternBook best(std::size_t most, int least) const;

private:
    tracing::PatternLibrary m_library;
    std::vector<int> m_seen;
};

} // namespace tokisuji::mine
