// Given search: all answers at once that could be given as clues, such as the numbers of empty cells.
#pragma once

#include "engine/advice/stock.h"
#include "engine/sat/disposal.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// What is known of an answer that could be given.
struct GivenCount {
    std::size_t solutions = 0; ///< with it that were found
    bool complete = false;     ///< of fewer than two: there are no others
};

/// Counts the solutions that have each of some answers up to two. Not thread-safe.
class GivenSearch {
public:
    /// `answers`: literals of the stock's rules; the stock's solutions are known.
    GivenSearch(const Stock&, const std::vector<Lit>& answers, std::stop_token);

    using Single = std::function<void(std::size_t answer)>;
    /// Goes on until all is known, or `patience` was too short for what is left. `single` is told of each answer that
    /// just one solution has, by index, as soon as that is sure.
    void run(std::chrono::milliseconds patience, const Single& single);

    [[nodiscard]] GivenCount countOf(std::size_t answer) const;

private:
    struct Candidate {
        Lit literal;
        std::size_t solutions = 0;
        std::size_t first = 0; ///< the first solution that has it
        bool isPutOff = false; ///< a question about it was given up
        bool isKnown = false;  ///< there are no other solutions with it
    };
    void take(const Answers&);
    void countSingles(const Single&);
    [[nodiscard]] bool findNew();
    [[nodiscard]] SatResult askForOther(const Candidate&);
    [[nodiscard]] Halt halt() const;

    const Rules& m_rules;
    std::stop_token m_stop;
    std::chrono::milliseconds m_patience{};
    BriefModel m_model;
    std::vector<Candidate> m_candidates;
    std::vector<Answers> m_solutions;
    bool m_nothingNew = false; ///< no solution has an answer that none of those found has
};

} // namespace tokisuji
