// ShareCommands: what leaves the program: URLs and pictures on the clipboard, files of pictures and replays, printed
// pages. Files and pages are made beside the window; the status line says what takes long, with a way to cancel it.
#pragma once

#include "editor/model/document.h"
#include "editor/model/errands.h"
#include "editor/model/settings.h"

#include <QObject>

#include <memory>

namespace tokisuji {

class Actions;
class BusyNote;
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
    /// Is a file or a page being made?
    [[nodiscard]] bool isBusy() const { return !m_making.areDone(); }
    /// Waits for these, while the window stays usable. False: the user did not want to wait.
    [[nodiscard]] bool mayLeave();

signals:
    /// One of them has been made, or will not be.
    void made();

private:
    /// What is wrong, for people; nothing if nothing is.
    using Failure = std::optional<QString>;

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
    void write(const QString& path, Errands<Failure>::Work work);
    void make(const QString& doing, Errands<Failure>::Work work, const std::function<void(const Failure&)>& done);

    Document* m_document;
    FileCommands* m_files;
    Settings* m_settings;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    StatusLine* m_line = nullptr;
    ViewMemory* m_memory = nullptr;
    const TimelineModel* m_timeline = nullptr;
    BusyNote* m_busy = nullptr;
    std::unique_ptr<Errand<QString>> m_packing; ///< of a long history, beside the window
    Errands<Failure> m_making;
};

} // namespace tokisuji
