// Path check: which steps of an intended path still hold on a changed board.
//
// It runs after every edit, so the cheap questions come first: does the solver's current path have the very same step,
// do the step's own reasons still imply it, does the checker's list of determined marks contain it. The current path is
// sought with no more means than the intended one needed; only a step that this leaves open is worth the whole profile.
#include "engine/genre/registry.h"
#include "engine/solve/check_marks.h"
#include "engine/trace/compare.h"
#include "engine/trace/prover.h"
#include "engine/trace/technique.h"
#include "engine/trace/tracer.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

/// When and by which step a trace finds each atom.
class Findings {
public:
    explicit Findings(Trace trace) : m_trace(std::move(trace))
    {
        for (std::size_t k = 0; k < m_trace.path().size(); ++k)
            for (const Atom& atom : m_trace.step(m_trace.path()[k]).conclusions)
                m_found.emplace(atom, k);
    }

    [[nodiscard]] bool hasAll(const std::vector<Atom>& atoms) const
    {
        return std::ranges::all_of(atoms, [&](const Atom& atom) { return m_found.contains(atom); });
    }
    /// The very same step: conclusions, technique, rules and facts.
    [[nodiscard]] bool hasSame(const Step& step) const
    {
        if (step.conclusions.empty() || !hasAll(step.conclusions))
            return false;
        const Step& now = stepOf(step.conclusions.front());
        return now.technique == step.technique && now.conclusions == step.conclusions
               && now.why.constraints == step.why.constraints
               && std::ranges::equal(now.why.facts, step.why.facts, {}, &FactUse::atom, &FactUse::atom);
    }
    /// Found more easily, before any of the facts that the step leans on.
    [[nodiscard]] bool isBypassed(const Step& step) const
    {
        if (step.why.facts.empty() || !hasAll(step.conclusions))
            return false;
        return std::ranges::all_of(step.conclusions, [&](const Atom& atom) {
            return stepOf(atom).difficulty < step.difficulty
                   && std::ranges::all_of(step.why.facts, [&](const FactUse& use) {
                          const auto premise = m_found.find(use.atom);
                          return premise == m_found.end() || m_found.at(atom) < premise->second;
                      });
        });
    }

private:
    [[nodiscard]] const Step& stepOf(const Atom& atom) const { return m_trace.step(m_trace.path()[m_found.at(atom)]); }

    Trace m_trace;
    std::map<Atom, std::size_t> m_found; ///< position in the path
};

/// The profile without means that the path does not need.
Profile neededFor(const Trace& path, Profile profile)
{
    const auto uses = [&](Move move) {
        return std::ranges::any_of(path.steps,
                                   [&](const Step& step) { return step.technique == techniqueOf(idOf(move)).id; });
    };
    int memory = 0;
    for (const Step& step : path.steps)
        if (restsOnHypothesis(path, step))
            for (const BranchId id : path.split(step.split).branches)
                memory = std::max(memory, path.branches[id].memory);
    profile.memory = std::min(profile.memory, memory);
    profile.nesting = uses(Move::NestedRefutation) ? profile.nesting : 0;
    profile.eitherWay = profile.eitherWay && uses(Move::EitherWay);
    profile.combination = uses(Move::Constraints) ? profile.combination : 0;
    profile.askSolver = false;
    return profile;
}

Atom negationOf(Atom atom)
{
    constexpr std::array<Atom::Op, 6> opposite{Atom::IsNot,   Atom::Is,       Atom::AtMost,
                                               Atom::AtLeast, Atom::Opposite, Atom::Same};
    if (atom.op == Atom::AtLeast)
        --atom.value;
    if (atom.op == Atom::AtMost)
        ++atom.value;
    atom.op = opposite[atom.op];
    return atom;
}

bool holdsFor(const Atom& atom, int value)
{
    switch (atom.op) {
    case Atom::Is:
        return value == atom.value;
    case Atom::IsNot:
        return value != atom.value;
    case Atom::AtLeast:
        return value >= atom.value;
    case Atom::AtMost:
        return value <= atom.value;
    case Atom::Same:
    case Atom::Opposite:
        break;
    }
    return false;
}

class PathReplay {
public:
    PathReplay(const Trace& path, const Board& board, const Profile& profile, std::stop_token stop)
        : m_board(board), m_profile(profile), m_stop(std::move(stop)), m_rules(rulesOf(board)),
          m_prover(m_rules, m_stop), m_verdict(checkMarks(board, {.alternatives = 0, .conflict = false}, m_stop)),
          m_now(traced(neededFor(path, profile)))
    {
    }

    [[nodiscard]] StepStatus statusOf(const Step& step, bool blocked)
    {
        if (m_stop.stop_requested())
            return StepStatus::Unknown;
        if (!blocked && standsByItself(step))
            return m_now.isBypassed(step) ? StepStatus::Bypassed : StepStatus::Same;
        const StepStatus forced = forcedStatus(step.conclusions);
        if (forced != StepStatus::Same)
            return forced;
        if (blocked)
            return StepStatus::Blocked;
        return isFound(step)             ? StepStatus::OtherReason
               : m_stop.stop_requested() ? StepStatus::Unknown
                                         : StepStatus::Lost;
    }

private:
    using Answer = Prover::Answer;

    /// Where clues contradict each other there is no path.
    [[nodiscard]] Findings traced(Profile profile) const
    {
        if (m_verdict.status == Status::None)
            return Findings(Trace{});
        TraceOptions options{.profile = std::move(profile), .isUnique = m_verdict.status == Status::Unique};
        if (m_verdict.determinedComplete)
            options.determined = m_verdict.determined;
        return Findings(trace(m_board, m_rules, options, m_stop));
    }
    [[nodiscard]] bool standsByItself(const Step& step)
    {
        const Technique* technique = findTechnique(step.technique);
        if (technique != nullptr && technique->assumesUniqueness)
            return m_now.hasSame(step);
        if (step.why.constraints.empty() && step.technique == techniqueOf(idOf(Move::Solver)).id)
            return forcedStatus(step.conclusions) == StepStatus::Same;
        return m_now.hasSame(step) || m_prover.follows(step.why, step.conclusions) == Answer::Follows;
    }
    /// Same: every solution has it.
    [[nodiscard]] StepStatus forcedStatus(const std::vector<Atom>& conclusions)
    {
        for (const Atom& atom : conclusions)
            if (const StepStatus status = forcedStatus(atom); status != StepStatus::Same)
                return status;
        return StepStatus::Same;
    }
    [[nodiscard]] StepStatus forcedStatus(const Atom& atom)
    {
        if (m_verdict.status == Status::None)
            return isThere(atom.at) && (!atom.isRelation() || isThere(atom.other)) ? StepStatus::False
                                                                                   : StepStatus::Vacuous;
        if (const auto known = byVerdict(atom))
            return *known;
        const Answer answer = m_prover.followsFromAll({}, {atom});
        if (answer != Answer::DoesNotFollow)
            return answer == Answer::Follows       ? StepStatus::Same
                   : answer == Answer::NoSuchThing ? StepStatus::Vacuous
                                                   : StepStatus::Unknown;
        return m_prover.followsFromAll({}, {negationOf(atom)}) == Answer::Follows ? StepStatus::False
                                                                                  : StepStatus::NotForced;
    }
    [[nodiscard]] bool isThere(AnswerPlace spot) const
    {
        return std::ranges::any_of(m_rules.answers(), [&](const tokisuji::Answer& answer) {
            return answer.layer == spot.layer && answer.places.front() == spot.place;
        });
    }
    /// What the list of determined marks says of a value; of a bridge it knows only whole numbers.
    [[nodiscard]] std::optional<StepStatus> byVerdict(const Atom& atom) const
    {
        if (!m_verdict.determinedComplete || !m_verdict.determined || atom.isRelation())
            return std::nullopt;
        const Board& determined = *m_verdict.determined;
        if (!determined.has(atom.at.layer) || !determined.grid().contains(placesOf(atom.at.layer), atom.at.place))
            return StepStatus::Vacuous;
        const int value = determined.at(atom.at.layer, atom.at.place);
        if (value == blank)
            return std::nullopt;
        return holdsFor(atom, value) ? StepStatus::Same : StepStatus::False;
    }
    [[nodiscard]] bool isFound(const Step& step)
    {
        if (m_now.hasAll(step.conclusions))
            return true;
        if (!m_full)
            m_full.emplace(traced(m_profile));
        return m_full->hasAll(step.conclusions);
    }

    const Board& m_board;
    const Profile& m_profile;
    std::stop_token m_stop;
    Rules m_rules;
    Prover m_prover;
    Verdict m_verdict;
    Findings m_now;
    std::optional<Findings> m_full; ///< by the whole profile, when it was needed
};

bool stands(StepStatus status)
{
    return status == StepStatus::Same || status == StepStatus::OtherReason || status == StepStatus::Bypassed
           || status == StepStatus::Vacuous;
}

/// The steps and all that they lean on.
std::set<StepId> withPremises(const Trace& path, const std::set<StepId>& only)
{
    std::set<StepId> all;
    std::vector<StepId> todo(only.begin(), only.end());
    while (!todo.empty()) {
        const StepId id = todo.back();
        todo.pop_back();
        if (id == 0 || id > path.steps.size() || !all.insert(id).second)
            continue;
        for (const FactUse& use : path.step(id).why.facts)
            todo.push_back(use.by);
    }
    return all;
}

/// Does a step lean, near or far, on one of some steps?
bool leansOn(const Trace& path, StepId id, const std::set<StepId>& some)
{
    const std::set<StepId> premises = withPremises(path, {id});
    return std::ranges::any_of(premises, [&](StepId premise) { return premise != id && some.contains(premise); });
}

} // namespace

PathCheck checkPath(const Trace& path, const Board& board, const Profile& profile, std::stop_token stop,
                    const std::set<StepId>& only)
{
    const std::set<StepId> wanted =
        withPremises(path, only.empty() ? std::set<StepId>(path.path().begin(), path.path().end()) : only);
    PathReplay replay(path, board, profile, stop);
    PathCheck all;
    for (const StepId id : path.path()) {
        if (!wanted.contains(id))
            continue;
        const Step& step = path.step(id);
        const auto isFallen = [&](const FactUse& use) {
            const auto premise = all.steps.find(use.by);
            return premise != all.steps.end() && !stands(premise->second);
        };
        all.steps[id] = replay.statusOf(step, std::ranges::any_of(step.why.facts, isFallen));
    }
    PathCheck result;
    std::set<StepId> fallen;
    for (const StepId id : path.path()) {
        const auto status = all.steps.find(id);
        if (status == all.steps.end() || (!only.empty() && !only.contains(id)))
            continue;
        result.steps.insert(*status);
        if (stands(status->second) || status->second == StepStatus::Unknown)
            continue;
        if (!leansOn(path, id, fallen))
            result.breaks.push_back(id);
        fallen.insert(id);
    }
    return result;
}

} // namespace tokisuji
