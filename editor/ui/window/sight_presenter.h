// SightPresenter: how large the board is seen and where its cursor is.
#pragma once

#include "editor/ui/window/presenter.h"

namespace tokisuji {

class TopBar;

class SightPresenter : public Presenter {
    Q_OBJECT
public:
    explicit SightPresenter(const Workbench& bench);

    void refresh() override;

private:
    void showZoom();
    void showCursor();

    TopBar* m_bar;
};

} // namespace tokisuji
