// What the panel and the board show.

#include "editor/model/adoption.h"
#include "editor/model/reasoned.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/advice_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/window/advice_glass.h"
#include "editor/ui/window/advice_presenter.h"
#include "engine/drawing/detail.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

using Task = LiveAdvisor::Task;

/// Longer lists are not read.
constexpr std::size_t mostRows = 200;

int countOf(const std::vector<WhatIf>& values, Status status)
{
    return static_cast<int>(std::ranges::count(values, status, &WhatIf::status));
}

} // namespace

/// Why nothing is looked for on this board, or why it has not begun.
QString AdvicePresenter::whyNoAdvice() const
{
    if (m_solver->markUse() == MarkUse::Use)
        return tr("Advice considers the clues alone, but your marks are being treated as given");
    if (m_advisor->board() == Board())
        return tr("There are no clues on the board yet");
    if (m_solver->isRunning())
        return tr("Starts when the check has finished");
    return tr("The check did not finish");
}

/// The known solution that the author's marks show.
std::optional<Board> AdvicePresenter::solutionOfMarks() const
{
    const Verdict& verdict = m_solver->verdict();
    if (!verdict.solution || m_document->isEmpty())
        return std::nullopt;
    const Board& board = m_document->board();
    if (showsSolution(board, *verdict.solution))
        return verdict.solution;
    const auto found = std::ranges::find_if(verdict.alternatives,
                                            [&](const Board& solution) { return showsSolution(board, solution); });
    return found == verdict.alternatives.end() ? std::nullopt : std::optional(*found);
}

RepairsState AdvicePresenter::repairsState() const
{
    const Verdict& verdict = m_solver->verdict();
    RepairsState state;
    state.givesBack = verdict.status == Status::None;
    state.hasTarget = verdict.status == Status::Several && verdict.solution && m_solver->markUse() == MarkUse::Ignore;
    state.keepsTarget = m_advisor->target().has_value();
    state.targetIsOwn = solutionOfMarks().has_value();
    const auto& report = m_advisor->repairs();
    const bool isRunning = m_advisor->running() == Task::Repairs;
    if (!report) {
        state.hint = isRunning ? repairsHint({}, verdict.status, true) : whyNoAdvice();
        return state;
    }
    state.note = repairsNote(*report, verdict.status);
    state.hint = repairsHint(*report, verdict.status, isRunning);
    for (std::size_t i = 0; i < std::min(report->repairs.size(), mostRows); ++i) {
        const Repair& repair = report->repairs[i];
        const QString note = state.givesBack ? statusWord(repair.status) : shareText(repair.determined, verdict.total);
        state.rows.push_back({glyphOf(repair.status), changeText(m_advisor->board(), repair.option), note});
        if (m_choice.from == Choice::Repairs && repair.option == m_choice.option)
            state.current = static_cast<int>(i);
    }
    state.canAdopt = state.current >= 0 && canEdit();
    state.previews = isPreviewing();
    return state;
}

IdleState AdvicePresenter::idleState() const
{
    IdleState state;
    const auto& report = m_advisor->idle();
    state.isMinimizing = m_advisor->running() == Task::Minimal;
    if (!report) {
        state.hint = m_advisor->running() == Task::Idle ? idleHint({}, true) : whyNoAdvice();
        return state;
    }
    state.note = idleNote(*report);
    state.hint = idleHint(*report, m_advisor->running() == Task::Idle);
    for (std::size_t i = 0; i < std::min(report->idle.size(), mostRows); ++i) {
        const IdleClue& clue = report->idle[i];
        state.rows.push_back({VerdictGlyph::Unique, conflictText(m_advisor->board(), clue.place), idleText(clue)});
        if (m_choice.from == Choice::Idle && clue.place == m_choice.option.place)
            state.current = static_cast<int>(i);
    }
    state.canAdopt = state.current >= 0 && canEdit();
    state.currentGoes = m_choice.from != Choice::Idle || m_choice.option.value == blank;
    state.isEditable = canEdit();
    state.canMinimize =
        state.isEditable && std::ranges::find(report->idle, true, &IdleClue::removable) != report->idle.end();
    return state;
}

ListState AdvicePresenter::tellingState() const
{
    ListState state;
    const auto& telling = m_advisor->telling();
    if (!telling)
        return state;
    state.note = placesNote(static_cast<int>(telling->size()));
    state.hint =
        telling->empty() ? tr("No single clue tells them apart") : tr("Press Enter to place the clue that A has there");
    for (std::size_t i = 0; i < std::min(telling->size(), mostRows); ++i) {
        const TellingPlace& place = (*telling)[i];
        state.rows.push_back({{}, tellingText(m_advisor->board(), place), {}});
        const bool isChosen = m_choice.option == place.inFirst || m_choice.option == place.inSecond;
        if (m_choice.from == Choice::Telling && isChosen)
            state.current = static_cast<int>(i);
    }
    return state;
}

WhatIfState AdvicePresenter::whatIfState() const
{
    WhatIfState state;
    const auto& report = m_advisor->whatIf();
    const bool isRunning = m_advisor->running() == Task::WhatIf;
    if (!report) {
        state.listed.hint = isRunning ? QString() : whyNoAdvice();
        return state;
    }
    state.note = whatIfNote(*report, m_advisor->whatIfMs(), isRunning);
    state.isOpen = m_solver->verdict().status == Status::Open;
    state.counts = {countOf(report->values, Status::Unique),
                    countOf(report->values, Status::Several) + countOf(report->values, Status::Open),
                    countOf(report->values, Status::None), countOf(report->values, Status::Unknown)};
    const std::vector<const WhatIf*> listed = listedValues();
    state.listed.note = numberText(static_cast<qint64>(listed.size()));
    for (std::size_t i = 0; i < std::min(listed.size(), mostRows); ++i) {
        const WhatIf& value = *listed[i];
        state.listed.rows.push_back({glyphOf(value.status), optionText(m_advisor->board(), value.option),
                                     shareText(value.determined, report->total)});
        if (m_choice.from == Choice::WhatIf && value.option == m_choice.option)
            state.listed.current = static_cast<int>(i);
    }
    if (detailAt(m_view->cellPixels()) <= Detail::Small)
        state.listed.hint = tr("Zoom in to see the numbers; filled dots have a clue that makes the puzzle unique, "
                               "larger dots determine more");
    else if (listed.empty() && isRunning)
        state.listed.hint = tr("None found yet; the visible part is tried first");
    else if (listed.empty())
        state.listed.hint = report->stop == Stop::Cancelled ? QString()
                            : state.isOpen                  ? tr("No single clue can come next")
                                                            : tr("No single clue makes it unique");
    else
        state.listed.hint = tr("Click a number on the board to place that clue");
    return state;
}

// --- showing ---

bool AdvicePresenter::canEdit() const
{
    return !m_document->isEmpty() && isReasoned(genreOf(m_document->board())) && !m_document->isReadOnly();
}

bool AdvicePresenter::isPreviewing() const
{
    return m_previews && ownsGuest();
}

void AdvicePresenter::present()
{
    RepairsState repairs = repairsState();
    IdleState idle = idleState();
    keepForAMoment(m_lastRepairs, repairs, m_advisor->repairs().has_value());
    keepForAMoment(m_lastIdle, idle, m_advisor->idle().has_value());
    m_panel->repairs()->display(repairs);
    m_panel->idle()->display(idle);
    m_panel->whatIf()->display(whatIfState());
    m_panel->telling()->display(tellingState());
    layGlass();
    syncActions();
}

/// Shows the last state once more, as an old one, until there is a new one or the moment is over.
template <class State>
void AdvicePresenter::keepForAMoment(std::optional<State>& last, State& state, bool isKnown) const
{
    if (isKnown) {
        last = state;
    } else if (last && m_grace.isActive()) {
        state = *last;
        state.old = true;
    } else {
        last.reset();
    }
}

void AdvicePresenter::layGlass()
{
    const bool open = !m_document->isEmpty();
    if (open && m_showsWhatIf && m_advisor->whatIf()) {
        m_view->setGlass(glassOfWhatIf());
    } else if (open && m_choice.from == Choice::Repairs) {
        m_view->setGlass(changeGlass(m_document->board(), m_choice.option, m_choice.status));
    } else if (open && (m_choice.from == Choice::Idle || m_choice.from == Choice::Telling)) {
        m_view->setGlass(idleGlass(m_document->board(), m_choice.option));
    } else if (open && m_showsRedundant && m_advisor->idle()) {
        m_view->setGlass(redundantGlass(std::make_shared<IdleReport>(*m_advisor->idle())));
    } else {
        m_view->setGlass({});
    }
}

void AdvicePresenter::syncActions()
{
    m_actions->set(Need::ChosenChange, m_choice.from != Choice::Nothing);
    m_actions->set(Need::FreeBoard, mayShowGuest());
    const auto& idle = m_advisor->idle();
    m_actions->set(Need::IdleClue,
                   idle && std::ranges::find(idle->idle, true, &IdleClue::removable) != idle->idle.end());
    (*m_actions)[ActionId::PreviewAdvice]->setChecked(isPreviewing());
}

} // namespace tokisuji
