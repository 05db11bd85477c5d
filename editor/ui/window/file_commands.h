// FileCommands: what the File menu does, and copying of addresses and pictures.
#pragma once

#include "editor/model/document.h"
#include "editor/model/settings.h"

#include <QObject>

class QMimeData;

namespace tokisuji {

class Actions;
class MessageBar;
class StatusLine;

class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document* document, Settings* settings, Actions* actions, QWidget* window);
    /// Where it says what happened.
    void setVoices(MessageBar* bar, StatusLine* line);

    /// A file, an address or the text of a puzzle. What cannot be read is said in the bar; the open puzzle stays.
    bool openAnything(const QString& text);
    bool openFile(const QString& path);
    bool openText(const QString& text);
    [[nodiscard]] static bool canOpen(const QMimeData* data);
    bool openMime(const QMimeData* data);
    void openBoard(Board board);

    void newPuzzle();
    void open();
    void openAddress();
    void paste();
    bool save();
    bool saveAs();
    void exportPicture();
    void copyImage();
    void print();
    void close();
    /// Asks once whether changes are to be saved; false: the user wants to stay.
    [[nodiscard]] bool mayLeave();

private:
    void connectActions(Actions* actions);
    bool tell(const std::optional<Error>& error, const QString& input);
    void tellError(const Error& error, const QString& input);
    void remember(const QString& location);
    void copyPuzzLink();
    void copyPzv();
    void copyOwnAddress();
    void copyText(const Result<std::string>& text, const QString& done);
    bool saveTo(const QString& path);
    [[nodiscard]] QString suggestedPath(const QString& suffix) const;

    Document* m_document;
    Settings* m_settings;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
};

} // namespace tokisuji
