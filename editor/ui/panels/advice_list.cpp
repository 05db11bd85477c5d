#include "editor/ui/panels/advice_list.h"

#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

constexpr int rowHeight = 28;
constexpr double signSize = 16;
enum Role { NoteRole = Qt::UserRole, GlyphRole };

class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {120, std::max(rowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 10)};
    }

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        if (selected)
            paintGround(p, option.rect);
        const bool enabled = (option.state & QStyle::State_Enabled) != 0;
        p->setOpacity(enabled ? 1 : 0.6);
        const QRect r = option.rect.adjusted(8, 0, -10, 0);
        const auto glyph = static_cast<VerdictGlyph>(index.data(GlyphRole).toInt());
        if (glyph != VerdictGlyph::NotComputed)
            paintVerdictGlyph(*p, {double(r.left()), r.center().y() - signSize / 2 + 0.5, signSize, signSize}, glyph);
        p->setFont(textFont(TextRole::Secondary));
        p->setPen(colours()[Ink::Ink2]);
        const QString note = index.data(NoteRole).toString();
        p->drawText(r, Qt::AlignVCenter | Qt::AlignRight, note);
        const int noteWidth = note.isEmpty() ? 0 : p->fontMetrics().horizontalAdvance(note) + 8;
        const QRect text = r.adjusted(glyph == VerdictGlyph::NotComputed ? 0 : 26, 0, -noteWidth, 0);
        p->setFont(textFont(selected ? TextRole::Strong : TextRole::Body));
        p->setPen(colours()[Ink::Ink]);
        const QString words = p->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width());
        p->drawText(text, Qt::AlignVCenter | Qt::AlignLeft, words);
        p->restore();
    }

private:
    static void paintGround(QPainter* p, const QRect& rect)
    {
        p->setPen(Qt::NoPen);
        p->setBrush(colours()[Chrome::Soft]);
        p->drawRoundedRect(rect, 4, 4);
        p->setBrush(colours()[Ink::Accent]);
        p->drawRect(QRect(rect.left(), rect.top() + 3, 3, rect.height() - 6));
    }
};

void fill(QListWidgetItem* item, const AdviceRow& row)
{
    item->setText(row.text);
    item->setToolTip(row.text);
    item->setData(NoteRole, row.note);
    item->setData(GlyphRole, static_cast<int>(row.glyph));
    item->setData(Qt::AccessibleDescriptionRole, row.note);
}

} // namespace

AdviceList::AdviceList(QWidget* parent) : QListWidget(parent)
{
    setItemDelegate(new RowPainter(this));
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
    else if (isPlain && event->key() == Qt::Key_Escape)
        emit leaveAsked();
    else
        QListWidget::keyPressEvent(event);
}

} // namespace tokisuji
