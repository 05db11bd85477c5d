// What the sections of the panel show of a verdict.
#include "editor/model/place_name.h"
#include "editor/model/reasoned.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/placement_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/verdict_section.h"
#include "editor/ui/panels/what_if_section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/hopeless_text.h"
#include "engine/drawing/holes.h"
#include "engine/genre/registry.h"

#include <QPushButton>
#include <QTabBar>

namespace tokisuji {

namespace {

bool isOpen(const PanelState& state)
{
    return state.board != nullptr && state.verdict->status == Status::Open;
}

} // namespace

void SidePanel::display(const PanelState& state)
{
    m_verdict->display(state);
    m_placement->display(state);
    m_overlays->display(state);
    m_adviceOverlays->display(state);
    m_alternatives->display(state);
    displayConflict(state);
    displayAdvice(state);
    displayHoles(state);
    displayTasks(state);
    const bool isOfTurns = state.board != nullptr && genreOf(*state.board).answer == AnswerKind::Turns;
    m_overlays->setVisible(!isOfTurns);
    if (isOfTurns)
        for (QWidget* section :
             {static_cast<QWidget*>(m_alternatives), static_cast<QWidget*>(m_conflict), static_cast<QWidget*>(m_holes)})
            section->hide();
}

/// A task that this kind of puzzle does not know is not offered.
void SidePanel::displayTasks(const PanelState& state)
{
    const bool isReasonedAbout = state.board != nullptr && isReasoned(genreOf(*state.board));
    const bool hasMarks = state.board == nullptr || genreOf(*state.board).answer == AnswerKind::Marks;
    m_tasks->setTabVisible(static_cast<int>(PanelTask::Trace), hasMarks);
    m_tasks->setTabVisible(static_cast<int>(PanelTask::Repair), state.board == nullptr || isReasonedAbout);
    if (!m_tasks->isTabVisible(static_cast<int>(task())))
        setTask(PanelTask::Check);
    const bool isRepairable = state.verdict->status == Status::None || state.verdict->status == Status::Several;
    m_toRepairs->setVisible(isReasonedAbout && isRepairable && state.markUse == MarkUse::Ignore);
}

/// Repairs or idle clues; what each clue would do has the place for itself.
void SidePanel::displayAdvice(const PanelState& state)
{
    const bool applies = state.board != nullptr && isReasoned(genreOf(*state.board));
    const bool whatIf = state.overlays.whatIf;
    const bool unique = state.verdict->status == Status::Unique;
    m_whatIf->setVisible(whatIf);
    m_telling->setVisible(applies && !whatIf && state.isAvailable(OverlayKind::Difference)
                          && state.markUse == MarkUse::Ignore);
    m_repairs->setVisible(applies && !whatIf && !unique && !isOpen(state));
    m_idle->setVisible(applies && !whatIf && unique);
}

void SidePanel::displayConflict(const PanelState& state)
{
    const bool none = state.board != nullptr && state.verdict->status == Status::None;
    m_conflict->setVisible(none);
    m_alternatives->setVisible(!none && !isOpen(state) && !state.overlays.whatIf);
    if (!none)
        return;
    ListState list{.current = state.chosenPlace};
    for (const Place place : state.verdict->conflict)
        list.rows.push_back({OverlayKind::Conflict, conflictText(*state.board, place), {}});
    const bool isHopeless =
        list.rows.empty() && state.verdict->conflictMinimal && state.verdict->marks == MarkUse::Ignore;
    if (!list.rows.empty())
        list.note = tr("%n clues", nullptr, static_cast<int>(list.rows.size()));
    else
        list.hint = isHopeless ? hopelessText(*state.board) : state.text.detail;
    m_conflict->setName(isHopeless ? tr("Why there is no solution") : tr("Conflicting clues (smallest set)"));
    m_conflict->display(list);
}

QString SidePanel::placesHint() const
{
    return m_actions == nullptr ? QString()
                                : m_actions->withKeys(tr("%1 / %2: next / previous place"),
                                                      {ActionId::NextPlace, ActionId::PreviousPlace});
}

void SidePanel::displayMissing(const PanelState& state)
{
    ListState list{.current = state.chosenPlace};
    for (std::size_t i = 0; i < state.holes.size(); ++i) {
        const std::vector<Place>& hole = state.holes[i];
        list.rows.push_back({static_cast<int>(i) + 1,
                             tr("%n places · near %1", nullptr, static_cast<int>(hole.size()))
                                 .arg(placeName(*state.board, hole.front())),
                             {}});
    }
    list.note = tr("%n spots", nullptr, static_cast<int>(list.rows.size()));
    list.hint = placesHint();
    m_holes->setName(tr("Where something is missing"));
    m_holes->display(list);
}

void SidePanel::displayHoles(const PanelState& state)
{
    const bool several = state.verdict->status == Status::Several && state.verdict->determined;
    const bool some = (several || isOpen(state)) && !state.holes.empty() && !state.overlays.whatIf;
    m_holes->setVisible(some);
    if (!some)
        return;
    if (isOpen(state))
        return displayMissing(state);
    const bool differing = state.overlays.difference;
    const std::vector<int> open = openAnswers(*state.verdict, differing ? HoleKind::Differing : HoleKind::Undetermined,
                                              state.holes, static_cast<std::size_t>(state.overlays.alternative));
    ListState list{.current = state.chosenPlace};
    for (std::size_t i = 0; i < state.holes.size(); ++i) {
        const std::vector<Place>& hole = state.holes[i];
        list.rows.push_back({static_cast<int>(i) + 1,
                             tr("%n places · near %1", nullptr, static_cast<int>(hole.size()))
                                 .arg(placeName(*state.board, hole.front())),
                             differing ? tr("%n differ", nullptr, open[i]) : tr("%n undecided", nullptr, open[i])});
    }
    list.note = tr("%n spots", nullptr, static_cast<int>(list.rows.size()));
    list.hint = placesHint();
    m_holes->setName(differing ? tr("Places that differ") : tr("Undecided places"));
    m_holes->display(list);
}

} // namespace tokisuji
