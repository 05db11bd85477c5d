// Samples: a board of every genre with an answer, a second one near it, and verdicts made from them by hand, so that
// drawings are tested without a solver.
#pragma once

#include "engine/genre/genre.h"
#include "engine/solve/verdict.h"

#include <string>
#include <string_view>

namespace tokisuji::samples {

struct Sample {
    std::string_view genre;
    Board puzzle;      ///< clues only
    Board answer;      ///< clues and every answer mark
    Board alternative; ///< differs from `answer` in a few marks
};

/// Drawn by hand for the genres that tests look at in detail, from tests/data/genres for all others.
[[nodiscard]] const Sample& of(std::string_view genre);

/// Every mark of the answer determined.
[[nodiscard]] Verdict unique(const Sample&);
/// `answer` and `alternative`; what they share is determined.
[[nodiscard]] Verdict several(const Sample&);
/// The first clues cannot stand together. None at all where only room borders are given.
[[nodiscard]] Verdict none(const Sample&);

/// The board without whatever clues stand at a place.
[[nodiscard]] Board withoutClues(Board board, Place place);

} // namespace tokisuji::samples
