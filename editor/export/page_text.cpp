// Text is laid out in sixteenths of the page's unit and scaled when it is painted: so lines break in the same places on
// a screen, in a picture and on paper, and no hinting moves a letter.
#include "editor/export/page_text.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double fine = 16;

/// Latin and Japanese letters of one design, where there is such a typeface: the first of these that is installed.
QStringList pageFamilies()
{
    QStringList list;
    for (const char* name : {"Inter", "Noto Sans CJK JP", "Noto Sans JP", "IPAexGothic"})
        if (QFontDatabase::hasFamily(QLatin1String(name)))
            list << QLatin1String(name);
    return list << QGuiApplication::font().families();
}

QFont pageFont(const TextLook& look)
{
    static const QStringList names = pageFamilies();
    constexpr std::array weights{QFont::Normal, QFont::Medium, QFont::Bold};
    QFont font(names);
    font.setWeight(weights[static_cast<std::size_t>(look.weight)]);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(look.size * fine))));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// A text broken into lines; lengths in sixteenths.
class Paragraphs {
public:
    Paragraphs(QString text, const TextLook& look, double width) : m_layout({}, pageFont(look))
    {
        text.replace(QLatin1Char('\n'), QChar::LineSeparator);
        QTextOption option(look.alignment);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        m_layout.setText(look.mostLines > 0 ? shortened(text, look, width) : text);
        layOut(look, width);
    }

    [[nodiscard]] TextExtent extent() const
    {
        double widest = 0;
        for (int i = 0; i < m_layout.lineCount(); ++i)
            widest = std::max(widest, m_layout.lineAt(i).naturalTextWidth());
        return {widest / fine, m_height / fine};
    }
    void paint(QPainter& painter) const { m_layout.draw(&painter, {}); }
    [[nodiscard]] QPainterPath outlines() const
    {
        QPainterPath path;
        for (const QGlyphRun& run : m_layout.glyphRuns()) {
            const auto glyphs = run.glyphIndexes();
            const auto places = run.positions();
            for (qsizetype i = 0; i < glyphs.size(); ++i)
                path.addPath(run.rawFont().pathForGlyph(glyphs[i]).translated(places[i]));
        }
        return path;
    }

private:
    void layOut(const TextLook& look, double width)
    {
        const double step = look.size * look.spacing * fine;
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(width * fine);
            line.setPosition({0, m_height + (step - line.height()) / 2});
            m_height += step;
        }
        m_layout.endLayout();
    }
    /// Only the last line that is allowed may be too long.
    [[nodiscard]] QString shortened(const QString& text, const TextLook& look, double width) const
    {
        const QFontMetricsF metrics(m_layout.font());
        return metrics.elidedText(text, Qt::ElideRight, width * fine * look.mostLines);
    }

    QTextLayout m_layout;
    double m_height = 0;
};

} // namespace

TextExtent textExtent(const QString& text, const TextLook& look, double width)
{
    return text.isEmpty() ? TextExtent{} : Paragraphs(text, look, width).extent();
}

void paintText(QPainter& painter, const QString& text, const TextLook& look, double width, QPointF at, double unit,
               const QColor& colour, Letters letters)
{
    if (text.isEmpty())
        return;
    const Paragraphs lines(text, look, width);
    painter.save();
    painter.translate(at);
    painter.scale(unit / fine, unit / fine);
    painter.setRenderHint(QPainter::Antialiasing);
    if (letters == Letters::Outlines) {
        painter.fillPath(lines.outlines(), colour);
    } else {
        painter.setPen(colour);
        lines.paint(painter);
    }
    painter.restore();
}

} // namespace tokisuji
