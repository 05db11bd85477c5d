// TrialPresenter: hypotheses that are tried out on the board. They are read off the history: to begin and to accept one
// are edits, to reject one is to go back to before it.
#pragma once

#include "editor/ui/window/presenter.h"

namespace tokisuji {

class TrialBar;

class TrialPresenter : public Presenter {
    Q_OBJECT
public:
    explicit TrialPresenter(const Workbench& bench);

    void refresh() override;

private:
    void begin();
    void accept();
    void reject();

    TrialBar* m_bar;
};

} // namespace tokisuji
