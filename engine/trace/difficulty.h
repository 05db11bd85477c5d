// Difficulty: how hard a step and a path are, relative to the profile. Two numbers tell it of a path: its hardest step,
// whose whole part is the level of what must be known, and its length. Weights within a level are ours; nothing is
// calibrated on people.
#pragma once

#include "engine/trace/trace.h"

namespace tokisuji {

/// The level of what must be known for a step.
[[nodiscard]] int levelOf(const Trace&, const Step&);
/// The level, and as a fraction what tells steps of one level apart: the base of the technique, more for what has to be
/// kept in mind and for many reasons. So a step of a higher level is always the harder one.
[[nodiscard]] double difficultyOf(const Trace&, const Step&);
[[nodiscard]] Difficulty difficultyOf(const Trace&);
/// Rates all steps, and the path: for a trace from elsewhere, which may have been rated by another scale. Steps by a
/// technique that is not known keep what they have.
void rate(Trace&);
/// From very easy, 1, to very hard, 5, as words, stars and bars say it.
[[nodiscard]] int difficultyLevel(double difficulty);

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
