#include "editor/ui/window/advice_presenter.h"

#include "editor/model/edit_summary.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/advice_text.h"
#include "engine/drawing/advice_drawing.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/genre/registry.h"

#include <QRandomGenerator>

#include <algorithm>
#include <functional>
#include <utility>

namespace tokisuji {

namespace {

using Task = LiveAdvisor::Task;

/// So long the lists of the board before stay in place of empty ones.
constexpr int graceMs = 250;

/// Where the last edit of clues on the way to the current state was made; none after a change of the whole board.
std::vector<Place> lastEditedPlaces(const History& history)
{
    std::vector<Place> places;
    for (NodeId node = history.current(); node != history.root() && places.empty(); node = history.node(node).parent) {
        const Edit& edit = history.node(node).edit;
        if (edit.isStructural())
            break;
        for (const Change& change : edit.changes())
            if (isClueLayer(change.layer))
                places.push_back(change.place);
    }
    return places;
}

} // namespace

AdvicePresenter::AdvicePresenter(const Workbench& bench) : Presenter(bench), m_advisor(new LiveAdvisor(this))
{
    m_grace.setSingleShot(true);
    m_grace.setInterval(graceMs);
    connect(&m_grace, &QTimer::timeout, this, &AdvicePresenter::present);
    connectModels();
    connectSections();
    connectActions();
    follow();
}

void AdvicePresenter::connectModels()
{
    connect(m_document, &Document::opened, this, [this] {
        m_advisor->clear();
        m_advisor->setTarget(std::nullopt);
    });
    connect(m_document, &Document::readOnlyChanged, this, &AdvicePresenter::present);
    connect(m_solver, &LiveSolver::verdictChanged, this, &AdvicePresenter::follow);
    connect(m_solver, &LiveSolver::cacheChanged, this, [this] {
        if (isPreviewing())
            showPreview();
    });
    connect(m_advisor, &LiveAdvisor::adviceChanged, this, &AdvicePresenter::present);
    connect(m_advisor, &LiveAdvisor::minimalFound, this, &AdvicePresenter::takeMinimal);
    connect(m_advisor, &LiveAdvisor::targetLost, this,
            [this] { emit said(tr("The target solution no longer solves this board and has been dropped.")); });
    connect(m_panel, &SidePanel::comparingChanged, this, &AdvicePresenter::forgetChoice);
    connect(m_view, &BoardView::overlaysChanged, this, &AdvicePresenter::takeOverlays);
    connect(m_view, &BoardView::guestChanged, this, &AdvicePresenter::takeGuest);
    connect(m_view, &BoardView::cursorChanged, this, &AdvicePresenter::updateFrom);
    connect(m_view, &BoardView::zoomChanged, this, [this] {
        updateFrom();
        if (m_showsWhatIf)
            m_panel->whatIf()->display(whatIfState());
    });
}

void AdvicePresenter::connectSections()
{
    const auto listen = [this](const RowList* list, void (AdvicePresenter::*chooseRow)(int)) {
        connect(list, &RowList::rowChosen, this, chooseRow);
        connect(list, &RowList::rowTaken, this, &AdvicePresenter::adopt);
    };
    RepairsSection* repairs = m_panel->repairs();
    listen(repairs->list(), &AdvicePresenter::chooseRepair);
    connect(repairs, &RepairsSection::adoptAsked, this, &AdvicePresenter::adopt);
    connect(repairs, &RepairsSection::previewAsked, this, &AdvicePresenter::setPreview);
    connect(repairs, &RepairsSection::targetChosen, this, &AdvicePresenter::keepTarget);
    IdleSection* idle = m_panel->idle();
    listen(idle->list(), &AdvicePresenter::chooseIdle);
    connect(idle, &IdleSection::adoptAsked, this, &AdvicePresenter::adopt);
    connect(idle, &IdleSection::minimizeAsked, this, &AdvicePresenter::minimize);
    listen(m_panel->telling()->list(), &AdvicePresenter::chooseTelling);
    connect(m_panel->telling(), &Section::foldedChanged, this, &AdvicePresenter::followPair);
    listen(m_panel->whatIf()->list(), &AdvicePresenter::chooseWhatIf);
}

void AdvicePresenter::connectActions()
{
    on(ActionId::AdoptAdvice, [this] { adopt(); });
    on(ActionId::PreviewAdvice, [this](bool shown) { setPreview(shown); });
    on(ActionId::MakeMinimal, [this] {
        m_panel->setTask(PanelTask::Repair);
        minimize();
    });
}

// --- following ---

/// What was advised of the board before stays for a moment, dimmed: the panel must not jump at every key.
void AdvicePresenter::follow()
{
    const QSignalBlocker once(m_advisor); // what it says now is presented below
    const std::uint64_t revision = m_advisor->revision();
    if (m_document->isEmpty() || m_solver->markUse() == MarkUse::Use) {
        m_advisor->clear();
    } else {
        m_advisor->setEdited(lastEditedPlaces(m_document->history()));
        m_advisor->setBoard(m_document->board());
    }
    if (m_advisor->revision() != revision) {
        m_grace.start();
        dropChoice();
    }
    if (!m_solver->isRunning() && m_solver->verdict().status != Status::Unknown)
        m_advisor->setVerdict(m_solver->sharedVerdict());
    followPair();
}

/// Looked for only while its list is open.
void AdvicePresenter::followPair()
{
    const Verdict& verdict = m_solver->verdict();
    const auto alternative = static_cast<std::size_t>(std::max(m_view->overlays().alternative, 0));
    const bool isWanted = !m_panel->telling()->isFolded() && m_advisor->board() != Board() && verdict.solution
                          && alternative < verdict.alternatives.size();
    if (isWanted)
        m_advisor->setPair(verdict.solution, verdict.alternatives[alternative]);
    else
        m_advisor->setPair(std::nullopt, std::nullopt);
    present();
}

/// Another view shows a board of its own: what was chosen here is not what Ctrl+Enter would mean.
void AdvicePresenter::takeGuest()
{
    if (!mayShowGuest())
        m_choice = {};
    m_previews = m_previews && ownsGuest();
    present();
}

void AdvicePresenter::takeOverlays()
{
    const Overlays& shown = m_view->overlays();
    if (shown.whatIf != m_showsWhatIf)
        setWhatIf(shown.whatIf);
    if (std::exchange(m_showsRedundant, shown.redundant) != shown.redundant)
        present();
    if (std::exchange(m_alternative, shown.alternative) != shown.alternative)
        followPair();
}

void AdvicePresenter::takeMinimal(const Board& board)
{
    const Edit edit = difference(m_advisor->board(), board);
    if (edit.empty() || !canEdit())
        return;
    const auto clues = static_cast<int>(edit.changes().size());
    m_document->commit(edit);
    emit said(tr("%n redundant clues removed", nullptr, clues));
}

/// Where the author works is tried first: the cursor, or what is in view.
void AdvicePresenter::updateFrom()
{
    const Place cursor = m_view->cursorPlace();
    const bool isSeen = m_view->rect().contains(m_view->toWidget(cursor).toPoint());
    m_advisor->setFrom(isSeen ? cursor : m_view->cellAtWidget(QRectF(m_view->rect()).center()));
}

void AdvicePresenter::setWhatIf(bool shown)
{
    m_showsWhatIf = shown;
    forgetChoice();
    updateFrom();
    m_advisor->setWhatIf(shown);
    present();
}

// --- what the user does ---

void AdvicePresenter::choose(Choice choice)
{
    m_choice = std::move(choice);
    if (!mayShowGuest())
        m_view->setGuest(std::nullopt);
    const Place place = m_choice.option.place;
    if (place != wholeBoard && !m_view->rect().contains(m_view->toWidget(place).toPoint()))
        m_view->showPlace(place);
    if (m_previews)
        showPreview();
    present();
}

void AdvicePresenter::chooseRepair(int row)
{
    const auto& report = m_advisor->repairs();
    if (!report || row < 0 || row >= static_cast<int>(report->repairs.size()))
        return;
    const Repair& repair = report->repairs[static_cast<std::size_t>(row)];
    choose({Choice::Repairs, repair.option, repair.status});
}

void AdvicePresenter::chooseIdle(int row)
{
    const auto& report = m_advisor->idle();
    if (!report || row < 0 || row >= static_cast<int>(report->idle.size()))
        return;
    const IdleClue& clue = report->idle[static_cast<std::size_t>(row)];
    const Board& board = m_document->board();
    choose({Choice::Idle, clue.removable ? withoutClue(board, clue.place) : unknownClue(board, clue.place),
            Status::Unique});
}

/// Clues that make the puzzle unique, in reading order: the order of trial begins wherever the cursor was. On an open
/// board those that leave it solvable, what determines most first.
std::vector<const WhatIf*> AdvicePresenter::listedValues() const
{
    const bool isOpen = m_solver->verdict().status == Status::Open;
    std::vector<const WhatIf*> listed;
    for (const WhatIf& value : values())
        if (value.status == Status::Unique
            || (isOpen && (value.status == Status::Open || value.status == Status::Several)))
            listed.push_back(&value);
    std::ranges::stable_sort(listed, {}, [](const WhatIf* value) { return value->option.place; });
    if (isOpen)
        std::ranges::stable_sort(listed, std::greater(), &WhatIf::determined);
    return listed;
}

void AdvicePresenter::chooseWhatIf(int row)
{
    const std::vector<const WhatIf*> listed = listedValues();
    if (row < 0 || row >= static_cast<int>(listed.size()))
        return;
    const WhatIf& chosen = *listed[static_cast<std::size_t>(row)];
    choose({Choice::WhatIf, chosen.option, chosen.status});
}

/// The clue that solution A has there; where it has none, that of B.
void AdvicePresenter::chooseTelling(int row)
{
    const auto& telling = m_advisor->telling();
    if (!telling || row < 0 || row >= static_cast<int>(telling->size()))
        return;
    const TellingPlace& place = (*telling)[static_cast<std::size_t>(row)];
    choose({Choice::Telling, place.inFirst ? *place.inFirst : *place.inSecond, Status::Unknown});
}

bool AdvicePresenter::escape()
{
    if (m_choice.from == Choice::Nothing)
        return false;
    if (isPreviewing()) {
        setPreview(false);
        return true;
    }
    forgetChoice();
    m_view->setFocus();
    return true;
}

void AdvicePresenter::forgetChoice()
{
    dropChoice();
    present();
}

void AdvicePresenter::dropChoice()
{
    m_choice = {};
    m_previews = false;
    if (m_view->guestOwner() == this)
        m_view->setGuest(std::nullopt);
}

void AdvicePresenter::adopt()
{
    if (m_choice.from != Choice::Nothing)
        commit(ClueOption(m_choice.option));
}

/// An ordinary edit; it makes everything that was advised out of date.
void AdvicePresenter::commit(const ClueOption& option)
{
    if (!canEdit()) {
        m_document->commit(option.edit); // which refuses, and says so
        return;
    }
    const QString text = changeText(m_document->board(), option);
    m_document->commit(option.edit);
    emit said(tr("Adopted: %1").arg(text));
}

void AdvicePresenter::setPreview(bool shown)
{
    m_previews = shown && m_choice.from != Choice::Nothing;
    if (m_previews)
        showPreview();
    else
        dismissGuest();
    present();
}

/// The board with the change and what is determined then, as soon as that is known.
void AdvicePresenter::showPreview()
{
    const Board after = with(m_document->board(), m_choice.option);
    const SharedVerdict verdict = m_solver->cached(after);
    if (!verdict)
        m_solver->setIdleBoards({after});
    const Place place = m_choice.option.place;
    m_view->setGuest(BoardGuest{.board = after,
                                .drawOver =
                                    [after, verdict, place](double cellPixels) {
                                        std::vector<Drawing> parts{drawIdleClue(place, cellPixels)};
                                        if (verdict)
                                            parts.push_back(drawOverlay(
                                                after, *verdict, {.cellPixels = cellPixels, .difference = false}));
                                        return compose(std::move(parts));
                                    },
                                .owner = this});
}

/// The author's marks where they are a solution, else the solution that is shown as A.
void AdvicePresenter::keepTarget(bool kept)
{
    const std::optional<Board> own = solutionOfMarks();
    m_advisor->setTarget(!kept ? std::nullopt : own ? own : m_solver->verdict().solution);
    forgetChoice();
}

void AdvicePresenter::minimize()
{
    const auto& report = m_advisor->idle();
    if (m_advisor->running() == Task::Minimal) {
        m_advisor->hurryMinimal();
        return;
    }
    if (!report || !canEdit())
        return;
    std::vector<Place> order;
    for (const IdleClue& clue : report->idle)
        if (clue.removable)
            order.push_back(clue.place);
    if (m_panel->idle()->order() == RemovalOrder::Reversed)
        std::ranges::reverse(order);
    else if (m_panel->idle()->order() == RemovalOrder::Random)
        std::ranges::shuffle(order, *QRandomGenerator::global());
    m_advisor->makeMinimal(std::move(order));
}

const std::vector<WhatIf>& AdvicePresenter::values() const
{
    static const std::vector<WhatIf> none;
    return m_advisor->whatIf() ? m_advisor->whatIf()->values : none;
}

} // namespace tokisuji
