#include "editor/ui/window/share_commands.h"

#include "editor/export/exporter.h"
#include "editor/model/history_address.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/status_line.h"
#include "engine/formats/formats.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

namespace tokisuji {

ShareCommands::ShareCommands(Document* document, FileCommands* files, Settings* settings, Actions* actions,
                             QWidget* window)
    : QObject(window), m_document(document), m_files(files), m_settings(settings), m_window(window)
{
    connectActions(actions);
}

void ShareCommands::setVoices(MessageBar* bar, StatusLine* line)
{
    m_bar = bar;
    m_line = line;
}

void ShareCommands::connectActions(Actions* actions)
{
    const std::pair<ActionId, void (ShareCommands::*)()> table[]{
        {ActionId::Export, &ShareCommands::exportPicture},
        {ActionId::CopyImage, &ShareCommands::copyImage},
        {ActionId::Print, &ShareCommands::print},
        {ActionId::CopyPuzzLink, &ShareCommands::copyPuzzLink},
        {ActionId::CopyPzv, &ShareCommands::copyPzv},
        {ActionId::CopyOwnAddress, &ShareCommands::copyOwnAddress},
        {ActionId::CopyHistoryAddress, &ShareCommands::copyHistoryAddress},
    };
    for (const auto& [id, command] : table)
        connect((*actions)[id], &QAction::triggered, this, command);
}

void ShareCommands::copyText(const Result<std::string>& text, const QString& done)
{
    if (!text) {
        const bool hasOwn = text.error().id == "url-not-on-site";
        m_bar->say(errorText(text.error()), hasOwn ? tr("Copy Tokisuji URL") : QString(), [this] {
            m_bar->hide();
            copyOwnAddress();
        });
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
    m_line->say(done);
}

void ShareCommands::copyPuzzLink()
{
    copyText(writeUrl(m_document->board(), Site::PuzzLink), tr("puzz.link URL copied"));
}

void ShareCommands::copyPzv()
{
    copyText(writeUrl(m_document->board(), Site::Pzv), tr("pzv.jp URL copied"));
}

void ShareCommands::copyOwnAddress()
{
    copyText(writeOwnUrl(m_document->board()), tr("Tokisuji URL copied"));
}

void ShareCommands::copyHistoryAddress()
{
    const auto edits = static_cast<int>(m_document->history().size() - 1);
    m_packing = std::make_unique<Errand<QString>>(
        [log = Log{m_document->history(), m_document->annotations()}](const std::stop_token&) {
            return writeHistoryAddress(log);
        },
        QString(),
        [this, edits](const QString& address) {
            m_packing.reset();
            if (address.isEmpty()) {
                m_bar->say(tr("The history is too long to be copied. Export it instead."));
                return;
            }
            QGuiApplication::clipboard()->setText(address);
            m_line->say(tr("Tokisuji URL with %n edits copied", nullptr, edits));
        });
}

void ShareCommands::exportPicture()
{
    const PictureChoice choice = m_settings->picture();
    const QString path = m_files->suggestedPath(ExportDialog::suffixOf(choice.format));
    ExportDialog dialog(m_document->board(), path, choice, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings->setPicture(dialog.choice());
    if (const auto wrong = exportImage(m_document->board(), dialog.path(), dialog.options()))
        m_bar->say(*wrong);
    else
        m_line->say(tr("Exported to %1").arg(QFileInfo(dialog.path()).fileName()));
}

void ShareCommands::copyImage()
{
    ExportOptions options;
    options.content = ExportOptions::Answer;
    options.theme = Theme::Light;
    options.scale = 2;
    const QImage image = boardImage(m_document->board(), options);
    if (image.isNull()) {
        m_bar->say(tr("The picture is too large to copy."));
        return;
    }
    QGuiApplication::clipboard()->setImage(image);
    m_line->say(tr("Image copied"));
}

void ShareCommands::print()
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
