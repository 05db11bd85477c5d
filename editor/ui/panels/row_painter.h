// RowPainter: the rows of the panel's lists. A sign at the left end, words that are cut where there is no room for
// them, a note at the right end; the selected row stands on a pale ground with a bar.
#pragma once

#include <QStyledItemDelegate>

namespace tokisuji {

/// What an item of such a list holds besides its text.
enum RowRole { SignRole = Qt::UserRole, NoteRole };

/// Each list says what its signs look like. Lengths are device-independent pixels.
class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// How far the words stand from the left end, for a sign as of SignRole.
    [[nodiscard]] virtual int signRoom(const QVariant& sign) const = 0;
    /// Paints it at the left end of the row, half-way up.
    virtual void paintSign(QPainter& painter, const QRect& row, const QVariant& sign) const = 0;
    /// Headings are never selected.
    [[nodiscard]] virtual bool isHeading(const QVariant&) const { return false; }
};

/// A square with this side at the left end of a row, half-way up.
[[nodiscard]] QRectF signSquare(const QRect& row, double side);

} // namespace tokisuji
