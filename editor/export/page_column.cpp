#include "editor/export/page_column.h"

#include <algorithm>

namespace tokisuji {

void PageColumn::addText(const QString& text, const TextLook& look)
{
    if (text.isEmpty())
        return;
    const double height = textExtent(text, look, m_width).height;
    m_parts.push_back({QRectF(m_at.x(), bottom(), m_width, height), TextPart{text, look}});
    m_height += height;
}

void PageColumn::addDrawings(const std::vector<SizedDrawing>& drawings, double between)
{
    double wide = between * static_cast<double>(drawings.size() - 1);
    double high = 0;
    for (const SizedDrawing& each : drawings) {
        wide += each.size().width();
        high = std::max(high, each.size().height());
    }
    double left = m_at.x() + (m_width - wide) / 2;
    for (const SizedDrawing& each : drawings) {
        m_parts.push_back({QRectF(QPointF(left, bottom()), each.size()), DrawnPart{each.drawing, each.cell}});
        left += each.size().width() + between;
    }
    m_height += high;
}

void PageColumn::addLine()
{
    constexpr double room = 8;
    m_parts.push_back({QRectF(m_at.x(), bottom(), m_width, room), LinePart{}});
    m_height += room;
}

void PageColumn::addCode(const QrCode& code, double side, const QString& head, const QString& text,
                         const TextLook& look)
{
    // Its quiet zone is as white as the paper: what is black begins where texts do.
    const double quiet = side * quietModules / (code.side + 2 * quietModules);
    const double left = m_at.x() + side - 2 * quiet + look.size;
    const double beside = m_at.x() + m_width - left;
    TextLook bold = look;
    bold.weight = Weight::Bold;
    TextLook small = look;
    small.ink = Ink::Ink2;
    small.mostLines = 1;
    const double headHeight = textExtent(head, bold, beside).height;
    const double textHeight = textExtent(text, small, beside).height;
    const double top = bottom() + (side - headHeight - textHeight) / 2;
    m_parts.push_back({QRectF(m_at.x() - quiet, bottom(), side, side), code});
    m_parts.push_back({QRectF(left, top, beside, headHeight), TextPart{head, bold}});
    m_parts.push_back({QRectF(left, top + headHeight, beside, textHeight), TextPart{text, small}});
    m_height += side;
}

} // namespace tokisuji
