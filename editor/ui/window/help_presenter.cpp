#include "editor/ui/window/help_presenter.h"

#include "editor/model/document.h"
#include "editor/ui/help/help_dialog.h"
#include "engine/genre/registry.h"

namespace tokisuji {

HelpPresenter::HelpPresenter(const Workbench& bench) : Presenter(bench)
{
    on(ActionId::Rules, [this] { show(); });
    connect(m_document, &Document::currentChanged, this, &HelpPresenter::follow);
}

void HelpPresenter::show()
{
    if (m_help == nullptr) {
        m_help = new HelpDialog(m_window);
        m_help->setGenre(*allGenres().front());
    }
    m_help->show();
    follow();
    m_help->raise();
    m_help->activateWindow();
}

/// Another puzzle is another kind; without one the help stays as it is.
void HelpPresenter::follow()
{
    if (m_help != nullptr && m_help->isVisible() && !m_document->isEmpty())
        m_help->setGenre(genreOf(m_document->board()));
}

} // namespace tokisuji
