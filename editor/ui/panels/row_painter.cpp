#include "editor/ui/panels/row_painter.h"

#include "editor/ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int rowHeight = 28;

void paintGround(QPainter& p, const QRect& rect)
{
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Chrome::Soft]);
    p.drawRoundedRect(rect, 4, 4);
    p.setBrush(colours()[Ink::Accent]);
    p.drawRect(QRect(rect.left(), rect.top() + 3, 3, rect.height() - 6));
}

/// Returns how much room the note takes.
int paintNote(QPainter& p, const QRect& row, const QString& note)
{
    constexpr int gap = 8;
    if (note.isEmpty())
        return 0;
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colours()[Ink::Ink2]);
    p.drawText(row, Qt::AlignVCenter | Qt::AlignRight, note);
    return p.fontMetrics().horizontalAdvance(note) + gap;
}

void paintWords(QPainter& p, const QRect& room, const QString& words, TextRole role, Ink ink)
{
    p.setFont(textFont(role));
    p.setPen(colours()[ink]);
    p.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, p.fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
}

} // namespace

QSize RowPainter::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, std::max(rowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 10)};
}

void RowPainter::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr double outdated = 0.6; // rows that cannot be used now
    QPainter& p = *painter;
    const QVariant sign = index.data(SignRole);
    const bool heading = isHeading(sign);
    const bool selected = (option.state & QStyle::State_Selected) != 0 && !heading;
    const QRect row = option.rect.adjusted(8, 0, -10, 0);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (selected)
        paintGround(p, option.rect);
    p.setOpacity((option.state & QStyle::State_Enabled) != 0 ? 1 : outdated);
    paintSign(p, row, sign);
    const int noteRoom = paintNote(p, row, index.data(NoteRole).toString());
    paintWords(p, row.adjusted(signRoom(sign), 0, -noteRoom, 0), index.data().toString(),
               heading    ? TextRole::Head
               : selected ? TextRole::Strong
                          : TextRole::Body,
               heading ? Ink::Ink2 : Ink::Ink);
    p.restore();
}

QRectF signSquare(const QRect& row, double side)
{
    return {double(row.left()), row.center().y() - side / 2 + 0.5, side, side};
}

} // namespace tokisuji
