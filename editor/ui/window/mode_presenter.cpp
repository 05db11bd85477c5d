#include "editor/ui/window/mode_presenter.h"

#include "editor/model/document.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/tool_column.h"
#include "editor/ui/window/top_bar.h"
#include "engine/genre/registry.h"

namespace tokisuji {

ModePresenter::ModePresenter(const Workbench& bench) : Presenter(bench), m_bar(bench.bar), m_tools(bench.tools)
{
    on(ActionId::EditMode, [this] { setMode(Mode::Edit); });
    on(ActionId::SolveMode, [this] { setMode(Mode::Solve); });
    on(ActionId::ToggleMode, [this] { setMode(m_view->mode() == Mode::Edit ? Mode::Solve : Mode::Edit); });
    connect(m_bar, &TopBar::modeChosen, this, &ModePresenter::setMode);
    connect(m_view, &BoardView::modeChanged, this, &ModePresenter::refresh);
    connect(m_view, &BoardView::toolChanged, this, [this] { m_tools->setCurrent(m_view->tool()); });
    connect(m_tools, &ToolColumn::toolChosen, this, [this](ToolId tool) {
        m_view->setTool(tool);
        m_view->setFocus();
    });
}

void ModePresenter::refresh()
{
    const Mode mode = m_view->mode();
    const bool open = !m_document->isEmpty();
    m_bar->setMode(mode);
    m_bar->setModesShown(!open || genreOf(m_document->board()).answer != AnswerKind::Turns);
    (*m_actions)[ActionId::EditMode]->setChecked(mode == Mode::Edit);
    (*m_actions)[ActionId::SolveMode]->setChecked(mode == Mode::Solve);
    if (open)
        m_tools->setTools(m_view->tools(), m_view->tool());
}

void ModePresenter::setMode(Mode mode)
{
    m_view->setMode(mode);
    refresh(); // the action that was triggered may have unchecked itself
    m_view->setFocus();
}

} // namespace tokisuji
