// TurnAnswer: which sequences of turns lead from a state to the goal, as far as it is known.
#pragma once

#include "engine/sat/halt.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// Indices of a definition's turns, in the order in which they are made.
using TurnList = std::vector<int>;

/// The ways of searching.
enum class TurnEngine : std::uint8_t { BothEnds, GrowingDepth, TwoPhases };

struct TurnAnswer {
    /// Nothing shorter leads to the goal.
    int atLeast = 0;
    /// Sequences that do, all of the same length, each in its standard order (TwistyDefinition::mayFollow).
    std::vector<TurnList> ways;
    bool allFound = false;                    ///< no others of this length
    bool impossible = false;                  ///< no sequence of any length
    TurnEngine engine = TurnEngine::BothEnds; ///< whose `ways` these are, or who knows that there are none
    [[nodiscard]] std::optional<int> length() const
    {
        return ways.empty() ? std::nullopt : std::optional(static_cast<int>(ways.front().size()));
    }
    [[nodiscard]] bool isShortest() const { return length() == atLeast; }
};

struct TurnQuestion {
    std::size_t mostWays = 1000;        ///< how many sequences to list
    int longer = 0;                     ///< list those that are this much longer than the shortest
    std::size_t mostStates = 8'000'000; ///< of 64 bits, kept at once; more are not, and take time instead
};

/// Called on the searching thread whenever the answer has become better.
using TurnSink = std::function<void(const TurnAnswer&)>;

} // namespace tokisuji
