#include "editor/ui/window/file_commands.h"

#include "editor/export/exporter.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/address_dialog.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/window/status_line.h"
#include "engine/formats/formats.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QUrl>

namespace tokisuji {

FileCommands::FileCommands(Document* document, Settings* settings, Actions* actions, QWidget* window)
    : QObject(window), m_document(document), m_settings(settings), m_window(window)
{
    connectActions(actions);
}

void FileCommands::setVoices(MessageBar* bar, StatusLine* line)
{
    m_bar = bar;
    m_line = line;
}

void FileCommands::connectActions(Actions* actions)
{
    const std::pair<ActionId, void (FileCommands::*)()> table[]{
        {ActionId::New, &FileCommands::newPuzzle},
        {ActionId::Open, &FileCommands::open},
        {ActionId::OpenAddress, &FileCommands::openAddress},
        {ActionId::PasteBoard, &FileCommands::paste},
        {ActionId::Export, &FileCommands::exportPicture},
        {ActionId::CopyImage, &FileCommands::copyImage},
        {ActionId::Print, &FileCommands::print},
        {ActionId::Close, &FileCommands::close},
        {ActionId::CopyPuzzLink, &FileCommands::copyPuzzLink},
        {ActionId::CopyPzv, &FileCommands::copyPzv},
        {ActionId::CopyOwnAddress, &FileCommands::copyOwnAddress},
    };
    for (const auto& [id, command] : table)
        connect((*actions)[id], &QAction::triggered, this, command);
    connect((*actions)[ActionId::Save], &QAction::triggered, this, [this] { (void)save(); });
    connect((*actions)[ActionId::SaveAs], &QAction::triggered, this, [this] { (void)saveAs(); });
}

// --- opening ---

bool FileCommands::openAnything(const QString& text)
{
    const QString trimmed = text.trimmed();
    const QUrl url(trimmed);
    if (url.isLocalFile())
        return openFile(url.toLocalFile());
    return QFileInfo::exists(trimmed) ? openFile(trimmed) : openText(trimmed);
}

bool FileCommands::openFile(const QString& path)
{
    // Asking comes after reading: what cannot be read takes nothing away.
    Document read;
    if (tell(read.load(path), path) || !mayLeave())
        return false;
    m_document->open(read.board(), read.filePath());
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

bool FileCommands::openText(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    auto board = readPuzzle({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!board) {
        tellError(board.error(), text);
        return false;
    }
    if (!mayLeave())
        return false;
    openBoard(std::move(*board));
    return true;
}

void FileCommands::openBoard(Board board)
{
    const auto address = writeOwnUrl(board);
    m_bar->hide();
    m_document->open(std::move(board));
    if (address)
        remember(QString::fromStdString(*address));
}

bool FileCommands::canOpen(const QMimeData* data)
{
    return data->hasUrls() || data->hasText();
}

bool FileCommands::openMime(const QMimeData* data)
{
    const auto urls = data->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        return openFile(urls.first().toLocalFile());
    return openText(data->hasText() ? data->text().trimmed() : urls.value(0).toString());
}

void FileCommands::remember(const QString& location)
{
    m_settings->addRecent({location, boardTitle(m_document->board())});
    m_bar->hide();
}

bool FileCommands::tell(const std::optional<Error>& error, const QString& input)
{
    if (error)
        tellError(*error, input);
    return error.has_value();
}

void FileCommands::tellError(const Error& error, const QString& input)
{
    if (!error.at || QFileInfo::exists(input)) {
        m_bar->say(errorText(error));
        return;
    }
    m_bar->say(errorText(error), tr("Show it"), [this, input, at = *error.at] {
        AddressDialog dialog(m_window);
        dialog.setText(input, static_cast<int>(at));
        if (dialog.exec() == QDialog::Accepted)
            openAnything(dialog.text());
    });
}

void FileCommands::newPuzzle()
{
    NewDialog dialog(*m_settings, m_window);
    connect(&dialog, &NewDialog::addressWanted, this, &FileCommands::openAddress, Qt::QueuedConnection);
    if (dialog.exec() == QDialog::Accepted && mayLeave())
        openBoard(dialog.board());
}

void FileCommands::open()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open"), suggestedPath({}),
                                                      tr("Puzzles (*.txt *.pzprv3 *.url);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void FileCommands::openAddress()
{
    AddressDialog dialog(m_window);
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    if (AddressDialog::looksLikeAddress(copied))
        dialog.setText(copied);
    if (dialog.exec() == QDialog::Accepted)
        openAnything(dialog.text());
}

void FileCommands::paste()
{
    openMime(QGuiApplication::clipboard()->mimeData());
}

void FileCommands::close()
{
    if (mayLeave())
        m_document->close();
}

bool FileCommands::mayLeave()
{
    if (m_document->isEmpty() || !m_document->isModified())
        return true;
    QMessageBox box(m_window);
    box.setWindowTitle(tr("Tokisuji"));
    box.setText(tr("Save the changes to %1?").arg(boardTitle(m_document->board())));
    const auto* saving = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    const auto* leaving = box.addButton(tr("Don't save"), QMessageBox::DestructiveRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == leaving || (box.clickedButton() == saving && save());
}

// --- saving ---

QString FileCommands::suggestedPath(const QString& suffix) const
{
    const QString folder = m_document->filePath().isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(m_document->filePath()).absolutePath();
    if (suffix.isEmpty())
        return folder;
    const Board& board = m_document->board();
    const QString base = m_document->filePath().isEmpty() ? QStringLiteral("%1-%2x%3")
                                                                .arg(QString::fromStdString(board.genre()))
                                                                .arg(board.size().width)
                                                                .arg(board.size().height)
                                                          : QFileInfo(m_document->filePath()).completeBaseName();
    return QDir(folder).filePath(base + QLatin1Char('.') + suffix);
}

bool FileCommands::save()
{
    return m_document->filePath().isEmpty() ? saveAs() : saveTo(m_document->filePath());
}

bool FileCommands::saveAs()
{
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save as"), suggestedPath(QStringLiteral("txt")),
                                                      tr("Puzzles (*.txt *.pzprv3);;All files (*)"));
    return !path.isEmpty() && saveTo(path);
}

bool FileCommands::saveTo(const QString& path)
{
    if (const auto error = m_document->save(path)) {
        m_bar->say(errorText(*error), tr("Save elsewhere…"), [this] { (void)saveAs(); });
        return false;
    }
    remember(QFileInfo(path).absoluteFilePath());
    m_line->say(tr("Saved"));
    return true;
}

// --- copying and pictures ---

void FileCommands::copyText(const Result<std::string>& text, const QString& done)
{
    if (!text) {
        const bool hasOwn = text.error().id == "url-not-on-site";
        m_bar->say(errorText(text.error()), hasOwn ? tr("Copy Tokisuji address") : QString(), [this] {
            m_bar->hide();
            copyOwnAddress();
        });
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
    m_line->say(done);
}

void FileCommands::copyPuzzLink()
{
    copyText(writeUrl(m_document->board(), Site::PuzzLink), tr("puzz.link URL copied"));
}

void FileCommands::copyPzv()
{
    copyText(writeUrl(m_document->board(), Site::Pzv), tr("pzv.jp URL copied"));
}

void FileCommands::copyOwnAddress()
{
    copyText(writeOwnUrl(m_document->board()), tr("Tokisuji address copied"));
}

void FileCommands::exportPicture()
{
    ExportDialog dialog(m_document->board(), suggestedPath(QStringLiteral("png")), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto wrong = exportImage(m_document->board(), dialog.path(), dialog.options()))
        m_bar->say(*wrong);
    else
        m_line->say(tr("Written to %1").arg(QFileInfo(dialog.path()).fileName()));
}

void FileCommands::copyImage()
{
    ExportOptions options;
    options.content = ExportOptions::Answer;
    options.theme = Theme::Light;
    options.scale = 2;
    const QImage image = boardImage(m_document->board(), options);
    if (image.isNull()) {
        m_bar->say(tr("The picture is too large to be copied."));
        return;
    }
    QGuiApplication::clipboard()->setImage(image);
    m_line->say(tr("Image copied"));
}

void FileCommands::print()
{
    QPrinter printer;
    printer.setDocName(boardTitle(m_document->board()));
    QPrintDialog dialog(&printer, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto wrong = printBoard(printer, m_document->board()))
        m_bar->say(*wrong);
}

} // namespace tokisuji
