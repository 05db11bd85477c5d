// Probe: questions about many boards that differ from each other by a clue, one after the other.
#pragma once

#include "engine/advice/family_reader.h"
#include "engine/sat/model.h"
#include "engine/solve/check_marks.h"

namespace tokisuji {

/// Keeps a warm solver. Not thread-safe; each thread has a probe of its own.
class Probe {
public:
    /// Each question is given up after `patience`.
    explicit Probe(std::chrono::milliseconds patience) : m_patience(patience) {}
    ~Probe();
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;

    enum Keeping : std::uint8_t {
        KeptWarm, ///< the solver stays warm for boards that differ from this one in clues
        AsItIs
    };
    /// Solutions beside those in `known`, `most` at most.
    [[nodiscard]] SolutionSet solutionsOf(const Rules&, Keeping, std::span<const Answers> known, std::size_t most,
                                          std::stop_token);
    /// Which clues solutions have; some of them are known. `halt` is asked for anew before each question.
    [[nodiscard]] FoundClues cluesOf(const OpenClue&, const std::vector<Answers>& known,
                                     const std::function<Halt()>& halt);
    /// The status and everything that is determined.
    [[nodiscard]] Verdict determinedOf(const Board&, std::stop_token, MarkUse = MarkUse::Ignore);

private:
    [[nodiscard]] bool isWarmFor(const Rules&);
    void warmUp(const Rules&, const Halt&);

    std::chrono::milliseconds m_patience;
    std::unique_ptr<Model> m_warm;
    int m_firstAtoms = 0;
    MarkSession m_session;
};

} // namespace tokisuji
