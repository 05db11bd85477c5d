// Model: the rules of one board as clauses, with the loop that adds cuts until a solution obeys every rule.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/solver.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace tokisuji {

/// Which instances can be taken back.
enum class Selectors : std::uint8_t {
    None,  ///< none: fastest, facts about clues become facts of the model
    Clues, ///< those of Origin::Clue hang on a selector literal each
};

/// Atoms of the rules are atoms of the model (helpers of rules adopted later may have another number).
/// Every clause is implied by the rules and the selectors that it carries, so clauses stay valid for ever.
class Model {
public:
    /// Builds nothing more once `halt` is reached; then every solve() is Unknown.
    Model(const Rules&, Selectors, const Halt& = {});
    ~Model();
    /// Nothing of the rules was left out when it was built.
    [[nodiscard]] bool isWhole() const;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;

    // --- solving ---
    /// A solution of all current rules under the assumptions. The selectors of all current instances are assumed too.
    [[nodiscard]] SatResult solve(std::span<const Lit> assumptions, const Halt& = {});
    /// The same with only these selectors assumed: instances of Origin::Clue that are not named need not hold.
    [[nodiscard]] SatResult solveWith(std::span<const Lit> selectors, std::span<const Lit> assumptions,
                                      const Halt& = {});
    /// The last solution found. Requires that there was one.
    [[nodiscard]] const Truth& solution() const;
    /// The answers of the last solution, by atom of the rules, as Assignment takes them.
    [[nodiscard]] std::vector<bool> answers() const;
    /// Assumptions and selectors that cannot hold together, after Unsat.
    [[nodiscard]] const std::vector<Lit>& core() const;

    /// From now on searches spend at most so much in all, counted in conflicts and rounds of cuts, so that they give up
    /// at the same point on every machine; they are Unknown after that.
    void allow(std::int64_t effort);

    // --- own clauses, for searches on top ---
    [[nodiscard]] Lit fresh();
    void add(std::span<const Lit> clause);
    void add(std::initializer_list<Lit> clause) { add(std::span(clause.begin(), clause.size())); }
    [[nodiscard]] SatSolver& solver();
    /// New facts: literals settled by all clauses without assumptions.
    std::vector<Lit> harvestFacts();
    [[nodiscard]] bool surely(Lit) const;

    // --- exchange of instances ---
    /// The selector of each instance of the current rules, by its index in Rules::instances(); Yes where it has none.
    [[nodiscard]] const std::vector<Lit>& selectors() const;
    /// Takes over rules of a changed board: known instances are kept or assumed again, new ones added, missing ones no
    /// longer assumed. False, and nothing has changed: the answers, or instances without a selector, differ, and a new
    /// model is needed. Requires Selectors::Clues.
    [[nodiscard]] bool adopt(const Rules&);

    // --- for native searches ---
    /// The model's literal for a literal of the current rules; answers have the same atoms in both.
    [[nodiscard]] Lit translated(Lit) const;
    [[nodiscard]] const std::vector<std::unique_ptr<LazyRule>>& lazyRules() const;

    struct Statistics {
        int calls = 0; ///< of the SAT solver
        int cuts = 0;
        std::int64_t deadEnds = 0; ///< conflicts of the SAT solver
    };
    [[nodiscard]] Statistics statistics() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace tokisuji
