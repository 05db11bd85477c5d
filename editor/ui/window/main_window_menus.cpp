// The menus of the main window and what they call.

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/action_search.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/dialogs/shortcuts_dialog.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/panels/tool_column.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "editor/ui/window/advice_presenter.h"
#include "editor/ui/window/board_commands.h"
#include "editor/ui/window/compare_presenter.h"
#include "editor/ui/window/log_presenter.h"
#include "editor/ui/window/main_window.h"
#include "editor/ui/window/path_presenter.h"
#include "editor/ui/window/player_presenter.h"
#include "editor/ui/window/recovery.h"
#include "editor/ui/window/result_presenter.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/top_bar.h"
#include "editor/ui/window/trace_presenter.h"
#include "editor/ui/window/turns_presenter.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>

namespace tokisuji {

void MainWindow::makeMenus()
{
    m_actions->fillMenuBar(menuBar());
    m_recentMenu = new QMenu(this);
    m_actions->menu(MenuId::File)->insertMenu((*m_actions)[ActionId::Save], m_recentMenu);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    m_actions->menu(MenuId::Board)->addSeparator();
    m_actions->menu(MenuId::Board)->addMenu(m_boards->variants());
    m_actions->menu(MenuId::History)->insertMenu((*m_actions)[ActionId::PinA], m_timeline->bookmarkMenu());
    makeChoiceMenus();
    (*m_actions)[ActionId::TogglePanel]->setChecked(true);
    (*m_actions)[ActionId::ToggleTimeline]->setChecked(true);
}

void MainWindow::makeChoiceMenus()
{
    const auto choices = [this](int count, int chosen, auto&& choose) {
        auto* menu = new QMenu(this);
        auto* group = new QActionGroup(menu);
        for (int i = 0; i < count; ++i) {
            QAction* action = menu->addAction(QString());
            action->setCheckable(true);
            action->setChecked(i == chosen);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [choose, i] { choose(i); });
        }
        m_actions->menu(MenuId::View)->addMenu(menu);
        return menu;
    };
    m_actions->menu(MenuId::View)->addSeparator();
    m_themeMenu = choices(3, static_cast<int>(m_settings->theme()), [this](int i) {
        m_settings->setTheme(static_cast<ThemeChoice>(i));
        applyTheme(static_cast<ThemeChoice>(i));
    });
    QStringList codes{QString()}; // the desktop's
    for (const SpokenLanguage& language : spokenLanguages())
        codes << language.code;
    m_languageMenu =
        choices(static_cast<int>(codes.size()),
                static_cast<int>(std::max(codes.indexOf(m_settings->language()), qsizetype(0))), [this, codes](int i) {
                    m_settings->setLanguage(codes[i]);
                    applyLanguage(codes[i]);
                });
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const auto recent = m_settings->recent();
    for (const RecentPuzzle& puzzle : recent) {
        QAction* action = m_recentMenu->addAction(puzzle.title);
        action->setToolTip(puzzle.location);
        connect(action, &QAction::triggered, this, [this, location = puzzle.location] { openAnything(location); });
    }
    m_recentMenu->addSeparator();
    QAction* forget = m_recentMenu->addAction(tr("Forget all"));
    forget->setEnabled(!recent.isEmpty());
    connect(forget, &QAction::triggered, this, [this] {
        m_settings->clearRecent();
        m_start->refresh();
    });
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto handler) {
        connect((*m_actions)[id], &QAction::triggered, this, handler);
    };
    on(ActionId::NewWindow, [this] { emit newWindowWanted(); });
    on(ActionId::Untitled, [this] { m_recovery->showAll(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::EditMode, [this] { setMode(Mode::Edit); });
    on(ActionId::SolveMode, [this] { setMode(Mode::Solve); });
    on(ActionId::ToggleMode, [this] { setMode(m_view->mode() == Mode::Edit ? Mode::Solve : Mode::Edit); });
    on(ActionId::ZoomIn, [this] { m_view->zoomIn(); });
    on(ActionId::ZoomOut, [this] { m_view->zoomOut(); });
    on(ActionId::ZoomFit, [this] { m_view->zoomToFit(); });
    on(ActionId::ZoomFull, [this] { m_view->zoomTo(100); });
    on(ActionId::TogglePanel, [this](bool shown) { m_panel->setVisible(shown && !m_document->isEmpty()); });
    on(ActionId::ToggleTimeline, [this](bool shown) { m_timeline->setVisible(shown && !m_document->isEmpty()); });
    on(ActionId::FocusBoard, [this] { m_view->setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::FocusPanel, [this] { m_panel->takeFocus(); });
    on(ActionId::FocusTimeline, [this] { m_timeline->strip()->setFocus(Qt::ShortcutFocusReason); });
    on(ActionId::FocusTools, [this] { m_tools->takeFocus(); });
    on(ActionId::FocusNext, [this] { focusNext(); });
    on(ActionId::SearchActions, [this] { searchActions(); });
    on(ActionId::MatchRates, [this] { MatchRatesDialog(this).exec(); });
    on(ActionId::Shortcuts, [this] { ShortcutsDialog(this).exec(); });
    on(ActionId::About, [this] { about(); });
}

/// Board, panel, timeline, tools, and round again.
void MainWindow::focusNext()
{
    const QWidget* focus = focusWidget();
    if (focus == m_view)
        m_panel->takeFocus();
    else if (focus != nullptr && m_panel->isAncestorOf(focus))
        m_timeline->strip()->setFocus(Qt::ShortcutFocusReason);
    else if (focus != nullptr && m_timeline->isAncestorOf(focus))
        m_tools->takeFocus();
    else
        m_view->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::searchActions()
{
    ActionSearch search(*m_actions, this);
    if (search.exec() == QDialog::Accepted)
        search.chosen()->trigger();
}

void MainWindow::about()
{
    m_message->say(tr("Tokisuji %1: an editor for pencil puzzles that tells at once whether they have one solution. "
                      "Free software under the MIT licence.")
                       .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_topBar->retranslate();
    m_recentMenu->setTitle(tr("Open recent"));
    m_themeMenu->setTitle(tr("Colours"));
    m_languageMenu->setTitle(tr("Language"));
    const QStringList themes{tr("As the desktop"), tr("Light"), tr("Dark")};
    QStringList languages{tr("As the desktop")};
    for (const SpokenLanguage& language : spokenLanguages())
        languages << language.name;
    for (int i = 0; i < themes.size(); ++i)
        m_themeMenu->actions().at(i)->setText(themes[i]);
    for (int i = 0; i < languages.size(); ++i)
        m_languageMenu->actions().at(i)->setText(languages[i]);
    m_boards->refresh();
    m_results->refresh();
    m_advice->refresh();
    m_compare->refresh();
    m_player->refresh();
    m_trace->refresh();
    m_path->refresh();
    m_turns->refresh();
    m_log->refresh();
    m_topBar->setZoom(m_view->zoomPercent());
    takeBoard();
    if (!m_document->isEmpty())
        m_status->setCursor(m_view->cursorPlace());
}

} // namespace tokisuji
