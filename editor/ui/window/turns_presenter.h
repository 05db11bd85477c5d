// TurnsPresenter: brings the turns of a twisty puzzle to the panel and the net, and the panel's wishes to the document.
//
//   verdict ──► guide (which way, how far) ──► panel
//   a turn asked for ──► one edit of the log; a turn carried out before is gone to instead
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/turn_guide.h"
#include "editor/model/turn_search.h"
#include "editor/ui/panels/turns_state.h"

#include <QObject>
#include <QTimer>

namespace tokisuji {

class Actions;
class BoardView;
class SidePanel;
class TurnEntry;
class TurnsSection;

class TurnsPresenter : public QObject {
    Q_OBJECT
public:
    TurnsPresenter(Document* document, LiveSolver* solver, BoardView* view, SidePanel* panel, Actions* actions);
    /// Shows everything anew, in the language of now.
    void refresh();

signals:
    /// Something that was done.
    void said(const QString& text);

private:
    void connectPanel();
    void connectActions();
    void takeOpened();
    void takeBoard();
    void takeVerdict();
    void present();
    void syncActions();
    [[nodiscard]] bool isOfTurns() const; ///< the board that is open
    [[nodiscard]] bool applies() const;   ///< and the guide follows it
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] TurnsState stateOfPanel() const;
    [[nodiscard]] QString whyNoWay() const;
    [[nodiscard]] std::vector<ColourCount> wrongCounts() const;

    void makeTyped(const QString& text);
    void makeTurn(int turn);
    void goToStep(int step);
    void stepForward();
    void stepBack();
    void play(bool on);
    void chooseWay(int way);
    void searchLonger(int longer);
    void askForScramble();
    void backToGoal();
    void copyTurns();
    void previewTurn(int turn);

    Document* m_document;
    LiveSolver* m_solver;
    BoardView* m_view;
    TurnsSection* m_section;
    TurnEntry* m_entry;
    Actions* m_actions;
    TurnGuide m_guide;
    TurnSearch m_search;
    QTimer m_player;
    bool m_isPreviewing = false;
    int m_longer = 0; ///< how much longer than the shortest the ways are that are wanted
    int m_scrambleLength = 12;
    int m_scrambleSeed = 1;
};

} // namespace tokisuji
