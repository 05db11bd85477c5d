// SidePanel: verdict, overlays, alternatives or conflict, and the places to look at, below one another.
#pragma once

#include "editor/ui/panels/panel_state.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace tokisuji {

class AlternativesSection;
class OverlaySection;
class PlaceList;
class VerdictSection;

class SidePanel : public QScrollArea {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent = nullptr);
    void display(const PanelState& state);
    /// A section below the others; it gets the height that they leave.
    void addLast(QWidget* section);
    /// Moves the keyboard to the first control.
    void takeFocus();

signals:
    void markUseChosen(MarkUse use);
    void keepCheckingAsked();
    void retryAsked();
    void overlayChosen(OverlayKind kind, bool on);
    void alternativeChosen(int index);
    void showChosen(Overlays::Show show);
    /// Index of PanelState::holes, or of the verdict's conflict.
    void placeChosen(int index);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void displayConflict(const PanelState& state);
    void displayHoles(const PanelState& state);

    QVBoxLayout* m_column;
    VerdictSection* m_verdict;
    OverlaySection* m_overlays;
    AlternativesSection* m_alternatives;
    PlaceList* m_conflict;
    PlaceList* m_holes;
};

} // namespace tokisuji
