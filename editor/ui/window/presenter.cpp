#include "editor/ui/window/presenter.h"

#include "editor/ui/board_view.h"

namespace tokisuji {

Presenter::Presenter(const Workbench& bench)
    : QObject(bench.view), m_window(bench.window), m_settings(bench.settings), m_document(bench.document),
      m_solver(bench.solver), m_actions(bench.actions), m_view(bench.view), m_panel(bench.panel),
      m_message(bench.message), m_status(bench.status)
{
}

bool Presenter::ownsGuest() const
{
    return m_view->guestOwner() == this;
}

bool Presenter::mayShowGuest() const
{
    return !m_view->hasGuest() || ownsGuest();
}

void Presenter::dismissGuest()
{
    if (ownsGuest())
        m_view->setGuest(std::nullopt);
}

} // namespace tokisuji
