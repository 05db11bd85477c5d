// FileCommands: what the File menu does with puzzles: making, opening, saving
// and copying their logs.
//
// A puzzle with a file is always saved; saving an untitled one gives it a name.
// Puzzle files (pzprv3) and lines of history are read and written as copies:
// the puzzle itself lives in its log.
#pragma once

#include "editor/model/document.h"
#include "editor/model/settings.h"

#include <QObject>

class QMimeData;

namespace tokisuji {

class Actions;
class LogKeeper;
class MessageBar;
class StatusLine;

class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document* document, LogKeeper* keeper, Settings* settings, Actions* actions, QWidget* window);
    /// Where it says what happened.
    void setVoices(MessageBar* bar, StatusLine* line);

    /// A file, an address or the text of a puzzle. What cannot be read is said in
    /// the bar; the open puzzle stays.
    bool openAnything(const QString& text);
    bool openFile(const QString& path);
    bool openText(const QString& text);
    [[nodiscard]] static bool canOpen(const QMimeData* data);
    bool openMime(const QMimeData* data);

    bool saveAs();
    bool duplicate();
    /// True when nothing would be lost; only where the log cannot be written the
    /// user is asked.
    [[nodiscard]] bool mayLeave();
    /// Where the puzzle's own file is, or puzzles usually are.
    [[nodiscard]] QString folder() const;
    /// A path there for something that is made of this puzzle; no file has it yet.
    [[nodiscard]] QString suggestedPath(const QString& suffix) const;

signals:
    /// The name or the facts that a list of recent puzzles shows are others.
    void remembered();

private:
    void connectActions(Actions* actions);
    bool openLog(const QString& path);
    bool openPuzzleFile(const QString& path);
    bool openDefinition(const QString& path);
    bool openHistory(const QString& path);
    void openSalvage(const QString& path);
    void openBoard(Board board);
    void tellError(const Error& error, const QString& input);
    void tellDamage(const Error& error, const QString& path);
    void rememberAddress();
    void remember(const QString& location);

    void newPuzzle();
    void makePieces(Size size);
    void generate();
    void open();
    void openAddress();
    void paste();
    void save();
    void confirmSaved();
    void importHistory();
    void exportHistory();
    void properties();
    void close();
    bool saveLogTo(const QString& path);
    bool writePuzzleTo(const QString& path);
    [[nodiscard]] QString askForPath(const QString& title, const QString& suffix, const QString& filters,
                                     const QString& own = {}) const;

    Document* m_document;
    LogKeeper* m_keeper;
    Settings* m_settings;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
    bool m_confirmsSaved = false; ///< the user asked and waits for the answer
};

} // namespace tokisuji
