// SidePanel: verdict, overlays, alternatives or conflict, and the places to look at, below one another.
#pragma once

#include "editor/ui/panels/panel_state.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace tokisuji {

class Actions;
class AlternativesSection;
class CompareSection;
class IdleSection;
class ListSection;
class OverlaySection;
class PlacementSection;
class PlayerSection;
class RepairsSection;
class TurnEntry;
class TurnsSection;
class VerdictSection;
class WhatIfSection;

class SidePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent = nullptr);
    void display(const PanelState& state);
    /// What is disabled says why, as the actions of the same name do.
    void tellReasons(const Actions& actions);
    /// A section below the others; it gets the height that they leave.
    void addLast(QWidget* section);
    /// A comparison of two states replaces everything else.
    void setComparing(bool comparing);
    [[nodiscard]] CompareSection* comparison() const { return m_comparison; }
    [[nodiscard]] PlayerSection* player() const { return m_player; }
    [[nodiscard]] RepairsSection* repairs() const { return m_repairs; }
    [[nodiscard]] IdleSection* idle() const { return m_idle; }
    [[nodiscard]] ListSection* telling() const { return m_telling; }
    [[nodiscard]] TurnsSection* turns() const { return m_turns; }
    [[nodiscard]] TurnEntry* turnEntry() const { return m_turnEntry; }
    [[nodiscard]] WhatIfSection* whatIf() const { return m_whatIf; }
    /// Moves the keyboard to the first control.
    void takeFocus();

signals:
    /// A comparison has replaced everything else, or has ended.
    void comparingChanged(bool comparing);
    void markUseChosen(MarkUse use);
    void keepCheckingAsked();
    void retryAsked();
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
    void retranslate();
    void addSecondView(QWidget* usual);
    void addTurns();
    void displayAdvice(const PanelState& state);
    void displayConflict(const PanelState& state);
    void displayHoles(const PanelState& state);
    void displayMissing(const PanelState& state);

    QVBoxLayout* m_column;
    QWidget* m_usual;     ///< all sections but the comparison
    QWidget* m_comparing; ///< the comparison alone; one of the two is shown
    CompareSection* m_comparison;
    PlayerSection* m_player;
    VerdictSection* m_verdict;
    PlacementSection* m_placement;
    OverlaySection* m_overlays;
    AlternativesSection* m_alternatives;
    ListSection* m_conflict;
    WhatIfSection* m_whatIf;
    ListSection* m_telling; ///< clues that tell two solutions apart
    RepairsSection* m_repairs;
    IdleSection* m_idle;
    ListSection* m_holes;
    TurnsSection* m_turns;
    TurnEntry* m_turnEntry;
};

} // namespace tokisuji
