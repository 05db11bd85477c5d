#include "editor/ui/window/trace_presenter.h"

#include "editor/model/reasoned.h"
#include "editor/model/verdict_cache.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/dialogs/profile_dialog.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/texts/profile_text.h"
#include "editor/ui/texts/step_text.h"
#include "editor/ui/window/marks_at.h"
#include "editor/ui/window/step_guest.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"

#include <algorithm>

namespace tokisuji {

namespace {

QString reasonsSetting()
{
    return QString::fromLatin1(overlayRow(OverlayKind::Reasons).setting);
}

bool hasClues(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clueLayers(), [&](Layer layer) { return !board.isBlank(layer); });
}

} // namespace

TracePresenter::TracePresenter(const Workbench& bench)
    : Presenter(bench), m_tracer(new LiveTracer(this)), m_selection(new TraceSelection(this)),
      m_section(new TraceSection(m_selection, *m_actions)),
      m_showsReasons(m_settings->overlay(reasonsSetting()).value_or(true))
{
    m_panel->setTrace(m_section);
    m_tracer->setMarkUse(m_solver->markUse());
    m_selection->setStepsPerSecond(m_settings->stepsPerSecond());
    takeProfile();
    connectModels();
    connectSection();
    connectActions();
    takeBoard();
}

void TracePresenter::connectModels()
{
    connect(m_document, &Document::currentChanged, this, &TracePresenter::takeBoard);
    const auto takeSolver = [this] {
        m_tracer->setMarkUse(m_solver->markUse());
        if (!m_document->isEmpty())
            m_tracer->setVerdict(m_document->board(), m_solver->sharedVerdict());
    };
    connect(m_solver, &LiveSolver::verdictChanged, this, takeSolver);
    connect(m_solver, &LiveSolver::cacheChanged, this, takeSolver);
    connect(m_view, &BoardView::guestChanged, this, &TracePresenter::syncActions);
    connect(m_tracer, &LiveTracer::traceChanged, this, &TracePresenter::takeTrace);
    connect(m_selection, &TraceSelection::rowsChanged, this, &TracePresenter::syncActions);
    connect(m_selection, &TraceSelection::currentChanged, this, &TracePresenter::takeCurrent);
    connect(m_selection, &TraceSelection::showsAfterChanged, this, &TracePresenter::takeCurrent);
    connect(m_selection, &TraceSelection::playingChanged, this, &TracePresenter::syncActions);
}

void TracePresenter::connectSection()
{
    connect(m_section, &TraceSection::lookedAt, this, &TracePresenter::look);
    connect(m_section, &TraceSection::reasonsChosen, this, &TracePresenter::chooseReasons);
    connect(m_section, &TraceSection::profileChosen, this, &TracePresenter::chooseProfile);
    connect(m_section, &TraceSection::profilesAsked, this, &TracePresenter::editProfiles);
    TraceTree* tree = m_section->tree();
    connect(tree, &TraceTree::adoptAsked, (*m_actions)[ActionId::AdoptStep], &QAction::trigger);
    for (const ActionId id : {ActionId::AdoptStep, ActionId::SwapCases, ActionId::ShowAfter, ActionId::IntendStep})
        tree->addAction((*m_actions)[id]);
}

void TracePresenter::connectActions()
{
    on(ActionId::NextStep, [this] { walk(&TraceSelection::next); });
    on(ActionId::PreviousStep, [this] { walk(&TraceSelection::previous); });
    on(ActionId::IntoHypothesis, [this] { walk(&TraceSelection::intoOrOut); });
    on(ActionId::PlayTrace, [this](bool play) { play ? m_selection->play() : m_selection->pause(); });
    on(ActionId::ShowAfter, [this](bool after) {
        m_selection->setShowsAfter(after);
        look();
    });
    on(ActionId::ShowReasons, [this](bool shown) { chooseReasons(shown); });
    on(ActionId::SwapCases, [this] { m_selection->swap(m_selection->currentRow()); });
    on(ActionId::AdoptStep, [this] { adopt(); });
    on(ActionId::WhyThisMark, [this] { explainMark(); });
    on(ActionId::EditProfiles, [this] { editProfiles(); });
}

// --- following ---

void TracePresenter::takeBoard()
{
    m_selection->pause();
    m_wantsToLook = false;
    leave();
    if (m_document->isEmpty() || !hasClues(m_document->board()))
        m_tracer->clear();
    else
        m_tracer->setBoard(m_document->board());
    takeTrace();
}

void TracePresenter::takeTrace()
{
    if (m_other != nullptr && !m_document->isEmpty())
        m_selection->setTrace(m_other, checkedPart(m_document->board(), m_solver->markUse()));
    else
        m_selection->setTrace(m_tracer->trace(), m_tracer->board());
    present();
    if (m_wantsToLook)
        look();
}

/// A row that comes while steps are looked at is looked at too; one that comes with an edit is not.
void TracePresenter::takeCurrent()
{
    if (isShowing() || m_selection->isPlaying())
        look();
    else
        present();
}

/// Does what is listed belong to the board that the document has now?
bool TracePresenter::isOfThisBoard() const
{
    return !m_document->isEmpty() && (m_other != nullptr || !m_tracer->isStale())
           && m_selection->board().grid() == m_document->board().grid()
           && m_selection->board().genre() == m_document->board().genre();
}

void TracePresenter::look()
{
    m_wantsToLook = !isOfThisBoard() || (m_selection->current() == nullptr && m_wantsToLook);
    if (m_wantsToLook)
        return;
    if (m_selection->current() == nullptr) {
        leave();
        return;
    }
    const TraceRow& row = *m_selection->current();
    BoardGuest guest =
        stepGuest(*m_selection, m_showsReasons, row.kind == TraceRow::Step && m_fallen.contains(row.step));
    guest.owner = this;
    m_view->setGuest(std::move(guest));
    const std::vector<Place> places = placesLookedAt(*m_selection);
    const auto isSeen = [this](Place place) { return m_view->rect().contains(m_view->toWidget(place).toPoint()); };
    if (!places.empty() && std::ranges::none_of(places, isSeen))
        m_view->showPlace(places.front());
    present();
}

void TracePresenter::setFallen(std::set<StepId> steps)
{
    if (steps == m_fallen)
        return;
    m_fallen = std::move(steps);
    if (isShowing())
        look();
}

/// The board of the document again.
void TracePresenter::leave()
{
    m_selection->pause();
    dismissGuest();
    present();
}

void TracePresenter::list(std::shared_ptr<const Trace> path)
{
    if (path == m_other)
        return;
    leave();
    m_other = std::move(path);
    takeTrace();
}

bool TracePresenter::escape()
{
    if (!isShowing() && !m_selection->isPlaying())
        return false;
    leave();
    return true;
}

// --- showing ---

QString TracePresenter::words() const
{
    if (m_document->isEmpty() || !isReasoned(genreOf(m_document->board())))
        return {};
    if (!hasClues(m_document->board()) && listsTracer())
        return tr("There are no clues on the board yet");
    const Trace& trace = *m_selection->trace();
    const TraceRow* row = m_selection->current();
    const bool isOneStep = row != nullptr && (row->kind == TraceRow::Step || row->kind == TraceRow::BranchStep);
    if (isOneStep)
        return stepReason(trace, trace.step(row->step), m_selection->board());
    if (row != nullptr && row->kind != TraceRow::End) {
        const RowText text = rowText(trace, *row, m_selection->board());
        return text.detail.isEmpty() ? text.title : tr("%1. %2", "two sentences").arg(text.title, text.detail);
    }
    if (m_tracer->isRunning() && listsTracer())
        return tr("Still tracing");
    if (trace.result == TraceResult::Stuck)
        return tr("Stuck here: this level finds no step");
    return difficultyText(trace.difficulty);
}

void TracePresenter::present()
{
    const bool running = listsTracer() && m_tracer->isRunning();
    const bool any =
        running || !m_selection->trace()->steps.empty() || m_selection->trace()->result != TraceResult::Unknown;
    m_section->setVisible(m_document->isEmpty() || genreOf(m_document->board()).answer == AnswerKind::Marks);
    m_section->display({.summary = any ? traceSummary(*m_selection->trace(), running) : QString(),
                        .words = words(),
                        .profiles = profileTitles(),
                        .profile = profileIndex(),
                        .showsReasons = m_showsReasons});
    syncActions();
}

void TracePresenter::syncActions()
{
    const TraceRow* row = m_selection->current();
    m_actions->set(Need::Trace, !m_document->isEmpty() && !m_selection->rows().empty());
    m_actions->set(Need::Hypothesis, row != nullptr && (row->branch != 0 || row->foldable));
    m_actions->set(Need::StepRow, row != nullptr);
    m_actions->set(Need::TwoCases, m_selection->canSwap(m_selection->currentRow()));
    m_actions->set(Need::ShownStep, isShowing() && listsTracer() && isOfThisBoard());
    (*m_actions)[ActionId::PlayTrace]->setChecked(m_selection->isPlaying());
    (*m_actions)[ActionId::ShowAfter]->setChecked(m_selection->showsAfter());
    (*m_actions)[ActionId::ShowReasons]->setChecked(m_showsReasons);
    (*m_actions)[ActionId::PlayTrace]->setIcon(
        lineIcon(m_selection->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
}

void TracePresenter::refresh()
{
    present();
    if (isShowing())
        look();
}

// --- what the user asks for ---

/// After an edit the row that was left is looked at again before others are.
void TracePresenter::walk(bool (TraceSelection::*way)())
{
    if (m_selection->current() == nullptr || isShowing())
        static_cast<void>((m_selection->*way)());
    look();
    reveal();
}

/// Who goes by key sees the list too; one who points at a row must not have it move away.
void TracePresenter::reveal()
{
    m_panel->reveal(m_section);
}

void TracePresenter::chooseReasons(bool shown)
{
    m_showsReasons = shown;
    m_settings->setOverlay(reasonsSetting(), shown);
    refresh();
}

void TracePresenter::adopt()
{
    const std::vector<StepId> steps = m_selection->currentSteps();
    const auto& path = m_selection->trace()->path();
    if (!isOfThisBoard() || m_selection->current() == nullptr || path.empty())
        return;
    const Edit edit = editUpTo(m_document->board(), *m_selection->trace(), steps.empty() ? path.back() : steps.back());
    if (edit.empty())
        emit said(tr("These marks are already on the board"));
    else
        m_document->commit(edit);
}

/// Goes to the step that found a mark under the cursor; asked again, to the next one that found one there.
void TracePresenter::explainMark()
{
    const std::vector<StepId> steps =
        stepsThatFound(*m_selection->trace(), m_selection->board(), m_view->cursorPlace());
    if (steps.empty()) {
        emit said(tr("No step of the trace sets a mark here"));
        return;
    }
    const auto current = m_selection->currentSteps();
    const auto known = current.empty() ? steps.end() : std::ranges::find(steps, current.back());
    const bool isLast = known == steps.end() || known + 1 == steps.end();
    m_selection->selectStep(isLast ? steps.front() : *(known + 1));
    look();
    reveal();
}

// --- profiles ---

QStringList TracePresenter::profileTitles() const
{
    QStringList titles;
    for (const Profile& profile : m_profiles)
        titles << profileTitle(profile);
    return titles;
}

int TracePresenter::profileIndex() const
{
    const auto found = std::ranges::find(m_profiles, m_tracer->profile());
    return found == m_profiles.end() ? 0 : static_cast<int>(found - m_profiles.begin());
}

void TracePresenter::takeProfile()
{
    const auto builtin = profiles();
    m_profiles.assign(builtin.begin(), builtin.end());
    std::ranges::copy(m_settings->ownProfiles(), std::back_inserter(m_profiles));
    m_tracer->setProfile(m_settings->profile());
    present();
    emit profilesChanged();
}

void TracePresenter::chooseProfile(int index)
{
    m_settings->setProfileName(QString::fromStdString(m_profiles[static_cast<std::size_t>(index)].name));
    takeProfile();
}

void TracePresenter::editProfiles()
{
    ProfileDialog dialog(m_settings, m_view->window());
    if (dialog.exec() == QDialog::Accepted && !dialog.chosenName().isEmpty())
        m_settings->setProfileName(dialog.chosenName());
    takeProfile();
}

} // namespace tokisuji
