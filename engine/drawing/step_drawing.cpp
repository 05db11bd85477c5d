#include "engine/drawing/step_drawing.h"

#include "engine/drawing/badges.h"
#include "engine/drawing/step_parts.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Beside what stands at a place, not on it.
constexpr Point besideMark{0.3, -0.27};

Drawing sheetOf(const Board& board)
{
    const auto [width, height] = board.size();
    return {{0, 0}, {double(width), double(height)}, {}};
}

/// A long bridge carries its number in its middle; everything else beside it.
Point badgeOf(const StepScene& scene, const Atom& atom)
{
    const bool isLong = scene.placesOf(atom.at).size() > 1 && atom.op != Atom::AtMost && atom.op != Atom::IsNot;
    return scene.middleOf(atom.at) + (isLong ? Point{} : besideMark);
}

/// Which of the ways to meet a rule a branch is, from 1; 0: it is a hypothesis.
int wayOf(const Trace& trace, BranchId id)
{
    const Split& split = trace.split(trace.branches[id].of);
    return split.kind != Split::Ways
               ? 0
               : 1 + static_cast<int>(std::ranges::find(split.branches, id) - split.branches.begin());
}

void drawHypothetical(const StepScene& scene, const std::vector<HypotheticalMark>& marks, int way, Drawing& drawing)
{
    const MarkStyle style{.ink = Ink::Hypothesis, .dashed = true, .onHalo = false};
    for (const HypotheticalMark& mark : marks)
        drawAtoms(scene, {mark.atom}, style, drawing);
    for (const HypotheticalMark& mark : marks) {
        const Point at = badgeOf(scene, mark.atom);
        if (mark.number == 0 && way > 0)
            addWay(drawing, at, way, scene.options().cellPixels);
        else if (mark.number == 0)
            addQuestion(drawing, at, scene.options().cellPixels);
        else if (mark.number > 0 && scene.detail() != Detail::Tiny)
            addStepNumber(drawing, at, mark.number, scene.options().cellPixels);
    }
}

/// What a step inside a hypothesis rests on: the hypothesis and the marks before it.
std::vector<HypotheticalMark> marksBefore(const Trace& trace, const Step& step)
{
    std::vector<HypotheticalMark> marks = hypotheticalMarks(trace, step.id);
    std::erase_if(marks, [&](const HypotheticalMark& mark) {
        return mark.number > 0 && std::ranges::find(step.conclusions, mark.atom) != step.conclusions.end();
    });
    return marks;
}

bool isBound(const Atom& atom)
{
    return atom.op == Atom::AtLeast || atom.op == Atom::AtMost;
}

/// Bounds of a bridge as the number that they leave after a step, where they leave one.
std::vector<Atom> settled(std::vector<Atom> atoms, const Board& state, const Trace& trace, StepId last)
{
    if (std::ranges::none_of(atoms, isBound))
        return atoms;
    const Board after = boardAfter(state, trace, last);
    for (Atom& atom : atoms)
        if (isBound(atom))
            if (const int value = after.at(atom.at.layer, atom.at.place); value != blank)
                atom = {.op = Atom::Is, .at = atom.at, .value = value};
    return atoms;
}

} // namespace

Drawing drawSteps(const Board& state, const Trace& trace, std::span<const StepId> ids, const StepDrawOptions& options)
{
    const StepScene scene(state, options);
    Drawing drawing = sheetOf(state);
    std::vector<Atom> all;
    for (const StepId id : ids)
        all.insert(all.end(), trace.step(id).conclusions.begin(), trace.step(id).conclusions.end());
    drawAtoms(scene, settled(std::move(all), state, trace, ids.back()), {.haloOnly = options.after}, drawing);
    return compose({std::move(drawing)});
}

Drawing drawStep(const Board& state, const Trace& trace, StepId id, const StepDrawOptions& options)
{
    const StepScene scene(state, options);
    const Step& step = trace.step(id);
    Drawing drawing = sheetOf(state);
    if (options.reasons)
        drawReason(scene, step.why, {}, drawing);
    if (step.in == 0) {
        const std::vector<Atom> conclusions = settled(step.conclusions, state, trace, id);
        drawAtoms(scene, conclusions, {.haloOnly = options.after}, drawing);
        if (options.brokenNumber > 0 && !conclusions.empty())
            addCutCircle(drawing, badgeOf(scene, conclusions.front()), options.brokenNumber, options.cellPixels);
        return compose({std::move(drawing)});
    }
    drawHypothetical(scene, options.after ? hypotheticalMarks(trace, id) : marksBefore(trace, step),
                     wayOf(trace, step.in), drawing);
    if (!options.after)
        drawAtoms(scene, step.conclusions, {.ink = Ink::Hypothesis, .dashed = true}, drawing);
    return compose({std::move(drawing)});
}

namespace {

/// What a way to meet a rule shares with the others, below what it is made of.
void drawShared(const StepScene& scene, const Trace& trace, const Split& split, Drawing& drawing)
{
    if (scene.options().reasons)
        drawReason(scene, split.exhaustive, {}, drawing);
    drawAtoms(scene, trace.step(split.step).conclusions, {.haloOnly = true}, drawing);
}

} // namespace

Drawing drawHypothesis(const Board& state, const Trace& trace, BranchId id, const StepDrawOptions& options)
{
    const StepScene scene(state, options);
    const Branch& branch = trace.branches[id];
    Drawing drawing = sheetOf(state);
    const bool breaks = branch.outcome == Outcome::Contradiction;
    if (const Split& split = trace.split(branch.of); split.kind == Split::Ways && branch.outcome == Outcome::Agree)
        drawShared(scene, trace, split, drawing);
    if (breaks && options.reasons)
        drawReason(scene, branch.clash, {.ink = Ink::Conflict, .fill = Ink::ConflictFill}, drawing);
    drawHypothetical(scene, hypotheticalMarksOf(trace, id), wayOf(trace, id), drawing);
    if (breaks)
        drawBroken(scene, branch.clash, drawing);
    return compose({std::move(drawing)});
}

Drawing drawClash(const Board& state, const Trace& trace, const StepDrawOptions& options)
{
    const StepScene scene(state, options);
    Drawing drawing = sheetOf(state);
    drawReason(scene, trace.clash, {.ink = Ink::Conflict, .fill = Ink::ConflictFill}, drawing);
    drawBroken(scene, trace.clash, drawing);
    return compose({std::move(drawing)});
}

} // namespace tokisuji
