// CluePresenter: while solving, which clues are finished, and what they leave filled in, if that is wanted.
//
//   a mark ──► LiveClues ──► ticks at the clues
//                        └─► the rest of those that the mark finished, as an edit of its own
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_clues.h"
#include "editor/model/settings.h"
#include "editor/ui/window/presenter.h"

#include <functional>
#include <vector>

namespace tokisuji {

class CluePresenter : public Presenter {
    Q_OBJECT
public:
    explicit CluePresenter(const Workbench& bench);

    [[nodiscard]] const LiveClues& clues() const { return *m_clues; }
    void takeSettings() override;

private:
    [[nodiscard]] bool isSolving() const;
    void takeMove();
    void ask();
    void takeAnswer();
    void show();
    void setShown(bool shown);
    void fillAll();
    [[nodiscard]] Edit restOf(const std::function<bool(const FinishedClue&)>& isWanted) const;
    [[nodiscard]] bool isTouched(const FinishedClue& clue) const;
    void forgetMarks();

    LiveClues* m_clues;
    std::vector<Place> m_shown;
    std::vector<OpenMark> m_touched; ///< by edits since the rest was last filled in
    NodeId m_filled = noNode;        ///< the edit that filled in a rest
    std::int64_t m_size = 0;         ///< of the history when the current node was last looked at
    bool m_fillsAll = false;         ///< asked for by hand
};

} // namespace tokisuji
