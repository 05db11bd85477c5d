#include "editor/model/trace_rows.h"

#include "engine/trace/difficulty.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Fewer simple steps in a row are not worth a fold.
constexpr std::size_t leastBatch = 3;

/// By step: does it use the technique, itself or in a hypothesis of its own?
std::vector<char> stepsWith(const Trace& trace, std::string_view technique)
{
    std::vector<char> uses(trace.steps.size() + 1, 0);
    for (const Step& step : trace.steps) {
        if (step.technique != technique)
            continue;
        uses[step.id] = 1;
        for (BranchId in = step.in; in != 0; in = trace.step(trace.split(trace.branches[in].of).step).in)
            uses[trace.split(trace.branches[in].of).step] = 1;
    }
    return uses;
}

class RowBuilder {
public:
    RowBuilder(const Trace& trace, const TraceFolding& folding) : m_trace(trace), m_folding(folding) {}

    [[nodiscard]] std::vector<TraceRow> build()
    {
        if (m_folding.technique.empty())
            addPath();
        else
            addFiltered();
        if (m_trace.result != TraceResult::Unknown)
            m_rows.push_back({.kind = TraceRow::End});
        return std::move(m_rows);
    }

private:
    void addPath()
    {
        const std::vector<StepId>& path = m_trace.path();
        for (std::size_t k = 0; k < path.size();) {
            std::size_t end = k + 1;
            while (end < path.size() && isSimple(path[end]) && batchOf(path[end]) == batchOf(path[k]))
                ++end;
            if (isSimple(path[k]) && end - k >= leastBatch)
                addBatch(k, end);
            else
                addSteps(k, end, 0);
            k = end;
        }
    }

    void addFiltered()
    {
        const std::vector<char> uses = stepsWith(m_trace, m_folding.technique);
        for (std::size_t k = 0; k < m_trace.path().size(); ++k)
            if (uses[m_trace.path()[k]] != 0)
                addSteps(k, k + 1, 0);
    }

    void addBatch(std::size_t begin, std::size_t end)
    {
        const StepId first = m_trace.path()[begin];
        const bool isOpen = m_folding.openBatches.contains(first);
        m_rows.push_back({.kind = TraceRow::Batch,
                          .step = first,
                          .number = static_cast<int>(begin) + 1,
                          .count = static_cast<int>(end - begin),
                          .foldable = true,
                          .folded = !isOpen});
        if (isOpen)
            addSteps(begin, end, 1);
    }

    void addSteps(std::size_t begin, std::size_t end, int depth)
    {
        for (std::size_t k = begin; k < end; ++k)
            addStep(m_trace.step(m_trace.path()[k]),
                    {.kind = TraceRow::Step, .depth = depth, .number = static_cast<int>(k) + 1});
    }

    void addStep(const Step& step, TraceRow row)
    {
        row.step = step.id;
        row.foldable = step.split != 0;
        row.folded = row.foldable && !m_folding.openSplits.contains(step.id);
        row.swapped = row.foldable && m_trace.split(step.split).chosen >= 0;
        row.ways = row.foldable && !restsOnHypothesis(m_trace, step);
        m_rows.push_back(row);
        if (!row.foldable || row.folded)
            return;
        const Split& split = m_trace.split(step.split);
        for (std::size_t k = 0; k < split.branches.size(); ++k) {
            TraceRow head{.kind = TraceRow::Hypothesis, .step = step.id, .branch = split.branches[k]};
            head.depth = row.depth + 1;
            if (row.ways)
                addWay(head, static_cast<int>(k) + 1, static_cast<int>(split.branches.size()));
            else if (static_cast<int>(k) != split.chosen) // the line goes on with that one
                addHypothesis(head, split.branches.size() > 1);
        }
    }

    void addHypothesis(TraceRow head, bool foldable)
    {
        head.foldable = foldable;
        head.folded = foldable && m_folding.foldedBranches.contains(head.branch);
        addBranch(head);
    }

    /// There may be many of them: each is one row that says where it leads, until it is opened.
    void addWay(TraceRow head, int number, int count)
    {
        head.ways = true;
        head.number = number;
        head.count = count;
        head.foldable = !m_trace.branches[head.branch].steps.empty();
        head.folded = head.foldable && !m_folding.openWays.contains(head.branch);
        addBranch(head);
    }

    void addBranch(const TraceRow& head)
    {
        m_rows.push_back(head);
        const Branch& branch = m_trace.branches[head.branch];
        if (head.folded || (head.ways && branch.steps.empty()))
            return;
        for (std::size_t k = 0; k < branch.steps.size(); ++k)
            addStep(m_trace.step(branch.steps[k]), {.kind = TraceRow::BranchStep,
                                                    .branch = branch.id,
                                                    .depth = head.depth,
                                                    .number = static_cast<int>(k) + 1});
        m_rows.push_back({.kind = branch.outcome == Outcome::Contradiction ? TraceRow::Clash : TraceRow::Outcome,
                          .step = head.step,
                          .branch = branch.id,
                          .depth = head.depth,
                          .ways = head.ways});
    }

    [[nodiscard]] bool isSimple(StepId id) const { return m_trace.step(id).split == 0; }
    [[nodiscard]] std::uint32_t batchOf(StepId id) const { return m_trace.step(id).batch; }

    const Trace& m_trace;
    const TraceFolding& m_folding;
    std::vector<TraceRow> m_rows;
};

StepId findStep(const Trace& trace, const std::vector<StepId>& among, const Step& like)
{
    const auto found =
        std::ranges::find_if(among, [&](StepId id) { return trace.step(id).conclusions == like.conclusions; });
    return found == among.end() ? 0 : *found;
}

} // namespace

std::vector<TraceRow> traceRows(const Trace& trace, const TraceFolding& folding)
{
    return RowBuilder(trace, folding).build();
}

std::vector<TraceBar> traceBars(const Trace& trace)
{
    std::vector<TraceBar> bars;
    bars.reserve(trace.path().size());
    for (const StepId id : trace.path()) {
        const Step& step = trace.step(id);
        bars.push_back({id, difficultyLevel(step.difficulty), restsOnHypothesis(trace, step)});
    }
    return bars;
}

StepId counterpartOf(const Trace& from, StepId id, const Trace& in)
{
    if (id == 0 || id > from.steps.size())
        return 0;
    const Step& step = from.step(id);
    // A trace that has grown keeps its numbers.
    if (id <= in.steps.size() && step.in == 0 && in.step(id).in == 0 && in.step(id).conclusions == step.conclusions)
        return id;
    if (step.in == 0)
        return findStep(in, in.path(), step);
    const BranchId branch = counterpartOfBranch(from, step.in, in);
    return branch == 0 ? 0 : findStep(in, in.branches[branch].steps, step);
}

BranchId counterpartOfBranch(const Trace& from, BranchId id, const Trace& in)
{
    if (id == 0 || id >= from.branches.size())
        return 0;
    const Branch& branch = from.branches[id];
    const StepId justified = counterpartOf(from, from.split(branch.of).step, in);
    if (justified == 0 || in.step(justified).split == 0)
        return 0;
    for (const BranchId other : in.split(in.step(justified).split).branches)
        if (assumptionsOf(in.branches[other]) == assumptionsOf(branch))
            return other;
    return 0;
}

TraceFolding translated(const TraceFolding& folding, const Trace& from, const Trace& to)
{
    TraceFolding result{.technique = folding.technique};
    for (const StepId id : folding.openSplits)
        result.openSplits.insert(counterpartOf(from, id, to));
    for (const StepId id : folding.openBatches)
        result.openBatches.insert(counterpartOf(from, id, to));
    for (const BranchId id : folding.foldedBranches)
        result.foldedBranches.insert(counterpartOfBranch(from, id, to));
    for (const BranchId id : folding.openWays)
        result.openWays.insert(counterpartOfBranch(from, id, to));
    result.openSplits.erase(0);
    result.openBatches.erase(0);
    result.foldedBranches.erase(0);
    result.openWays.erase(0);
    return result;
}

} // namespace tokisuji
