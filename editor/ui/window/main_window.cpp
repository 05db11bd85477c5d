#include "editor/ui/window/main_window.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/piece_tray.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/star_count_box.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/panels/sticker_palette.h"
#include "editor/ui/panels/tool_column.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "editor/ui/window/advice_presenter.h"
#include "editor/ui/window/board_commands.h"
#include "editor/ui/window/compare_presenter.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/help_presenter.h"
#include "editor/ui/window/hint_presenter.h"
#include "editor/ui/window/log_presenter.h"
#include "editor/ui/window/path_presenter.h"
#include "editor/ui/window/player_presenter.h"
#include "editor/ui/window/recovery.h"
#include "editor/ui/window/result_presenter.h"
#include "editor/ui/window/share_commands.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/top_bar.h"
#include "editor/ui/window/trace_presenter.h"
#include "editor/ui/window/turns_presenter.h"
#include "editor/ui/window/view_memory.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
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

} // namespace

MainWindow::MainWindow(std::unique_ptr<Settings> settings, const QString& untitledFolder, QWidget* parent)
    : QMainWindow(parent), m_settings(std::move(settings)), m_document(new Document(this)),
      m_keeper(new LogKeeper(m_document, untitledFolder, this)), m_solver(new LiveSolver(this)),
      m_timelineModel(new TimelineModel(m_document, m_solver, this)), m_actions(new Actions(this)),
      m_view(new BoardView(m_document, this)), m_topBar(new TopBar(m_actions, this)), m_tools(new ToolColumn(this)),
      m_message(new MessageBar(this)), m_start(new StartPage(m_actions, m_settings.get(), untitledFolder, this)),
      m_panel(new SidePanel(this)), m_timeline(new TimelinePanel(m_document, m_timelineModel, m_actions, this)),
      m_status(new StatusLine(this)), m_across(new QSplitter(Qt::Horizontal, this)),
      m_down(new QSplitter(Qt::Vertical, this)),
      m_files(new FileCommands(m_document, m_keeper, m_settings.get(), m_actions, this)),
      m_shares(new ShareCommands(m_document, m_files, m_actions, this)),
      m_log(new LogPresenter(m_keeper, m_document, m_message, m_status, this)),
      m_recovery(new Recovery(m_keeper, m_settings.get(), untitledFolder, this)),
      m_viewMemory(new ViewMemory(m_document, m_keeper, m_view)),
      m_boards(new BoardCommands(m_document, m_view, m_message, m_actions, this)),
      m_results(new ResultPresenter(m_document, m_solver, m_view, m_panel, m_actions, m_settings.get())),
      m_advice(new AdvicePresenter(m_document, m_solver, m_view, m_panel, m_actions)),
      m_compare(new ComparePresenter(m_document, m_solver, m_view, m_panel, m_actions)),
      m_player(new PlayerPresenter(m_document, m_view, m_panel, m_actions, m_settings.get())),
      m_trace(new TracePresenter(m_document, m_solver, m_view, m_panel, m_actions, m_settings.get())),
      m_path(new PathPresenter(m_document, m_trace, m_timelineModel, m_timeline, m_actions, m_settings.get())),
      m_hints(new HintPresenter(m_document, m_solver, m_view, m_trace, m_message, m_actions)),
      m_turns(new TurnsPresenter(m_document, m_solver, m_view, m_panel, m_actions))
{
    m_files->setVoices(m_message, m_status);
    m_shares->setVoices(m_message, m_status);
    m_recovery->setVoice(m_message);
    setAcceptDrops(true);
    setMinimumSize(smallest);
    layOut();
    makeMenus();
    connectDocument();
    connectView();
    connectActions();
    connectPresenters();
    new HelpPresenter(m_document, *m_actions, this);
    retranslate();
    takeOpened();
    restoreGeometryOnce();
}

MainWindow::~MainWindow()
{
    m_recovery->leave();
    m_keeper->flush(); // while there is a document
    // The parts may still speak while they go; nobody listens any more.
    m_keeper->disconnect();
    m_document->disconnect();
    m_solver->disconnect();
}

void MainWindow::layOut()
{
    m_across->addWidget(makeBoardArea());
    m_across->addWidget(m_panel);
    m_across->setStretchFactor(0, 1);
    m_across->setStretchFactor(1, 0);
    m_down->addWidget(m_across);
    m_down->addWidget(m_timeline);
    m_down->setStretchFactor(0, 1);
    m_down->setStretchFactor(1, 0);
    for (QSplitter* splitter : {m_across, m_down}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_panel->tellReasons(*m_actions);
    m_panel->setMinimumWidth(320);
    m_panel->setMaximumWidth(560);

    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_topBar);
    column->addWidget(m_down, 1);
    column->addWidget(m_status);
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
    row->addWidget(m_tools);
    m_tools->addBelow(new StarCountBox(m_document, m_view, m_tools));
    m_tools->addBelow(new StickerPalette(m_document, m_view, m_tools));
    row->addWidget(new PieceTray(m_document, m_view, area));
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* message = new QVBoxLayout;
    message->setContentsMargins(10, 8, 10, 0);
    message->addWidget(m_message);
    column->addLayout(message);
    column->addWidget(m_view, 1);
    column->addWidget(m_start, 1);
    row->addLayout(column, 1);
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

// --- following the document and the view ---

void MainWindow::connectDocument()
{
    connect(m_document, &Document::opened, this, &MainWindow::takeOpened);
    connect(m_document, &Document::currentChanged, this, &MainWindow::takeBoard);
    connect(m_document, &Document::fileChanged, this, &MainWindow::takeBoard);
    connect(m_document, &Document::annotationsChanged, this, &MainWindow::takeBoard);
    connect(m_document, &Document::readOnlyChanged, this, &MainWindow::takeBoard);
    connect(m_keeper, &LogKeeper::stateChanged, this,
            [this] { setWindowModified(m_keeper->state() == LogKeeper::State::Failed); });
    connect(m_log, &LogPresenter::saveElsewhereWanted, m_files, &FileCommands::saveAs);
    connect(m_log, &LogPresenter::duplicateWanted, m_files, &FileCommands::duplicate);
    connect(m_recovery, &Recovery::openWanted, m_files, &FileCommands::openFile);
    connect(m_recovery, &Recovery::changed, m_start, &StartPage::refresh);
}

void MainWindow::connectView()
{
    connect(m_view, &BoardView::modeChanged, this, &MainWindow::takeMode);
    connect(m_view, &BoardView::toolChanged, this, [this] { m_tools->setCurrent(m_view->tool()); });
    connect(m_view, &BoardView::zoomChanged, this, [this] { m_topBar->setZoom(m_view->zoomPercent()); });
    connect(m_view, &BoardView::cursorChanged, this, [this] { m_status->setCursor(m_view->cursorPlace()); });
    connect(m_tools, &ToolColumn::toolChosen, this, [this](ToolId tool) {
        m_view->setTool(tool);
        m_view->setFocus();
    });
    connect(m_topBar, &TopBar::modeChosen, this, &MainWindow::setMode);
    connect(m_trace, &TracePresenter::said, m_status, &StatusLine::say);
    connect(m_hints, &HintPresenter::said, m_status, &StatusLine::say);
    connect(m_turns, &TurnsPresenter::said, m_status, &StatusLine::say);
    connect(m_timeline, &TimelinePanel::boardWanted, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_timeline, &TimelinePanel::heightWanted, this, [this](int wanted) {
        m_down->setSizes({m_down->height() - m_down->handleWidth() - wanted, wanted});
    });
    connect(m_start, &StartPage::puzzleChosen, this, &MainWindow::openAnything);
    connect(m_start, &StartPage::discardWanted, m_recovery, &Recovery::discard);
    connect(m_start, &StartPage::allUntitledWanted, m_recovery, &Recovery::showAll);
}

/// What they have to say, and whose places F3 goes to.
void MainWindow::connectPresenters()
{
    connect(m_document, &Document::logCurtailed, this, [this](const std::vector<Error>& losses) {
        QStringList texts;
        for (const Error& loss : losses)
            texts << errorText(loss);
        m_message->say(texts.join(QLatin1Char('\n')));
    });
    connect(m_results, &ResultPresenter::said, m_status, &StatusLine::say);
    connect(m_advice, &AdvicePresenter::said, m_status, &StatusLine::say);
    connect(m_results, &ResultPresenter::whatIfChanged, m_advice, &AdvicePresenter::setWhatIf);
    connect(m_results, &ResultPresenter::alternativeChanged, m_advice, &AdvicePresenter::followPair);
    connect(m_player, &PlayerPresenter::said, m_status, &StatusLine::say);
    connect(m_compare, &ComparePresenter::said, this, [this](const QString& text) { m_message->say(text); });
    connect(m_compare, &ComparePresenter::comparingChanged, m_results, &ResultPresenter::setPlacesElsewhere);
    connect(m_compare, &ComparePresenter::comparingChanged, m_advice, &AdvicePresenter::forgetChoice);
    connect(m_player, &PlayerPresenter::showingChanged, m_results, &ResultPresenter::setPlacesElsewhere);
}

void MainWindow::takeOpened()
{
    const bool open = !m_document->isEmpty();
    m_view->setVisible(open);
    m_tools->setVisible(open && m_document->isWhole());
    m_start->setVisible(!open);
    m_panel->setVisible(open && (*m_actions)[ActionId::TogglePanel]->isChecked());
    m_timeline->setVisible(open && (*m_actions)[ActionId::ToggleTimeline]->isChecked());
    m_actions->set(Need::Puzzle, open);
    m_topBar->setPuzzleOpen(open);
    m_timeline->setPlaying(false);
    m_viewMemory->recall();
    takeMode();
    takeBoard();
    m_results->refresh();
    m_advice->refresh();
    m_compare->refresh();
    m_player->refresh();
    m_trace->refresh();
    m_path->refresh();
    m_turns->refresh();
    if (!open)
        return;
    m_topBar->setZoom(m_view->zoomPercent());
    m_status->setCursor(m_view->cursorPlace());
    m_view->setFocus();
}

void MainWindow::takeBoard()
{
    const bool open = !m_document->isEmpty();
    m_topBar->setTitle(open ? boardTitle(m_document->board()) : QString());
    setWindowTitle(open ? QStringLiteral("%1[*] – %2").arg(puzzleTitle(), tr("Tokisuji")) : tr("Tokisuji"));
    m_status->setBoard(open ? &m_document->board() : nullptr);
    if (!open)
        return;
    m_actions->set(Need::Writable, !m_document->isReadOnly());
    m_actions->set(Need::DoneStep, m_document->history().undoTarget() != noNode);
    m_actions->set(Need::UndoneStep, m_document->history().redoTarget() != noNode);
}

/// "island – Slitherlink 10×10 [read-only]": the name of the file or of the puzzle, what it is, what can be done.
QString MainWindow::puzzleTitle() const
{
    const QString file = m_document->filePath();
    const QString name = file.isEmpty() ? m_document->annotations().metadata.title : QFileInfo(file).completeBaseName();
    const QString kind = boardTitle(m_document->board());
    const QString title = name.isEmpty() ? kind : QStringLiteral("%1 – %2").arg(name, kind);
    return m_document->isReadOnly() ? tr("%1 [read-only]").arg(title) : title;
}

void MainWindow::takeMode()
{
    const Mode mode = m_view->mode();
    m_topBar->setMode(mode);
    (*m_actions)[ActionId::EditMode]->setChecked(mode == Mode::Edit);
    (*m_actions)[ActionId::SolveMode]->setChecked(mode == Mode::Solve);
    const bool takesMarks = m_document->isEmpty() || genreOf(m_document->board()).answer != AnswerKind::Turns;
    m_topBar->setModesShown(takesMarks);
    if (!m_document->isEmpty())
        m_tools->setTools(m_view->tools(), m_view->tool());
}

void MainWindow::setMode(Mode mode)
{
    m_view->setMode(mode);
    takeMode();
    m_view->setFocus();
}

// --- events ---

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::StatusTip) // of an item of a menu that is off
        if (const QString reason = static_cast<QStatusTipEvent*>(event)->tip(); !reason.isEmpty())
            m_status->say(reason);
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
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    m_viewMemory->keep();
    m_recovery->leave();
    m_settings->setWindowState(geometryKey, saveGeometry());
    m_settings->setWindowState(acrossKey, m_across->saveState());
    m_settings->setWindowState(downKey, m_down->saveState());
    m_solver->clear();
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
    m_tools->setLabelled(width() >= labelledToolsFrom);
    QMainWindow::resizeEvent(event);
}

} // namespace tokisuji
