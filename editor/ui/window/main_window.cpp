#include "editor/ui/window/main_window.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/note_bar.h"
#include "editor/ui/panels/piece_tray.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/star_count_box.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/panels/sticker_palette.h"
#include "editor/ui/panels/symmetry_button.h"
#include "editor/ui/panels/tool_column.h"
#include "editor/ui/panels/trial_bar.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/presenters.h"
#include "editor/ui/window/recovery.h"
#include "editor/ui/window/share_commands.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/top_bar.h"
#include "editor/ui/window/view_memory.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QVBoxLayout>

namespace tokisuji {

namespace {

constexpr QSize smallest{960, 640};
constexpr QSize largestAtFirst{1440, 900};
constexpr int panelWidth = 372;
constexpr int timelineHeight = 150;
constexpr int labelledToolsFrom = 1180;

const QString geometryKey = QStringLiteral("window");
const QString acrossKey = QStringLiteral("across");
const QString downKey = QStringLiteral("down");

/// Digits, letters and signs.
bool isTyping(const QKeyEvent& event)
{
    const QString text = event.text();
    const bool isPlain = !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    return isPlain && !text.isEmpty() && text[0].isPrint() && !text[0].isSpace();
}

} // namespace

MainWindow::MainWindow(std::unique_ptr<Settings> settings, const QString& untitledFolder, QWidget* parent)
    : QMainWindow(parent), m_settings(std::move(settings))
{
    setAcceptDrops(true);
    setMinimumSize(smallest);
    makeParts(untitledFolder);
    makeCommands(untitledFolder);
    layOut();
    makeMenus();
    connectParts();
    connectActions();
    takeSettings();
    retranslate();
    restoreGeometryOnce();
    leaveKeyboardOnClicks();
}

/// The Tab key goes through the widgets in this order.
void MainWindow::makeParts(const QString& untitledFolder)
{
    Workbench& b = m_bench;
    b.window = this;
    b.settings = m_settings.get();
    b.document = new Document(this);
    b.keeper = new LogKeeper(b.document, untitledFolder, this);
    b.solver = new LiveSolver(this);
    b.timelineModel = new TimelineModel(b.document, b.solver, this);
    b.actions = new Actions(this);
    b.actions->fillMenuBar(menuBar());
    b.view = new BoardView(b.document, this);
    b.bar = new TopBar(b.actions, this);
    b.tools = new ToolColumn(this);
    b.trials = new TrialBar(*b.actions, this);
    b.message = new MessageBar(this);
    b.start = new StartPage(b.actions, b.settings, untitledFolder, this);
    b.panel = new SidePanel(this);
    b.timeline = new TimelinePanel(b.document, b.timelineModel, b.actions, this);
    b.status = new StatusLine(this);
    m_across = new QSplitter(Qt::Horizontal, this);
    m_down = new QSplitter(Qt::Vertical, this);
}

void MainWindow::makeCommands(const QString& untitledFolder)
{
    const Workbench& b = m_bench;
    m_files = new FileCommands(b.document, b.keeper, b.settings, b.actions, this);
    m_files->setVoices(b.message, b.status);
    m_shares = new ShareCommands(b.document, m_files, b.settings, b.actions, this);
    m_shares->setVoices(b.message, b.status);
    m_recovery = new Recovery(b.keeper, b.settings, untitledFolder, this);
    m_recovery->setVoice(b.message);
    m_viewMemory = new ViewMemory(b.document, b.keeper, b.view);
    m_shares->setMemory(m_viewMemory, b.timelineModel);
    m_presenters = new Presenters(b, m_files);
}

MainWindow::~MainWindow()
{
    m_recovery->leave();
    m_bench.keeper->handOver(); // while there is a document
    // The parts may still speak while they go; nobody listens any more.
    m_bench.keeper->disconnect();
    m_bench.document->disconnect();
    m_bench.solver->disconnect();
}

void MainWindow::layOut()
{
    m_across->addWidget(makeBoardArea());
    m_across->addWidget(m_bench.panel);
    m_across->setStretchFactor(0, 1);
    m_across->setStretchFactor(1, 0);
    m_down->addWidget(m_across);
    m_down->addWidget(m_bench.timeline);
    m_down->setStretchFactor(0, 1);
    m_down->setStretchFactor(1, 0);
    for (QSplitter* splitter : {m_across, m_down}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_bench.panel->tellReasons(*m_bench.actions);
    m_bench.panel->setMinimumWidth(320);
    m_bench.panel->setMaximumWidth(560);

    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bench.bar);
    column->addWidget(m_down, 1);
    column->addWidget(m_bench.status);
    setCentralWidget(central);
}

QWidget* MainWindow::makeBoardArea()
{
    auto* area = new QWidget(this);
    area->setObjectName(QStringLiteral("boardArea"));
    area->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(area);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_bench.tools);
    m_symmetry = new SymmetryButton(m_bench.document, m_bench.view, m_bench.tools);
    m_bench.tools->addBelow(m_symmetry);
    m_bench.tools->addBelow(new StarCountBox(m_bench.document, m_bench.view, m_bench.tools));
    m_bench.tools->addBelow(new StickerPalette(m_bench.document, m_bench.view, m_bench.tools));
    row->addWidget(new PieceTray(m_bench.document, m_bench.view, area));
    auto* stage = new QGridLayout;
    stage->setContentsMargins(0, 0, 0, 0);
    stage->addWidget(m_bench.view, 0, 0);
    stage->addWidget(m_bench.start, 0, 0);
    auto* message = new QVBoxLayout; // over the board, which keeps its size and place beneath it
    message->setContentsMargins(10, 8, 10, 0);
    message->addWidget(m_bench.message);
    stage->addLayout(message, 0, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_bench.trials);
    column->addWidget(new NoteBar(m_bench.view, *m_bench.actions, area));
    column->addLayout(stage, 1);
    row->addLayout(column, 1);
    m_bench.message->raise();
    return area;
}

void MainWindow::restoreGeometryOnce()
{
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    resize((screen * 0.8).boundedTo(largestAtFirst).expandedTo(smallest));
    m_across->setSizes({width() - panelWidth, panelWidth});
    m_down->setSizes({height() - timelineHeight, timelineHeight});
    restoreGeometry(m_settings->windowState(geometryKey));
    m_across->restoreState(m_settings->windowState(acrossKey));
    m_down->restoreState(m_settings->windowState(downKey));
}

bool MainWindow::openAnything(const QString& text)
{
    return m_files->openAnything(text);
}

void MainWindow::offerInterrupted()
{
    m_recovery->offerInterrupted();
}

void MainWindow::connectParts()
{
    connect(m_files, &FileCommands::newWindowWanted, this, &MainWindow::newWindowWanted);
    connect(m_recovery, &Recovery::openWanted, m_files, &FileCommands::openFile);
    connect(m_recovery, &Recovery::changed, m_bench.start, &StartPage::refresh);
    connect(m_bench.start, &StartPage::puzzleChosen, this, &MainWindow::openAnything);
    connect(m_bench.start, &StartPage::discardWanted, m_recovery, &Recovery::discard);
    connect(m_bench.start, &StartPage::allUntitledWanted, m_recovery, &Recovery::showAll);
    connect(m_bench.timeline, &TimelinePanel::heightWanted, this, [this](int wanted) {
        m_down->setSizes({m_down->height() - m_down->handleWidth() - wanted, wanted});
    });
}

// --- the keyboard ---

/// Only fields and lists are clicked in order to go on with keys there; elsewhere a click leaves the keyboard where it
/// is.
void MainWindow::leaveKeyboardOnClicks()
{
    const auto children = findChildren<QWidget*>();
    for (QWidget* each : children) {
        const bool takesKeys = each == m_bench.view || qobject_cast<QAbstractItemView*>(each) != nullptr
                               || each->inputMethodQuery(Qt::ImEnabled).toBool();
        if (!takesKeys && (each->focusPolicy() & Qt::ClickFocus) == Qt::ClickFocus)
            each->setFocusPolicy(Qt::TabFocus);
    }
}

/// What had the keyboard may be hidden or disabled by what it did; then the board has it, not the next control.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* focus = focusWidget();
    const bool isGone = focus != nullptr && !(focus->isVisible() && focus->isEnabled());
    if (!isGone || !m_bench.view->isVisible())
        return QMainWindow::focusNextPrevChild(next);
    m_bench.view->setFocus();
    return true;
}

// --- events ---

bool MainWindow::event(QEvent* event)
{
    // It gets here if nothing that has the keyboard claims the key, as fields do.
    if (event->type() == QEvent::ShortcutOverride && isTyping(*static_cast<QKeyEvent*>(event)))
        if (!m_bench.view->hasFocus() && m_bench.view->isVisible())
            m_bench.view->setFocus();
    if (event->type() == QEvent::StatusTip) // of an item of a menu that is off
        if (const QString reason = static_cast<QStatusTipEvent*>(event)->tip(); !reason.isEmpty())
            m_bench.status->say(reason);
    if (event->type() == QEvent::ThemeChange)
        applyTheme(m_settings->theme());
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave() || !m_shares->mayLeave()) {
        event->ignore();
        return;
    }
    m_viewMemory->keep();
    m_recovery->leave();
    m_settings->setWindowState(geometryKey, saveGeometry());
    m_settings->setWindowState(acrossKey, m_across->saveState());
    m_settings->setWindowState(downKey, m_down->saveState());
    m_bench.solver->clear();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (FileCommands::canOpen(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (m_files->openMime(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    m_bench.tools->setLabelled(width() >= labelledToolsFrom);
    QMainWindow::resizeEvent(event);
}

} // namespace tokisuji
