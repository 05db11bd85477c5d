// HelpPresenter: opens the help on the puzzle in the window, and keeps it at that puzzle's kind.
#pragma once

#include "editor/ui/window/presenter.h"

namespace tokisuji {

class HelpDialog;

class HelpPresenter : public Presenter {
    Q_OBJECT
public:
    explicit HelpPresenter(const Workbench& bench);

private:
    void show();
    void follow();

    HelpDialog* m_help = nullptr; ///< made when it is first wanted
};

} // namespace tokisuji
