// Proof: does a pattern's conclusion follow from its situation, and from nothing less? Asked of the solver, with the
// pattern's rules alone: all that lies around on a board is unknown and under no rule, so that what is proved holds
// there whatever it is.
//
// Of a rule about the whole board the solver gets what PatternNet says of it. That this is implied on every board where
// the pattern is found: let C be some present nodes that hang together over the pattern's ways, none of them with a way
// that the pattern does not know. On the board C has no other ways either, so it is all there is, and no other node of
// the pattern is present. Nodes that are not closed may hang together somewhere beyond, and of them nothing is said.
#pragma once

#include "engine/sat/solver.h"
#include "engine/trace/patterns/pattern.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// The parts of a situation, by their numbers.
struct SituationParts {
    std::vector<int> rules;
    std::vector<int> nets;
    std::vector<Lit> known;
};

class PatternProof {
public:
    /// Knows rules, nets and helpers of the pattern; its facts and conclusions are not looked at.
    explicit PatternProof(const Pattern&);

    /// Those of the parts that imply the goal, as the solver noticed it; nothing if they do not.
    [[nodiscard]] std::optional<SituationParts> implies(const SituationParts&, Lit goal);
    /// In the assignment that showed last that something does not follow, did this hold?
    [[nodiscard]] bool lastHad(Lit l) const { return m_solver.model()[l]; }
    /// An assignment that obeys all parts, by atom; nothing if there is none.
    [[nodiscard]] std::optional<std::vector<bool>> example(const SituationParts&);

private:
    [[nodiscard]] SatResult solve(const SituationParts&, std::vector<Lit> assumptions);
    void addDefinition(const Definition&);
    void addRule(const PatternRule&, Lit selector);
    void forbid(const PatternRule&, std::uint32_t assignment, Lit selector);
    [[nodiscard]] bool cut(const PatternNet&, Lit selector);

    const Pattern& m_pattern;
    SatSolver m_solver;
    std::vector<Lit> m_rules; ///< selectors
    std::vector<Lit> m_nets;  ///< selectors
};

[[nodiscard]] SituationParts allPartsOf(const Pattern&);
/// Each conclusion follows.
[[nodiscard]] bool isProved(const Pattern&);
/// Without any one of its parts some conclusion does not follow.
[[nodiscard]] bool isMinimal(const Pattern&);

} // namespace tokisuji
