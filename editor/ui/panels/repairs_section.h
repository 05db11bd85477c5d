// RepairsSection: single changes of clues that make the puzzle unique, or give it a solution back.
#pragma once

#include "editor/ui/panels/advice_list.h"
#include "editor/ui/panels/section.h"

class QPushButton;

namespace tokisuji {

class ToggleSwitch;

struct RepairsState {
    bool givesBack = false; ///< the puzzle has no solution: changes that give one back
    bool old = false;       ///< the rows are those of the board before the last edit
    QString note;           ///< in the head
    QString hint;           ///< below the rows, or instead of them
    std::vector<AdviceRow> rows;
    int current = -1;
    bool canAdopt = false; ///< the current row, on this document
    bool previews = false; ///< the board shows the current row's puzzle
    /// Is there a solution to keep, and is it kept?
    bool hasTarget = false;
    bool keepsTarget = false;
    bool targetIsOwn = false; ///< the author's marks are that solution
    friend bool operator==(const RepairsState&, const RepairsState&) = default;
};

class RepairsSection : public Section {
    Q_OBJECT
public:
    explicit RepairsSection(QWidget* parent = nullptr);
    void display(const RepairsState& state);
    void retranslate();
    [[nodiscard]] AdviceList* list() const { return m_list; }

signals:
    void rowChosen(int row);
    void adoptAsked();
    void previewAsked(bool shown);
    void targetChosen(bool kept);

private:
    AdviceList* m_list;
    QLabel* m_hint;
    QWidget* m_buttons;
    QPushButton* m_adopt;
    QPushButton* m_preview;
    QWidget* m_targetRow;
    ToggleSwitch* m_target;
    QLabel* m_targetHint;
    RepairsState m_state;
};

} // namespace tokisuji
