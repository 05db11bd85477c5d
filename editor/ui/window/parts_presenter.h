// PartsPresenter: which parts of the window are shown, and how the keyboard goes from one to the next.
#pragma once

#include "editor/ui/window/presenter.h"

namespace tokisuji {

class StartPage;
class TimelinePanel;
class TimelineStrip;
class ToolColumn;

class PartsPresenter : public Presenter {
    Q_OBJECT
public:
    explicit PartsPresenter(const Workbench& bench);

    void refresh() override;
    bool dropDrag() override;
    /// The timeline goes back to where it was entered; then the bar over the board goes, and the board has the keys.
    bool escape() override;

private:
    void takeOpened();
    void keepShown(ActionId part, bool shown);
    void focusNext();

    TimelinePanel* m_timeline;
    TimelineStrip* m_strip;
    ToolColumn* m_tools;
    StartPage* m_start;
};

} // namespace tokisuji
