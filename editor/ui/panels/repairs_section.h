// RepairsSection: single changes of clues that make the puzzle unique, or give it a solution back.
#pragma once

#include "editor/ui/panels/list_section.h"

class QPushButton;

namespace tokisuji {

class ToggleSwitch;

struct RepairsState : ListState {
    bool givesBack = false; ///< the puzzle has no solution: changes that give one back
    bool canAdopt = false;  ///< the current row, on this document
    bool previews = false;  ///< the board shows the current row's puzzle
    /// Is there a solution to keep, and is it kept?
    bool hasTarget = false;
    bool keepsTarget = false;
    bool targetIsOwn = false; ///< the author's marks are that solution
    friend bool operator==(const RepairsState&, const RepairsState&) = default;
};

class RepairsSection : public ListSection {
    Q_OBJECT
public:
    explicit RepairsSection(QWidget* parent = nullptr);
    void display(const RepairsState& state);
    void retranslate();

signals:
    void adoptAsked();
    void previewAsked(bool shown);
    void targetChosen(bool kept);

private:
    QWidget* m_buttons;
    QPushButton* m_adopt;
    QPushButton* m_preview;
    QWidget* m_targetRow;
    ToggleSwitch* m_target;
    QLabel* m_targetHint;
    RepairsState m_state;
};

} // namespace tokisuji
