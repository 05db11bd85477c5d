#include "editor/ui/panels/row_list.h"

#include "editor/ui/panels/row_painter.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollArea>

#include <algorithm>

namespace tokisuji {

// --- the model ---

void RowsModel::resize(int count)
{
    const auto size = static_cast<std::size_t>(count);
    if (const int before = rowCount(); count < before) {
        beginRemoveRows({}, count, before - 1);
        m_rows.resize(size);
        endRemoveRows();
    } else if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_rows.resize(size);
        endInsertRows();
    }
}

void RowsModel::setRows(const std::vector<Row>& rows)
{
    resize(static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (m_rows[i] != rows[i]) {
            m_rows[i] = rows[i];
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed);
        }
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& at = row(index);
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && !at.isHeading))
        return at.text;
    if (role == Qt::AccessibleDescriptionRole)
        return at.note;
    return {};
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const
{
    const bool isHeading = index.isValid() && row(index).isHeading;
    return isHeading ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

// --- the view ---

RowList::RowList(QWidget* parent) : QListView(parent), m_rows(new RowsModel(this))
{
    setModel(m_rows);
    setItemDelegate(new RowPainter(m_rows, this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    followRows();
}

int RowList::numberOf(const QModelIndex& index) const
{
    if (!index.isValid() || m_rows->row(index).isHeading)
        return -1;
    const auto begin = m_rows->rows().begin();
    return static_cast<int>(std::ranges::count(begin, begin + index.row(), false, &Row::isHeading));
}

QModelIndex RowList::indexOf(int row) const
{
    for (int i = 0, left = row; row >= 0 && i < m_rows->rowCount(); ++i)
        if (!m_rows->rows()[static_cast<std::size_t>(i)].isHeading && left-- == 0)
            return m_rows->index(i);
    return {};
}

int RowList::count() const
{
    return static_cast<int>(std::ranges::count(m_rows->rows(), false, &Row::isHeading));
}

int RowList::currentRow() const
{
    return numberOf(currentIndex());
}

const Row& RowList::row(int index) const
{
    return m_rows->row(indexOf(index));
}

QRect RowList::reveal(int index)
{
    scrollPageTo(indexOf(index));
    return visualRect(indexOf(index));
}

void RowList::scrollPageTo(const QModelIndex& index)
{
    for (QWidget* each = parentWidget(); each != nullptr; each = each->parentWidget())
        if (auto* page = qobject_cast<QScrollArea*>(each)) {
            const QRect row = visualRect(index);
            page->ensureVisible(0, viewport()->mapTo(page->widget(), row.center()).y(), 0, row.height());
            return;
        }
}

void RowList::followRows()
{
    const int rows = m_rows->rowCount();
    setFixedHeight((rows == 0 ? 0 : sizeHintForRow(0)) * rows + 2);
}

void RowList::setRows(const std::vector<Row>& rows, int current)
{
    const QScopedValueRollback following(m_following, true);
    if (rows != m_rows->rows()) {
        m_rows->setRows(rows);
        followRows();
    }
    setVisible(!rows.empty());
    setCurrent(current);
}

void RowList::setCurrent(int current)
{
    const QModelIndex index = indexOf(current);
    if (!index.isValid()) {
        clearSelection();
        setCurrentIndex({});
    } else if (index != currentIndex() || !selectionModel()->isSelected(index)) {
        setCurrentIndex(index);
        scrollPageTo(index);
    }
}

// --- what the user does ---

void RowList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    const int row = numberOf(current);
    if (m_following || row < 0)
        return;
    if (QGuiApplication::mouseButtons() == Qt::NoButton) // a row that is pointed at stays where it is
        scrollPageTo(current);
    emit rowChosen(row);
}

void RowList::mousePressEvent(QMouseEvent* event)
{
    const bool wasCurrent = indexAt(event->pos()) == currentIndex();
    QListView::mousePressEvent(event);
    if (const int row = currentRow(); wasCurrent && row >= 0)
        emit rowChosen(row);
}

void RowList::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int row = numberOf(indexAt(event->pos())); row >= 0)
        emit rowTaken(row);
}

void RowList::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool takes = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (const int row = currentRow(); isPlain && takes && row >= 0)
        emit rowTaken(row);
    else
        QListView::keyPressEvent(event);
}

} // namespace tokisuji
