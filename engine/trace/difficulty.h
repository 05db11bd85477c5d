// Difficulty: how hard a step and a path are, relative to the profile. Weights are ours; nothing is calibrated on
// people.
#pragma once

#include "engine/trace/trace.h"

namespace tokisuji {

/// The base of the technique, more for what has to be kept in mind, for reasons that lie far apart, and for being the
/// only way on.
[[nodiscard]] double difficultyOf(const Trace&, const Step&);
/// The whole path: the hardest step counts, raised by how many are nearly as hard.
[[nodiscard]] Difficulty difficultyOf(const Trace&);

/// One thing to say about the difficulty of a path. The most telling come first.
struct DifficultyRemark {
    enum Kind : std::uint8_t {
        NothingHard, ///< simple steps only; `count` of them
        Hardest,     ///< `technique` is the hardest, `count` steps are about as hard
        Hypotheses,  ///< `count` hypotheses carry a step
        Memory,      ///< up to `count` steps have to be kept in mind
        Nested,      ///< `count` hypotheses lie inside another
        Chokes,      ///< at `count` states there was a single way on
        Tried,       ///< `count` hypotheses led nowhere before
        Uniqueness,  ///< `count` steps assume that there is one solution
        Solver,      ///< `count` steps that this profile cannot explain
    } kind = NothingHard;
    int count = 0;
    std::string_view technique{}; ///< of Hardest
    friend bool operator==(const DifficultyRemark&, const DifficultyRemark&) = default;
};
[[nodiscard]] std::vector<DifficultyRemark> remarksOn(const Trace&);

} // namespace tokisuji
