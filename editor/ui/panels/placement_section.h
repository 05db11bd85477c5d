// PlacementSection: how far the best placement of pieces goes while no whole one is known; it can be seen on the board
// and taken over.
#pragma once

#include "editor/ui/panels/panel_state.h"
#include "editor/ui/panels/section.h"

class QPushButton;

namespace tokisuji {

class ShareBar;
class ToggleSwitch;

class PlacementSection : public Section {
    Q_OBJECT
public:
    explicit PlacementSection(QWidget* parent = nullptr);
    /// Hides itself where there is nothing to say.
    void display(const PanelState& state);
    void retranslate();

signals:
    void shownChosen(bool shown);
    void adoptionAsked(Adopted what);

private:
    QLabel* m_rate;
    ShareBar* m_bar;
    ToggleSwitch* m_shown;
    QPushButton* m_adopt;
};

} // namespace tokisuji
