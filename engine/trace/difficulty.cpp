#include "engine/trace/difficulty.h"

#include "engine/trace/technique.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>

namespace tokisuji {

namespace {

/// Chains are felt to be harder at these lengths, a tenth each time.
constexpr std::array chainSteps{4, 6, 8, 12, 16, 24, 32, 48};
constexpr double perLength = 0.1;
constexpr double perRule = 0.15;
constexpr double perHeldStep = 0.4;
constexpr double perComparedStep = 0.06;
constexpr double halfWeight = 4; ///< that of a step in the middle of its level
constexpr double notSimple = 2;  ///< from here on a step is worth a word

double lengthTerm(std::size_t length)
{
    const auto passed = std::ranges::count_if(chainSteps, [&](int n) { return length >= static_cast<std::size_t>(n); });
    return perLength * static_cast<double>(passed);
}

bool isAboutAsHard(double difficulty, double hardest)
{
    constexpr double nearly = 0.05;
    return difficulty > hardest - nearly;
}

/// Does the hypothesis justify something? One that led nowhere does not.
bool carries(const Branch& branch)
{
    return branch.outcome == Outcome::Contradiction || branch.outcome == Outcome::Agree;
}

} // namespace

namespace {

/// A case that goes on because the others are refuted is as hard as to refute them.
const Technique* techniqueBehind(const Trace& trace, const Step& step)
{
    const bool isPromoted = step.split != 0 && trace.split(step.split).chosen >= 0;
    return isPromoted ? &techniqueOf(idOf(Move::Refutation)) : findTechnique(step.technique);
}

/// What has to be kept in mind of a hypothesis, and the hardest that follows from it.
double hypothesisTerm(const Trace& trace, const Branch& branch)
{
    double hardestInside = 0;
    for (const StepId inner : branch.steps)
        hardestInside = std::max(hardestInside, trace.step(inner).difficulty);
    return perHeldStep * branch.memory + 0.5 * hardestInside;
}

/// The ways to meet a rule with the steps that each of them takes; 0: none were compared.
int comparedSteps(const Trace& trace, const Step& step)
{
    if (step.split == 0 || trace.split(step.split).kind != Split::Ways)
        return 0;
    int steps = 0;
    for (const BranchId id : trace.split(step.split).branches)
        steps += std::max(1, trace.branches[id].memory);
    return steps;
}

double weightOf(const Trace& trace, const Step& step)
{
    const Technique* technique = techniqueBehind(trace, step);
    double weight = technique == nullptr ? 0 : technique->difficulty;
    weight += lengthTerm(step.why.facts.size());
    if (step.why.constraints.size() > 1)
        weight += std::min(1.5, perRule * static_cast<double>(step.why.constraints.size() - 1));
    weight += perComparedStep * comparedSteps(trace, step);
    if (restsOnHypothesis(trace, step))
        for (const BranchId id : trace.split(step.split).branches)
            if (carries(trace.branches[id]))
                weight += hypothesisTerm(trace, trace.branches[id]);
    return weight;
}

} // namespace

int levelOf(const Trace& trace, const Step& step)
{
    if (const int steps = comparedSteps(trace, step); steps > 0)
        return steps <= fewComparedSteps ? comparedWaysLevel : techniqueOf(idOf(Move::Refutation)).level;
    const Technique* technique = techniqueBehind(trace, step);
    return technique == nullptr ? 0 : technique->level;
}

double difficultyOf(const Trace& trace, const Step& step)
{
    const double weight = weightOf(trace, step);
    return levelOf(trace, step) + weight / (weight + halfWeight);
}

int difficultyLevel(double difficulty)
{
    // Techniques that are seen at once; all that the easy profile knows; what needs no hypothesis; simple hypotheses.
    constexpr std::array limits{2.0, 4.0, 6.0, 7.0};
    return 1 + static_cast<int>(std::ranges::count_if(limits, [&](double limit) { return difficulty >= limit; }));
}

Difficulty difficultyOf(const Trace& trace)
{
    Difficulty result;
    result.tried = static_cast<int>(trace.effort.hypotheses);
    for (const StepId id : trace.path()) {
        const Step& step = trace.step(id);
        result.hardest = std::max(result.hardest, step.difficulty);
        const Technique* technique = findTechnique(step.technique);
        const bool isHard = step.split != 0 || (technique != nullptr && technique->level > 0);
        result.chokes += isHard && step.alternatives == 0 ? 1 : 0;
        if (!restsOnHypothesis(trace, step))
            continue;
        for (const BranchId branch : trace.split(step.split).branches) {
            if (!carries(trace.branches[branch]))
                continue;
            result.memory = std::max(result.memory, trace.branches[branch].memory);
            ++result.hypotheses;
        }
    }
    result.steps = static_cast<int>(trace.path().size());
    for (const StepId id : trace.path())
        result.hardestCount += isAboutAsHard(trace.step(id).difficulty, result.hardest) ? 1 : 0;
    return result;
}

void rate(Trace& trace)
{
    for (Step& step : std::views::reverse(trace.steps)) // what lies in a hypothesis was recorded after its step
        if (techniqueBehind(trace, step) != nullptr)
            step.difficulty = difficultyOf(trace, step);
    trace.difficulty = difficultyOf(trace);
}

namespace {

int countSteps(const Trace& trace, bool (*isMeant)(const Trace&, const Step&))
{
    return static_cast<int>(
        std::ranges::count_if(trace.path(), [&](StepId id) { return isMeant(trace, trace.step(id)); }));
}

bool isBySolver(const Trace&, const Step& step)
{
    return step.technique == techniqueOf(idOf(Move::Solver)).id;
}

bool isByUniqueness(const Trace&, const Step& step)
{
    const Technique* technique = findTechnique(step.technique);
    return technique != nullptr && technique->assumesUniqueness;
}

/// Hypotheses inside of others, as far as they carry something.
int nestedIn(const Trace& trace)
{
    return static_cast<int>(std::ranges::count_if(trace.branches, [&](const Branch& branch) {
        return branch.id != 0 && carries(branch) && trace.split(branch.of).at != 0
               && trace.split(branch.of).kind != Split::Ways;
    }));
}

/// The technique that most of the hardest steps use.
std::string_view hardestTechnique(const Trace& trace)
{
    std::map<std::string_view, int> counts;
    for (const StepId id : trace.path())
        if (isAboutAsHard(trace.step(id).difficulty, trace.difficulty.hardest))
            ++counts[trace.step(id).technique];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::string_view() : most->first;
}

} // namespace

std::vector<DifficultyRemark> remarksOn(const Trace& trace)
{
    using Remark = DifficultyRemark;
    const Difficulty& d = trace.difficulty;
    std::vector<DifficultyRemark> remarks;
    if (d.steps == 0)
        return remarks;
    if (d.hardest < notSimple)
        remarks.push_back({Remark::NothingHard, d.steps});
    else
        remarks.push_back({Remark::Hardest, d.hardestCount, hardestTechnique(trace)});
    const std::array<std::pair<Remark::Kind, int>, 7> counts{{{Remark::Solver, countSteps(trace, isBySolver)},
                                                              {Remark::Hypotheses, d.hypotheses},
                                                              {Remark::Nested, nestedIn(trace)},
                                                              {Remark::Memory, d.memory},
                                                              {Remark::Uniqueness, countSteps(trace, isByUniqueness)},
                                                              {Remark::Chokes, d.chokes},
                                                              {Remark::Tried, std::max(0, d.tried - d.hypotheses)}}};
    for (const auto& [kind, count] : counts)
        if (count > 0)
            remarks.push_back({kind, count});
    return remarks;
}

} // namespace tokisuji
