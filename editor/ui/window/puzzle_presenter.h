// PuzzlePresenter: says what is open, in the title of the window, in the top bar and in the status line, and what its
// state allows.
#pragma once

#include "editor/ui/window/presenter.h"

namespace tokisuji {

class TopBar;

class PuzzlePresenter : public Presenter {
    Q_OBJECT
public:
    explicit PuzzlePresenter(const Workbench& bench);

    void refresh() override;

private:
    [[nodiscard]] QString title() const;

    TopBar* m_bar;
};

} // namespace tokisuji
