// Samples: a board of every genre with an answer, a second one near it, and verdicts made from them by hand, so that
// drawings are tested without a solver.
#pragma once

#include "engine/solve/verdict.h"

#include <string>
#include <string_view>
#include <vector>

namespace tokisuji::samples {

struct Sample {
    std::string_view genre;
    Board puzzle;      ///< clues only
    Board answer;      ///< clues and every answer mark
    Board alternative; ///< differs from `answer` in a few marks
};

[[nodiscard]] const std::vector<Sample>& all();
[[nodiscard]] const Sample& of(std::string_view genre);

/// Every mark of the answer determined.
[[nodiscard]] Verdict unique(const Sample&);
/// `answer` and `alternative`; what they share is determined.
[[nodiscard]] Verdict several(const Sample&);
/// The first clues cannot stand together.
[[nodiscard]] Verdict none(const Sample&);

} // namespace tokisuji::samples
