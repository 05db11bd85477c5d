#include "editor/ui/window/parts_presenter.h"

#include "editor/model/document.h"
#include "editor/model/settings.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/panels/tool_column.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "editor/ui/window/painting_turns.h"

namespace tokisuji {

PartsPresenter::PartsPresenter(const Workbench& bench)
    : Presenter(bench), m_timeline(bench.timeline), m_strip(bench.timeline->strip()), m_tools(bench.tools),
      m_start(bench.start)
{
    for (const ActionId part : {ActionId::TogglePanel, ActionId::ToggleTimeline}) {
        (*m_actions)[part]->setChecked(m_settings->isShown(Actions::nameOf(part)));
        on(part, [this, part](bool shown) { keepShown(part, shown); });
    }
    on(ActionId::FocusBoard, [this] { m_view->setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::FocusPanel, [this] { m_panel->takeFocus(); });
    on(ActionId::FocusTimeline, [this] { m_strip->setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::FocusTools, [this] { m_tools->takeFocus(); });
    on(ActionId::FocusNext, [this] { focusNext(); });
    connect(m_document, &Document::opened, this, &PartsPresenter::takeOpened);
    connect(m_timeline, &TimelinePanel::boardWanted, m_view, qOverload<>(&QWidget::setFocus));
}

void PartsPresenter::refresh()
{
    const bool open = !m_document->isEmpty();
    m_view->setVisible(open);
    m_tools->setVisible(open && m_document->isWhole());
    m_start->setVisible(!open);
    m_panel->setVisible(open && (*m_actions)[ActionId::TogglePanel]->isChecked());
    m_timeline->setVisible(open && (*m_actions)[ActionId::ToggleTimeline]->isChecked());
}

void PartsPresenter::takeOpened()
{
    m_timeline->setPlaying(false);
    refresh();
    if (m_document->isEmpty())
        return;
    m_view->setFocus();
    paintInTurns({m_panel, m_timeline});
}

/// The next window begins with the parts as they were left.
void PartsPresenter::keepShown(ActionId part, bool shown)
{
    m_settings->setShown(Actions::nameOf(part), shown);
    refresh();
}

/// Board, panel, timeline, tools, and round again.
void PartsPresenter::focusNext()
{
    const QWidget* focus = m_window->focusWidget();
    if (focus == m_view)
        m_panel->takeFocus();
    else if (focus != nullptr && m_panel->isAncestorOf(focus))
        m_strip->setFocus(Qt::ShortcutFocusReason);
    else if (focus != nullptr && m_timeline->isAncestorOf(focus))
        m_tools->takeFocus();
    else
        m_view->setFocus(Qt::ShortcutFocusReason);
}

bool PartsPresenter::dropDrag()
{
    return m_strip->dropDrag();
}

bool PartsPresenter::escape()
{
    if (m_strip->leave())
        return true;
    const bool isLeft = m_message->isVisible() || !m_view->hasFocus();
    m_message->hide();
    m_view->setFocus();
    return isLeft;
}

} // namespace tokisuji
