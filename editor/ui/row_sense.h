// RowSense: for what is painted by hand: laid out as if from left to right, and mirrored where the language runs the
// other way.
#pragma once

#include <QRect>
#include <QStyle>

namespace tokisuji {

struct RowSense {
    Qt::LayoutDirection direction;
    QRect row; ///< in which it is mirrored

    /// Where something really is that lies there from left to right; and back.
    [[nodiscard]] QRect of(const QRect& rect) const { return QStyle::visualRect(direction, row, rect); }
    [[nodiscard]] QRectF of(const QRectF& rect) const
    {
        const double left =
            direction == Qt::RightToLeft ? row.left() + row.width() - (rect.right() - row.left()) : rect.left();
        return {QPointF(left, rect.top()), rect.size()};
    }
    [[nodiscard]] QPoint of(QPoint point) const { return QStyle::visualPos(direction, row, point); }
    /// Texts that begin where lines begin, or end where they end.
    [[nodiscard]] int atBegin() const { return aligned(Qt::AlignLeft); }
    [[nodiscard]] int atEnd() const { return aligned(Qt::AlignRight); }

private:
    [[nodiscard]] int aligned(Qt::Alignment side) const
    {
        return static_cast<int>(QStyle::visualAlignment(direction, side) | Qt::AlignAbsolute | Qt::AlignVCenter);
    }
};

} // namespace tokisuji
