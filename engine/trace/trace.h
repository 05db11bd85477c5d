// Trace: a path of deductions as data.
//
// It holds no prose and no index into the rules: places, layers, families and technique ids stay meaningful when the
// board has changed, so a trace can be stored, compared and replayed later. Texts are made from it elsewhere.
#pragma once

#include "engine/board/layer.h"
#include "engine/rules/instance.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

using StepId = std::uint32_t;   ///< from 1 in the order of recording; 0: given
using BranchId = std::uint32_t; ///< 0: the path itself
using SplitId = std::uint32_t;  ///< from 1; 0: none

/// Where an answer is: its layer and its first place.
struct AnswerPlace {
    Layer layer = Layer::Shade;
    Place place = wholeBoard;
    friend auto operator<=>(const AnswerPlace&, const AnswerPlace&) = default;
};

/// What can be known of the answers. Same and Opposite relate two statements, "`at` has (at least) `value`" and
/// "`other` has (at least) `otherValue`"; "at least" for bridges.
struct Atom {
    enum Op : std::uint8_t { Is, IsNot, AtLeast, AtMost, Same, Opposite } op = Is;
    AnswerPlace at;
    int value = 1;
    AnswerPlace other;
    int otherValue = 0;

    [[nodiscard]] bool isRelation() const { return op == Same || op == Opposite; }
    friend auto operator<=>(const Atom&, const Atom&) = default;
};

/// A fact that a deduction relies on, and the step that found it.
struct FactUse {
    Atom atom;
    StepId by = 0;
    friend auto operator<=>(const FactUse&, const FactUse&) = default;
};

/// Places to show together with a step.
struct Hint {
    enum Kind : std::uint8_t {
        Cut,     ///< what separates
        SideA,   ///< the one thing that is separated
        SideB,   ///< the other
        Path,    ///< a line from end to end
        Witness, ///< what proves that there is more outside
        Area,    ///< cells that a count or a region is about
    } kind;
    std::vector<Place> places;
    friend bool operator==(const Hint&, const Hint&) = default;
};

struct Reason {
    std::vector<ConKey> constraints;
    std::vector<FactUse> facts;
    std::vector<Hint> hints;
    /// The ways to make what is left of a sum from different numbers, each in order; empty where there are many.
    std::vector<std::vector<int>> ways{};
    friend bool operator==(const Reason&, const Reason&) = default;
};

struct Step {
    StepId id = 0;
    BranchId in = 0;
    std::string_view technique; ///< an id of the technique table
    double difficulty = 0;
    std::uint32_t batch = 0; ///< consecutive simple steps of the path share a number, to be shown together
    int alternatives = 0;    ///< how many other steps of the same level were available
    std::vector<Atom> conclusions;
    Reason why;
    SplitId split = 0; ///< the case distinction that justifies the step
    friend bool operator==(const Step&, const Step&) = default;
};

enum class Outcome : std::uint8_t {
    Contradiction,
    Agree,     ///< the cases of a split lead to the same
    Solved,    ///< the hypothesis fills the board, which refutes nothing else
    Stalled,   ///< nothing more follows
    Budget,    ///< more would follow than can be kept in mind
    NoTrigger, ///< nothing follows at all
};

/// An assumption and what follows from it.
struct Branch {
    BranchId id = 0;
    SplitId of = 0;
    Atom hypothesis;
    std::vector<Atom> also{}; ///< what is assumed with it: a way to meet a rule may take several marks
    std::vector<StepId> steps;
    Outcome outcome = Outcome::Stalled;
    Reason clash;   ///< the rule that breaks, for Contradiction
    int memory = 0; ///< steps kept in mind
    friend bool operator==(const Branch&, const Branch&) = default;
};

/// Cases that cover everything; `chosen` is the branch that goes on once all others are refuted (promote), else -1.
struct Split {
    enum Kind : std::uint8_t {
        Refute,
        EitherWay,
        Cases,
        Tried, ///< hypotheses that led nowhere; they justify nothing
        Ways,  ///< the ways to meet a rule: one of them is right, and nothing is supposed
    } kind = Refute;
    SplitId id = 0;
    BranchId at = 0;
    StepId step = 0; ///< the step that it justifies; of Tried: the step found next, 0 if none was found after it
    Reason exhaustive;
    std::vector<BranchId> branches;
    int chosen = -1;
    std::string_view refutation{};   ///< what the step was called before the cases were swapped
    std::vector<StepId> displaced{}; ///< steps of `at` that say what the chosen branch has said already
    friend bool operator==(const Split&, const Split&) = default;
};

enum class TraceResult : std::uint8_t {
    Solved,
    Stuck,         ///< no step within the profile
    Contradiction, ///< the clues (and marks) conflict
    Unknown,       ///< stopped from outside
};

/// How hard a path was, relative to the profile: its hardest step, and its length. Nothing here is calibrated on
/// people.
struct Difficulty {
    double hardest = 0; ///< difficulty of the hardest step; see difficultyOf()
    int hardestCount = 0;
    int steps = 0;      ///< the length
    int chokes = 0;     ///< states with a single way on above the easiest level
    int memory = 0;     ///< most steps kept in mind at once
    int hypotheses = 0; ///< hypotheses that carried a step
    int tried = 0;      ///< hypotheses tried in all
    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

/// Work done, for tests and measurements.
struct Effort {
    std::int64_t examinations = 0;
    std::int64_t hypotheses = 0;
    std::int64_t dropped = 0; ///< hypotheses from which nothing followed
    std::int64_t skipped = 0; ///< hypotheses not tried again because nothing relevant had changed
    std::int64_t solverCalls = 0;
    double ms = 0;
};

struct Trace {
    std::size_t puzzle = 0; ///< hash of the board that was traced
    std::string genre;
    std::string profile;
    std::vector<Step> steps; ///< step of id n at n-1
    std::vector<Branch> branches{Branch{}};
    std::vector<Split> splits; ///< split of id n at n-1
    TraceResult result = TraceResult::Unknown;
    Reason clash; ///< for Contradiction: the rule that breaks
    Difficulty difficulty;
    Effort effort;

    [[nodiscard]] const Step& step(StepId id) const { return steps[id - 1]; }
    [[nodiscard]] const Split& split(SplitId id) const { return splits[id - 1]; }
    [[nodiscard]] const std::vector<StepId>& path() const { return branches.front().steps; }
};

[[nodiscard]] std::string_view nameOf(TraceResult); ///< "solved" "stuck" "contradiction" "unknown"
/// Was something supposed for the step that might have been wrong?
[[nodiscard]] bool restsOnHypothesis(const Trace&, const Step&);
/// The hypothesis of a branch with all that is assumed with it.
[[nodiscard]] std::vector<Atom> assumptionsOf(const Branch&);

/// The path without steps of the main line that nothing later relies on and that settle no answer (pair facts), and
/// without hypotheses that led nowhere. What is left keeps its number.
[[nodiscard]] Trace cleaned(const Trace&);

/// "Assume B: contradiction, therefore A" becomes "A goes on; B was impossible": the step that was justified by the
/// refutation is now the hypothesis A, under which the refuted case lies, and the line goes on with the steps of A.
/// Where A had been tried before and kept (a branch of the split), its steps become steps of the line, in place of
/// later ones that say the same. In a refutation the case that is left may also be named by the number behind the
/// branches'. Legal only when all other branches end in a contradiction; false, and nothing has changed, otherwise.
[[nodiscard]] bool promote(Trace&, SplitId, int chosen);
/// The inverse of promote: the trace as it was before, whatever else has been promoted in between.
[[nodiscard]] bool demote(Trace&, SplitId);
/// The number of the case that promote accepts, -1: none.
[[nodiscard]] int caseThatIsLeft(const Trace&, SplitId);
/// Splits of kind Tried that were tried just before a step; of step 0: at the end.
[[nodiscard]] std::vector<SplitId> triedBefore(const Trace&, StepId);

} // namespace tokisuji
