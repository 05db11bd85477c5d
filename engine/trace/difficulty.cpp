#include "engine/trace/difficulty.h"

#include "engine/trace/technique.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tokisuji {

namespace {

/// Chains are felt to be harder at these lengths, a tenth each time.
constexpr std::array chainSteps{4, 6, 8, 12, 16, 24, 32, 48};
constexpr double perLength = 0.1;
constexpr double perRule = 0.15;
constexpr double perHeldStep = 0.4;
constexpr double nearlyAsHard = 0.25;
constexpr double notSimple = 1.5; ///< from here on a step is worth a word

double lengthTerm(std::size_t length)
{
    const auto passed = std::ranges::count_if(chainSteps, [&](int n) { return length >= static_cast<std::size_t>(n); });
    return perLength * static_cast<double>(passed);
}

/// Does the hypothesis justify something? One that led nowhere does not.
bool carries(const Branch& branch)
{
    return branch.outcome == Outcome::Contradiction || branch.outcome == Outcome::Agree;
}

} // namespace

double difficultyOf(const Trace& trace, const Step& step)
{
    // A case that goes on because the others are refuted is as hard as to refute them.
    const bool isPromoted = step.split != 0 && trace.split(step.split).chosen >= 0;
    const Technique* technique = isPromoted ? &techniqueOf(idOf(Move::Refutation)) : findTechnique(step.technique);
    double difficulty = technique == nullptr ? 0 : technique->difficulty;
    difficulty += lengthTerm(step.why.facts.size());
    if (step.why.constraints.size() > 1)
        difficulty += std::min(1.5, perRule * static_cast<double>(step.why.constraints.size() - 1));
    if (step.split == 0)
        return difficulty;
    for (const BranchId id : trace.split(step.split).branches) {
        const Branch& branch = trace.branches[id];
        if (!carries(branch))
            continue;
        double hardestInside = 0;
        for (const StepId inner : branch.steps)
            hardestInside = std::max(hardestInside, trace.step(inner).difficulty);
        difficulty += perHeldStep * branch.memory + 0.5 * hardestInside;
    }
    return difficulty;
}

Difficulty difficultyOf(const Trace& trace)
{
    Difficulty result;
    result.tried = static_cast<int>(trace.effort.hypotheses);
    double weight = 0;
    for (const StepId id : trace.path()) {
        const Step& step = trace.step(id);
        result.hardest = std::max(result.hardest, step.difficulty);
        weight += std::exp2(2 * step.difficulty); // a step one point harder weighs as much as four
        const Technique* technique = findTechnique(step.technique);
        const bool isHard = step.split != 0 || (technique != nullptr && technique->level > 0);
        result.chokes += isHard && step.alternatives == 0 ? 1 : 0;
        if (step.split == 0)
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
        result.hardestCount += trace.step(id).difficulty > result.hardest - nearlyAsHard ? 1 : 0;
    result.score = weight > 0 ? std::max(0.0, std::log2(weight) / 2) : 0;
    return result;
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
        return branch.id != 0 && carries(branch) && trace.split(branch.of).at != 0;
    }));
}

/// The technique that most of the hardest steps use.
std::string_view hardestTechnique(const Trace& trace)
{
    std::map<std::string_view, int> counts;
    for (const StepId id : trace.path())
        if (trace.step(id).difficulty > trace.difficulty.hardest - nearlyAsHard)
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
