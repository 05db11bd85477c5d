#include "editor/ui/panels/trace_tree.h"

#include "editor/ui/panels/trace_row_painter.h"
#include "editor/ui/row_sense.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace tokisuji {

TraceTree::TraceTree(TraceSelection* selection, QWidget* parent)
    : QListView(parent), m_selection(selection), m_rows(new TraceRowsModel(selection, this)),
      m_painter(new TraceRowPainter(m_rows, this))
{
    setModel(m_rows);
    setItemDelegate(m_painter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(selection, &TraceSelection::rowsChanged, this, &TraceTree::takeRows);
    connect(selection, &TraceSelection::currentChanged, this, &TraceTree::takeCurrent);
    retranslate();
}

void TraceTree::retranslate()
{
    setAccessibleName(tr("Steps of the trace"));
    viewport()->update();
}

// --- following the selection ---

void TraceTree::takeRows()
{
    const QScopedValueRollback following(m_following, true);
    m_rows->refresh();
    takeCurrent();
    viewport()->update(); // rows that stay may say something else
}

void TraceTree::takeCurrent()
{
    const QScopedValueRollback following(m_following, true);
    const int row = m_selection->currentRow();
    if (row >= m_rows->rowCount())
        return; // the rows come next
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
    } else if (currentIndex().row() != row || !selectionModel()->isRowSelected(row)) {
        setCurrentIndex(m_rows->index(row));
    }
}

// --- what the user does ---

void TraceTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (m_following || !current.isValid())
        return;
    m_selection->setCurrentRow(current.row());
    emit lookedAt();
}

/// The fold arrow with the number behind it, and the swap button, act without being chosen.
bool TraceTree::pressPart(QPoint at)
{
    const QModelIndex index = indexAt(at);
    if (!index.isValid())
        return false;
    const TraceRow& row = m_rows->row(index.row());
    const TraceRowParts parts = partsOf(visualRect(index), row, m_rows->canSwap(index.row()));
    at = RowSense{layoutDirection(), visualRect(index)}.of(at);
    if (parts.swap.contains(at))
        return m_selection->swap(index.row());
    if (!row.foldable || !parts.fold.united(parts.sign).contains(at))
        return false;
    m_selection->setFolded(index.row(), !row.folded);
    return true;
}

void TraceTree::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && pressPart(event->pos()))
        return;
    const bool wasCurrent = currentIndex().isValid() && indexAt(event->pos()) == currentIndex();
    QListView::mousePressEvent(event);
    if (wasCurrent && event->button() == Qt::LeftButton)
        emit lookedAt();
}

void TraceTree::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid() || pressPart(event->pos()))
        return;
    if (const TraceRow& row = m_rows->row(index.row()); row.foldable)
        m_selection->setFolded(index.row(), !row.folded);
}

/// Folds or opens the current row; where that has been done already it goes out of or into the hypothesis.
void TraceTree::fold(bool folded)
{
    const TraceRow* row = m_selection->current();
    if (row == nullptr)
        return;
    const bool isStep = row->kind == TraceRow::Step || row->kind == TraceRow::BranchStep;
    if (row->foldable && row->folded != folded)
        m_selection->setFolded(m_selection->currentRow(), folded);
    else if (folded ? row->branch != 0 : row->foldable && isStep)
        static_cast<void>(folded ? m_selection->selectStep(
                              m_selection->trace()->split(m_selection->trace()->branches[row->branch].of).step)
                                 : m_selection->intoOrOut());
    else
        return;
    emit lookedAt();
}

/// Its own letter is not for the board.
bool TraceTree::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QListView::event(event);
    const auto* key = static_cast<QKeyEvent*>(event);
    event->setAccepted(key->key() == Qt::Key_P && key->modifiers() == Qt::NoModifier);
    return event->isAccepted();
}

void TraceTree::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier) {
        QListView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return fold(true);
    case Qt::Key_Right:
        return fold(false);
    case Qt::Key_Space:
        m_selection->setShowsAfter(!m_selection->showsAfter());
        emit lookedAt();
        return;
    case Qt::Key_P:
        m_selection->isPlaying() ? m_selection->pause() : m_selection->play();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit adoptAsked();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void TraceTree::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_painter->takeFonts();
        scheduleDelayedItemsLayout();
    }
    QListView::changeEvent(event);
}

} // namespace tokisuji
