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
#include "editor/ui/window/presenter.h"

#include <QTimer>

namespace tokisuji {

class TurnEntry;
class TurnsSection;

class TurnsPresenter : public Presenter {
    Q_OBJECT
public:
    explicit TurnsPresenter(const Workbench& bench);

    void refresh() override { present(); }
    /// Stops the turns that are being carried out.
    bool escape() override;

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

    TurnsSection* m_section;
    TurnEntry* m_entry;
    TurnGuide m_guide;
    TurnSearch m_search;
    QTimer m_player;
    bool m_isPreviewing = false;
    int m_longer = 0; ///< how much longer than the shortest the ways are that are wanted
    int m_scrambleLength = 12;
    int m_scrambleSeed = 1;
};

} // namespace tokisuji
