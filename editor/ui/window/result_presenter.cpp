#include "editor/ui/window/result_presenter.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/panels/side_panel.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <ranges>

namespace tokisuji {

namespace {

constexpr int arcDelayMs = 150;

constexpr std::array modes{Mode::Edit, Mode::Solve};

bool saysNothingYet(const Verdict& v)
{
    return v.status == Status::Unknown && v.stop == Stop::Running && !v.solution;
}

} // namespace

ResultPresenter::ResultPresenter(const Workbench& bench) : Presenter(bench)
{
    m_arcDelay.setSingleShot(true);
    m_arcDelay.setInterval(arcDelayMs);
    connect(&m_arcDelay, &QTimer::timeout, this, &ResultPresenter::takeVerdict);
    connect(m_document, &Document::opened, this, &ResultPresenter::takeOpened);
    connect(m_document, &Document::currentChanged, this, &ResultPresenter::takeBoard);
    connect(m_document, &Document::settled, this, &ResultPresenter::askSolver);
    connect(m_solver, &LiveSolver::verdictChanged, this, &ResultPresenter::takeVerdict);
    connect(m_view, &BoardView::zoomChanged, this, &ResultPresenter::present);
    connect(m_view, &BoardView::modeChanged, this, &ResultPresenter::present);
    m_solver->setMarkUse(m_settings->markUse());
    takeSettings();
    connectPanel(m_panel);
    connectActions();
    takeBoard();
    askSolver();
}

void ResultPresenter::takeSettings()
{
    for (const Mode mode : modes) {
        Overlays& overlays = m_wanted[static_cast<std::size_t>(mode)];
        const bool whatIf = overlays.whatIf;
        overlays = wantedAtFirst(mode);
        overlays.whatIf = whatIf;
    }
    m_solver->setLimit(m_settings->checkLimit());
    m_solver->setAlternatives(m_settings->alternatives());
}

Overlays ResultPresenter::wantedAtFirst(Mode mode) const
{
    const bool isEdit = mode == Mode::Edit;
    Overlays overlays{.placement = isEdit};
    for (const OverlayRow& row : overlayTable())
        if (row.shown != nullptr && *row.setting != '\0')
            overlays.*row.shown = isShownAtFirst(row, !isEdit, *m_settings);
    return overlays;
}

const Overlays& ResultPresenter::wanted() const
{
    return m_wanted[static_cast<std::size_t>(m_view->mode())];
}

Overlays& ResultPresenter::wanted()
{
    return m_wanted[static_cast<std::size_t>(m_view->mode())];
}

void ResultPresenter::connectPanel(SidePanel* panel)
{
    connect(panel, &SidePanel::markUseChosen, this, &ResultPresenter::chooseMarkUse);
    connect(panel, &SidePanel::keepCheckingAsked, m_solver, &LiveSolver::keepChecking);
    connect(panel, &SidePanel::retryAsked, m_solver, &LiveSolver::retry);
    connect(panel, &SidePanel::kindAsked, (*m_actions)[ActionId::ChooseKind], &QAction::trigger);
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
    for (const OverlayRow& row : overlayTable())
        on(row.action, [this, kind = row.kind](bool show) { chooseOverlay(kind, show); });
    on(ActionId::ShowWhatIf, [this](bool show) {
        if (show)
            m_panel->setTask(PanelTask::Repair);
    });
    on(ActionId::NextAlternative, [this] { chooseAlternative(wanted().alternative + 1); });
    on(ActionId::PreviousAlternative, [this] { chooseAlternative(wanted().alternative - 1); });
    on(ActionId::AdoptDetermined, [this] { adopt(Adopted::Determined); });
    on(ActionId::AdoptSolution, [this] { adopt(Adopted::Solution); });
    on(ActionId::AdoptAlternative, [this] { adopt(Adopted::Alternative); });
}

void ResultPresenter::takeOpened()
{
    m_state.verdict = noVerdict();
    m_panel->startAtTop();
    for (const Mode mode : modes) {
        Overlays& overlays = m_wanted[static_cast<std::size_t>(mode)];
        overlays.show = Overlays::ShowBoth;
        if (!overlays.whatIf)
            overlays = wantedAtFirst(mode);
    }
}

void ResultPresenter::takeBoard()
{
    for (Overlays& overlays : m_wanted)
        overlays.alternative = 0;
    m_state.chosenPlace = -1;
    if (const Grid& grid = m_document->board().grid(); grid != m_grid) {
        m_grid = grid;
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

/// Nothing is known of a board that has just been changed; the wish stays.
bool ResultPresenter::isAvailable(const OverlayRow& row) const
{
    return row.shown != nullptr && !m_actions->lackingFor(row.action);
}

Overlays ResultPresenter::overlaysFor(const Verdict& verdict) const
{
    Overlays overlays = wanted();
    bool hasLines = false;
    for (const OverlayRow& row : overlayTable() | std::views::reverse) {
        if (row.shown == nullptr)
            continue;
        const bool isShown = wanted().*row.shown && isAvailable(row) && !(row.isOfLines && hasLines);
        overlays.*row.shown = isShown;
        hasLines = hasLines || (row.isOfLines && isShown);
    }
    const int last = std::max(0, static_cast<int>(verdict.alternatives.size()) - 1);
    overlays.alternative = std::clamp(overlays.alternative, 0, last);
    return overlays;
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
    m_state.text = !ruled ? noRulesText(m_document->board())
                   : empty || !open
                       ? emptyBoardText()
                       : verdictText(*m_state.verdict, static_cast<double>(m_settings->checkLimit().count()));
    m_state.showsArc = m_state.showsArc && !empty && open;
    syncNeeds();
    m_state.overlays = overlaysFor(*m_state.verdict);
    m_state.available.clear();
    for (const OverlayRow& row : overlayTable())
        if (isAvailable(row))
            m_state.available.push_back(row.kind);
    m_state.adoptable = adoptable();
    m_state.readOnly = m_document->isReadOnly();
    m_view->setOverlays(m_state.overlays);
    m_view->setVerdict(open && !empty ? m_state.verdict : nullptr);
    m_state.holes = m_view->holes();
    m_panel->display(m_state);
    syncActions();
    emit presented();
}

/// What is known of the board, as far as overlays need it.
void ResultPresenter::syncNeeds()
{
    const bool open = m_state.board != nullptr;
    const Verdict& v = *m_state.verdict;
    const std::initializer_list<NeedState> needs{
        {Need::CheckCutShort, open && m_state.text.offer == VerdictText::KeepChecking},
        {Need::Determined, v.determined.has_value() && v.status != Status::None},
        {Need::SeveralSolutions, v.status == Status::Several},
        {Need::TwoSolutions, v.solution.has_value() && !v.alternatives.empty()},
        {Need::Conflict, v.status == Status::None && !v.conflict.empty()},
        {Need::Clues, open && !isBoardWithoutClues()},
        {Need::UniqueSolution, v.status == Status::Unique},
        {Need::MarksIgnored, m_state.markUse == MarkUse::Ignore},
        {Need::SomeSolution, v.status != Status::None},
    };
    for (const auto& [need, isMet] : needs)
        m_actions->set(need, isMet);
}

void ResultPresenter::syncActions()
{
    const int alternatives = static_cast<int>(m_state.verdict->alternatives.size());
    m_actions->set(Need::LaterAlternative, m_state.overlays.alternative + 1 < alternatives);
    m_actions->set(Need::EarlierAlternative, m_state.overlays.alternative > 0);
    m_actions->set(Need::NewDetermined, m_state.adoptable[0]);
    m_actions->set(Need::SolutionA, m_state.adoptable[1]);
    m_actions->set(Need::SolutionB, m_state.adoptable[2]);
    (*m_actions)[ActionId::CountMarks]->setChecked(m_state.markUse == MarkUse::Use);
    for (const OverlayRow& row : overlayTable())
        if (row.shown != nullptr)
            (*m_actions)[row.action]->setChecked(m_state.overlays.*row.shown);
    emit placesChanged();
}

/// What would be drawn in its place is wanted no longer.
void ResultPresenter::want(const OverlayRow& row, bool isWanted)
{
    wanted().*row.shown = isWanted;
    const auto later = overlayTable().subspan(static_cast<std::size_t>(&row - overlayTable().data()) + 1);
    for (const OverlayRow& other : later)
        if (isWanted && row.isOfLines && other.isOfLines)
            wanted().*other.shown = false;
}

/// The overlays of a verdict; those of a step are shown by others.
void ResultPresenter::chooseOverlay(OverlayKind kind, bool on)
{
    const OverlayRow& row = overlayRow(kind);
    if (row.shown == nullptr)
        return;
    want(row, on);
    if (*row.setting != '\0')
        m_settings->setOverlay(overlaySetting(row, m_view->mode() == Mode::Solve), on);
    present();
}

void ResultPresenter::showPlacement(bool shown)
{
    wanted().placement = shown;
    present();
}

/// To step through the alternatives is to want to see them.
void ResultPresenter::chooseAlternative(int index)
{
    const int count = static_cast<int>(m_state.verdict->alternatives.size());
    if (index < 0 || index >= count)
        return;
    wanted().alternative = index;
    want(overlayRow(OverlayKind::Difference), true);
    m_state.chosenPlace = -1;
    present();
}

void ResultPresenter::chooseShow(Overlays::Show show)
{
    wanted().show = show;
    want(overlayRow(OverlayKind::Difference), true);
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
        emit said(tr("All of it is already on the board."));
        return;
    }
    m_document->commit(adoption.edit);
    QString text = tr("%n marks adopted", nullptr, adoption.adopted);
    if (adoption.replaced > 0)
        text += tr(" · %n of your marks disagreed and were replaced", nullptr, adoption.replaced);
    emit said(text);
}

} // namespace tokisuji
