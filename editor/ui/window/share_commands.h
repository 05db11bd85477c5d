// ShareCommands: what leaves the program: URLs and pictures on the clipboard, files of pictures and replays, printed
// pages.
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
class TimelineModel;
class ViewMemory;

class ShareCommands : public QObject {
    Q_OBJECT
public:
    ShareCommands(Document* document, FileCommands* files, Settings* settings, Actions* actions, QWidget* window);
    /// Where it says what happened.
    void setVoices(MessageBar* bar, StatusLine* line);
    /// What remembers how a puzzle's pictures are made, and which verdicts its states have.
    void setMemory(ViewMemory* memory, const TimelineModel* timeline);

private:
    void connectActions(Actions* actions);
    void exportPicture();
    void exportReplay();
    void printSheet();
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
    ViewMemory* m_memory = nullptr;
    const TimelineModel* m_timeline = nullptr;
    std::unique_ptr<Errand<QString>> m_packing;                ///< of a long history, beside the window
    std::unique_ptr<Errand<std::optional<QString>>> m_filming; ///< likewise
};

} // namespace tokisuji
