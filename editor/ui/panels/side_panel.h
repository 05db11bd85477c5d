// SidePanel: the verdict, and below it one task at a time: checking, the trace, repairs, comparing two states.
#pragma once

#include "editor/ui/panels/panel_state.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace tokisuji {

class Actions;
class AlternativesSection;
class CompareIntro;
class CompareSection;
class IdleSection;
class ListSection;
class OverlaySection;
class PlacementSection;
class PlayerSection;
class RepairsSection;
class Section;
class TurnEntry;
class TurnsSection;
class VerdictSection;
class WhatIfSection;

enum class PanelTask : std::uint8_t { Check, Trace, Repair, Compare };

/// Each task has a page. A page scrolls as a whole, its lists never do; the trace alone is a list that fills its page.
class SidePanel : public QWidget {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent = nullptr);
    void display(const PanelState& state);
    /// What is disabled says why, as the actions of the same name do.
    void tellReasons(const Actions& actions);
    /// What the page of the trace holds.
    void setTrace(QWidget* section);
    /// While two states are compared their page has the panel for itself.
    void setComparing(bool comparing);
    [[nodiscard]] PanelTask task() const;
    void setTask(PanelTask task);
    /// Goes to the task that a widget belongs to, and scrolls to it.
    void reveal(QWidget* widget);
    /// As a new puzzle finds it: checking, from the top.
    void startAtTop();
    /// What scrolls; nullptr: nothing does in this task.
    [[nodiscard]] QScrollArea* page() const;
    [[nodiscard]] CompareSection* comparison() const { return m_comparison; }
    [[nodiscard]] PlayerSection* player() const { return m_player; }
    [[nodiscard]] RepairsSection* repairs() const { return m_repairs; }
    [[nodiscard]] IdleSection* idle() const { return m_idle; }
    [[nodiscard]] ListSection* telling() const { return m_telling; }
    [[nodiscard]] TurnsSection* turns() const { return m_turns; }
    [[nodiscard]] TurnEntry* turnEntry() const { return m_turnEntry; }
    [[nodiscard]] WhatIfSection* whatIf() const { return m_whatIf; }
    /// Moves the keyboard to the tasks; to the differences while two states are compared.
    void takeFocus();

signals:
    void taskChosen(PanelTask task); ///< by the user
    /// A comparison has replaced everything else, or has ended.
    void comparingChanged(bool comparing);
    void markUseChosen(MarkUse use);
    void keepCheckingAsked();
    void retryAsked();
    void kindAsked();
    void overlayChosen(OverlayKind kind, bool on);
    void alternativeChosen(int index);
    void showChosen(Overlays::Show show);
    void adoptionAsked(Adopted what);
    void placementShown(bool shown);
    /// Index of PanelState::holes, or of the verdict's conflict.
    void placeChosen(int index);

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeTasks();
    void fillCheck();
    void fillRepair();
    void fillCompare();
    void connectSections();
    void retranslate();
    void followTask();
    void displayAdvice(const PanelState& state);
    void displayConflict(const PanelState& state);
    void displayHoles(const PanelState& state);
    void displayMissing(const PanelState& state);
    void displayTasks(const PanelState& state);
    [[nodiscard]] QString placesHint() const;
    [[nodiscard]] QWidget* pageOf(PanelTask task) const { return m_pages[static_cast<std::size_t>(task)]; }

    const Actions* m_actions = nullptr; ///< from tellReasons()
    VerdictSection* m_verdict;
    QTabBar* m_tasks;
    QStackedWidget* m_stack;
    std::array<QWidget*, 4> m_pages{};         ///< by PanelTask
    PanelTask m_taskBefore = PanelTask::Check; ///< of the comparison
    bool m_comparing = false;
    CompareIntro* m_compareIntro;
    CompareSection* m_comparison;
    PlayerSection* m_player;
    PlacementSection* m_placement;
    OverlaySection* m_overlays;
    AlternativesSection* m_alternatives;
    ListSection* m_conflict;
    QPushButton* m_toRepairs;
    OverlaySection* m_adviceOverlays;
    WhatIfSection* m_whatIf;
    ListSection* m_telling; ///< clues that tell two solutions apart
    RepairsSection* m_repairs;
    IdleSection* m_idle;
    ListSection* m_holes;
    TurnsSection* m_turns;
    TurnEntry* m_turnEntry;
};

} // namespace tokisuji
