// ShareCommands: what leaves the program: URLs and pictures on the clipboard, picture files, printed pages.
#pragma once

#include "editor/model/document.h"
#include "editor/model/errand.h"
#include "editor/model/settings.h"

#include <QObject>

#include <memory>

namespace tokisuji {

class Actions;
class FileCommands;
class MessageBar;
class StatusLine;

class ShareCommands : public QObject {
    Q_OBJECT
public:
    ShareCommands(Document* document, FileCommands* files, Settings* settings, Actions* actions, QWidget* window);
    /// Where it says what happened.
    void setVoices(MessageBar* bar, StatusLine* line);

private:
    void connectActions(Actions* actions);
    void exportPicture();
    void copyImage();
    void print();
    void copyPuzzLink();
    void copyPzv();
    void copyOwnAddress();
    void copyHistoryAddress();
    void copyText(const Result<std::string>& text, const QString& done);

    Document* m_document;
    FileCommands* m_files;
    Settings* m_settings;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
    std::unique_ptr<Errand<QString>> m_packing; ///< of a long history, beside the window
};

} // namespace tokisuji
