#include "editor/ui/panels/row_painter.h"

#include "editor/ui/panels/row_list.h"
#include "editor/ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int rowHeight = 28;
constexpr int rowSignWidth = 20;
constexpr int signedTextLeft = 28; ///< of rows with a sign
constexpr double glyphSide = 18;

/// The round "−" of A, the square "+" of B, the diamond "≠" of what changed.
void paintSide(QPainter& p, const QRectF& square, BoardDifference::How how)
{
    const Palette& colour = colours();
    const QPointF centre = square.center();
    const double r = square.width() / 2 - 1;
    const double arm = r * 0.52;
    p.setPen(Qt::NoPen);
    p.setBrush(colour[how == BoardDifference::OnlyA   ? Ink::AltA
                      : how == BoardDifference::OnlyB ? Ink::AltB
                                                      : Ink::Ink2]);
    if (how == BoardDifference::OnlyA)
        p.drawEllipse(centre, r, r);
    else if (how == BoardDifference::OnlyB)
        p.drawRoundedRect(QRectF(centre - QPointF(r, r) * 0.92, QSizeF(2 * r, 2 * r) * 0.92), 2, 2);
    else
        p.drawPolygon(QPolygonF{centre - QPointF(0, r * 1.1), centre + QPointF(r * 1.1, 0),
                                centre + QPointF(0, r * 1.1), centre - QPointF(r * 1.1, 0)});
    p.setPen(QPen(colour[Chrome::Panel], 1.8, Qt::SolidLine, Qt::FlatCap));
    if (how == BoardDifference::Changed) {
        for (const double y : {-1.8, 1.8})
            p.drawLine(centre + QPointF(-arm * 0.75, y), centre + QPointF(arm * 0.75, y));
        p.drawLine(centre + QPointF(-arm * 0.5, arm * 0.9), centre + QPointF(arm * 0.5, -arm * 0.9));
        return;
    }
    p.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    if (how == BoardDifference::OnlyB)
        p.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

/// Paints each kind of sign where a row begins, half-way up.
struct SignPainter {
    QPainter& p;
    RowSense sense;
    QRect row;

    [[nodiscard]] QRect column() const { return sense.of(QRect(row.left(), row.top(), rowSignWidth, row.height())); }
    [[nodiscard]] QRectF square() const
    {
        return sense.of(QRectF(row.left(), row.center().y() - glyphSide / 2 + 0.5, glyphSide, glyphSide));
    }

    void operator()(std::monostate) const {}
    void operator()(int number) const
    {
        p.setPen(colours()[Ink::Ink2]);
        p.setFont(textFont(TextRole::Secondary));
        p.drawText(column(), sense.atEnd(), QString::number(number));
    }
    void operator()(VerdictGlyph glyph) const { paintVerdictGlyph(p, square(), glyph); }
    void operator()(OverlayKind kind) const { paintOverlayLegend(p, column(), kind); }
    void operator()(BoardDifference::How how) const { paintSide(p, square(), how); }
};

/// Returns how much room the note takes.
int paintNote(QPainter& p, const RowSense& sense, const QRect& row, const QString& note)
{
    constexpr int gap = 8;
    if (note.isEmpty())
        return 0;
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colours()[Ink::Ink2]);
    p.drawText(sense.of(row), sense.atEnd(), note);
    return p.fontMetrics().horizontalAdvance(note) + gap;
}

void paintWords(QPainter& p, const RowSense& sense, const QRect& room, const QString& words, TextRole role, Ink ink)
{
    p.setFont(textFont(role));
    p.setPen(colours()[ink]);
    p.drawText(sense.of(room), sense.atBegin(), cutToFit(p.fontMetrics(), words, room.width()));
}

} // namespace

QString cutToFit(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const qsizetype stop = text.lastIndexOf(QStringLiteral("…")) + 1;
    const bool endsWithCount = text.endsWith(u')') || text.endsWith(u'）');
    if (stop == 0 || !endsWithCount)
        return metrics.elidedText(text, Qt::ElideRight, width);
    const QString count = text.mid(stop);
    return metrics.elidedText(text.first(stop), Qt::ElideRight, width - metrics.horizontalAdvance(count)) + count;
}

void paintRowGround(QPainter& painter, const RowSense& sense, RowGround ground)
{
    const QRect& row = sense.row;
    const double opacity = painter.opacity();
    painter.setPen(Qt::NoPen);
    painter.setOpacity(ground == RowGround::Selected ? 1 : 0.5);
    painter.setBrush(colours()[Chrome::Soft]);
    painter.drawRoundedRect(row, 4, 4);
    painter.setOpacity(opacity);
    if (ground != RowGround::Selected)
        return;
    painter.setBrush(colours()[Ink::Accent]);
    painter.drawRect(sense.of(QRect(row.left(), row.top() + 3, 3, row.height() - 6)));
}

RowPainter::RowPainter(const RowsModel* rows, QObject* parent) : QStyledItemDelegate(parent), m_rows(rows) {}

QSize RowPainter::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {120, std::max(rowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 10)};
}

void RowPainter::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr double outdated = 0.6; // rows that cannot be used now
    QPainter& p = *painter;
    const Row& row = m_rows->row(index);
    const bool selected = (option.state & QStyle::State_Selected) != 0 && !row.isHeading;
    const RowSense sense{option.direction, option.rect};
    const QRect room = option.rect.adjusted(8, 0, -10, 0);
    const bool hasSign = !std::holds_alternative<std::monostate>(row.sign);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (selected)
        paintRowGround(p, sense, RowGround::Selected);
    p.setOpacity((option.state & QStyle::State_Enabled) != 0 ? 1 : outdated);
    std::visit(SignPainter{p, sense, room}, row.sign);
    const int noteRoom = paintNote(p, sense, room, row.note);
    paintWords(p, sense, room.adjusted(hasSign ? signedTextLeft : 0, 0, -noteRoom, 0), row.text,
               row.isHeading ? TextRole::Head
               : selected    ? TextRole::Strong
                             : TextRole::Body,
               row.isHeading ? Ink::Ink2 : Ink::Ink);
    p.restore();
}

} // namespace tokisuji
