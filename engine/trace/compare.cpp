#include "engine/trace/compare.h"

#include "engine/genre/registry.h"
#include "engine/trace/prover.h"
#include "engine/trace/tracer.h"

#include <algorithm>
#include <array>

namespace tokisuji {

std::string_view nameOf(StepStatus status)
{
    constexpr std::array<std::string_view, 9> names{"same",       "other-reason", "bypassed", "vacuous", "lost",
                                                    "not-forced", "false",        "blocked",  "unknown"};
    return names[static_cast<std::size_t>(status)];
}

namespace {

bool sameReason(const Step& a, const Step& b)
{
    const auto atoms = [](const Step& step) {
        std::vector<Atom> facts;
        for (const FactUse& use : step.why.facts)
            facts.push_back(use.atom);
        return facts;
    };
    return a.technique == b.technique && a.why.constraints == b.why.constraints && atoms(a) == atoms(b);
}

} // namespace

TraceDifference compare(const Trace& left, const Trace& right)
{
    std::map<std::vector<Atom>, StepId> byConclusion;
    for (const StepId id : right.path())
        byConclusion.emplace(right.step(id).conclusions, id);
    TraceDifference difference;
    for (const StepId id : left.path()) {
        const auto found = byConclusion.find(left.step(id).conclusions);
        if (found == byConclusion.end()) {
            difference.onlyLeft.push_back(id);
            continue;
        }
        const bool same = sameReason(left.step(id), right.step(found->second));
        (same ? difference.same : difference.otherReason).push_back({id, found->second});
        byConclusion.erase(found);
    }
    for (const StepId id : right.path())
        if (const auto unmatched = byConclusion.find(right.step(id).conclusions);
            unmatched != byConclusion.end() && unmatched->second == id)
            difference.onlyRight.push_back(id);
    return difference;
}

// --- the intended path ---

namespace {

/// When and how hard the new trace finds each atom.
struct Finding {
    std::size_t position;
    double difficulty;
};

class Replay {
public:
    Replay(const Trace& path, const Board& board, const Profile& profile, std::stop_token stop)
        : m_path(path), m_rules(rulesOf(board)), m_prover(m_rules, stop), m_stop(stop),
          m_now(trace(board, m_rules, {.profile = profile}, stop))
    {
        for (std::size_t k = 0; k < m_now.path().size(); ++k)
            for (const Atom& atom : m_now.step(m_now.path()[k]).conclusions)
                m_found.emplace(atom, Finding{k, m_now.step(m_now.path()[k]).difficulty});
    }

    [[nodiscard]] PathCheck check()
    {
        PathCheck result;
        for (const StepId id : m_path.path()) {
            const Step& step = m_path.step(id);
            const bool blocked = std::ranges::any_of(
                step.why.facts, [&](const FactUse& use) { return use.by != 0 && !stands(result, use.by); });
            const StepStatus status = m_stop.stop_requested() ? StepStatus::Unknown : statusOf(step, blocked);
            result.steps[id] = status;
            if (!blocked && !stands(result, id))
                result.breaks.push_back(id);
        }
        return result;
    }

private:
    [[nodiscard]] static bool stands(const PathCheck& result, StepId id)
    {
        const auto found = result.steps.find(id);
        if (found == result.steps.end())
            return true; // inside of a hypothesis
        return found->second == StepStatus::Same || found->second == StepStatus::OtherReason
               || found->second == StepStatus::Bypassed || found->second == StepStatus::Vacuous;
    }
    [[nodiscard]] bool isFound(const Step& step) const
    {
        return std::ranges::all_of(step.conclusions, [&](const Atom& atom) { return m_found.contains(atom); });
    }
    /// Found more easily, before any of the facts that the step leans on.
    [[nodiscard]] bool isBypassed(const Step& step) const
    {
        if (!isFound(step) || step.why.facts.empty())
            return false;
        return std::ranges::all_of(step.conclusions, [&](const Atom& atom) {
            const Finding& finding = m_found.at(atom);
            return finding.difficulty < step.difficulty && std::ranges::all_of(step.why.facts, [&](const FactUse& use) {
                       const auto premise = m_found.find(use.atom);
                       return premise == m_found.end() || finding.position < premise->second.position;
                   });
        });
    }
    [[nodiscard]] std::vector<Atom> negationOf(const Atom& atom) const
    {
        Atom other = atom;
        constexpr std::array<Atom::Op, 6> opposite{Atom::IsNot,   Atom::Is,       Atom::AtMost,
                                                   Atom::AtLeast, Atom::Opposite, Atom::Same};
        other.op = opposite[atom.op];
        if (atom.op == Atom::AtLeast)
            --other.value;
        if (atom.op == Atom::AtMost)
            ++other.value;
        return {other};
    }

    [[nodiscard]] StepStatus statusOf(const Step& step, bool blocked)
    {
        using Answer = Prover::Answer;
        if (!blocked && m_prover.follows(step.why, step.conclusions) == Answer::Follows)
            return isBypassed(step) ? StepStatus::Bypassed : StepStatus::Same;
        const Answer byRules = m_prover.followsFromAll({}, step.conclusions);
        if (byRules == Answer::NoSuchThing)
            return StepStatus::Vacuous;
        if (byRules == Answer::Unknown)
            return StepStatus::Unknown;
        if (byRules == Answer::DoesNotFollow) {
            for (const Atom& atom : step.conclusions)
                if (m_prover.followsFromAll({}, negationOf(atom)) == Answer::Follows)
                    return StepStatus::False;
            return StepStatus::NotForced;
        }
        if (blocked)
            return StepStatus::Blocked;
        return isFound(step) ? StepStatus::OtherReason : StepStatus::Lost;
    }

    const Trace& m_path;
    Rules m_rules;
    Prover m_prover;
    std::stop_token m_stop;
    Trace m_now;
    std::map<Atom, Finding> m_found;
};

} // namespace

PathCheck checkPath(const Trace& path, const Board& board, const Profile& profile, std::stop_token stop)
{
    return Replay(path, board, profile, stop).check();
}

} // namespace tokisuji
