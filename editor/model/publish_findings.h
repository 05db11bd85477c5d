// Publish findings: what the solver has to find out before a puzzle is published: its answer, its difficulty.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace tokisuji {

/// Without the signs for "nothing here", which only solvers need: a picture of an answer does not show them.
[[nodiscard]] Board withoutNoMarks(Board board);

/// A solution as it is drawn; none where there is none, where none was found within a minute, and where the answer is
/// no marks.
[[nodiscard]] std::optional<Board> solutionOf(const Board& board, const std::stop_token& stop = {});
/// The board with its own marks, or a solution if it has none.
[[nodiscard]] std::optional<Board> answered(const Board& board, const std::stop_token& stop = {});

struct PublishNeeds {
    bool answer = false;
    bool difficulty = false;
    bool example = false;
    bool path = false;
    friend bool operator==(const PublishNeeds&, const PublishNeeds&) = default;
};
struct PublishFindings {
    std::optional<Board> answer;
    std::optional<Difficulty> difficulty; ///< only of a unique puzzle that can be solved step by step
    std::shared_ptr<const Trace> path;    ///< its steps
    std::optional<Board> example;         ///< the sample of the genre
    std::optional<Board> exampleAnswer;
};
/// What is not needed is left empty. Works on any thread.
[[nodiscard]] PublishFindings findingsFor(const Board& board, const PublishNeeds& needs,
                                          const std::stop_token& stop = {});

} // namespace tokisuji
