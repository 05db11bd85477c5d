#include "editor/ui/window/selection_commands.h"

#include "editor/model/place_name.h"
#include "editor/model/store/edit_json.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/tools/selection.h"
#include "engine/board/block.h"
#include "engine/genre/registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QMimeData>

namespace tokisuji {

namespace {

const QString blockType = QStringLiteral("application/x-tokisuji-cells");

void toClipboard(const Board& block)
{
    auto* data = new QMimeData;
    data->setData(blockType, QJsonDocument(toJson(block)).toJson(QJsonDocument::Compact));
    QGuiApplication::clipboard()->setMimeData(data);
}

std::optional<Board> blockFromClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr || !data->hasFormat(blockType))
        return {};
    return boardFromJson(QJsonDocument::fromJson(data->data(blockType)).object());
}

} // namespace

SelectionCommands::SelectionCommands(const Workbench& bench) : Presenter(bench)
{
    on(ActionId::CutCells, [this] { cut(); });
    on(ActionId::CopyCells, [this] { copy(); });
    on(ActionId::PasteCells, [this] { paste(); });
    on(ActionId::EraseCells, [this] { m_view->eraseSelection(); });
    on(ActionId::SelectAll, [this] { selectAll(); });
    on(ActionId::TurnCellsRight, [this] { turn(Transform::RotateRight); });
    on(ActionId::TurnCellsLeft, [this] { turn(Transform::RotateLeft); });
    on(ActionId::FlipCellsLeftRight, [this] { turn(Transform::FlipLeftRight); });
    on(ActionId::FlipCellsTopBottom, [this] { turn(Transform::FlipTopBottom); });
    connect(m_view, &BoardView::selectionChanged, this, &SelectionCommands::follow);
    connect(m_view, &BoardView::modeChanged, this, &SelectionCommands::refresh);
    connect(m_view, &BoardView::cluesLost, this, &SelectionCommands::tellLost);
    refresh();
}

void SelectionCommands::refresh()
{
    const bool mayEdit = !m_document->isEmpty() && m_view->mode() == Mode::Edit;
    m_actions->set(Need::EditMode, m_document->isEmpty() || mayEdit);
    m_actions->set(Need::Selection, m_view->selection().has_value());
}

void SelectionCommands::follow()
{
    refresh();
    if (const auto area = m_view->selection())
        emit said(tr("%1×%2 cells selected").arg(area->size().width).arg(area->size().height));
}

bool SelectionCommands::escape()
{
    if (!m_view->selection())
        return false;
    m_view->select({});
    return true;
}

void SelectionCommands::copy()
{
    const CellArea area = *m_view->selection();
    toClipboard(blockOf(m_document->board(), area));
    emit said(tr("%1×%2 cells copied").arg(area.size().width).arg(area.size().height));
}

void SelectionCommands::cut()
{
    copy();
    m_view->eraseSelection();
}

/// Cells where they can go; anything else opens.
void SelectionCommands::paste()
{
    const std::optional<Board> block = blockFromClipboard();
    if (!block)
        (*m_actions)[ActionId::PasteBoard]->trigger();
    else if (m_document->isEmpty() || !takesSelection(genreOf(m_document->board())))
        m_message->say(tr("Copied cells can be pasted into an open puzzle of their kind."));
    else if (m_view->mode() != Mode::Edit)
        m_message->say(tr("Copied cells can be pasted while editing."));
    else if (block->genre() != m_document->board().genre())
        m_message->say(tr("The copied cells are from another kind of puzzle: %1.").arg(genreTitle(genreOf(*block))));
    else
        pasteBlock(*block);
}

/// At the selection, else at the cursor.
void SelectionCommands::pasteBlock(const Board& block)
{
    const Grid& grid = m_document->board().grid();
    const auto selected = m_view->selection();
    const Place at = selected ? selected->first : m_view->cursorPlace();
    const Place first{static_cast<std::int16_t>(at.x | 1), static_cast<std::int16_t>(at.y | 1)};
    if (!isWithin(areaFrom(first, block.size()), grid)) {
        m_message->say(tr("The copied %1×%2 cells do not fit on the board at %3.")
                           .arg(block.size().width)
                           .arg(block.size().height)
                           .arg(placeName(grid, first)));
        return;
    }
    m_view->putBlock(block, first);
}

void SelectionCommands::selectAll()
{
    const auto [width, height] = m_view->boardSize();
    m_view->select(CellArea{cellAt(0, 0), cellAt(width - 1, height - 1)});
}

void SelectionCommands::turn(Transform::Kind kind)
{
    if (!m_view->turnSelection(kind))
        m_message->say(tr("The board is too small for the rotated selection."));
}

void SelectionCommands::tellLost(int count)
{
    m_message->say(tr("%n clues did not fit there.", nullptr, count), tr("Undo"), [this] { m_document->undo(); });
}

} // namespace tokisuji
