// BackboneSearch: which literals of the answers all solutions of a model share, from the first solution on.
#pragma once

#include "engine/sat/model.h"
#include "engine/solve/repair_search.h"

#include <functional>
#include <optional>
#include <vector>

namespace tokisuji {

/// Told as they happen, before the search goes on.
struct BackboneEvents {
    /// A solution in which something is otherwise than in all before.
    std::function<void(const Truth&)> found;
    /// The keys hold in every solution; the core of the model names the assumptions that say so.
    std::function<void(const std::vector<int>& keys)> proved;
};

class BackboneSearch {
public:
    /// Local repair is worth its preparation from the start, or once much has proved to be free. Never: the model says
    /// more than the rules.
    enum class Repairs : std::uint8_t { AtOnce, WhenMuchIsFree, Never };

    /// `first`: a solution under the assumptions. Rules and model must outlive the search.
    BackboneSearch(const Rules&, Model&, std::vector<Lit> assumptions, const Truth& first, Halt, Repairs,
                   BackboneEvents);
    BackboneSearch(const BackboneSearch&) = delete;
    BackboneSearch& operator=(const BackboneSearch&) = delete;

    [[nodiscard]] const Backbone& backbone() const { return m_backbone; }
    [[nodiscard]] int openCount() const { return m_backbone.openCount(); }
    /// Questions that were answered by a further solution.
    [[nodiscard]] int freeChunks() const { return m_freeChunks; }

    /// The literal is known to hold in every solution.
    void fix(Lit);
    /// Keys that do not hold in a known solution are free. Returns how many were open.
    template <std::predicate<Lit> Holds>
    int meet(const Holds& holds)
    {
        return m_backbone.meet(holds);
    }
    /// Literals that the clauses alone settle are fixed.
    void readFacts();

    /// Looks for some difference natively; true when there was one.
    [[nodiscard]] bool glance();
    /// Can one of these keys be otherwise?
    SatResult ask(const std::vector<int>& keys);
    /// Asks for all that is open, a chunk of neighbours at a time, while `goesOn` says so and the halt is not reached.
    void determineRest(const std::function<bool()>& goesOn);

private:
    /// Keys released in the time that it took, to compare ways of searching.
    struct Yield {
        double ms = 0;
        int keys = 0;
        [[nodiscard]] double rate() const { return (keys + 1) / (ms + 0.1); }
        void add(double moreMs, int moreKeys);
    };

    [[nodiscard]] RepairSearch& repair();
    [[nodiscard]] bool isSweepDue() const;
    void sweep();
    void repairNear(const std::vector<int>& asked);

    const Rules& m_rules;
    Model& m_model;
    std::vector<Lit> m_assumptions;
    Halt m_halt;
    Repairs m_repairs;
    BackboneEvents m_events;
    Backbone m_backbone;
    Truth m_latest; ///< the last solution that the model found
    std::optional<RepairSearch> m_repair;
    bool m_swept = false;
    int m_freeChunks = 0;
    int m_rounds = 0;
    Yield m_satYield;
    Yield m_repairYield;
};

} // namespace tokisuji
