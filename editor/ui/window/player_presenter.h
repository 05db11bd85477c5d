// PlayerPresenter: the log of a solver: the first wrong mark when it is asked for, the way back, the earlier attempts.
//
//   asked ──► PlayerCheck ──► report ──► guest on the board, rows in the panel
#pragma once

#include "editor/model/player_check.h"
#include "editor/model/settings.h"
#include "editor/ui/panels/player_section.h"
#include "editor/ui/window/presenter.h"

namespace tokisuji {

class PlayerPresenter : public Presenter {
    Q_OBJECT
public:
    explicit PlayerPresenter(const Workbench& bench);

    [[nodiscard]] const PlayerCheck& check() const { return *m_check; }
    void refresh() override;
    /// Withdraws the answer.
    bool escape() override;
    /// The wrong mark.
    [[nodiscard]] std::optional<int> places() const override;
    void stepPlace(int) override { goToWrong(); }

private:
    void connectParts();
    void ask();
    void takeReport();
    void goBack();
    void lookAtFailed();
    void chooseTry(int index);
    void goToWrong();
    void present();
    [[nodiscard]] bool isRight() const;
    void praise();
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

    PlayerSection* m_section;
    PlayerCheck* m_check;
    bool m_isRight = false;   ///< the answer is on the board
    NodeId m_failed = noNode; ///< the tip that was left by going back
};

} // namespace tokisuji
