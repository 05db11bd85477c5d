// RowPainter: the rows of the panel's lists. A sign at the left end, words that are cut where there is no room for
// them, a note at the right end; the selected row stands on a pale ground with a bar.
#pragma once

#include "editor/ui/panels/row.h"
#include "editor/ui/row_sense.h"

#include <QFontMetrics>
#include <QString>
#include <QStyledItemDelegate>

namespace tokisuji {

class RowsModel;

/// Lengths are device-independent pixels.
class RowPainter : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit RowPainter(const RowsModel* rows, QObject* parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const RowsModel* m_rows;
};

/// A text cut at its end to fit a width. Where it is a list that stops with a count, "R1C1, R1C2 … (5)", the list is
/// cut and the count stays.
[[nodiscard]] QString cutToFit(const QFontMetrics&, const QString& text, int width);

/// What a row stands on while it is selected, or while the pointer is over it.
enum class RowGround : std::uint8_t { Selected, Hovered };
void paintRowGround(QPainter& painter, const RowSense& sense, RowGround ground);

} // namespace tokisuji
