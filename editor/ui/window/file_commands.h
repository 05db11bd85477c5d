// FileCommands: what the File menu does with puzzles: making, opening, saving
// and copying their logs.
//
// Reading and writing is done elsewhere: until a puzzle has come the one that is open stays, and the status line says
// what takes long, with a way to cancel it. A puzzle with a file is always saved; saving an untitled one gives it a
// name. Puzzle files (pzprv3) and lines of history are read and written as copies: the puzzle itself lives in its log.
#pragma once

#include "editor/model/document.h"
#include "editor/model/file_writing.h"
#include "editor/model/puzzle_file.h"
#include "editor/model/settings.h"
#include "editor/model/store/log.h"
#include "engine/formats/penpa/penpa.h"

#include <QObject>

class QAction;
class QMimeData;

namespace tokisuji {

class Actions;
class BusyNote;
class LogKeeper;
class LogOpening;
class MessageBar;
class StatusLine;
struct OpenedFile;

class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document* document, LogKeeper* keeper, Settings* settings, Actions* actions, QWidget* window);
    /// Where it says what happened.
    void setVoices(MessageBar* bar, StatusLine* line);

    /// A file, a URL or the text of a puzzle. What cannot be read is reported in the bar; the open puzzle stays. True
    /// when it is open, or a file that is being read.
    bool openAnything(const QString& text);
    bool openFile(const QString& path);
    bool openText(const QString& text);
    /// Is a file being read or written?
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] static bool canOpen(const QMimeData* data);
    bool openMime(const QMimeData* data);

    void saveAs();
    void duplicate();
    /// True if nothing would be lost; the user is asked only if the log cannot be written. Waits for what is still
    /// being written, while the window stays usable.
    [[nodiscard]] bool mayLeave();
    /// Where the puzzle's own file is, or puzzles usually are.
    [[nodiscard]] QString folder() const;
    /// A path there for something that is made of this puzzle; no file has it yet.
    [[nodiscard]] QString suggestedPath(const QString& suffix) const;

signals:
    /// With the text of a puzzle that is to be opened there.
    void newWindowWanted(const QString& puzzle);
    /// The name or the facts that a list of recent puzzles shows are others.
    void remembered();
    /// A copy of another kind has been written, or will not be.
    void written();

private:
    void connectActions(Actions* actions);
    void takeOpened(Result<OpenedFile> opened, QString path);
    void cancelOpening();
    void offerSalvage(const Error& error, const QString& path, std::optional<Salvage> readable);
    void openSalvage(Salvage& readable);
    void openBoard(Board board);
    void tellError(const Error& error, const QString& input);
    void tellDamage(const Error& error, const QString& path);
    void offerToPlay();
    bool loadText(const QString& text);
    void chooseKind();
    bool loadAsChosenKind(const QString& link, const std::vector<penpa::Reading>& readings);
    void offerSolution(const Board& solution);
    void openOthers(const QStringList& texts);
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
    void saveLogTo(const QString& path);
    void writeTo(const QString& path, FileWriting::Writer writer, void (FileCommands::*elsewhere)());
    [[nodiscard]] bool isWritten() const;
    [[nodiscard]] bool awaitWritten();
    [[nodiscard]] QString askForPath(const QString& title, const QString& suffix, const QString& filters,
                                     const QString& own = {}) const;

    Document* m_document;
    LogKeeper* m_keeper;
    QAction* m_play = nullptr; ///< runs through the history
    Settings* m_settings;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
    BusyNote* m_busy = nullptr;
    LogOpening* m_opening = nullptr;
    std::unique_ptr<Errand<std::optional<Salvage>>> m_salvaging;
    std::unique_ptr<FileWriting> m_writing;
    bool m_confirmsSaved = false; ///< the user asked and waits for the answer
};

} // namespace tokisuji
