// ModePresenter: what the author enters, clues or marks, and with which tool.
#pragma once

#include "editor/ui/tools/tool.h"
#include "editor/ui/window/presenter.h"

namespace tokisuji {

class ToolColumn;
class TopBar;

class ModePresenter : public Presenter {
    Q_OBJECT
public:
    explicit ModePresenter(const Workbench& bench);

    void refresh() override;

private:
    void setMode(Mode mode);

    TopBar* m_bar;
    ToolColumn* m_tools;
};

} // namespace tokisuji
