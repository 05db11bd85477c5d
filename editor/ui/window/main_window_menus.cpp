// The menus of the main window and what they call.

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/about_dialog.h"
#include "editor/ui/dialogs/action_search.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/dialogs/preferences_dialog.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/dialogs/shortcuts_dialog.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/panels/symmetry_button.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/window/main_window.h"
#include "editor/ui/window/presenters.h"
#include "editor/ui/window/recovery.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace tokisuji {

namespace {

/// Titles repeat themselves ("Slitherlink 10×10"); the file and its folder tell them apart.
QString recentText(const RecentPuzzle& puzzle)
{
    const QFileInfo file(puzzle.location);
    if (!file.isAbsolute())
        return puzzle.title;
    const QString text = QStringLiteral("%1 · %2 (%3)").arg(puzzle.title, file.fileName(), file.dir().dirName());
    return QString(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

void MainWindow::makeMenus()
{
    m_recentMenu = new QMenu(this);
    m_bench.actions->menu(MenuId::File)->insertMenu((*m_bench.actions)[ActionId::Save], m_recentMenu);
    QMenu* board = m_bench.actions->menu(MenuId::Board);
    board->insertMenu(board->actions().last(), m_symmetry->choices()); // before the variant rules
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    m_bench.actions->menu(MenuId::History)
        ->insertMenu((*m_bench.actions)[ActionId::PinA], m_bench.timeline->bookmarkMenu());
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const auto recent = m_settings->recent();
    for (const RecentPuzzle& puzzle : recent) {
        QAction* action = m_recentMenu->addAction(recentText(puzzle));
        action->setToolTip(puzzle.location);
        connect(action, &QAction::triggered, this, [this, location = puzzle.location] { openAnything(location); });
    }
    m_recentMenu->addSeparator();
    QAction* forget = m_recentMenu->addAction(tr("Clear list"));
    forget->setEnabled(!recent.isEmpty());
    connect(forget, &QAction::triggered, this, [this] {
        m_settings->clearRecent();
        m_bench.start->refresh();
    });
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto handler) {
        connect((*m_bench.actions)[id], &QAction::triggered, this, handler);
    };
    on(ActionId::NewWindow, [this] { emit newWindowWanted(); });
    on(ActionId::Untitled, [this] { m_recovery->showAll(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::SearchActions, [this] { searchActions(); });
    on(ActionId::MatchRates, [this] { MatchRatesDialog(this).exec(); });
    on(ActionId::Shortcuts, [this] { ShortcutsDialog(*m_bench.actions, this).exec(); });
    on(ActionId::Preferences, [this] { editPreferences(); });
    on(ActionId::About, [this] { about(); });
}

void MainWindow::editPreferences()
{
    PreferencesDialog dialog(m_settings.get(), *m_bench.actions, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const bool isOtherTheme = m_settings->theme() != dialog.themeBefore();
    const bool isOtherLanguage = m_settings->language() != dialog.languageBefore();
    takeSettings();
    m_presenters->takeSettings();
    if (isOtherTheme)
        applyTheme(m_settings->theme());
    if (isOtherLanguage)
        applyLanguage(m_settings->language());
}

void MainWindow::takeSettings()
{
    m_bench.actions->takeKeys(*m_settings);
    setMotionReduced(m_settings->isMotionReduced());
    setAsksBeforeReplacing(m_settings->asks(QStringLiteral("replace")));
}

void MainWindow::searchActions()
{
    ActionSearch search(*m_bench.actions, this);
    if (!m_bench.document->isEmpty())
        search.setTools(m_bench.view->tools());
    if (search.exec() != QDialog::Accepted)
        return;
    if (search.chosen() != nullptr) {
        search.chosen()->trigger();
    } else {
        m_bench.view->setTool(*search.chosenTool());
        m_bench.view->setFocus();
    }
}

void MainWindow::about()
{
    AboutDialog(this).exec();
}

void MainWindow::retranslate()
{
    m_bench.actions->retranslate();
    m_recentMenu->setTitle(tr("Open recent"));
    m_presenters->refresh();
}

} // namespace tokisuji
