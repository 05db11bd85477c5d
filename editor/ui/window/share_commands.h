// ShareCommands: what leaves the program: URLs and pictures on the clipboard, picture files, printed pages.
#pragma once

#include "editor/model/document.h"

#include <QObject>

namespace tokisuji {

class Actions;
class FileCommands;
class MessageBar;
class StatusLine;

class ShareCommands : public QObject {
    Q_OBJECT
public:
    ShareCommands(Document* document, FileCommands* files, Actions* actions, QWidget* window);
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
    void copyText(const Result<std::string>& text, const QString& done);

    Document* m_document;
    FileCommands* m_files;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
};

} // namespace tokisuji
