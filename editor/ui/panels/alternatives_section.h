// AlternativesSection: steps through the solutions beside the first one and says how far they differ.
#pragma once

#include "editor/ui/panels/panel_state.h"
#include "editor/ui/panels/section.h"

class QPushButton;

namespace tokisuji {

class Actions;
class Segments;

class AlternativesSection : public Section {
    Q_OBJECT
public:
    explicit AlternativesSection(QWidget* parent = nullptr);
    void display(const PanelState& state);
    void retranslate();
    /// What is disabled says why, as the actions of the same name do.
    void tellReasons(const Actions& actions);

signals:
    void alternativeChosen(int index);
    void showChosen(Overlays::Show show);
    void adoptionAsked(Adopted what);

private:
    void displayAdoption(const PanelState& state);
    void displayDifference(const PanelState& state);
    [[nodiscard]] QString whyNone(const PanelState& state) const;

    QWidget* m_row;
    QPushButton* m_previous;
    QLabel* m_position;
    QPushButton* m_next;
    Segments* m_show;
    QLabel* m_difference;
    QPushButton* m_adoptA;
    QPushButton* m_adoptB;
    int m_index = 0;
};

/// Answers that only one of two boards has, by layer of the answer.
struct AnswerDifference {
    int onlyA = 0;
    int onlyB = 0;
    int changed = 0; ///< both have an answer, and they differ
};
[[nodiscard]] AnswerDifference answerDifference(const Board& a, const Board& b);

} // namespace tokisuji
