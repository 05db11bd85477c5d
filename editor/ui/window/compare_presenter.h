// ComparePresenter: two states of the log against each other, on the board and in the panel.
//
//   pins ──► boards of both nodes ──► Comparison ──► guest on the board, rows in the panel
//   solver ──► verdicts of both, asked for when it is idle ──► determined marks gained and lost
#pragma once

#include "editor/model/comparison.h"
#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/window/presenter.h"

#include <memory>

namespace tokisuji {

class ComparePresenter : public Presenter {
    Q_OBJECT
public:
    explicit ComparePresenter(const Workbench& bench);

    [[nodiscard]] bool isComparing() const { return m_a.node != noNode; }
    void refresh() override { present(); }
    /// Goes back to the board.
    bool escape() override;
    /// The differences.
    [[nodiscard]] std::optional<int> places() const override;
    void stepPlace(int direction) override;

private:
    struct Side {
        NodeId node = noNode;
        Board board;
        SharedVerdict verdict; ///< nullptr: not known
    };
    void connectPanel(CompareSection* section);
    void connectActions();
    void takeOpened();
    void followPins();
    void followCurrent();
    void followHistory();
    void takeTask(PanelTask task);
    void toggle(bool on);
    void start(NodeId a, NodeId b);
    void leave();
    void compare();
    void takeVerdicts();
    void present();
    void showOnBoard();
    void choose(int index);
    void take(BoardDifference::How into);
    void syncActions();
    [[nodiscard]] CompareState state() const;
    [[nodiscard]] CompareSide sideText(const Side& side) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] const BoardDifference* current() const;
    [[nodiscard]] bool canTake() const;

    Side m_a;
    Side m_b;
    Comparison m_comparison;
    std::vector<BoardDifference> m_differences; ///< of the boards, then of what is determined
    int m_current = -1;
    CompareDrawOptions::Show m_show = CompareDrawOptions::ShowBoth;
    NodeId m_pinA = noNode; ///< as last seen
    NodeId m_pinB = noNode;
    bool m_isActing = false; ///< what happens to the log is this presenter's own doing
};

} // namespace tokisuji
