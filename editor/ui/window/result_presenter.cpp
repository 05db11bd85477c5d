#include "editor/ui/window/result_presenter.h"

#include "editor/model/reasoned.h"
#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/panels/side_panel.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

constexpr int arcDelayMs = 150;

/// On larger boards a first difference of a few lines says less than all that is determined.
constexpr int cellsOfDifferenceFirst = 20 * 20;

const QString determinedKey = QStringLiteral("determined");
const QString differenceKey = QStringLiteral("difference");
const QString conflictKey = QStringLiteral("conflict");

std::array<bool, 3> availableIn(const Verdict& v)
{
    return {v.determined.has_value() && v.status != Status::None, v.solution.has_value() && !v.alternatives.empty(),
            v.status == Status::None && !v.conflict.empty()};
}

bool saysNothingYet(const Verdict& v)
{
    return v.status == Status::Unknown && v.stop == Stop::Running && !v.solution;
}

} // namespace

ResultPresenter::ResultPresenter(const Workbench& bench)
    : Presenter(bench), m_wantsDetermined(m_settings->overlay(determinedKey)),
      m_wantsDifference(m_settings->overlay(differenceKey)), m_wantsConflict(m_settings->overlay(conflictKey))
{
    m_arcDelay.setSingleShot(true);
    m_arcDelay.setInterval(arcDelayMs);
    connect(&m_arcDelay, &QTimer::timeout, this, &ResultPresenter::takeVerdict);
    connect(m_document, &Document::opened, this, &ResultPresenter::takeOpened);
    connect(m_document, &Document::currentChanged, this, &ResultPresenter::takeBoard);
    connect(m_document, &Document::settled, this, &ResultPresenter::askSolver);
    connect(m_solver, &LiveSolver::verdictChanged, this, &ResultPresenter::takeVerdict);
    connect(m_view, &BoardView::zoomChanged, this, &ResultPresenter::present);
    m_solver->setMarkUse(m_settings->markUse());
    m_solver->setLimit(m_settings->checkLimit());
    m_solver->setAlternatives(m_settings->alternatives());
    connectPanel(m_panel);
    connectActions();
    takeBoard();
    askSolver();
}

void ResultPresenter::connectPanel(SidePanel* panel)
{
    connect(panel, &SidePanel::markUseChosen, this, &ResultPresenter::chooseMarkUse);
    connect(panel, &SidePanel::keepCheckingAsked, m_solver, &LiveSolver::keepChecking);
    connect(panel, &SidePanel::retryAsked, m_solver, &LiveSolver::retry);
    connect(panel, &SidePanel::overlayChosen, this, &ResultPresenter::chooseOverlay);
    connect(panel, &SidePanel::alternativeChosen, this, &ResultPresenter::chooseAlternative);
    connect(panel, &SidePanel::showChosen, this, &ResultPresenter::chooseShow);
    connect(panel, &SidePanel::adoptionAsked, this, &ResultPresenter::adopt);
    connect(panel, &SidePanel::placeChosen, this, &ResultPresenter::choosePlace);
    connect(panel, &SidePanel::placementShown, this, &ResultPresenter::showPlacement);
}

void ResultPresenter::connectActions()
{
    on(ActionId::CountMarks, [this](bool use) { chooseMarkUse(use ? MarkUse::Use : MarkUse::Ignore); });
    on(ActionId::KeepChecking, [this] { m_solver->keepChecking(); });
    on(ActionId::ShowDetermined, [this](bool show) { chooseOverlay(OverlayKind::Determined, show); });
    on(ActionId::ShowDifference, [this](bool show) { chooseOverlay(OverlayKind::Difference, show); });
    on(ActionId::ShowConflict, [this](bool show) { chooseOverlay(OverlayKind::Conflict, show); });
    on(ActionId::ShowWhatIf, [this](bool show) { chooseOverlay(OverlayKind::WhatIf, show); });
    on(ActionId::NextAlternative, [this] { chooseAlternative(m_alternative + 1); });
    on(ActionId::PreviousAlternative, [this] { chooseAlternative(m_alternative - 1); });
    on(ActionId::AdoptDetermined, [this] { adopt(Adopted::Determined); });
    on(ActionId::AdoptSolution, [this] { adopt(Adopted::Solution); });
    on(ActionId::AdoptAlternative, [this] { adopt(Adopted::Alternative); });
}

void ResultPresenter::takeOpened()
{
    m_state.verdict = noVerdict();
    m_show = Overlays::ShowBoth;
    m_wantsDifference =
        m_settings->overlay(differenceKey) && m_document->board().size().cells() <= cellsOfDifferenceFirst;
}

void ResultPresenter::takeBoard()
{
    m_alternative = 0;
    m_state.chosenPlace = -1;
    if (const Size size = m_document->board().size(); size != m_size) {
        m_size = size;
        m_state.verdict = noVerdict(); // its places may lie outside now
    }
}

/// The solver answers by verdictChanged(): that is when all who show its words show them.
void ResultPresenter::askSolver()
{
    if (m_document->isEmpty())
        m_solver->clear();
    else
        m_solver->setBoard(m_document->board());
}

/// Until the new check has something to say its predecessor's words stay, dimmed; then an arc says that it runs.
void ResultPresenter::takeVerdict()
{
    const SharedVerdict& verdict = m_solver->sharedVerdict();
    const bool silent = m_solver->isRunning() && saysNothingYet(*verdict);
    const bool patient = silent && m_solver->runningMs() < arcDelayMs;
    if (patient && !m_arcDelay.isActive())
        m_arcDelay.start();
    if (!silent)
        m_arcDelay.stop();
    m_state.old = patient;
    m_state.showsArc = silent && !patient;
    if (!patient)
        m_state.verdict = verdict;
    present();
}

/// Pieces of a set are clues, wherever they lie.
bool ResultPresenter::isBoardWithoutClues() const
{
    const Board& board = m_document->board();
    if (genreOf(board).clue(Clue::EdgePieces) != nullptr)
        return false;
    return std::ranges::all_of(genreOf(board).clueLayers(), [&](Layer layer) { return board.isBlank(layer); });
}

Overlays ResultPresenter::overlaysFor(const Verdict& verdict) const
{
    const auto available = availableIn(verdict);
    Overlays overlays;
    overlays.whatIf = m_wantsWhatIf && isWhatIfPossible(verdict);
    overlays.difference = m_wantsDifference && available[1] && !overlays.whatIf;
    overlays.determined = m_wantsDetermined && available[0] && !overlays.difference && !overlays.whatIf;
    overlays.conflict = m_wantsConflict && available[2];
    overlays.placement = m_wantsPlacement;
    overlays.show = m_show;
    overlays.alternative = std::clamp(m_alternative, 0, std::max(0, static_cast<int>(verdict.alternatives.size()) - 1));
    return overlays;
}

/// A clue more gives no solution back. Nothing is known of a board that has just been changed; the wish stays.
bool ResultPresenter::isWhatIfPossible(const Verdict& verdict) const
{
    return !m_document->isEmpty() && isReasoned(genreOf(m_document->board())) && !isBoardWithoutClues()
           && m_solver->markUse() == MarkUse::Ignore && verdict.status != Status::None;
}

void ResultPresenter::present()
{
    const bool open = !m_document->isEmpty();
    const bool ruled = m_document->isWhole();
    const bool empty = open && (!ruled || isBoardWithoutClues());
    m_state.board = open ? &m_document->board() : nullptr;
    m_state.markUse = m_solver->markUse();
    if (!open || empty)
        m_state.verdict = noVerdict();
    m_state.text = !ruled ? noRulesText()
                   : empty || !open
                       ? emptyBoardText()
                       : verdictText(*m_state.verdict, static_cast<double>(m_settings->checkLimit().count()));
    m_state.showsArc = m_state.showsArc && !empty && open;
    m_state.overlays = overlaysFor(*m_state.verdict);
    m_state.available = availableIn(*m_state.verdict);
    m_state.whatIfAvailable = isWhatIfPossible(*m_state.verdict);
    m_state.adoptable = adoptable();
    m_state.readOnly = m_document->isReadOnly();
    m_view->setOverlays(m_state.overlays);
    m_view->setVerdict(open && !empty ? m_state.verdict : nullptr);
    m_state.holes = m_view->holes();
    m_panel->display(m_state);
    syncActions();
    emit presented();
}

void ResultPresenter::syncActions()
{
    const bool open = m_state.board != nullptr;
    const int alternatives = static_cast<int>(m_state.verdict->alternatives.size());
    const std::initializer_list<NeedState> needs{
        {Need::CheckCutShort, open && m_state.text.offer == VerdictText::KeepChecking},
        {Need::Determined, m_state.available[0]},
        {Need::TwoSolutions, m_state.available[1]},
        {Need::Conflict, m_state.available[2]},
        {Need::Clues, open && !isBoardWithoutClues()},
        {Need::MarksIgnored, m_state.markUse == MarkUse::Ignore},
        {Need::SomeSolution, m_state.verdict->status != Status::None},
        {Need::LaterAlternative, m_state.overlays.alternative + 1 < alternatives},
        {Need::EarlierAlternative, m_state.overlays.alternative > 0},
        {Need::NewDetermined, m_state.adoptable[0]},
        {Need::SolutionA, m_state.adoptable[1]},
        {Need::SolutionB, m_state.adoptable[2]},
    };
    for (const auto& [need, isMet] : needs)
        m_actions->set(need, isMet);
    (*m_actions)[ActionId::CountMarks]->setChecked(m_state.markUse == MarkUse::Use);
    (*m_actions)[ActionId::ShowDetermined]->setChecked(m_state.overlays.determined);
    (*m_actions)[ActionId::ShowDifference]->setChecked(m_state.overlays.difference);
    (*m_actions)[ActionId::ShowConflict]->setChecked(m_state.overlays.conflict);
    (*m_actions)[ActionId::ShowWhatIf]->setChecked(m_state.overlays.whatIf);
    emit placesChanged();
}

/// The overlays of a verdict; those of a step are shown by others.
void ResultPresenter::chooseOverlay(OverlayKind kind, bool on)
{
    if (kind == OverlayKind::WhatIf) {
        m_wantsWhatIf = on;
        present();
        return;
    }
    const std::array wants{&m_wantsDetermined, &m_wantsDifference, &m_wantsConflict};
    const std::array keys{&determinedKey, &differenceKey, &conflictKey};
    const auto index = static_cast<std::size_t>(kind);
    if (index >= wants.size())
        return;
    *wants[index] = on;
    m_settings->setOverlay(*keys[index], on);
    if (kind == OverlayKind::Determined && on)
        m_wantsDifference = false;
    if (kind != OverlayKind::Conflict && on)
        m_wantsWhatIf = false;
    present();
}

void ResultPresenter::showPlacement(bool shown)
{
    m_wantsPlacement = shown;
    present();
}

/// To step through the alternatives is to want to see them.
void ResultPresenter::chooseAlternative(int index)
{
    const int count = static_cast<int>(m_state.verdict->alternatives.size());
    if (index < 0 || index >= count)
        return;
    m_alternative = index;
    m_wantsDifference = true;
    m_wantsWhatIf = false;
    m_state.chosenPlace = -1;
    present();
}

void ResultPresenter::chooseShow(Overlays::Show show)
{
    m_show = show;
    m_wantsDifference = true;
    m_wantsWhatIf = false;
    present();
}

void ResultPresenter::chooseMarkUse(MarkUse use)
{
    m_settings->setMarkUse(use);
    m_solver->setMarkUse(use);
}

void ResultPresenter::choosePlace(int index)
{
    if (index < 0)
        return;
    const auto chosen = static_cast<std::size_t>(index);
    const Verdict& verdict = *m_state.verdict;
    if (verdict.status == Status::None && chosen < verdict.conflict.size())
        m_view->showPlace(verdict.conflict[chosen]);
    else if (chosen < m_state.holes.size())
        m_view->showPlace(m_state.holes[chosen].front());
    else
        return;
    m_state.chosenPlace = index;
    m_panel->display(m_state);
}

std::optional<int> ResultPresenter::places() const
{
    const bool none = m_state.verdict->status == Status::None;
    return static_cast<int>(none ? m_state.verdict->conflict.size() : m_state.holes.size());
}

void ResultPresenter::stepPlace(int direction)
{
    const int count = *places();
    const int from = m_state.chosenPlace < 0 && direction < 0 ? 0 : m_state.chosenPlace;
    choosePlace((from + direction + count) % count);
}

// --- what is known as marks on the board ---

/// Only what was found of the very board that is shown.
std::array<bool, 4> ResultPresenter::adoptable() const
{
    const Verdict& v = *m_state.verdict;
    if (m_state.old || m_state.board == nullptr || m_document->isReadOnly())
        return {};
    const bool placement = v.placement.has_value() && !v.solution;
    if (v.status == Status::None)
        return {false, false, false, placement};
    return {v.determined.has_value() && v.determinedCount > 0, v.solution.has_value(), !v.alternatives.empty(),
            placement};
}

Adoption ResultPresenter::adoptionOf(Adopted what) const
{
    const Verdict& v = *m_state.verdict;
    const Board& board = m_document->board();
    if (what == Adopted::Determined)
        return adoptDetermined(board, *v.determined);
    if (what == Adopted::Placement)
        return adoptSolution(board, v.placement->board);
    const auto alternative = static_cast<std::size_t>(m_state.overlays.alternative);
    return adoptSolution(board, what == Adopted::Solution ? *v.solution : v.alternatives[alternative]);
}

/// Marks of the author that say something else are replaced, and that is said.
void ResultPresenter::adopt(Adopted what)
{
    if (!adoptable()[static_cast<std::size_t>(what)])
        return;
    const Adoption adoption = adoptionOf(what);
    if (adoption.edit.empty()) {
        emit said(tr("All of it is on the board already."));
        return;
    }
    m_document->commit(adoption.edit);
    QString text = tr("%n marks adopted", nullptr, adoption.adopted);
    if (adoption.replaced > 0)
        text += tr(" · %n of yours said something else and were replaced", nullptr, adoption.replaced);
    emit said(text);
}

} // namespace tokisuji
