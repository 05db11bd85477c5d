#include "engine/trace/difficulty.h"

#include "engine/trace/technique.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

/// Chains are felt to be harder at these lengths, a tenth each time.
constexpr std::array chainSteps{4, 6, 8, 12, 16, 24, 32, 48};
constexpr double perLength = 0.1;
constexpr double perRule = 0.15;
constexpr double perHeldStep = 0.4;

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
        result.hardestCount += trace.step(id).difficulty > result.hardest - 0.25 ? 1 : 0;
    result.score = weight > 0 ? std::max(0.0, std::log2(weight) / 2) : 0;
    return result;
}

} // namespace tokisuji
