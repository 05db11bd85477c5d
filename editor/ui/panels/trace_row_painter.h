// TraceRowPainter: one row of a trace: what folds it, its number or sign, two lines, how hard it is.
#pragma once

#include "editor/model/trace_rows.h"
#include "editor/ui/row_sense.h"

#include <QFont>
#include <QStyledItemDelegate>

namespace tokisuji {

class TraceRowsModel;

/// Where the parts of a row are. Empty rectangles for what the row doesn't have.
struct TraceRowParts {
    QRect fold;
    QRect sign; ///< number or badge
    QRect text;
    QRect swap;
    QRect bars;
};
[[nodiscard]] TraceRowParts partsOf(const QRect& rect, const TraceRow& row, bool canSwap);

class TraceRowPainter : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TraceRowPainter(const TraceRowsModel* rows, QObject* parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// After the application's font has changed.
    void takeFonts();

private:
    void paintSign(QPainter& p, const QRect& rect, int index) const;
    void paintText(QPainter& p, const RowSense& sense, const QRect& rect, int index, bool selected) const;
    [[nodiscard]] QRect paintStatus(QPainter& p, const RowSense& sense, const QRect& line, int index) const;

    const TraceRowsModel* m_rows;
    QFont m_body;
    QFont m_strong;
    QFont m_secondary;
    int m_oneLine = 28;
    int m_twoLines = 36;
};

} // namespace tokisuji
