#include "editor/ui/panels/place_list.h"

#include "editor/ui/glyphs.h"
#include "editor/ui/panels/row_painter.h"
#include "editor/ui/theme.h"

#include <QPainter>

namespace tokisuji {

namespace {

/// A number, or the sign of a conflict.
class PlaceRowPainter : public RowPainter {
public:
    using RowPainter::RowPainter;

protected:
    int signRoom(const QVariant&) const override { return 28; }
    void paintSign(QPainter& painter, const QRect& row, const QVariant& sign) const override
    {
        constexpr int width = 20;
        const QRect room(row.left(), row.top(), width, row.height());
        if (sign.toString().isEmpty())
            return paintOverlayLegend(painter, room, OverlayKind::Conflict);
        painter.setPen(colours()[Ink::Ink2]);
        painter.setFont(textFont(TextRole::Secondary));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, sign.toString());
    }
};

} // namespace

PlaceList::PlaceList(QWidget* parent) : Section(parent), m_list(new QListWidget(this)), m_hint(secondaryLabel(this))
{
    m_list->setItemDelegate(new PlaceRowPainter(m_list));
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
            item->setData(SignRole, row.number);
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
