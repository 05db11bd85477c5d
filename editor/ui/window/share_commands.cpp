#include "editor/ui/window/share_commands.h"

#include "editor/export/exporter.h"
#include "editor/export/replay.h"
#include "editor/model/history_address.h"
#include "editor/model/timeline_model.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/dialogs/sheet_dialog.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/replay_text.h"
#include "editor/ui/window/busy_note.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/view_memory.h"
#include "engine/formats/formats.h"

#include <QAction>
#include <QClipboard>
#include <QEventLoop>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <map>

namespace tokisuji {

namespace {

constexpr int replayCell = 40;

} // namespace

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
    m_busy = new BusyNote(line, this);
}

void ShareCommands::setMemory(ViewMemory* memory, const TimelineModel* timeline)
{
    m_memory = memory;
    m_timeline = timeline;
}

void ShareCommands::connectActions(Actions* actions)
{
    const std::pair<ActionId, void (ShareCommands::*)()> table[]{
        {ActionId::Export, &ShareCommands::exportPicture},
        {ActionId::CopyImage, &ShareCommands::copyImage},
        {ActionId::ExportReplay, &ShareCommands::exportReplay},
        {ActionId::Print, &ShareCommands::print},
        {ActionId::PrintSheet, &ShareCommands::printSheet},
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
    const PictureChoice choice = m_memory->picture().value_or(m_settings->picture());
    const QString path = m_files->suggestedPath(ExportDialog::suffixOf(choice.format));
    const Metadata said = m_document->annotations().metadata;
    ExportDialog dialog(m_document->board(), path, choice, said, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings->setPicture(dialog.choice());
    if (dialog.metadata() != said && !m_document->isReadOnly()) {
        Annotations annotations = m_document->annotations();
        annotations.metadata = dialog.metadata();
        m_document->annotate(std::move(annotations));
    }
    m_memory->setPicture(dialog.choice());
    write(dialog.path(), [published = dialog.published(), path = dialog.path(), options = dialog.options()](
                             const std::stop_token& stop) { return exportImage(published, path, options, stop); });
}

/// Says where it goes, and that it has got there.
void ShareCommands::write(const QString& path, Errands<Failure>::Work work)
{
    const QString name = QFileInfo(path).fileName();
    make(tr("Exporting %1…").arg(name), std::move(work), [this, name](const Failure& wrong) {
        if (wrong)
            m_bar->say(tr("%1 could not be exported: %2").arg(name, *wrong));
        else
            m_line->say(tr("Exported to %1").arg(name));
    });
}

/// Several at a time are said to be busy until the last of them is done, and are cancelled together.
void ShareCommands::make(const QString& doing, Errands<Failure>::Work work,
                         const std::function<void(const Failure&)>& done)
{
    m_busy->begin(doing, [this] {
        m_making.cancel();
        emit made();
    });
    m_making.start(std::move(work), tr("There is not enough memory."), [this, done](const Failure& wrong) {
        if (!isBusy())
            m_busy->end();
        done(wrong);
        emit made();
    });
}

bool ShareCommands::mayLeave()
{
    if (!isBusy())
        return true;
    bool isCancelled = false;
    QEventLoop loop;
    connect(this, &ShareCommands::made, &loop, [this, &loop] {
        if (!isBusy())
            loop.quit();
    });
    connect(m_line, &StatusLine::cancelWanted, &loop, [&isCancelled] { isCancelled = true; });
    loop.exec();
    return !isCancelled;
}

/// The main lane, without times. A long log is drawn beside the window.
void ShareCommands::exportReplay()
{
    const QString path =
        askSavePath({tr("Export replay"), m_files->suggestedPath(QStringLiteral("html")),
                     tr("Page with a slider (*.html);;Animated picture (*.svg);;Animated WebP (*.webp)")},
                    m_window);
    if (path.isEmpty())
        return;
    std::map<NodeId, Status> known;
    for (const NodeId node : m_document->history().mainLane())
        if (const VerdictSummary* verdict = m_timeline->verdictOf(node);
            verdict != nullptr && verdict->status != Status::Unknown)
            known.emplace(node, verdict->status);
    const Metadata& said = m_document->annotations().metadata;
    write(path, [history = m_document->history(), words = replayWords(m_document->board(), said),
                 known = std::move(known), path](const std::stop_token& stop) {
        const auto verdict = [&](NodeId node, const Board&) {
            const auto found = known.find(node);
            return found == known.end() ? std::nullopt : std::optional(found->second);
        };
        const ReplayOptions options{.board = {.inks = {.theme = Theme::Light}, .cellPixels = replayCell},
                                    .words = words};
        return writeReplay(replayStates(history, {.undone = false, .verdict = verdict}), path, options, stop);
    });
}

void ShareCommands::printSheet()
{
    auto* dialog = new SheetDialog(m_document, m_files->suggestedPath(QStringLiteral("pdf")), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void ShareCommands::copyImage()
{
    ExportOptions options;
    options.content = ExportOptions::Answer;
    options.inks.theme = Theme::Light;
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
    const auto printer = std::make_shared<QPrinter>();
    printer->setDocName(boardTitle(m_document->board()));
    QPrintDialog dialog(printer.get(), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    make(
        tr("Printing…"),
        [printer, board = m_document->board()](const std::stop_token&) { return printBoard(*printer, board); },
        [this](const Failure& wrong) {
            if (wrong)
                m_bar->say(*wrong);
        });
}

} // namespace tokisuji
