// Open search: which clues solutions have at a place where the clue is left open. One model serves all places of a
// board, and what turned up at one of them is known at all others.
#pragma once

#include "engine/advice/known_solutions.h"
#include "engine/sat/model.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <vector>

namespace tokisuji {

/// Solutions of the same rules that some searches found, each of use for all, each once. Thread-safe.
class FoundSolutions {
public:
    void add(Answers);
    /// From an index on; they live as long as this, and more may follow.
    [[nodiscard]] std::vector<const Answers*> from(std::size_t first) const;

private:
    mutable std::mutex m_mutex;
    std::unordered_set<Answers> m_met; ///< its elements stay where they are
    std::vector<const Answers*> m_all;
};

/// What tells the clues of one place apart: their numbers.
using ClueKey = std::vector<int>;

/// How solutions are asked which clue they have.
struct ClueReading {
    std::vector<Lit> when{};                     ///< answers that hold wherever one of the clues can stand
    std::vector<Lit> oneOf{};                    ///< literals of the model of which one has to hold; empty: none
    std::optional<std::vector<Lit>> selectors{}; ///< of the instances that must hold; nothing: all
    bool isAlone = false;                        ///< others have no use for its solutions, nor has it for theirs
    /// Nothing: the solution has no clue that is asked about.
    std::function<std::optional<ClueKey>(const Answers&)> clueIn{};
    /// What holds in a solution with this clue, and in none that has another one. Of one without a clue: what does in
    /// none that has one; nothing where it is not a solution with a clue of this place at all.
    std::function<std::optional<std::vector<Lit>>(const std::optional<ClueKey>&, const Answers&)> shownBy{};

    /// Under these literals solutions have this clue, which the given one has too; those of `when` come first. Where
    /// numbers are counted some may be `blank`, and the solution is not asked.
    [[nodiscard]] std::vector<Lit> thatHave(const ClueKey&, const Answers&) const;
};

/// What is known of the clues of one place.
struct FoundClues {
    struct Found {
        std::size_t solutions = 0; ///< two at most
        Answers first{};
    };
    std::map<ClueKey, Found> clues{}; ///< that some solution has
    bool complete = false;            ///< there are no others, and no second solutions of those with one

    [[nodiscard]] std::size_t solutionsWith(const ClueKey& clue) const
    {
        const auto known = clues.find(clue);
        return known == clues.end() ? 0 : known->second.solutions;
    }
};

/// Goes through all clues of a place. Solutions are told apart by the answers of the rules, and what is known of others
/// is made use of. `halt` is asked for anew before each question.
[[nodiscard]] FoundClues cluesOf(const ClueReading&, const Rules&, Model&, FoundSolutions&,
                                 const std::function<Halt()>& halt);

} // namespace tokisuji
