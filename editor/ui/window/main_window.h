// MainWindow: puts the parts together. Bars, tools, board, panel and timeline know one document, one solver.
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/settings.h"
#include "editor/model/timeline_model.h"
#include "editor/ui/board_view.h"
#include "editor/ui/window/workbench.h"

#include <QMainWindow>
#include <QSplitter>

#include <memory>

namespace tokisuji {

class FileCommands;
class Presenters;
class Recovery;
class ShareCommands;
class SymmetryButton;
class ViewMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `untitledFolder`: where the logs of puzzles without a name live.
    MainWindow(std::unique_ptr<Settings> settings, const QString& untitledFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document* document() const { return m_bench.document; }
    [[nodiscard]] LogKeeper* keeper() const { return m_bench.keeper; }
    [[nodiscard]] LiveSolver* solver() const { return m_bench.solver; }
    [[nodiscard]] BoardView* boardView() const { return m_bench.view; }
    [[nodiscard]] Actions& actionTable() const { return *m_bench.actions; }
    /// A file, a URL or the text of a puzzle; false: it could not be read, and the window says why.
    bool openAnything(const QString& text);
    /// Says that an interrupted session has left puzzles, if one has and nothing else is being said.
    void offerInterrupted();

signals:
    /// `puzzle`: the text that is to be opened there, or nothing.
    void newWindowWanted(const QString& puzzle = {});

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeParts(const QString& untitledFolder);
    void makeCommands(const QString& untitledFolder);
    void layOut();
    [[nodiscard]] QWidget* makeBoardArea();
    void makeMenus();
    void connectParts();
    void connectActions();
    void fillRecentMenu();
    void restoreGeometryOnce();
    void retranslate();
    void searchActions();
    void editPreferences();
    void takeSettings();
    void leaveKeyboardOnClicks();
    void about();

    std::unique_ptr<Settings> m_settings;
    Workbench m_bench;
    SymmetryButton* m_symmetry = nullptr;
    QSplitter* m_across = nullptr;
    QSplitter* m_down = nullptr;
    QMenu* m_recentMenu = nullptr;
    FileCommands* m_files = nullptr;
    ShareCommands* m_shares = nullptr;
    Recovery* m_recovery = nullptr;
    ViewMemory* m_viewMemory = nullptr;
    Presenters* m_presenters = nullptr;
};

} // namespace tokisuji
