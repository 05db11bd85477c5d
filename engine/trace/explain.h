// Explain: a smallest set of rules and facts from which something follows, when no technique shows it.
//
// Every rule hangs on a selector of its own. Rules round the conclusion are asked first, then wider rings, then all of
// them; the solver's core is shrunk by leaving out one element after another.
#pragma once

#include "engine/sat/model.h"
#include "engine/trace/mind.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace tokisuji::tracing {

class Explainer {
public:
    Explainer(const Ground&, std::stop_token);
    ~Explainer();

    /// The first of the literals that at most `size` rules explain, or the best of the first few.
    [[nodiscard]] std::optional<Deduction> smallest(const Mind&, const std::vector<Lit>& provable, int size);
    /// Rules within `width` half cells of the literal's place and facts that imply it, none of them superfluous. None:
    /// they do not, or more than `size` rules are needed.
    [[nodiscard]] std::optional<Deduction> explain(const Mind&, Lit, int size, int width);
    /// The first of the literals that at most `size` rules near to it explain, none of them overlooked: slow, for when
    /// nothing else helps.
    [[nodiscard]] std::optional<Deduction> search(const Mind&, const std::vector<Lit>& provable, int size);
    /// Literals of answers that hold in every solution with these facts. None: there is no solution, or stopped.
    [[nodiscard]] std::optional<std::vector<Lit>> determined(const std::vector<Lit>& facts);
    /// Do the instances and premises of a deduction imply its conclusions (or a contradiction)? That a number has no
    /// other value goes without saying, of all of them or of those alone that the deduction names. For tests.
    enum class Proved : std::uint8_t { Yes, No, Unknown };
    enum class Meaning : std::uint8_t { Everywhere, Named };
    [[nodiscard]] Proved proves(const Deduction&, Meaning = Meaning::Everywhere);
    [[nodiscard]] std::int64_t calls() const;
    /// How long the solver has taken, in conflicts and what weighs as much: the same on every machine.
    [[nodiscard]] std::int64_t work() const;

private:
    struct State;
    [[nodiscard]] State& state();
    /// A new one where the clauses of lazy rules have become so many that each call is slow.
    [[nodiscard]] State& swiftState();
    /// A search in a window that found nothing, and how many facts were known then.
    struct Failed {
        int size = 0;
        std::size_t facts = 0;
    };
    [[nodiscard]] std::vector<Lit> window(Lit goal, int width);
    [[nodiscard]] std::optional<Deduction> fewest(const Mind&, Lit goal, int size, int width);
    [[nodiscard]] bool isInVain(const Mind&, Lit, int size, std::size_t ring) const;
    [[nodiscard]] Lit relationLiteral(const Fact&);

    const Ground& m_ground;
    std::stop_token m_stop;
    std::unique_ptr<State> m_state;
    std::int64_t m_earlierCalls = 0; ///< of states that were given up
    std::int64_t m_earlierWork = 0;
    std::map<Fact, Lit> m_relations;
    std::map<std::pair<Lit, std::size_t>, Failed> m_failed; ///< by literal and window
};

} // namespace tokisuji::tracing
