#include "editor/ui/window/path_presenter.h"

#include "editor/ui/actions.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/path_status_text.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/window/trace_presenter.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

PathLineState::Kind kindOf(PathState state)
{
    switch (state) {
    case PathState::None:
        return PathLineState::None;
    case PathState::Holds:
        return PathLineState::Holds;
    case PathState::Broken:
        return PathLineState::Broken;
    case PathState::Unknown:
    case PathState::Running:
        break;
    }
    return PathLineState::Waiting;
}

/// The number of a step in the main line, from 1; 0: it is not there.
int numberOf(const Trace& trace, StepId step)
{
    const auto found = std::ranges::find(trace.path(), step);
    return found == trace.path().end() ? 0 : static_cast<int>(found - trace.path().begin()) + 1;
}

} // namespace

PathPresenter::PathPresenter(const Workbench& bench, TracePresenter* trace)
    : Presenter(bench), m_trace(trace), m_timelineModel(bench.timelineModel), m_timeline(bench.timeline),
      m_watch(new PathWatch(m_document, this))
{
    connect(m_watch, &PathWatch::changed, this, &PathPresenter::take);
    connect(m_document, &Document::opened, this, [this] { choosePath(false); });
    connect(trace, &TracePresenter::profilesChanged, this, &PathPresenter::takeProfiles);
    connect(trace->selection(), &TraceSelection::rowsChanged, this, &PathPresenter::take);
    connect(trace->selection(), &TraceSelection::currentChanged, this, &PathPresenter::syncActions);
    connect(trace->section(), &TraceSection::pathChosen, this, &PathPresenter::choosePath);
    on(ActionId::MarkIntended, [this] { markPath(); });
    on(ActionId::IntendStep, [this] { toggleStep(); });
    on(ActionId::ClearIntended, [this] { m_watch->clearIntended(); });
    takeProfiles();
    take();
}

void PathPresenter::takeProfiles()
{
    m_watch->setOwnProfiles(m_settings->ownProfiles());
}

void PathPresenter::take()
{
    const IntendedPath* path = m_watch->intended();
    if (path == nullptr && m_listsIntended) {
        choosePath(false);
        return;
    }
    const PathCheck* check = m_watch->current();
    m_trace->section()->displayPath(
        {.kind = kindOf(m_watch->currentState()),
         .summary = check == nullptr ? tr("The intended path is being checked") : pathCheckSummary(*check),
         .breaks = breakText(),
         .showsPath = m_listsIntended});
    const StepStatuses known = statuses();
    m_trace->section()->setStatuses(known);
    std::set<StepId> fallen;
    for (const auto& [step, status] : known)
        if (!stands(status) && status != StepStatus::Unknown)
            fallen.insert(step);
    m_trace->setFallen(std::move(fallen));
    m_timeline->setPathBreak(m_watch->firstBreak());
    syncActions();
}

/// "Broke at #12, 3 at R2C2: step 7, Island full · 5 at R3C5".
QString PathPresenter::breakText() const
{
    const NodeId node = m_watch->firstBreak();
    if (m_watch->intended() == nullptr || node == noNode || m_watch->brokenSteps().empty())
        return {};
    const Trace& trace = m_watch->intended()->trace;
    const StepId step = m_watch->brokenSteps().front();
    const Board board = m_document->history().boardAt(m_watch->intended()->markedAt);
    const QString edit = editText(m_timelineModel->editAt(node), genreOf(m_document->board()));
    return tr("Broke at #%1 (%2): step %3, %4")
        .arg(m_document->history().node(node).depth)
        .arg(edit)
        .arg(numberOf(trace, step))
        .arg(stepTitle(trace, trace.step(step), board));
}

/// In the intended path by its own numbers; in the solver's where it concludes the same.
StepStatuses PathPresenter::statuses() const
{
    const PathCheck* check = m_watch->current();
    if (check == nullptr || m_watch->intended() == nullptr)
        return {};
    if (m_listsIntended)
        return check->steps;
    const Trace& listed = *m_trace->selection()->trace();
    std::map<std::vector<Atom>, StepId> byConclusion;
    for (const StepId step : listed.path())
        byConclusion.emplace(listed.step(step).conclusions, step);
    StepStatuses found;
    for (const auto& [step, status] : check->steps)
        if (const auto other = byConclusion.find(m_watch->intended()->trace.step(step).conclusions);
            other != byConclusion.end() && stands(status))
            found.emplace(other->second, status);
    return found;
}

// --- what the user asks for ---

/// What is broken is looked at first.
void PathPresenter::choosePath(bool intended)
{
    const auto path = m_document->annotations().intended;
    m_listsIntended = intended && path != nullptr;
    m_trace->list(m_listsIntended ? std::shared_ptr<const Trace>(path, &path->trace) : nullptr);
    take();
    const PathCheck* check = m_watch->current();
    if (m_listsIntended && check != nullptr && !check->breaks.empty()
        && m_trace->selection()->selectStep(check->breaks.front()))
        m_trace->look();
}

void PathPresenter::markPath()
{
    const auto& trace = m_trace->selection()->trace();
    if (m_trace->listsTracer() && !trace->path().empty())
        m_watch->setIntended(*trace);
}

StepId PathPresenter::selectedStep() const
{
    const TraceRow* row = m_trace->selection()->current();
    return row != nullptr && row->kind == TraceRow::Step ? row->step : 0;
}

/// One step more or less of the intended path; of a path that is not intended yet this step alone. Where all steps were
/// meant, all but this one are.
void PathPresenter::toggleStep()
{
    const StepId step = selectedStep();
    if (step == 0)
        return;
    if (!m_listsIntended) {
        m_watch->setIntended(*m_trace->selection()->trace(), {step});
        return;
    }
    auto path = std::make_shared<IntendedPath>(*m_watch->intended());
    if (path->steps.empty())
        path->steps.insert(path->trace.path().begin(), path->trace.path().end());
    if (path->steps.erase(step) == 0)
        path->steps.insert(step);
    if (path->steps.empty()) {
        m_watch->clearIntended();
        return;
    }
    Annotations annotations = m_document->annotations();
    annotations.intended = std::move(path);
    m_document->annotate(std::move(annotations));
    choosePath(true);
}

void PathPresenter::syncActions()
{
    const bool open = !m_document->isEmpty();
    const bool exists = open && m_watch->intended() != nullptr;
    const bool any = open && !m_trace->selection()->trace()->path().empty();
    m_actions->set(Need::TracedPath, any && m_trace->listsTracer());
    m_actions->set(Need::IntendedPath, exists);
    m_actions->set(Need::PathStep, any && selectedStep() != 0);
}

} // namespace tokisuji
