// Mind: what the solver knows at a moment, what it has to examine next, and what it keeps in mind.
//
// Propagators read facts here and conclude() deductions. The path itself is one Mind; a hypothesis is a stretch of its
// trail that is undone afterwards.
#pragma once

#include "engine/trace/agenda.h"
#include "engine/trace/facts.h"
#include "engine/trace/naming.h"
#include "engine/trace/tallies.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

namespace tokisuji::tracing {

class Mind {
public:
    Mind(const Ground&, const Naming&, std::stop_token);

    // --- what propagators use ---
    [[nodiscard]] const Ground& ground() const { return *m_ground; }
    [[nodiscard]] const Rules& rules() const { return m_ground->rules(); }
    [[nodiscard]] const Facts& facts() const { return m_facts; }
    [[nodiscard]] bool isTrue(Lit l) const { return m_facts.isTrue(l); }
    [[nodiscard]] bool isFalse(Lit l) const { return m_facts.isFalse(l); }
    [[nodiscard]] bool isOpen(Lit l) const { return m_facts.isOpen(l); }
    /// A value, or how two literals are related.
    [[nodiscard]] bool isKnown(const Fact& fact) const
    {
        return fact.isValue() ? isTrue(fact.a) : related(fact.a, fact.b) == true;
    }
    [[nodiscard]] std::optional<bool> related(Lit a, Lit b) const { return m_facts.relations().related(a, b); }
    /// What is concluded is known from now on, unless it is known already, the profile lacks the technique or it is
    /// more than can be held. Without conclusions, or against what is known, it is the contradiction.
    void conclude(Deduction);
    [[nodiscard]] bool isAssuming() const { return m_base >= 0; }
    /// Are reasons worth some work, so that they name no more than is needed? On the path, and where a hypothesis is
    /// followed to tell what it leads to; not while one is tried.
    [[nodiscard]] bool isThorough() const { return !isAssuming() || m_care == Care::Thorough; }
    /// Is what a deduction takes from before of interest? Its rules always are.
    [[nodiscard]] bool wantsReasons() const { return m_care != Care::Blind; }
    /// Inside a hypothesis: what was found since the task that is being examined was looked at last, assumptions
    /// included; at first all news(). On the path: all that is known.
    [[nodiscard]] std::span<const Facts::Entry> fresh() const
    {
        return std::span(m_facts.trail()).subspan(m_freshFrom);
    }
    /// A contradiction was found: nothing more is accepted.
    [[nodiscard]] bool isBroken() const { return m_clash.has_value(); }
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

    // --- what the search uses ---
    /// From now on nothing is accepted that takes other rules; the list must outlive the mind or be replaced. By
    /// instance; nullptr: all rules.
    void allowOnly(const std::vector<char>* instances) { m_allowed = instances; }
    [[nodiscard]] bool isAllowed(int instance) const
    {
        return m_allowed == nullptr || (*m_allowed)[static_cast<std::size_t>(instance)] != 0;
    }
    /// Examines until nothing is left up to a level, or a contradiction, or (if so wished) something was concluded.
    enum class Until : std::uint8_t { Nothing, FirstDeduction };
    void run(int maxLevel, Until until = Until::Nothing);
    void wakeAll();
    /// A task is looked at even if nothing that it watches has changed.
    void wake(int task) { wake(task, m_ground->tasks()[static_cast<std::size_t>(task)].place); }
    [[nodiscard]] const std::optional<Deduction>& clash() const { return m_clash; }
    [[nodiscard]] const std::vector<Deduction>& deductions() const { return m_deductions; }
    static constexpr int newest = std::numeric_limits<int>::max(); ///< number of a deduction that is just being made
    /// Does it only say what a value means, as that no bridge is at most one bridge, or that a 5 is no 3? People take
    /// that as one fact.
    [[nodiscard]] bool isMeaning(const Deduction&) const;
    /// Helpers, and what values mean, replaced by what they are based on, until only visible facts are left. Of several
    /// facts that each show a helper, all found before the deduction of this number, those are taken that show most
    /// helpers.
    [[nodiscard]] Deduction folded(const Deduction&, int id = newest) const;
    [[nodiscard]] int waiting(int level) const { return m_pathAgenda.waiting(level); }
    [[nodiscard]] std::int64_t examinations() const { return m_examinations; }
    /// A measure of time that is the same on every machine, 10 to 60 ns a unit: by the sizes of what was looked at and
    /// of what was woken.
    [[nodiscard]] std::int64_t work() const { return m_work; }
    /// Tasks that saw a change on the path itself since the last call.
    struct Woken {
        int task;
        Place from; ///< where the change was
    };
    [[nodiscard]] std::vector<Woken> takeWoken() { return std::exchange(m_woken, {}); }
    /// How much is known on the path itself.
    [[nodiscard]] std::size_t pathFacts() const { return m_base < 0 ? m_facts.mark() : m_left; }

    /// How much work goes into reasons; see isThorough(). Blind: none, as they will not be told.
    enum class Care : std::uint8_t { Blind, Quick, Thorough };
    /// A hypothesis: from here on everything counts against the memory, until close() undoes it.
    struct Opening {
        std::size_t trail;
        std::size_t deductions;
        int base;
        int memory;
        Care care;
        int thought;
    };
    [[nodiscard]] Opening open(Lit hypothesis, int memory, Care care = Care::Quick)
    {
        return open(std::vector{Fact{hypothesis}}, memory, care);
    }
    /// The same of several literals at once. Requires that each is open.
    [[nodiscard]] Opening open(std::span<const Lit> hypothesis, int memory, Care care = Care::Quick)
    {
        return open(std::vector<Fact>{hypothesis.begin(), hypothesis.end()}, memory, care);
    }
    [[nodiscard]] Opening open(std::vector<Fact> hypothesis, int memory, Care);
    void close(const Opening&);
    /// Did anything follow from it, beside what it means by itself?
    [[nodiscard]] bool hasFound(const Opening&) const;
    /// Does a hypothesis that can be made here lead to a contradiction? It is taken back.
    [[nodiscard]] bool isRefuted(Lit hypothesis, int memory, int maxLevel, Care);
    /// The deductions since an opening that some facts are based on, folded, in order, each with those of its
    /// conclusions alone that are needed; what each is based on is `thin`ned before that is sought in turn.
    [[nodiscard]] std::vector<Deduction> cone(const Opening&, const std::vector<Fact>& from,
                                              const std::function<void(Deduction&)>& thin) const;
    /// Adds the rules of a deduction since an opening, and the facts that it takes from before.
    void addReasons(const Deduction&, const Opening&, Deduction& into) const;
    /// Some deduction was refused because it is more than can be held.
    [[nodiscard]] bool wasOverBudget() const { return m_overBudget; }
    /// Tasks examined since the opening.
    [[nodiscard]] const std::vector<int>& examined() const { return m_examined; }
    /// Inside a hypothesis: what was assumed and found since the path was left. On the path: all that is known.
    [[nodiscard]] std::span<const Facts::Entry> news() const
    {
        return std::span(m_facts.trail()).subspan(m_base < 0 ? 0 : m_left);
    }

private:
    void completePremises(Deduction&) const;
    [[nodiscard]] std::optional<std::vector<Fact>> against(const Fact&) const;
    void settle(Deduction&) const;
    [[nodiscard]] bool hold(Deduction&);
    [[nodiscard]] std::vector<Fact> shownBy(const Fact& helper, int before) const;
    void accept(Deduction);
    void addMeaning(int deduction);
    [[nodiscard]] bool isFoundInside(const Fact&) const;
    void take(Fact, int deduction);
    void undo(std::size_t mark);
    [[nodiscard]] bool isIdle(int task) const;
    void wake(int task, Place from);
    [[nodiscard]] bool isNotedAtOnce(const Deduction&) const;
    [[nodiscard]] int costOf(const Deduction&) const;

    const Ground* m_ground;
    const Naming* m_naming;
    std::stop_token m_stop;
    Facts m_facts;
    Tallies m_tallies;
    PathAgenda m_pathAgenda;
    ThoughtAgenda m_thoughtAgenda; ///< inside hypotheses
    std::vector<Deduction> m_deductions;
    std::optional<Deduction> m_clash;
    std::vector<Woken> m_woken;
    std::vector<int> m_examined;
    std::vector<char> m_isSettled; ///< by task: on the path it is known that nothing will ever follow from it
    std::int64_t m_examinations = 0;
    std::int64_t m_work = 0;
    int m_now = 0;
    int m_base = -1;        ///< the innermost hypothesis among the deductions, -1 on the path itself
    std::size_t m_left = 0; ///< facts of the path when the outermost hypothesis was opened
    int m_memory = 0;       ///< deductions that can be held
    Care m_care = Care::Quick;
    int m_thought = 0;  ///< number of the innermost hypothesis
    int m_thoughts = 0; ///< hypotheses so far
    struct Look {
        int thought = 0;
        std::size_t mark = 0; ///< facts by then
    };
    std::vector<Look> m_looks;   ///< by task: the last inside a hypothesis
    std::size_t m_freshFrom = 0; ///< where fresh() begins
    bool m_overBudget = false;
    const std::vector<char>* m_allowed = nullptr; ///< see allowOnly()
};

} // namespace tokisuji::tracing
