// Region search: which numbers a clue may have that claims a region for itself. Any of its numbers may be left out.
#pragma once

#include "engine/advice/together/spare_region.h"
#include "engine/clues/region_clue.h"
#include "engine/sat/model.h"
#include "engine/solve/memory.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace tokisuji {

/// A solution with a spare region.
struct RegionSolution {
    Answers answers;
    std::vector<char> isSpare; ///< by cell
};

/// Solutions of the same rules that some searches found, each of use for all, each once. Thread-safe.
class RegionSolutions {
public:
    void add(RegionSolution);
    /// From an index on; they live as long as this, and more may follow.
    [[nodiscard]] std::vector<const RegionSolution*> from(std::size_t first) const;

private:
    mutable std::mutex m_mutex;
    std::unordered_set<Answers> m_answers;
    std::vector<std::unique_ptr<const RegionSolution>> m_all;
};

/// What is known of the clues at one place.
struct RegionLists {
    struct Solutions {
        std::size_t count = 0; ///< two at most
        const RegionSolution* first = nullptr;
    };
    std::map<RegionNumbers, Solutions> solutions; ///< of each list of all numbers that one has
    bool complete = false;                        ///< there are no others

    /// How many solutions a clue with these numbers is known to have, two at most.
    [[nodiscard]] std::size_t solutionsWith(const RegionNumbers&) const;
};

/// Solutions with a spare region, in one model for all places. Not thread-safe.
class RegionSearch {
public:
    /// Rules and solutions outlive it.
    RegionSearch(const SpareRegion&, RegionSolutions&, const Halt&);

    /// Looks for the others near a solution of the board as it is: most often they differ little.
    void beginWith(const Board& solution, const Halt&);
    /// Goes through the lists that solutions have with this cell in the spare region.
    [[nodiscard]] RegionLists listsOf(Place, const Counted&, const Halt&);
    /// The solution with these marks, if there is one.
    [[nodiscard]] std::optional<RegionSolution> solutionWith(const Board& marks, const Halt&);
    /// Two where the clue has other solutions, one where this is the only one; nothing where that was given up.
    [[nodiscard]] std::optional<std::size_t> solutionsBeside(const RegionSolution&, Place, const Counted&,
                                                             const RegionNumbers&, const Halt&);
    [[nodiscard]] RegionNumbers listIn(const RegionSolution&, const Counted&) const;
    /// Under these literals the clue at a place has these numbers; the place's own one comes first. Nothing where the
    /// halt was reached.
    [[nodiscard]] std::optional<std::vector<Lit>> thatHave(Place, const Counted&, const RegionNumbers&, const Halt&);
    [[nodiscard]] Model& model() { return m_model; }
    [[nodiscard]] bool isSpare(const RegionSolution& solution, Place cell) const
    {
        return solution.isSpare[index(cell)] != 0;
    }

private:
    /// A search at one place.
    struct Listing {
        Place place;
        const Counted& counted;
        Lit goesOn; ///< what need not turn up again is ruled out
        std::size_t seen = 0;
        RegionLists lists{};
    };
    [[nodiscard]] bool count(const Counted&, const Halt&);
    void learn(Listing&);
    [[nodiscard]] SatResult ask(std::vector<Lit> assumptions, const Halt&);
    [[nodiscard]] RegionSolution found() const;
    [[nodiscard]] std::size_t index(Place cell) const;
    void ruleOut(Lit when, const std::vector<Lit>& together);
    [[nodiscard]] std::vector<Lit> thatHas(const Counted&, const RegionNumbers&) const;

    const SpareRegion& m_region;
    RegionSolutions& m_solutions;
    Model m_model;
    /// "More than 0, 1, ... cells of these lines are spare", by the first and the last of them.
    std::map<std::pair<std::vector<Place>, std::vector<Place>>, std::vector<Lit>> m_more;
};

} // namespace tokisuji
