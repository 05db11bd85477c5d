#include "editor/model/trace_selection.h"

#include "engine/trace/replay.h"
#include "engine/trace/technique.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

constexpr double usualSpeed = 2;

const std::shared_ptr<const Trace>& emptyTrace()
{
    static const auto empty = std::make_shared<const Trace>();
    return empty;
}

bool isStepRow(const TraceRow& row)
{
    return row.kind == TraceRow::Step || row.kind == TraceRow::BranchStep;
}

std::shared_ptr<const Trace> withSwaps(const std::shared_ptr<const Trace>& trace, const std::set<StepId>& swapped)
{
    if (swapped.empty())
        return trace;
    Trace result = *trace;
    for (const StepId id : swapped) {
        const SplitId split = result.step(id).split;
        static_cast<void>(promote(result, split, caseThatIsLeft(result, split)));
    }
    return std::make_shared<const Trace>(std::move(result));
}

} // namespace

TraceSelection::TraceSelection(QObject* parent)
    : QObject(parent), m_made{emptyTrace(), {}, {}, {}}, m_view(m_made), m_trace(emptyTrace())
{
    setStepsPerSecond(usualSpeed);
    connect(&m_player, &QTimer::timeout, this, [this] {
        if (!next())
            pause();
    });
}

// --- the trace ---

TraceSelection::View TraceSelection::carriedOver(const View& view, std::shared_ptr<const Trace> trace)
{
    View result{.folding = translated(view.folding, *view.trace, *trace), .row = view.row};
    for (const StepId id : view.swapped)
        if (const StepId other = counterpartOf(*view.trace, id, *trace); other != 0 && trace->step(other).split != 0)
            result.swapped.insert(other);
    if (result.row) {
        TraceRow& row = *result.row;
        const bool isInside = row.branch != 0 && !isStepRow(row);
        row.branch = isInside ? counterpartOfBranch(*view.trace, row.branch, *trace) : 0;
        row.step = counterpartOf(*view.trace, row.step, *trace);
        const bool isThere = row.kind == TraceRow::End || (isInside ? row.branch != 0 : row.step != 0);
        if (!isThere)
            result.row.reset();
    }
    result.trace = std::move(trace);
    return result;
}

void TraceSelection::setTrace(std::shared_ptr<const Trace> trace, const Board& board)
{
    if (trace == m_view.trace && board == m_board)
        return;
    const bool hadCurrent = m_current >= 0;
    m_board = board;
    m_view = carriedOver(m_made, std::move(trace));
    if (m_view.trace->result != TraceResult::Unknown)
        m_made = m_view;
    rebuild();
    if (m_view.row && m_current < 0 && m_view.folding.technique.empty()) { // hidden by a batch that has grown
        unfold(m_view.row->step);
        rebuild();
    }
    emit rowsChanged();
    if (hadCurrent || m_current >= 0)
        emit currentChanged();
}

/// Rows, bars and the current row of what is to be seen.
void TraceSelection::rebuild()
{
    m_trace = withSwaps(m_view.trace, m_view.swapped);
    m_rows = traceRows(*m_trace, m_view.folding);
    m_bars = traceBars(*m_trace);
    m_current = m_view.row ? rowOf(*m_view.row) : -1;
}

int TraceSelection::rowOf(const TraceRow& wanted) const
{
    const auto matches = [&](const TraceRow& row) {
        if (isStepRow(wanted))
            return isStepRow(row) && row.step == wanted.step;
        return row.kind == wanted.kind && row.step == wanted.step && row.branch == wanted.branch;
    };
    const auto found = std::ranges::find_if(m_rows, matches);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

// --- selecting ---

const TraceRow* TraceSelection::current() const
{
    return m_current < 0 ? nullptr : &m_rows[static_cast<std::size_t>(m_current)];
}

std::vector<StepId> TraceSelection::currentSteps() const
{
    const TraceRow* row = current();
    if (row == nullptr || row->kind == TraceRow::End)
        return {};
    if (row->kind != TraceRow::Batch)
        return {row->step};
    const auto first = m_trace->path().begin() + row->number - 1;
    return {first, first + row->count};
}

void TraceSelection::select(int row)
{
    m_current = row;
    m_view.row.reset();
    if (row >= 0)
        m_view.row = m_rows[static_cast<std::size_t>(row)];
    m_made = m_view;
    emit currentChanged();
}

void TraceSelection::setCurrentRow(int row)
{
    if (row != m_current && row < static_cast<int>(m_rows.size()))
        select(std::max(row, -1));
}

void TraceSelection::setFolded(int row, bool folded)
{
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return;
    const TraceRow target = m_rows[static_cast<std::size_t>(row)];
    if (!target.foldable || target.folded == folded)
        return;
    const auto put = [](auto& set, auto id, bool contained) { contained ? void(set.insert(id)) : void(set.erase(id)); };
    TraceFolding& folding = m_view.folding;
    if (target.kind == TraceRow::Batch)
        put(folding.openBatches, target.step, !folded);
    else if (target.kind == TraceRow::Hypothesis && target.ways)
        put(folding.openWays, target.branch, !folded);
    else if (target.kind == TraceRow::Hypothesis)
        put(folding.foldedBranches, target.branch, folded);
    else
        put(folding.openSplits, target.step, !folded);
    const bool wasSelected = m_current >= 0;
    rebuild();
    if (wasSelected && m_current < 0) { // it is hidden in what was folded
        m_view.row = target;
        m_current = rowOf(target);
    }
    m_made = m_view;
    emit rowsChanged();
    if (wasSelected)
        emit currentChanged();
}

/// The head of an open batch says nothing that its steps don't say.
bool TraceSelection::isStop(int row) const
{
    const TraceRow& target = m_rows[static_cast<std::size_t>(row)];
    return target.kind != TraceRow::Batch || target.folded;
}

bool TraceSelection::walk(int from, int direction)
{
    const int count = static_cast<int>(m_rows.size());
    for (int row = from; row >= 0 && row < count; row += direction)
        if (isStop(row)) {
            select(row);
            return true;
        }
    return false;
}

bool TraceSelection::next()
{
    return walk(m_current + 1, 1);
}

bool TraceSelection::previous()
{
    return walk(m_current < 0 ? static_cast<int>(m_rows.size()) - 1 : m_current - 1, -1);
}

void TraceSelection::first()
{
    walk(0, 1);
}

void TraceSelection::last()
{
    walk(static_cast<int>(m_rows.size()) - 1, -1);
}

bool TraceSelection::intoOrOut()
{
    const TraceRow* row = current();
    if (row == nullptr)
        return false;
    if (isStepRow(*row) && row->foldable) {
        const TraceRow inside{.kind = TraceRow::Hypothesis,
                              .step = row->step,
                              .branch = m_trace->split(m_trace->step(row->step).split).branches.front()};
        setFolded(m_current, false);
        setCurrentRow(rowOf(inside));
        return true;
    }
    if (row->branch == 0)
        return false;
    return selectStep(m_trace->split(m_trace->branches[row->branch].of).step);
}

/// Opens everything round a step.
void TraceSelection::unfold(StepId step)
{
    if (step == 0)
        return;
    for (BranchId in = m_trace->step(step).in; in != 0; in = m_trace->step(step).in) {
        m_view.folding.foldedBranches.erase(in);
        m_view.folding.openWays.insert(in); // says nothing of hypotheses
        step = m_trace->split(m_trace->branches[in].of).step;
        m_view.folding.openSplits.insert(step);
    }
    for (const TraceRow& row : m_rows)
        if (row.kind == TraceRow::Batch && row.folded) {
            const auto first = m_trace->path().begin() + row.number - 1;
            if (std::find(first, first + row.count, step) != first + row.count)
                m_view.folding.openBatches.insert(row.step);
        }
}

bool TraceSelection::selectStep(StepId step)
{
    if (step == 0 || step > m_trace->steps.size())
        return false;
    const TraceRow wanted{.kind = TraceRow::Step, .step = step};
    if (rowOf(wanted) < 0 && !m_view.folding.technique.empty()) {
        m_view.folding.technique.clear();
        rebuild();
    }
    if (rowOf(wanted) < 0) {
        unfold(step);
        rebuild();
        emit rowsChanged();
    }
    const int row = rowOf(wanted);
    if (row >= 0)
        select(row);
    return row >= 0;
}

// --- what is seen of it ---

void TraceSelection::setTechnique(const std::string& technique)
{
    if (technique == m_view.folding.technique)
        return;
    const bool wasSelected = m_current >= 0;
    m_view.folding.technique = technique;
    rebuild();
    m_made = m_view;
    emit rowsChanged();
    if (wasSelected)
        emit currentChanged();
}

std::vector<std::pair<std::string_view, int>> TraceSelection::techniquesUsed() const
{
    std::map<std::string_view, int> counts;
    for (const Step& step : m_trace->steps)
        ++counts[step.technique];
    std::vector<std::pair<std::string_view, int>> used(counts.begin(), counts.end());
    const auto difficulty = [](const auto& entry) {
        const Technique* technique = findTechnique(entry.first);
        return technique == nullptr ? 0 : technique->difficulty;
    };
    std::ranges::stable_sort(used, {}, difficulty);
    return used;
}

void TraceSelection::setShowsAfter(bool after)
{
    if (std::exchange(m_showsAfter, after) != after)
        emit showsAfterChanged();
}

Board TraceSelection::shownBoard() const
{
    const TraceRow* row = current();
    if (row == nullptr)
        return m_board;
    if (row->kind == TraceRow::End)
        return boardAtEnd(m_board, *m_trace);
    const bool isOnPath = row->kind == TraceRow::Step || row->kind == TraceRow::Batch;
    if (isOnPath && m_showsAfter)
        return boardAfter(m_board, *m_trace, currentSteps().back());
    return boardBefore(m_board, *m_trace, row->step);
}

int TraceSelection::currentBar() const
{
    const TraceRow* row = current();
    if (row == nullptr || row->step == 0)
        return -1;
    const StepId step = mainStepOf(*m_trace, row->step);
    const auto bar = std::ranges::find(m_bars, step, &TraceBar::step);
    return bar == m_bars.end() ? -1 : static_cast<int>(bar - m_bars.begin());
}

bool TraceSelection::canSwap(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return false;
    const TraceRow& target = m_rows[static_cast<std::size_t>(row)];
    if (!isStepRow(target) || !target.foldable)
        return false;
    return caseThatIsLeft(*m_trace, m_trace->step(target.step).split) >= 0;
}

bool TraceSelection::swap(int row)
{
    if (!canSwap(row))
        return false;
    const StepId step = m_rows[static_cast<std::size_t>(row)].step;
    if (m_view.swapped.erase(step) == 0)
        m_view.swapped.insert(step);
    const bool wasSelected = m_current >= 0;
    rebuild();
    m_made = m_view;
    emit rowsChanged();
    if (wasSelected)
        emit currentChanged();
    return true;
}

// --- playing ---

void TraceSelection::play()
{
    if (isPlaying())
        return;
    if (m_current + 1 >= static_cast<int>(m_rows.size()))
        first();
    else
        next();
    m_player.start();
    emit playingChanged();
}

void TraceSelection::pause()
{
    if (!isPlaying())
        return;
    m_player.stop();
    emit playingChanged();
}

void TraceSelection::setStepsPerSecond(double speed)
{
    m_player.setInterval(static_cast<int>(1000 / std::clamp(speed, 0.1, 60.0)));
}

} // namespace tokisuji
