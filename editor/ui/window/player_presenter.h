// PlayerPresenter: the log of who solves: the first wrong mark when it is asked for, the way back, the tries.
//
//   asked ──► PlayerCheck ──► report ──► guest on the board, rows in the panel
#pragma once

#include "editor/model/player_check.h"
#include "editor/model/settings.h"
#include "editor/ui/panels/player_section.h"

#include <QObject>

namespace tokisuji {

class Actions;
class BoardView;
class SidePanel;

class PlayerPresenter : public QObject {
    Q_OBJECT
public:
    PlayerPresenter(Document* document, BoardView* view, SidePanel* panel, Actions* actions, Settings* settings);

    [[nodiscard]] const PlayerCheck& check() const { return *m_check; }
    /// Shows everything anew, in the language of now.
    void refresh() { present(); }

signals:
    /// A wrong mark is shown, or no longer: F3 goes to it.
    void showingChanged(bool showing);
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void ask();
    void takeReport();
    void goBack();
    void lookAtFailed();
    void chooseTry(int index);
    void goToWrong();
    void present();
    void showOnBoard();
    void syncActions();
    [[nodiscard]] bool isShowing() const { return m_check->report().outcome == PlayReport::Wrong; }
    [[nodiscard]] int numberOf(NodeId node) const { return m_document->history().node(node).depth; }
    [[nodiscard]] PlayerState state() const;
    [[nodiscard]] std::vector<PlayerRow> answer() const;
    [[nodiscard]] std::vector<PlayerRow> wrongAnswer() const;
    [[nodiscard]] QString whyWrong() const;
    [[nodiscard]] QString laterText() const;
    [[nodiscard]] std::vector<History::Branch> triesOnTheWay() const;
    [[nodiscard]] std::vector<PlayerRow> tries() const;

    Document* m_document;
    BoardView* m_view;
    PlayerSection* m_section;
    Actions* m_actions;
    Settings* m_settings;
    PlayerCheck* m_check;
    bool m_wasShowing = false;
    NodeId m_failed = noNode; ///< the tip that was left by going back
};

} // namespace tokisuji
