// MainWindow: puts the parts together. Bars, tools, board, panel and timeline know one document, one solver.
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/settings.h"
#include "editor/model/timeline_model.h"
#include "editor/ui/board_view.h"

#include <QMainWindow>
#include <QSplitter>

#include <memory>

namespace tokisuji {

class Actions;
class AdvicePresenter;
class BoardCommands;
class ComparePresenter;
class FileCommands;
class HintPresenter;
class LogKeeper;
class LogPresenter;
class MessageBar;
class PlayerPresenter;
class PathPresenter;
class Recovery;
class ResultPresenter;
class ShareCommands;
class SidePanel;
class StartPage;
class StatusLine;
class TimelinePanel;
class ToolColumn;
class TopBar;
class TracePresenter;
class TurnsPresenter;
class ViewMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `untitledFolder`: where the logs of puzzles without a name live.
    MainWindow(std::unique_ptr<Settings> settings, const QString& untitledFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document* document() const { return m_document; }
    [[nodiscard]] LogKeeper* keeper() const { return m_keeper; }
    [[nodiscard]] LiveSolver* solver() const { return m_solver; }
    [[nodiscard]] BoardView* boardView() const { return m_view; }
    [[nodiscard]] Actions& actionTable() const { return *m_actions; }
    /// A file, an address or the text of a puzzle; false: it could not be read, and the window says why.
    bool openAnything(const QString& text);
    /// Says that a run that was cut off has left puzzles, if one has and nothing else is being said.
    void offerInterrupted();

signals:
    void newWindowWanted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QWidget* makeBoardArea();
    void makeMenus();
    void makeChoiceMenus();
    void connectDocument();
    void connectView();
    void connectActions();
    void connectPresenters();
    void fillRecentMenu();
    void restoreGeometryOnce();
    void takeOpened();
    void takeBoard();
    [[nodiscard]] QString puzzleTitle() const;
    void takeMode();
    void setMode(Mode mode);
    void retranslate();
    void searchActions();
    void focusNext();
    void about();

    std::unique_ptr<Settings> m_settings;
    Document* m_document;
    LogKeeper* m_keeper;
    LiveSolver* m_solver;
    TimelineModel* m_timelineModel;
    Actions* m_actions;
    BoardView* m_view;
    TopBar* m_topBar;
    ToolColumn* m_tools;
    MessageBar* m_message;
    StartPage* m_start;
    SidePanel* m_panel;
    TimelinePanel* m_timeline;
    StatusLine* m_status;
    QSplitter* m_across;
    QSplitter* m_down;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_themeMenu = nullptr;
    QMenu* m_languageMenu = nullptr;
    FileCommands* m_files;
    ShareCommands* m_shares;
    LogPresenter* m_log;
    Recovery* m_recovery;
    ViewMemory* m_viewMemory;
    BoardCommands* m_boards;
    ResultPresenter* m_results;
    AdvicePresenter* m_advice;
    ComparePresenter* m_compare;
    PlayerPresenter* m_player;
    TracePresenter* m_trace;
    PathPresenter* m_path;
    HintPresenter* m_hints;
    TurnsPresenter* m_turns;
};

} // namespace tokisuji
