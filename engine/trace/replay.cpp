#include "engine/trace/replay.h"

#include "engine/genre/registry.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <optional>

namespace tokisuji {

Replay::Replay(const Board& start) : Replay(start, rulesOf(start)) {}

Replay::Replay(const Board& start, const Rules& rules) : m_board(start)
{
    for (const Answer& answer : rules.answers())
        m_spots.emplace(AnswerPlace{answer.layer, answer.places.front()},
                        Spot{answer.places, answer.lo, answer.hi, answer.code == Answer::AtLeast});
}

void Replay::take(const Step& step)
{
    for (const Atom& atom : step.conclusions)
        take(atom);
}

/// A trace of another board may speak of places that this one lacks.
void Replay::take(const Atom& atom)
{
    const auto found = atom.isRelation() ? m_spots.end() : m_spots.find(atom.at);
    if (found == m_spots.end())
        return;
    Spot& spot = found->second;
    if (atom.op == Atom::AtLeast)
        spot.lo = std::max(spot.lo, atom.value);
    if (atom.op == Atom::AtMost)
        spot.hi = std::min(spot.hi, atom.value);
    std::optional<int> value;
    if (atom.op == Atom::Is)
        value = atom.value;
    else if (spot.isBounded && spot.lo == spot.hi)
        value = spot.lo;
    for (const Place place : value ? spot.places : std::vector<Place>{})
        m_board.set(atom.at.layer, place, *value);
}

namespace {

enum class Until : std::uint8_t { Before, After };

Board replayed(const Board& start, const Trace& trace, StepId id, Until until)
{
    const StepId last = mainStepOf(trace, id);
    Replay replay(start);
    for (const StepId step : trace.path()) {
        if (step == last && until == Until::Before)
            break;
        replay.take(trace.step(step));
        if (step == last)
            break;
    }
    return replay.board();
}

/// The branches that a branch is nested in and itself, outermost first.
std::vector<BranchId> lineageOf(const Trace& trace, BranchId branch)
{
    std::vector<BranchId> lineage;
    while (branch != 0) {
        lineage.push_back(branch);
        branch = trace.split(trace.branches[branch].of).at;
    }
    std::ranges::reverse(lineage);
    return lineage;
}

/// The assumption of a branch and its steps before the place `end` in it.
void addMarks(const Trace& trace, BranchId id, std::size_t end, std::vector<HypotheticalMark>& marks)
{
    const Branch& branch = trace.branches[id];
    marks.push_back({branch.hypothesis, 0});
    for (const Atom& atom : branch.also)
        marks.push_back({atom, HypotheticalMark::assumedToo});
    for (std::size_t k = 0; k < end; ++k)
        for (const Atom& atom : trace.step(branch.steps[k]).conclusions)
            marks.push_back({atom, static_cast<int>(k) + 1});
}

std::size_t placeIn(const Branch& branch, StepId step)
{
    return static_cast<std::size_t>(std::ranges::find(branch.steps, step) - branch.steps.begin());
}

/// The innermost branch up to `end`, those round it up to the step that the next inner one justifies.
std::vector<HypotheticalMark> marksInside(const Trace& trace, BranchId innermost, std::size_t end)
{
    std::vector<HypotheticalMark> marks;
    const std::vector<BranchId> lineage = lineageOf(trace, innermost);
    for (std::size_t k = 0; k < lineage.size(); ++k) {
        if (k + 1 == lineage.size()) {
            addMarks(trace, lineage[k], end, marks);
            continue;
        }
        const StepId justified = trace.split(trace.branches[lineage[k + 1]].of).step;
        addMarks(trace, lineage[k], placeIn(trace.branches[lineage[k]], justified), marks);
    }
    return marks;
}

} // namespace

StepId mainStepOf(const Trace& trace, StepId id)
{
    while (id != 0 && trace.step(id).in != 0) // 0: tried in vain, after the last step
        id = trace.split(trace.branches[trace.step(id).in].of).step;
    return id;
}

Board boardBefore(const Board& start, const Trace& trace, StepId id)
{
    return replayed(start, trace, id, Until::Before);
}

Board boardAfter(const Board& start, const Trace& trace, StepId id)
{
    return replayed(start, trace, id, mainStepOf(trace, id) == id ? Until::After : Until::Before);
}

Board boardAtEnd(const Board& start, const Trace& trace)
{
    return boardAtEnd(start, rulesOf(start), trace);
}

Board boardAtEnd(const Board& start, const Rules& rules, const Trace& trace)
{
    Replay replay(start, rules);
    for (const StepId step : trace.path())
        replay.take(trace.step(step));
    return replay.board();
}

std::vector<HypotheticalMark> hypotheticalMarks(const Trace& trace, StepId id)
{
    const Step& step = trace.step(id);
    return step.in == 0 ? std::vector<HypotheticalMark>{}
                        : marksInside(trace, step.in, placeIn(trace.branches[step.in], id) + 1);
}

std::vector<HypotheticalMark> hypotheticalMarksOf(const Trace& trace, BranchId id)
{
    return id == 0 ? std::vector<HypotheticalMark>{} : marksInside(trace, id, trace.branches[id].steps.size());
}

Edit editUpTo(const Board& board, const Trace& trace, StepId id)
{
    return difference(board, replayed(board, trace, id, Until::After));
}

StepId stepThatFound(const Trace& trace, const Board& start, Layer layer, Place place)
{
    if (!start.has(layer) || !start.grid().contains(placesOf(layer), place))
        return 0;
    Replay replay(start);
    const int before = start.at(layer, place);
    for (const StepId step : trace.path()) {
        replay.take(trace.step(step));
        if (replay.board().at(layer, place) != before)
            return step;
    }
    return 0;
}

} // namespace tokisuji
