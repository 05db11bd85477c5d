#include "editor/ui/panels/side_panel.h"

#include "editor/model/place_name.h"
#include "editor/model/reasoned.h"
#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/placement_section.h"
#include "editor/ui/panels/player_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/panels/turns_section.h"
#include "editor/ui/panels/verdict_section.h"
#include "editor/ui/panels/what_if_section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/hopeless_text.h"
#include "engine/drawing/holes.h"
#include "engine/genre/registry.h"

#include <QEvent>

namespace tokisuji {

namespace {

bool isOpen(const PanelState& state)
{
    return state.board != nullptr && state.verdict->status == Status::Open;
}

} // namespace

SidePanel::SidePanel(QWidget* parent)
    : QScrollArea(parent), m_column(new QVBoxLayout), m_verdict(new VerdictSection), m_placement(new PlacementSection),
      m_overlays(new OverlaySection), m_alternatives(new AlternativesSection), m_conflict(new ListSection),
      m_whatIf(new WhatIfSection), m_telling(new ListSection), m_repairs(new RepairsSection), m_idle(new IdleSection),
      m_holes(new ListSection), m_turns(new TurnsSection), m_turnEntry(new TurnEntry)
{
    setObjectName(QStringLiteral("sidePanel"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("sidePanelContent"));
    content->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    for (QWidget* section :
         {static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_placement), static_cast<QWidget*>(m_overlays),
          static_cast<QWidget*>(m_whatIf), static_cast<QWidget*>(m_alternatives), static_cast<QWidget*>(m_conflict),
          static_cast<QWidget*>(m_telling), static_cast<QWidget*>(m_repairs), static_cast<QWidget*>(m_idle),
          static_cast<QWidget*>(m_holes)})
        m_column->addWidget(section);
    constexpr int mostConflictRows = 6; // the changes below them are what is looked for
    constexpr int mostHoles = 12;
    m_conflict->list()->setMostRows(mostConflictRows);
    m_holes->list()->setMostRows(mostHoles);
    m_conflict->setObjectName(QStringLiteral("conflict"));
    m_holes->setObjectName(QStringLiteral("holes"));
    m_telling->setObjectName(QStringLiteral("telling"));
    m_telling->setFolded(true); // until it is asked for
    addTurns();
    m_column->addStretch(1);
    setWidget(content);
    addSecondView(content);

    connect(m_verdict, &VerdictSection::markUseChosen, this, &SidePanel::markUseChosen);
    connect(m_verdict, &VerdictSection::keepCheckingAsked, this, &SidePanel::keepCheckingAsked);
    connect(m_verdict, &VerdictSection::retryAsked, this, &SidePanel::retryAsked);
    connect(m_overlays, &OverlaySection::overlayChosen, this, &SidePanel::overlayChosen);
    connect(m_alternatives, &AlternativesSection::alternativeChosen, this, &SidePanel::alternativeChosen);
    connect(m_alternatives, &AlternativesSection::showChosen, this, &SidePanel::showChosen);
    connect(m_overlays, &OverlaySection::adoptionAsked, this, &SidePanel::adoptionAsked);
    connect(m_alternatives, &AlternativesSection::adoptionAsked, this, &SidePanel::adoptionAsked);
    connect(m_placement, &PlacementSection::adoptionAsked, this, &SidePanel::adoptionAsked);
    connect(m_placement, &PlacementSection::shownChosen, this, &SidePanel::placementShown);
    connect(m_conflict->list(), &RowList::rowChosen, this, &SidePanel::placeChosen);
    connect(m_holes->list(), &RowList::rowChosen, this, &SidePanel::placeChosen);
    retranslate();
}

/// Where the answer is a sequence of turns, they stand in the place of what is said of marks.
void SidePanel::addTurns()
{
    for (Section* section : {static_cast<Section*>(m_turns), static_cast<Section*>(m_turnEntry)}) {
        m_column->addWidget(section);
        section->hide();
    }
}

void SidePanel::tellReasons(const Actions& actions)
{
    m_overlays->tellReasons(actions);
    m_alternatives->tellReasons(actions);
    m_comparison->tellReasons(actions);
}

void SidePanel::retranslate()
{
    m_turns->retranslate();
    m_turnEntry->retranslate();
    m_verdict->retranslate();
    m_placement->retranslate();
    m_overlays->retranslate();
    m_alternatives->retranslate();
    m_comparison->retranslate();
    m_player->retranslate();
    m_whatIf->retranslate();
    m_telling->setName(tr("Clues that tell A from B"));
    m_repairs->retranslate();
    m_idle->retranslate();
    m_conflict->setName(tr("Conflicting clues (smallest set)"));
}

/// Scrolls only to what has the keyboard.
bool SidePanel::focusNextPrevChild(bool next)
{
    if (!QWidget::focusNextPrevChild(next))
        return false;
    if (QWidget* focus = focusWidget(); focus != nullptr && focus->hasFocus())
        ensureWidgetVisible(focus);
    return true;
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void SidePanel::addLast(QWidget* section)
{
    constexpr int all = 1000; // against the stretch at the end, which is there for folded sections
    m_column->insertWidget(m_column->count() - 1, section, all);
}

/// What a player asks stands below the verdict; the comparison has the panel for itself.
void SidePanel::addSecondView(QWidget* usual)
{
    m_usual = usual;
    m_player = new PlayerSection;
    static_cast<QBoxLayout*>(usual->layout())->insertWidget(1, m_player);
    m_comparing = new QWidget(this);
    m_comparing->setObjectName(QStringLiteral("sidePanelContent"));
    m_comparing->hide();
    m_comparison = new CompareSection(m_comparing);
    auto* column = new QVBoxLayout(m_comparing);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_comparison);
    column->addStretch(1);
}

void SidePanel::setComparing(bool comparing)
{
    QWidget* wanted = comparing ? m_comparing : m_usual;
    if (widget() == wanted)
        return;
    QWidget* other = takeWidget();
    other->setParent(this);
    other->hide();
    setWidget(wanted);
    wanted->show();
    emit comparingChanged(comparing);
}

void SidePanel::takeFocus()
{
    if (widget() == m_comparing) {
        m_comparison->list()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_verdict->setFocus();
    if (QWidget* first = m_verdict->nextInFocusChain())
        first->setFocus(Qt::ShortcutFocusReason);
}

void SidePanel::display(const PanelState& state)
{
    m_verdict->display(state);
    m_placement->display(state);
    m_overlays->display(state);
    m_alternatives->display(state);
    displayConflict(state);
    displayAdvice(state);
    displayHoles(state);
    const bool isOfTurns = state.board != nullptr && genreOf(*state.board).answer == AnswerKind::Turns;
    m_overlays->setVisible(!isOfTurns);
    if (isOfTurns)
        for (QWidget* section :
             {static_cast<QWidget*>(m_alternatives), static_cast<QWidget*>(m_conflict), static_cast<QWidget*>(m_holes)})
            section->hide();
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

void SidePanel::displayMissing(const PanelState& state)
{
    ListState list{.current = state.chosenPlace};
    for (std::size_t i = 0; i < state.holes.size(); ++i) {
        const std::vector<Place>& hole = state.holes[i];
        list.rows.push_back(
            {static_cast<int>(i) + 1,
             tr("%n places · near %1", nullptr, static_cast<int>(hole.size())).arg(placeName(hole.front())),
             {}});
    }
    list.note = tr("%n spots", nullptr, static_cast<int>(list.rows.size()));
    list.hint = tr("F3 / Shift+F3: next / previous place");
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
        list.rows.push_back(
            {static_cast<int>(i) + 1,
             tr("%n places · near %1", nullptr, static_cast<int>(hole.size())).arg(placeName(hole.front())),
             differing ? tr("%n differ", nullptr, open[i]) : tr("%n undecided", nullptr, open[i])});
    }
    list.note = tr("%n spots", nullptr, static_cast<int>(list.rows.size()));
    list.hint = tr("F3 / Shift+F3: next / previous place");
    m_holes->setName(differing ? tr("Places that differ") : tr("Undecided places"));
    m_holes->display(list);
}

} // namespace tokisuji
