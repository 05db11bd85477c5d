#include "editor/ui/window/sight_presenter.h"

#include "editor/model/document.h"
#include "editor/ui/board_view.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/top_bar.h"

namespace tokisuji {

SightPresenter::SightPresenter(const Workbench& bench) : Presenter(bench), m_bar(bench.bar)
{
    on(ActionId::ZoomIn, [this] { m_view->zoomIn(); });
    on(ActionId::ZoomOut, [this] { m_view->zoomOut(); });
    on(ActionId::ZoomFit, [this] { m_view->zoomToFit(); });
    on(ActionId::ZoomFull, [this] { m_view->zoomTo(100); });
    connect(m_view, &BoardView::zoomChanged, this, &SightPresenter::showZoom);
    connect(m_view, &BoardView::cursorChanged, this, &SightPresenter::showCursor);
}

void SightPresenter::refresh()
{
    showZoom();
    if (!m_document->isEmpty())
        showCursor();
}

void SightPresenter::showZoom()
{
    m_bar->setZoom(m_view->zoomPercent());
}

void SightPresenter::showCursor()
{
    m_status->setCursor(m_view->cursorPlace());
}

} // namespace tokisuji
