// CountPresenter: how many solutions the board has, when it is asked for.
//
//   asked ──► LiveCount ──► the number so far, in the bar over the board ──► an edit, another board: forgotten
#pragma once

#include "editor/model/live_count.h"
#include "editor/model/live_solver.h"
#include "editor/ui/window/presenter.h"

namespace tokisuji {

class CountPresenter : public Presenter {
    Q_OBJECT
public:
    explicit CountPresenter(const Workbench& bench);

    [[nodiscard]] const LiveCount& count() const { return *m_count; }
    bool escape() override;

private:
    void start();
    void forget();
    void say();
    [[nodiscard]] bool isSpeaking() const;

    LiveCount* m_count;
    MarkUse m_marks = MarkUse::Ignore; ///< that were asked about
    QString m_said;                    ///< what stands in the bar; empty: nothing of this presenter
};

} // namespace tokisuji
