// The saving half of FileCommands: names for logs, copies, what can be read of
// damaged ones, lines of history.

#include "editor/model/store/log_keeper.h"
#include "editor/ui/dialogs/properties_dialog.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/window/busy_note.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/status_line.h"

#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::array puzzleSuffixes{"txt", "pzprv3"};

bool isPuzzlePath(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return std::ranges::any_of(puzzleSuffixes, [&](const char* known) { return suffix == QLatin1String(known); });
}

/// A name for a file of this puzzle: its own, its title, or its kind and size.
QString baseName(const Document& document)
{
    if (!document.filePath().isEmpty())
        return QFileInfo(document.filePath()).completeBaseName();
    const QString title = document.annotations().metadata.title;
    if (!title.isEmpty() && !title.contains(QLatin1Char('/')))
        return title;
    const Board& board = document.board();
    return QStringLiteral("%1-%2x%3")
        .arg(QString::fromStdString(board.genre()))
        .arg(board.grid().saidSize().width)
        .arg(board.grid().saidSize().height);
}

} // namespace

QString FileCommands::folder() const
{
    const QString file = m_document->filePath();
    return file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(file).absolutePath();
}

QString FileCommands::suggestedPath(const QString& suffix) const
{
    return freshPath(QDir(folder()).filePath(baseName(*m_document) + QLatin1Char('.') + suffix));
}

QString FileCommands::askForPath(const QString& title, const QString& suffix, const QString& filters,
                                 const QString& own) const
{
    return askSavePath({title, suggestedPath(suffix), filters, own}, m_window);
}

/// A log with a name needs no saving; to ask for it is to want to know.
void FileCommands::save()
{
    if (m_document->filePath().isEmpty()) {
        saveAs();
        return;
    }
    if (m_keeper->state() == LogKeeper::State::Failed)
        m_keeper->retry();
    m_confirmsSaved = true;
    confirmSaved();
}

void FileCommands::confirmSaved()
{
    using State = LogKeeper::State;
    const State state = m_keeper->state();
    if (!m_confirmsSaved || state == State::Saving)
        return;
    m_confirmsSaved = false;
    if (state == State::Saved || state == State::NothingToSave)
        m_line->say(tr("Every edit is saved in %1").arg(QFileInfo(m_document->filePath()).fileName()));
}

void FileCommands::saveAs()
{
    const QString path =
        askForPath(tr("Save as"), QStringLiteral("tokisuji"),
                   tr("Puzzles with log (*.tokisuji);;Puzzle files (*.txt *.pzprv3)"), m_document->filePath());
    if (path.isEmpty())
        return;
    if (isPuzzlePath(path))
        writeTo(path, writePuzzleFile, &FileCommands::saveAs);
    else
        saveLogTo(path);
}

void FileCommands::saveLogTo(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    m_busy->begin(tr("Saving %1…").arg(name), [this] { m_keeper->cancelCopying(); });
    m_keeper->saveAs(path, [this, path, name](const std::optional<Error>& error) {
        m_busy->end();
        if (error) {
            m_bar->say(errorText(*error), tr("Save elsewhere…"), [this] { saveAs(); });
            return;
        }
        m_bar->hide();
        remember(QFileInfo(path).absoluteFilePath());
        m_line->say(tr("Saved; every edit from now on is saved in %1").arg(name));
    });
}

/// A copy of another kind.
void FileCommands::writeTo(const QString& path, FileWriting::Writer writer, void (FileCommands::*elsewhere)())
{
    const QString name = QFileInfo(path).fileName();
    m_busy->begin(tr("Saving %1…").arg(name), [this] {
        m_writing.reset();
        emit written();
    });
    m_writing = std::make_unique<FileWriting>(
        m_document, path, writer, [this, name, elsewhere](const std::optional<Error>& error) {
            m_writing.reset();
            m_busy->end();
            if (error)
                m_bar->say(errorText(*error), tr("Save elsewhere…"), [this, elsewhere] { (this->*elsewhere)(); });
            else
                m_line->say(tr("Exported to %1").arg(name));
            emit written();
        });
}

/// A puzzle that is only looked at is duplicated to be worked on, so the copy
/// takes its place.
void FileCommands::duplicate()
{
    const QString path = askForPath(tr("Duplicate"), QStringLiteral("tokisuji"), tr("Puzzles with log (*.tokisuji)"));
    if (path.isEmpty())
        return;
    if (m_document->isReadOnly()) {
        saveLogTo(path);
        return;
    }
    const QString name = QFileInfo(path).fileName();
    m_busy->begin(tr("Saving %1…").arg(name), [this] { m_keeper->cancelCopying(); });
    m_keeper->duplicate(path, [this, name](const std::optional<Error>& error) {
        m_busy->end();
        if (error)
            m_bar->say(errorText(*error), tr("Save elsewhere…"), [this] { duplicate(); });
        else
            m_line->say(tr("Copied to %1").arg(name));
    });
}

void FileCommands::properties()
{
    using Access = PropertiesDialog::Access;
    const Metadata before = m_document->annotations().metadata;
    PropertiesDialog dialog(before, m_document->isReadOnly() ? Access::Look : Access::Edit, m_window);
    if (dialog.exec() != QDialog::Accepted || dialog.metadata() == before)
        return;
    Annotations annotations = m_document->annotations();
    annotations.metadata = dialog.metadata();
    m_document->annotate(std::move(annotations));
    if (!m_document->filePath().isEmpty())
        remember(m_document->filePath());
}

// --- leaving ---

bool FileCommands::isWritten() const
{
    return !m_writing && !m_keeper->isCopying() && m_keeper->state() != LogKeeper::State::Saving;
}

/// False: the user does not want to wait for it.
bool FileCommands::awaitWritten()
{
    if (isWritten())
        return true;
    QEventLoop loop;
    const auto look = [&] {
        if (isWritten())
            loop.quit();
    };
    connect(m_keeper, &LogKeeper::stateChanged, &loop, look);
    connect(m_keeper, &LogKeeper::copyingChanged, &loop, look);
    connect(this, &FileCommands::written, &loop, look);
    if (!m_busy->isActive())
        m_busy->begin(tr("Saving…"), [&loop] { loop.quit(); });
    loop.exec();
    m_busy->end();
    return isWritten();
}

/// Everything is kept as it happens, so there is nothing to ask; unless it
/// could not be.
bool FileCommands::mayLeave()
{
    cancelOpening(); // it would take the place of what comes next
    if (m_document->isEmpty())
        return true;
    if (!awaitWritten())
        return false;
    if (m_keeper->state() != LogKeeper::State::Failed)
        return true;
    QMessageBox box(m_window);
    box.setWindowTitle(tr("Tokisuji"));
    box.setText(tr("The last edits of %1 could not be saved.").arg(boardTitle(m_document->board())));
    if (const auto problem = m_keeper->problem())
        box.setInformativeText(errorText(*problem));
    const auto* saving = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    const auto* leaving = box.addButton(tr("Leave without saving"), QMessageBox::DestructiveRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() != saving)
        return box.clickedButton() == leaving;
    saveAs();
    return awaitWritten() && m_keeper->state() != LogKeeper::State::Failed;
}

// --- damaged logs ---

void FileCommands::tellDamage(const Error& error, const QString& path)
{
    m_busy->begin(tr("Opening %1…").arg(QFileInfo(path).fileName()), [this] { m_salvaging.reset(); });
    m_salvaging = std::make_unique<Errand<std::optional<Salvage>>>(
        [path](const std::stop_token&) { return salvage(path); }, std::nullopt,
        [this, error, path](std::optional<Salvage> readable) {
            m_salvaging.reset();
            m_busy->end();
            offerSalvage(error, path, std::move(readable));
        });
}

void FileCommands::offerSalvage(const Error& error, const QString& path, std::optional<Salvage> readable)
{
    if (!readable) {
        m_bar->say(errorText(error));
        return;
    }
    const auto edits = static_cast<int>(readable->log.history.size() - 1);
    const QString name = QFileInfo(path).fileName();
    const auto kept = std::make_shared<Salvage>(std::move(*readable));
    m_bar->say(tr("%1 is damaged; %n edits can be read.", nullptr, edits).arg(name), tr("Open what can be read"),
               [this, kept] { openSalvage(*kept); });
}

/// The damaged file stays as it is; what was read goes on as a puzzle without a
/// name.
void FileCommands::openSalvage(Salvage& readable)
{
    if (!mayLeave())
        return;
    m_bar->hide();
    m_document->restore(std::move(readable.log.history), std::move(readable.log.annotations), {});
    if (readable.lost > 0)
        m_bar->say(tr("%n edits could not be read.", nullptr, static_cast<int>(readable.lost)));
}

// --- lines of history ---

void FileCommands::importHistory()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Import history"), folder(),
                                                      tr("Histories (*.jsonl);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void FileCommands::exportHistory()
{
    const QString path = askForPath(tr("Export history"), QStringLiteral("jsonl"), tr("Histories (*.jsonl)"));
    if (!path.isEmpty())
        writeTo(path, writeHistoryFile, &FileCommands::exportHistory);
}

} // namespace tokisuji
