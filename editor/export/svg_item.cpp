#include "editor/export/svg_item.h"

#include "editor/export/figures.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

QByteArray pair(double x, double y)
{
    return svgNumber(x) + ' ' + svgNumber(y);
}

QByteArray dataOf(const QPainterPath& path)
{
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        switch (e.type) {
        case QPainterPath::MoveToElement:
            data += 'M' + pair(e.x, e.y);
            break;
        case QPainterPath::LineToElement:
            data += 'L' + pair(e.x, e.y);
            break;
        case QPainterPath::CurveToElement:
            data += 'C' + pair(e.x, e.y);
            break;
        case QPainterPath::CurveToDataElement:
            data += ' ' + pair(e.x, e.y);
            break;
        }
    }
    return data + 'Z';
}

} // namespace

QByteArray svgNumber(double number)
{
    QByteArray text = QByteArray::number(number, 'f', 2);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray SvgItems::colour(Ink ink) const
{
    return m_palette[ink].isValid() ? m_palette[ink].name().toLatin1() : QByteArray("none");
}

QByteArray SvgItems::paint(const Item& item) const
{
    QByteArray text = " fill=\"" + (item.shape == Item::Cross ? QByteArray("none") : colour(item.fill)) + '"';
    if (m_palette[item.stroke].isValid()) {
        const double width = std::max(item.width * m_cell, item.minWidthPx);
        const bool isRound = item.join == Join::Round;
        text += " stroke=\"" + colour(item.stroke) + "\" stroke-width=\"" + svgNumber(width) + '"';
        if (!item.dashes.empty()) {
            text += " stroke-dasharray=\"";
            for (const double dash : item.dashes)
                text += svgNumber(dash * width) + ' ';
            text += '"';
        } else if (!item.closed || item.shape == Item::Cross) {
            text += isRound ? " stroke-linecap=\"round\"" : " stroke-linecap=\"square\"";
        }
        if (isRound)
            text += " stroke-linejoin=\"round\"";
    }
    if (item.opacity < 1)
        text += " opacity=\"" + svgNumber(item.opacity) + '"';
    return text;
}

QByteArray SvgItems::pathOf(const Item& item) const
{
    QByteArray data;
    for (const Point& p : item.points)
        data += (data.isEmpty() ? 'M' : 'L') + pair(x(p), y(p));
    return item.closed ? data + 'Z' : data;
}

/// Diagonals of the whole board, cut at the item's box; see the painter.
QByteArray SvgItems::hatchOf(const Item& item) const
{
    const auto [left, right] = std::ranges::minmax(item.points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(item.points, {}, &Point::y);
    const double turn = item.hatch == Hatch::Forward ? 1 : -1;
    const auto [low, high] = std::minmax({turn * top.y, turn * bottom.y});
    QByteArray data;
    for (double sum = std::ceil((left.x + low) / item.hatchStep) * item.hatchStep; sum < right.x + high;
         sum += item.hatchStep) {
        const double from = std::max(left.x, sum - high), to = std::min(right.x, sum - low);
        data += 'M' + pair(from * m_cell, turn * (sum - from) * m_cell) + 'L'
                + pair(to * m_cell, turn * (sum - to) * m_cell);
    }
    return "<path d=\"" + data + "\" fill=\"none\" stroke=\"" + colour(item.hatchInk) + "\" stroke-width=\""
           + svgNumber(std::max(1.0, item.hatchWidth * m_cell)) + "\"/>";
}

QByteArray SvgItems::figure(const std::string& text, Weight weight, double size)
{
    const QByteArray key =
        QByteArray::fromStdString(text) + '/' + QByteArray::number(static_cast<int>(weight)) + '/' + svgNumber(size);
    auto found = m_names.constFind(key);
    if (found == m_names.constEnd()) {
        found = m_names.insert(key, 't' + QByteArray::number(m_names.size()));
        m_definitions += "<path id=\"" + *found + "\" d=\"" + dataOf(outlineOf(text, weight, size)) + "\"/>";
    }
    return *found;
}

QByteArray SvgItems::elementOf(const Item& item)
{
    const bool draws = m_palette[item.fill].isValid() || m_palette[item.stroke].isValid();
    const bool isHatched = item.hatch != Hatch::None && item.points.size() == 4;
    if (!draws && !isHatched)
        return {};
    const Point at = item.points.front();
    switch (item.shape) {
    case Item::Path:
        return (draws ? "<path d=\"" + pathOf(item) + '"' + paint(item) + "/>" : QByteArray())
               + (isHatched ? hatchOf(item) : QByteArray());
    case Item::Circle:
        return "<circle cx=\"" + svgNumber(x(at)) + "\" cy=\"" + svgNumber(y(at)) + "\" r=\""
               + svgNumber(item.radius * m_cell) + '"' + paint(item) + "/>";
    case Item::Cross: {
        const double arm = item.radius * m_cell;
        return "<path d=\"M" + pair(x(at) - arm, y(at) - arm) + 'L' + pair(x(at) + arm, y(at) + arm) + 'M'
               + pair(x(at) - arm, y(at) + arm) + 'L' + pair(x(at) + arm, y(at) - arm) + '"' + paint(item) + "/>";
    }
    case Item::Text:
        return "<use href=\"#" + figure(item.text, item.weight, item.textHeight * m_cell) + "\" x=\"" + svgNumber(x(at))
               + "\" y=\"" + svgNumber(y(at)) + "\" fill=\"" + colour(item.stroke) + "\"/>";
    }
    return {};
}

QByteArray SvgItems::definitions() const
{
    return "<defs>" + m_definitions + "</defs>";
}

} // namespace tokisuji
