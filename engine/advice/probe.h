// Probe: questions about many boards that differ from each other by a clue, one after the other.
#pragma once

#include "engine/advice/family_reader.h"
#include "engine/sat/disposal.h"

namespace tokisuji {

/// Keeps a warm solver. Not thread-safe; each thread has a probe of its own.
class Probe {
public:
    /// Each question is given up after `patience`.
    explicit Probe(std::chrono::milliseconds patience) : m_patience(patience) {}

    enum Keeping : std::uint8_t {
        KeptWarm, ///< the solver stays warm for boards that differ from this one in clues
        AsItIs
    };
    /// The solutions that are known, and others, `most` at most.
    [[nodiscard]] SolutionSet solutionsOf(const Rules&, Keeping, std::vector<Answers> known, std::size_t most,
                                          std::stop_token);
    /// Which clues solutions have; some of them are known. `halt` is asked for anew before each question.
    [[nodiscard]] FoundClues cluesOf(const OpenClue&, const std::vector<Answers>& known,
                                     const std::function<Halt()>& halt);

private:
    [[nodiscard]] bool isWarmFor(const Rules&);
    void warmUp(const Rules&, const Halt&);

    std::chrono::milliseconds m_patience;
    std::optional<BriefModel> m_warm;
    int m_firstAtoms = 0;
};

} // namespace tokisuji
