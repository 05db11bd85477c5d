// Probe: the status of many boards that differ from each other by a clue, one after the other.
#pragma once

#include "engine/solve/check.h"

namespace tokisuji {

/// Keeps a warm solver and the solutions that turned up on the way: a solution that is known to hold on a new board
/// saves half of the question. Not thread-safe.
class Probe {
public:
    /// Each question is given up after `patience`.
    explicit Probe(std::chrono::milliseconds patience) : m_patience(patience) {}

    /// The status and the one or two solutions that show it; nothing is determined beyond that.
    [[nodiscard]] Verdict statusOf(const Board&, std::stop_token);
    /// The status and everything that is determined.
    [[nodiscard]] Verdict determinedOf(const Board&, std::stop_token);

private:
    std::chrono::milliseconds m_patience;
    CheckSession m_session;
};

} // namespace tokisuji
