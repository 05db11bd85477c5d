#include "editor/ui/panels/difference_list.h"

#include "editor/ui/panels/row_painter.h"
#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int mostRows = 12;
constexpr int heading = -1; ///< in place of a side

class DifferenceRowPainter : public RowPainter {
public:
    using RowPainter::RowPainter;

protected:
    int signRoom(const QVariant& sign) const override { return isHeading(sign) ? 0 : 28; }
    void paintSign(QPainter& painter, const QRect& row, const QVariant& sign) const override
    {
        constexpr double side = 18;
        if (!isHeading(sign))
            paintSideSign(painter, signSquare(row, side), static_cast<BoardDifference::How>(sign.toInt()));
    }
    bool isHeading(const QVariant& sign) const override { return sign.toInt() == heading; }
};

} // namespace

void paintSideSign(QPainter& painter, const QRectF& square, BoardDifference::How how)
{
    const Palette& colour = colours();
    const QPointF centre = square.center();
    const double r = square.width() / 2 - 1;
    const double arm = r * 0.52;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour[how == BoardDifference::OnlyA   ? Ink::AltA
                            : how == BoardDifference::OnlyB ? Ink::AltB
                                                            : Ink::Ink2]);
    if (how == BoardDifference::OnlyA)
        painter.drawEllipse(centre, r, r);
    else if (how == BoardDifference::OnlyB)
        painter.drawRoundedRect(QRectF(centre - QPointF(r, r) * 0.92, QSizeF(2 * r, 2 * r) * 0.92), 2, 2);
    else
        painter.drawPolygon(QPolygonF{centre - QPointF(0, r * 1.1), centre + QPointF(r * 1.1, 0),
                                      centre + QPointF(0, r * 1.1), centre - QPointF(r * 1.1, 0)});
    painter.setPen(QPen(colour[Chrome::Panel], 1.8, Qt::SolidLine, Qt::FlatCap));
    if (how == BoardDifference::Changed) {
        for (const double y : {-1.8, 1.8})
            painter.drawLine(centre + QPointF(-arm * 0.75, y), centre + QPointF(arm * 0.75, y));
        painter.drawLine(centre + QPointF(-arm * 0.5, arm * 0.9), centre + QPointF(arm * 0.5, -arm * 0.9));
        return;
    }
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    if (how == BoardDifference::OnlyB)
        painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

DifferenceList::DifferenceList(QWidget* parent) : QListWidget(parent)
{
    setItemDelegate(new DifferenceRowPainter(this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const auto choose = [this](int row) {
        if (const int index = indexOf(row); index >= 0)
            emit differenceChosen(index);
    };
    connect(this, &QListWidget::currentRowChanged, this, choose);
    connect(this, &QListWidget::itemClicked, this, [this, choose] { choose(currentRow()); });
    connect(this, &QListWidget::itemActivated, this, [this] {
        if (indexOf(currentRow()) >= 0)
            emit differenceTaken();
    });
}

/// The number of a row among those that are no headings; -1 for a heading.
int DifferenceList::indexOf(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_rows.size()) || !m_rows[static_cast<std::size_t>(row)].how)
        return -1;
    return static_cast<int>(
        std::ranges::count_if(m_rows.begin(), m_rows.begin() + row, [](const auto& r) { return r.how.has_value(); }));
}

void DifferenceList::setRows(const std::vector<DifferenceRow>& rows, int current)
{
    const QSignalBlocker quiet(this);
    if (rows != m_rows) {
        m_rows = rows;
        clear();
        for (const DifferenceRow& row : rows) {
            auto* item = new QListWidgetItem(row.text, this);
            item->setToolTip(row.how ? row.text : QString());
            item->setData(NoteRole, row.note);
            item->setData(SignRole, row.how ? static_cast<int>(*row.how) : heading);
            if (!row.how)
                item->setFlags(Qt::ItemIsEnabled);
        }
        const int height = rows.empty() ? 0 : sizeHintForRow(0);
        setFixedHeight(height * std::min(mostRows, static_cast<int>(rows.size())) + 2);
    }
    setVisible(!rows.empty());
    int row = -1;
    for (int i = 0; i < static_cast<int>(rows.size()) && current >= 0; ++i)
        if (indexOf(i) == current)
            row = i;
    setCurrentRow(row);
    if (row < 0)
        clearSelection();
}

} // namespace tokisuji
