#include "editor/ui/window/path_sharing.h"

#include "editor/model/document.h"
#include "editor/model/trace_selection.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/path_text.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/trace_presenter.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace tokisuji {

namespace {

constexpr int pageCell = 40;

} // namespace

PathSharing::PathSharing(const Workbench& bench, const TracePresenter* trace, const FileCommands* files)
    : Presenter(bench), m_trace(trace), m_files(files)
{
    on(ActionId::CopyTrace, [this] { copy(pathAsText(path()), tr("Puzzle and trace copied")); });
    on(ActionId::CopyTraceMarkdown,
       [this] { copy(pathAsMarkdown(path()), tr("Puzzle and trace copied as Markdown")); });
    on(ActionId::SaveTrace, [this] { save(); });
}

WrittenPath PathSharing::path() const
{
    const TraceSelection& selection = *m_trace->selection();
    return writtenPath(selection.trace(), selection.board(), m_document->annotations().metadata);
}

void PathSharing::copy(const QString& text, const QString& done)
{
    QGuiApplication::clipboard()->setText(text);
    emit said(done);
}

/// A long path is drawn beside the window.
void PathSharing::save()
{
    const QString file = askSavePath({tr("Save the trace"), m_files->suggestedPath(QStringLiteral("html")),
                                      tr("Page with pictures (*.html);;Markdown (*.md);;Text (*.txt)")},
                                     m_window);
    if (file.isEmpty())
        return;
    const TraceSelection& selection = *m_trace->selection();
    m_writing = std::make_unique<Errand<std::optional<QString>>>(
        [trace = selection.trace(), board = selection.board(), said = m_document->annotations().metadata,
         file](const std::stop_token&) {
            const ExportOptions look{.inks = {.theme = Theme::Light}, .cellPixels = pageCell};
            return writePath(writtenPath(trace, board, said), file, look);
        },
        tr("The trace could not be written."),
        [this, file](const std::optional<QString>& wrong) {
            m_writing.reset();
            if (wrong)
                m_message->say(*wrong);
            else
                emit said(tr("Exported to %1").arg(QFileInfo(file).fileName()));
        });
}

} // namespace tokisuji
