#include "editor/export/page.h"

#include <QPainter>

#include <cmath>

namespace tokisuji {

namespace {

class PageReplay {
public:
    PageReplay(QPainter& painter, const InkLook& look, const PagePlace& place)
        : m_painter(painter), m_palette(paletteOf(look)), m_look(look), m_place(place),
          m_pixel(isOnPixels() ? 1 / painter.device()->devicePixelRatioF() : 0)
    {
    }

    void paint(const PagePart& part)
    {
        if (!part.isUpsideDown) {
            paintUpright(part);
            return;
        }
        const QPointF middle = mapped(part.area).center();
        m_painter.save();
        m_painter.translate(middle);
        m_painter.rotate(180);
        m_painter.translate(-middle);
        paintUpright(part);
        m_painter.restore();
    }

private:
    [[nodiscard]] bool isOnPixels() const
    {
        return m_place.surface == PaintOptions::Screen || m_place.surface == PaintOptions::Image;
    }
    [[nodiscard]] QRectF mapped(const QRectF& area) const
    {
        return {m_place.at + area.topLeft() * m_place.unit, area.size() * m_place.unit};
    }
    [[nodiscard]] QPointF onPixel(QPointF at) const
    {
        return m_pixel > 0 ? QPointF(std::round(at.x() / m_pixel), std::round(at.y() / m_pixel)) * m_pixel : at;
    }

    void paintUpright(const PagePart& part)
    {
        const QRectF area = mapped(part.area);
        std::visit([&](const auto& what) { paintWhat(what, part.area, area); }, part.what);
    }
    void paintWhat(const DrawnPart& drawn, const QRectF& /*inside*/, const QRectF& area)
    {
        PaintOptions options;
        options.cellPixels = drawn.cell * m_place.unit;
        options.origin =
            onPixel(area.topLeft()) - QPointF(drawn.drawing->topLeft.x, drawn.drawing->topLeft.y) * options.cellPixels;
        options.surface = m_place.surface;
        options.strokeFactor = m_look.strokeFactor;
        options.leastStroke = m_look.leastStrokePt * pagePoint * m_place.unit;
        paintDrawing(m_painter, *drawn.drawing, m_palette, options);
    }
    void paintWhat(const TextPart& text, const QRectF& inside, const QRectF& area)
    {
        const Letters letters = m_place.surface == PaintOptions::Vector ? Letters::Outlines : Letters::Text;
        paintText(m_painter, text.text, text.look, inside.width(), area.topLeft(), m_place.unit,
                  m_palette[text.look.ink], letters);
    }
    void paintWhat(const LinePart& line, const QRectF& /*inside*/, const QRectF& area)
    {
        m_painter.setPen(QPen(m_palette[line.ink], line.width * m_place.unit));
        const double y = area.center().y();
        m_painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    void paintWhat(const QrCode& code, const QRectF& /*inside*/, const QRectF& area)
    {
        constexpr double exact = 1e-3; // where there are no pixels
        paintQrCode(m_painter, code, area, m_pixel > 0 ? m_pixel : exact);
    }

    QPainter& m_painter;
    Palette m_palette;
    const InkLook& m_look;
    const PagePlace& m_place;
    double m_pixel; ///< a device pixel in the painter's coordinates; 0: there are none
};

} // namespace

void paintPage(QPainter& painter, const Page& page, const InkLook& look, const PagePlace& place)
{
    if (!look.transparent)
        painter.fillRect(QRectF(place.at, page.size * place.unit), paletteOf(look)[Ink::Paper]);
    PageReplay replay(painter, look, place);
    for (const PagePart& part : page.parts)
        replay.paint(part);
}

} // namespace tokisuji
