#include "editor/ui/panels/side_panel.h"

#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/compare_intro.h"
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

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int taskCount = 4;

/// A page that scrolls as a whole.
QScrollArea* makePage(std::initializer_list<QWidget*> sections)
{
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("sidePanelContent"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget* section : sections)
        column->addWidget(section);
    column->addStretch(1);
    auto* page = new QScrollArea;
    page->setWidgetResizable(true);
    page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    page->setFocusPolicy(Qt::NoFocus);
    page->setWidget(content);
    return page;
}

} // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent), m_verdict(new VerdictSection), m_tasks(new QTabBar), m_stack(new QStackedWidget),
      m_compareIntro(new CompareIntro), m_comparison(new CompareSection), m_player(new PlayerSection),
      m_placement(new PlacementSection), m_overlays(new OverlaySection(overlaysOn(OverlayPage::Check))),
      m_alternatives(new AlternativesSection), m_conflict(new ListSection), m_toRepairs(new QPushButton),
      m_adviceOverlays(new OverlaySection(overlaysOn(OverlayPage::Repair))), m_whatIf(new WhatIfSection),
      m_telling(new ListSection), m_repairs(new RepairsSection), m_idle(new IdleSection), m_holes(new ListSection),
      m_turns(new TurnsSection), m_turnEntry(new TurnEntry)
{
    setObjectName(QStringLiteral("sidePanel"));
    setAttribute(Qt::WA_StyledBackground);
    fillCheck();
    fillRepair();
    fillCompare();
    makeTasks();
    connectSections();
    retranslate();
}

/// The verdict stays above whatever the pages do.
void SidePanel::makeTasks()
{
    m_pages[static_cast<std::size_t>(PanelTask::Trace)] = new QWidget;
    for (QWidget* page : m_pages)
        m_stack->addWidget(page);
    m_stack->setMinimumHeight(1); // a low window shows less of a page, it does not grow
    m_tasks->setObjectName(QStringLiteral("tasks"));
    m_tasks->setDrawBase(false);
    m_tasks->setExpanding(true);
    m_tasks->setUsesScrollButtons(false);
    m_tasks->setElideMode(Qt::ElideNone);
    for (int i = 0; i < taskCount; ++i)
        m_tasks->addTab(QString());
    for (QWidget* arrow : m_tasks->findChildren<QWidget*>()) // Qt's own, for more tabs than fit; never shown
        arrow->setAccessibleName({});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_verdict);
    column->addWidget(m_tasks);
    column->addWidget(hairline(this));
    column->addWidget(m_stack, 1);
    connect(m_tasks, &QTabBar::currentChanged, this, [this] {
        followTask();
        emit taskChosen(task());
    });
}

/// Where the answer is a sequence of turns, they stand in the place of what is said of marks.
void SidePanel::fillCheck()
{
    m_overlays->setObjectName(QStringLiteral("overlays"));
    m_conflict->setObjectName(QStringLiteral("conflict"));
    m_holes->setObjectName(QStringLiteral("holes"));
    m_toRepairs->setObjectName(QStringLiteral("link"));
    auto* way = new QWidget;
    auto* row = new QHBoxLayout(way);
    row->setContentsMargins(14, 0, 14, 6);
    row->addWidget(m_toRepairs);
    row->addStretch(1);
    m_pages[static_cast<std::size_t>(PanelTask::Check)] =
        makePage({m_player, m_placement, m_overlays, m_alternatives, m_conflict, way, m_holes, m_turns, m_turnEntry});
    m_turns->hide();
    m_turnEntry->hide();
}

void SidePanel::fillRepair()
{
    m_telling->setObjectName(QStringLiteral("telling"));
    m_telling->setFolded(true); // until it is asked for
    m_pages[static_cast<std::size_t>(PanelTask::Repair)] =
        makePage({m_adviceOverlays, m_whatIf, m_repairs, m_idle, m_telling});
}

void SidePanel::fillCompare()
{
    m_comparison->hide();
    m_pages[static_cast<std::size_t>(PanelTask::Compare)] = makePage({m_compareIntro, m_comparison});
}

void SidePanel::connectSections()
{
    connect(m_verdict, &VerdictSection::markUseChosen, this, &SidePanel::markUseChosen);
    connect(m_verdict, &VerdictSection::keepCheckingAsked, this, &SidePanel::keepCheckingAsked);
    connect(m_verdict, &VerdictSection::retryAsked, this, &SidePanel::retryAsked);
    connect(m_verdict, &VerdictSection::kindAsked, this, &SidePanel::kindAsked);
    for (OverlaySection* overlays : {m_overlays, m_adviceOverlays}) {
        connect(overlays, &OverlaySection::overlayChosen, this, &SidePanel::overlayChosen);
        connect(overlays, &OverlaySection::adoptionAsked, this, &SidePanel::adoptionAsked);
    }
    connect(m_alternatives, &AlternativesSection::alternativeChosen, this, &SidePanel::alternativeChosen);
    connect(m_alternatives, &AlternativesSection::showChosen, this, &SidePanel::showChosen);
    connect(m_alternatives, &AlternativesSection::adoptionAsked, this, &SidePanel::adoptionAsked);
    connect(m_placement, &PlacementSection::adoptionAsked, this, &SidePanel::adoptionAsked);
    connect(m_placement, &PlacementSection::shownChosen, this, &SidePanel::placementShown);
    connect(m_conflict->list(), &RowList::rowChosen, this, &SidePanel::placeChosen);
    connect(m_holes->list(), &RowList::rowChosen, this, &SidePanel::placeChosen);
    connect(m_toRepairs, &QPushButton::clicked, this, [this] { setTask(PanelTask::Repair); });
}

void SidePanel::tellReasons(const Actions& actions)
{
    m_actions = &actions;
    m_turns->tellKeys(actions);
    m_overlays->tellReasons(actions);
    m_adviceOverlays->tellReasons(actions);
    m_alternatives->tellReasons(actions);
    m_comparison->tellReasons(actions);
    m_compareIntro->offer(actions);
}

void SidePanel::retranslate()
{
    const QStringList tasks{tr("Check"), tr("Trace"), tr("Repair"), tr("Compare")};
    for (int i = 0; i < taskCount; ++i)
        m_tasks->setTabText(i, tasks[i]);
    m_tasks->setAccessibleName(tr("Task"));
    m_toRepairs->setText(tr("Changes that would help"));
    m_turns->retranslate();
    m_turnEntry->retranslate();
    m_verdict->retranslate();
    m_placement->retranslate();
    m_overlays->retranslate();
    m_adviceOverlays->retranslate();
    m_alternatives->retranslate();
    m_compareIntro->retranslate();
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
    QWidget* focus = focusWidget();
    if (page() != nullptr && focus != nullptr && focus->hasFocus() && page()->isAncestorOf(focus))
        page()->ensureWidgetVisible(focus);
    return true;
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SidePanel::setTrace(QWidget* section)
{
    auto* column = new QVBoxLayout(pageOf(PanelTask::Trace));
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(section);
}

// --- tasks ---

PanelTask SidePanel::task() const
{
    return static_cast<PanelTask>(m_tasks->currentIndex());
}

QScrollArea* SidePanel::page() const
{
    return qobject_cast<QScrollArea*>(pageOf(task()));
}

void SidePanel::setTask(PanelTask task)
{
    const QSignalBlocker quiet(m_tasks);
    m_tasks->setCurrentIndex(static_cast<int>(task));
    followTask();
}

/// The list of steps needs the height more than the counts below the verdict do; states that are compared have
/// verdicts of their own.
void SidePanel::followTask()
{
    m_stack->setCurrentWidget(pageOf(task()));
    m_verdict->setCompact(task() == PanelTask::Trace);
    m_verdict->setVisible(!m_comparing || task() != PanelTask::Compare);
}

void SidePanel::reveal(QWidget* widget)
{
    const auto found =
        std::ranges::find_if(m_pages, [widget](const QWidget* page) { return page->isAncestorOf(widget); });
    if (found == m_pages.end())
        return;
    setTask(static_cast<PanelTask>(found - m_pages.begin()));
    if (page() != nullptr)
        page()->ensureWidgetVisible(widget);
}

void SidePanel::startAtTop()
{
    setTask(PanelTask::Check);
    for (QWidget* each : m_pages)
        if (auto* scrolled = qobject_cast<QScrollArea*>(each))
            scrolled->verticalScrollBar()->setValue(0);
}

void SidePanel::setComparing(bool comparing)
{
    if (std::exchange(m_comparing, comparing) == comparing)
        return;
    m_comparison->setVisible(comparing);
    m_compareIntro->setVisible(!comparing);
    if (comparing && task() != PanelTask::Compare)
        m_taskBefore = task();
    if (comparing)
        setTask(PanelTask::Compare);
    else if (task() == PanelTask::Compare)
        setTask(m_taskBefore);
    followTask();
    emit comparingChanged(comparing);
}

void SidePanel::takeFocus()
{
    if (m_comparing && task() == PanelTask::Compare)
        m_comparison->list()->setFocus(Qt::ShortcutFocusReason);
    else
        m_tasks->setFocus(Qt::ShortcutFocusReason);
}

} // namespace tokisuji
