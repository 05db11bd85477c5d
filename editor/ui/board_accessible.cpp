// Cells are not objects of their own: their interfaces are made when a screen reader asks for them and know nothing but
// the view and their place.
#include "editor/ui/board_accessible.h"

#include "editor/ui/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace tokisuji {

namespace {

class AccessibleCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    AccessibleCell(BoardView* view, Place cell) : m_view(view), m_cell(cell) {}

    // --- interface ---
    bool isValid() const override { return m_view != nullptr && m_view->boardGrid().hasCell(m_cell); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_view->describe(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        const double half = m_view->cellPixels() / 2;
        const QPointF middle = m_view->toWidget(m_cell);
        return {m_view->mapToGlobal(middle - QPointF(half, half)).toPoint(), QSizeF(2 * half, 2 * half).toSize()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_view->hasFocus() && isSelected();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    // --- cell of a table ---
    bool isSelected() const override { return m_view->cursorPlace() == m_cell; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return column(m_cell); }
    int rowIndex() const override { return row(m_cell); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<BoardView> m_view;
    Place m_cell;
};

class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Table), m_view(view) {}
    ~AccessibleBoard() override
    {
        for (const auto& [cell, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    // --- interface ---
    int childCount() const override { return m_view->boardSize().cells(); }
    QAccessibleInterface* child(int index) const override
    {
        const int width = m_view->boardSize().width;
        return width == 0 ? nullptr : cellAt(index / width, index % width);
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const Place cell = m_view->cellAtWidget(m_view->mapFromGlobal(QPointF(x, y)));
        return cellAt(row(cell), column(cell));
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* cell = dynamic_cast<const AccessibleCell*>(child);
        return cell == nullptr ? -1 : cell->rowIndex() * m_view->boardSize().width + cell->columnIndex();
    }
    QAccessibleInterface* focusChild() const override
    {
        const Place cursor = m_view->cursorPlace();
        const bool isInside = m_view->boardGrid().hasCell(cursor);
        return isInside ? cellAt(row(cursor), column(cursor)) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    // --- table ---
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override
    {
        const Place place = tokisuji::cellAt(column, row);
        if (!m_view->boardGrid().hasCell(place))
            return nullptr;
        const auto [it, isNew] = m_cells.try_emplace(place, 0);
        if (isNew)
            it->second = QAccessible::registerAccessibleInterface(new AccessibleCell(m_view, place));
        return QAccessible::accessibleInterface(it->second);
    }
    int rowCount() const override { return m_view->boardSize().height; }
    int columnCount() const override { return m_view->boardSize().width; }
    QString rowDescription(int row) const override { return QString::number(row + 1); }
    QString columnDescription(int column) const override { return QString::number(column + 1); }
    int selectedCellCount() const override { return focusChild() == nullptr ? 0 : 1; }
    QList<QAccessibleInterface*> selectedCells() const override
    {
        QAccessibleInterface* cell = focusChild();
        return cell == nullptr ? QList<QAccessibleInterface*>{} : QList{cell};
    }
    int selectedRowCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int) const override { return false; }
    bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    BoardView* m_view;
    mutable std::map<Place, QAccessible::Id> m_cells;
};

QAccessibleInterface* interfaceOf(const QString& className, QObject* object)
{
    auto* view = className == QLatin1String("tokisuji::BoardView") ? qobject_cast<BoardView*>(object) : nullptr;
    return view == nullptr ? nullptr : new AccessibleBoard(view);
}

} // namespace

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(interfaceOf);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceCursor(BoardView& view)
{
    if (!QAccessible::isActive() || !view.boardGrid().hasCell(view.cursorPlace()))
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(row(view.cursorPlace()) * view.boardSize().width + column(view.cursorPlace()));
    QAccessible::updateAccessibility(&event);
}

} // namespace tokisuji
