// AdvicePresenter: brings what the solver advises about clues to the panel and the board, and makes it an edit when it
// is adopted.
//
//   document, solver ──► advisor ──► rows of the panel
//                           └──► glass over the board: the chosen change, or what each clue would do
//   Adopt, Enter, a click on a figure ──► an edit of the document
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_advisor.h"
#include "editor/model/live_solver.h"
#include "editor/ui/board_glass.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/what_if_section.h"
#include "editor/ui/window/presenter.h"

#include <QTimer>

namespace tokisuji {

class AdvicePresenter : public Presenter {
    Q_OBJECT
public:
    explicit AdvicePresenter(const Workbench& bench);

    void refresh() override { present(); }
    /// The preview first, then the chosen row.
    bool escape() override;
    [[nodiscard]] LiveAdvisor* advisor() const { return m_advisor; }

private:
    /// What the user has chosen of the lists; its place in them may change while they grow.
    struct Choice {
        enum From : std::uint8_t { Nothing, Repairs, Idle, WhatIf, Telling } from = Nothing;
        ClueOption option;
        Status status = Status::Unknown; ///< of the board with it
    };

    void connectModels();
    void connectSections();
    void connectActions();
    void follow();
    void dropChoice();
    void followPair();
    void takeGuest();
    void takeOverlays();
    void setWhatIf(bool shown);
    void takeMinimal(const Board& board);
    void updateFrom();

    void choose(Choice choice);
    void chooseRepair(int row);
    void chooseIdle(int row);
    void chooseWhatIf(int row);
    void chooseTelling(int row);
    void forgetChoice();
    void adopt();
    void commit(const ClueOption& option);
    void setPreview(bool shown);
    void showPreview();
    void keepTarget(bool kept);
    void minimize();
    [[nodiscard]] BoardGlass glassOfWhatIf();
    [[nodiscard]] bool pressFigure(QPointF cells);
    [[nodiscard]] QString tipOfFigure(QPointF cells) const;

    void present();
    template <class State>
    void keepForAMoment(std::optional<State>& last, State& state, bool isKnown) const;
    void layGlass();
    void syncActions();
    [[nodiscard]] RepairsState repairsState() const;
    [[nodiscard]] IdleState idleState() const;
    [[nodiscard]] WhatIfState whatIfState() const;
    [[nodiscard]] ListState tellingState() const;
    [[nodiscard]] QString whyNoAdvice() const;
    [[nodiscard]] std::optional<Board> solutionOfMarks() const;
    [[nodiscard]] bool canEdit() const;
    [[nodiscard]] bool isPreviewing() const;
    [[nodiscard]] const std::vector<WhatIf>& values() const;
    /// Those that the panel lists, in its order.
    [[nodiscard]] std::vector<const WhatIf*> listedValues() const;

    LiveAdvisor* m_advisor;
    Choice m_choice;
    bool m_showsWhatIf = false;
    bool m_showsRedundant = false;
    bool m_previews = false;
    int m_alternative = 0; ///< of which two solutions are told apart
    /// What the lists have last shown of a board.
    std::optional<RepairsState> m_lastRepairs;
    std::optional<IdleState> m_lastIdle;
    QTimer m_grace;
};

} // namespace tokisuji
