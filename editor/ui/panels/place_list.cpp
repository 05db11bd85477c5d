#include "editor/ui/panels/place_list.h"

#include "editor/ui/glyphs.h"
#include "editor/ui/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace tokisuji {

namespace {

constexpr int rowHeight = 28;
enum Role { NumberRole = Qt::UserRole, NoteRole };

class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {120, std::max(rowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 10)};
    }

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        paintGround(p, option, selected);
        const QRect r = option.rect.adjusted(8, 0, -10, 0);
        paintSign(p, QRect(r.left(), r.top(), 20, r.height()), index.data(NumberRole).toString());
        p->setPen(colours()[Ink::Ink]);
        p->setFont(textFont(selected ? TextRole::Strong : TextRole::Body));
        p->drawText(r.adjusted(28, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        p->setPen(colours()[Ink::Ink2]);
        p->setFont(textFont(TextRole::Secondary));
        p->drawText(r, Qt::AlignVCenter | Qt::AlignRight, index.data(NoteRole).toString());
        p->restore();
    }

private:
    static void paintGround(QPainter* p, const QStyleOptionViewItem& option, bool selected)
    {
        if (!selected)
            return;
        p->setPen(Qt::NoPen);
        p->setBrush(colours()[Chrome::Soft]);
        p->drawRoundedRect(option.rect, 4, 4);
        p->setBrush(colours()[Ink::Accent]);
        p->drawRect(QRect(option.rect.left(), option.rect.top() + 3, 3, option.rect.height() - 6));
    }

    static void paintSign(QPainter* p, const QRect& r, const QString& number)
    {
        if (number.isEmpty())
            return paintOverlayLegend(*p, r, OverlayKind::Conflict);
        p->setPen(colours()[Ink::Ink2]);
        p->setFont(textFont(TextRole::Secondary));
        p->drawText(r, Qt::AlignVCenter | Qt::AlignRight, number);
    }
};

} // namespace

PlaceList::PlaceList(QWidget* parent) : Section(parent), m_list(new QListWidget(this)), m_hint(secondaryLabel(this))
{
    m_list->setItemDelegate(new RowPainter(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    body()->setContentsMargins(6, 0, 6, 8);
    body()->addWidget(m_list);
    body()->addWidget(m_hint);
    m_hint->setContentsMargins(8, 0, 8, 0);
    connect(m_list, &QListWidget::itemClicked, this, [this] { emit placeChosen(m_list->currentRow()); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit placeChosen(row);
    });
}

void PlaceList::setRows(const std::vector<PlaceRow>& rows, int chosen)
{
    const QSignalBlocker quiet(m_list);
    if (rows != m_rows) {
        m_rows = rows;
        m_list->clear();
        for (const PlaceRow& row : rows) {
            auto* item = new QListWidgetItem(row.text, m_list);
            item->setData(NumberRole, row.number);
            item->setData(NoteRole, row.note);
        }
        const int height = rows.empty() ? 0 : m_list->sizeHintForRow(0);
        m_list->setFixedHeight(height * std::min(m_mostRows, static_cast<int>(rows.size())) + 2);
    }
    m_list->setVisible(!rows.empty());
    m_list->setCurrentRow(chosen);
    if (chosen < 0)
        m_list->clearSelection();
}

void PlaceList::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

} // namespace tokisuji
