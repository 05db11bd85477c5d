// Probe: questions about many boards that differ from each other by a clue, one after the other.
#pragma once

#include "engine/advice/open_clue.h"
#include "engine/advice/stock.h"
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

    /// Solutions of a stock's board beside those in `known`, `most` at most; the solver stays warm for boards that
    /// differ from this one in clues.
    [[nodiscard]] SolutionSet solutionsOf(const Stock&, std::span<const Answers> known, std::size_t most,
                                          std::stop_token);
    /// The same of any rules, without warming up for them.
    [[nodiscard]] SolutionSet solutionsOf(const Rules&, std::span<const Answers> known, std::size_t most,
                                          std::stop_token);
    /// Which numbers of an open clue solutions have, by option. `known`: solutions that obey some option, with its
    /// index. `halt` is asked for anew before each question.
    [[nodiscard]] FoundClues count(const OpenClue&, const std::vector<std::pair<std::size_t, Answers>>& known,
                                   const std::function<Halt()>& halt);
    /// Which clues the solutions of a stock's board have.
    [[nodiscard]] FoundClues read(ClueReading, const Stock&, const std::function<Halt()>& halt);
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
