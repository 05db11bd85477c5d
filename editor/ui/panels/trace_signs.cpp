#include "editor/ui/panels/trace_signs.h"

#include "editor/ui/theme.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

QPolygonF diamondIn(const QRectF& square)
{
    const QPointF c = square.center();
    return QPolygonF{QPointF(c.x(), square.top()), QPointF(square.right(), c.y()), QPointF(c.x(), square.bottom()),
                     QPointF(square.left(), c.y())};
}

/// Eight points; the inner ones at two thirds.
QPolygonF starIn(const QRectF& square)
{
    constexpr int corners = 16;
    QPolygonF star;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = corner * 2 * std::numbers::pi / corners;
        const double radius = square.width() / 2 * (corner % 2 == 0 ? 1 : 0.68);
        star << square.center() + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    return star;
}

void paintFigure(QPainter& painter, const QRectF& square, const QString& figure, double share)
{
    QFont font = textFont(TextRole::Strong);
    font.setPixelSize(std::max(8, qRound(square.height() * share)));
    painter.setFont(font);
    painter.setPen(colours()[Chrome::OnAccent]);
    painter.drawText(square, Qt::AlignCenter, figure);
}

} // namespace

void paintTraceSign(QPainter& painter, const QRectF& square, TraceSign sign)
{
    const bool assumes = sign == TraceSign::Question;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours()[assumes ? Ink::Hypothesis : Ink::Conflict]);
    painter.drawPolygon(assumes ? diamondIn(square.adjusted(-1, -1, 1, 1)) : starIn(square.adjusted(-1, -1, 1, 1)));
    paintFigure(painter, square, assumes ? QStringLiteral("?") : QStringLiteral("!"), 0.62);
}

void paintTraceWay(QPainter& painter, const QRectF& square, int number)
{
    const QRectF wide = square.adjusted(-2.5, -2.5, 2.5, 2.5); // a figure needs more room than "?"
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours()[Ink::Hypothesis]);
    painter.drawPolygon(diamondIn(wide));
    paintFigure(painter, square, QString::number(number), number < 10 ? 0.6 : 0.5);
}

void paintTraceNumber(QPainter& painter, const QRectF& square, int number)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours()[Ink::Hypothesis]);
    painter.drawEllipse(square);
    paintFigure(painter, square, QString::number(number), number < 10 ? 0.64 : number < 100 ? 0.54 : 0.44);
}

void paintCutCircle(QPainter& painter, const QRectF& square)
{
    constexpr int gapBegins = 30;
    constexpr int gap = 50;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours()[Ink::Conflict], 1.8, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(square.adjusted(1, 1, -1, -1), (gapBegins + gap) * 16, (360 - gap) * 16);
}

} // namespace tokisuji
