// ComparePresenter: two states of the log against each other, on the board and in the panel.
//
//   pins ──► boards of both nodes ──► Comparison ──► guest on the board, rows in the panel
//   solver ──► verdicts of both, asked for when it is idle ──► determined marks gained and lost
#pragma once

#include "editor/model/comparison.h"
#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/ui/panels/compare_section.h"

#include <QObject>

#include <memory>

namespace tokisuji {

class Actions;
class BoardView;
class SidePanel;

class ComparePresenter : public QObject {
    Q_OBJECT
public:
    ComparePresenter(Document* document, LiveSolver* solver, BoardView* view, SidePanel* panel, Actions* actions);

    [[nodiscard]] bool isComparing() const { return m_a.node != noNode; }
    /// Shows everything anew, in the language of now.
    void refresh();

signals:
    /// Comparing began or ended: F3 goes through the differences, or no longer.
    void comparingChanged(bool comparing);
    /// Something that the user should know.
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    void toggle(bool on);
    void start(NodeId a, NodeId b);
    void leave();
    void compare();
    void takeVerdicts();
    void present();
    void showOnBoard();
    void dismissGuest();
    void choose(int index);
    void step(int direction);
    void take(BoardDifference::How into);
    void syncActions();
    [[nodiscard]] CompareState state() const;
    [[nodiscard]] CompareSide sideText(const Side& side) const;
    [[nodiscard]] std::vector<DifferenceRow> rows() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] const BoardDifference* current() const;
    [[nodiscard]] bool canTake() const;

    Document* m_document;
    LiveSolver* m_solver;
    BoardView* m_view;
    SidePanel* m_panel;
    Actions* m_actions;
    Side m_a;
    Side m_b;
    Comparison m_comparison;
    std::vector<BoardDifference> m_differences; ///< of the boards, then of what is determined
    int m_current = -1;
    CompareDrawOptions::Show m_show = CompareDrawOptions::ShowBoth;
    NodeId m_pinA = noNode; ///< as last seen
    NodeId m_pinB = noNode;
    bool m_isTaking = false; ///< an edit of the log is this presenter's own
};

} // namespace tokisuji
