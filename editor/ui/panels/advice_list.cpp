#include "editor/ui/panels/advice_list.h"

#include "editor/ui/panels/row_painter.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

class AdviceRowPainter : public RowPainter {
public:
    using RowPainter::RowPainter;

protected:
    int signRoom(const QVariant& sign) const override { return hasSign(sign) ? 26 : 0; }
    void paintSign(QPainter& painter, const QRect& row, const QVariant& sign) const override
    {
        constexpr double side = 16;
        if (hasSign(sign))
            paintVerdictGlyph(painter, signSquare(row, side), static_cast<VerdictGlyph>(sign.toInt()));
    }

private:
    static bool hasSign(const QVariant& sign) { return sign.toInt() != static_cast<int>(VerdictGlyph::NotComputed); }
};

void fill(QListWidgetItem* item, const AdviceRow& row)
{
    item->setText(row.text);
    item->setToolTip(row.text);
    item->setData(NoteRole, row.note);
    item->setData(SignRole, static_cast<int>(row.glyph));
    item->setData(Qt::AccessibleDescriptionRole, row.note);
}

} // namespace

AdviceList::AdviceList(QWidget* parent) : QListWidget(parent)
{
    setItemDelegate(new AdviceRowPainter(this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit rowChosen(row);
    });
    connect(this, &QListWidget::itemClicked, this, [this] { emit rowChosen(currentRow()); });
    connect(this, &QListWidget::itemDoubleClicked, this, [this] { emit rowTaken(currentRow()); });
}

void AdviceList::setMostRows(int count)
{
    if (std::exchange(m_mostRows, count) != count)
        followRows();
}

void AdviceList::followRows()
{
    const int height = m_rows.empty() ? 0 : sizeHintForRow(0);
    setFixedHeight(height * std::min(m_mostRows, count()) + 2);
}

void AdviceList::setRows(const std::vector<AdviceRow>& rows, int current)
{
    const QSignalBlocker quiet(this);
    if (rows != m_rows) {
        const auto count = static_cast<int>(rows.size());
        while (this->count() > count)
            delete takeItem(this->count() - 1);
        while (this->count() < count)
            addItem(QString());
        for (int i = 0; i < count; ++i)
            if (const auto k = static_cast<std::size_t>(i); k >= m_rows.size() || rows[k] != m_rows[k])
                fill(item(i), rows[k]);
        m_rows = rows;
        followRows();
    }
    setVisible(!rows.empty());
    if (currentRow() != current)
        setCurrentRow(current);
    if (current < 0)
        clearSelection();
}

void AdviceList::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool takes = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isPlain && takes && currentRow() >= 0)
        emit rowTaken(currentRow());
    else
        QListWidget::keyPressEvent(event);
}

} // namespace tokisuji
