#include "editor/ui/window/puzzle_presenter.h"

#include "editor/model/document.h"
#include "editor/model/store/log_keeper.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/top_bar.h"

#include <QFileInfo>
#include <QWidget>

namespace tokisuji {

PuzzlePresenter::PuzzlePresenter(const Workbench& bench) : Presenter(bench), m_bar(bench.bar)
{
    for (const auto signal : {&Document::opened, &Document::currentChanged, &Document::fileChanged,
                              &Document::annotationsChanged, &Document::readOnlyChanged})
        connect(m_document, signal, this, &PuzzlePresenter::refresh);
    connect(bench.keeper, &LogKeeper::stateChanged, this, [this, keeper = bench.keeper] {
        m_window->setWindowModified(keeper->state() == LogKeeper::State::Failed);
    });
}

void PuzzlePresenter::refresh()
{
    const bool open = !m_document->isEmpty();
    m_actions->set(Need::Puzzle, open);
    m_bar->setPuzzleOpen(open);
    m_bar->setTitle(open ? boardTitle(m_document->board()) : QString());
    m_window->setWindowTitle(open ? QStringLiteral("%1[*] – %2").arg(title(), tr("Tokisuji")) : tr("Tokisuji"));
    m_status->setBoard(open ? &m_document->board() : nullptr);
    if (!open)
        return;
    m_actions->set(Need::Writable, !m_document->isReadOnly());
    m_actions->set(Need::DoneStep, m_document->history().undoTarget() != noNode);
    m_actions->set(Need::UndoneStep, m_document->history().redoTarget() != noNode);
}

/// "island – Slitherlink 10×10 [read-only]": the name of the file or of the puzzle, what it is, what can be done.
QString PuzzlePresenter::title() const
{
    const QString file = m_document->filePath();
    const QString name = file.isEmpty() ? m_document->annotations().metadata.title : QFileInfo(file).completeBaseName();
    const QString kind = boardTitle(m_document->board());
    const QString title = name.isEmpty() ? kind : QStringLiteral("%1 – %2").arg(name, kind);
    return m_document->isReadOnly() ? tr("%1 [read-only]").arg(title) : title;
}

} // namespace tokisuji
