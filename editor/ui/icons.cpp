#include "editor/ui/icons.h"

#include "editor/ui/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace tokisuji {

namespace {

/// Draws one file at any size; the ink is put in when it is asked for, so a change of theme needs no new icons.
class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(square, rendered(square.size() * ratio, colourOf(mode)));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return rendered(size, colourOf(mode));
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name); }

private:
    static QColor colourOf(QIcon::Mode mode)
    {
        return mode == QIcon::Disabled ? colours()[Chrome::Faded] : colours()[Ink::Ink];
    }

    /// The files are drawn in black, which stands for the ink; two marks have a colour of their own in every theme.
    static QByteArray coloured(QByteArray svg, const QColor& ink)
    {
        return svg.replace("#000", ink.name().toLatin1())
            .replace("black-pearl", colours()[Ink::PearlBlack].name().toLatin1())
            .replace("white-pearl", colours()[Ink::PearlWhite].name().toLatin1());
    }

    QPixmap rendered(const QSize& size, const QColor& colour) const
    {
        const QString key =
            QStringLiteral("line-icon/%1/%2/%3x%4").arg(m_name, colour.name()).arg(size.width()).arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        QFile file(QStringLiteral(":/icons/glyphs/%1.svg").arg(m_name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QSvgRenderer renderer(coloured(file.readAll(), colour));
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_name;
};

} // namespace

QIcon lineIcon(const QString& name)
{
    return QIcon(new LineIconEngine(name));
}

QIcon toolIcon(ToolId tool)
{
    static const QHash<ToolId, QString> names{
        {ToolId::Auto, "tool-auto"},
        {ToolId::Number, "tool-number"},
        {ToolId::Unknown, "tool-unknown"},
        {ToolId::WhitePearl, "tool-white-pearl"},
        {ToolId::BlackPearl, "tool-black-pearl"},
        {ToolId::Direction, "tool-direction"},
        {ToolId::Arrow, "tool-direction"},
        {ToolId::Border, "tool-border"},
        {ToolId::Line, "tool-line"},
        {ToolId::Cross, "tool-cross"},
        {ToolId::Shade, "tool-shade"},
        {ToolId::Dot, "tool-dot"},
        {ToolId::Tint, "tool-tint"},
        {ToolId::Hole, "tool-hole"},
        {ToolId::Water, "tool-water"},
        {ToolId::Wall, "tool-wall"},
        {ToolId::GateVertical, "tool-gate-vertical"},
        {ToolId::GateHorizontal, "tool-gate-horizontal"},
        {ToolId::Start, "tool-start"},
        {ToolId::Goal, "tool-goal"},
        {ToolId::ThinBorder, "tool-thin-border"},
        {ToolId::Cup, "tool-cup"},
        {ToolId::Painted, "tool-painted"},
        {ToolId::Colour, "tool-colour"},
        {ToolId::Sun, "tool-sun"},
        {ToolId::Moon, "tool-moon"},
        {ToolId::CellCircle, "tool-cell-circle"},
        {ToolId::CellCross, "tool-cell-cross"},
        {ToolId::RightNumber, "tool-cell-circle"},
        {ToolId::WrongNumber, "tool-cell-cross"},
        {ToolId::Circle, "tool-circle"},
        {ToolId::Triangle, "tool-triangle"},
        {ToolId::Square, "tool-square"},
        {ToolId::GivenSquare, "tool-square"},
        {ToolId::WrittenSquare, "tool-square"},
        {ToolId::NoneHere, "tool-none-here"},
        {ToolId::SomeNumber, "tool-some-number"},
        {ToolId::Lamp, "tool-lamp"},
        {ToolId::Star, "tool-star"},
        {ToolId::HalfCell, "tool-half-cell"},
        {ToolId::HalfPull, "tool-half-pull"},
        {ToolId::HalfCycle, "tool-half-cycle"},
        {ToolId::ClueDone, "tool-clue-done"},
        {ToolId::Slash, "tool-slash"},
        {ToolId::Diamond, "tool-diamond"},
        {ToolId::Pin, "tool-pin"},
        {ToolId::Bar, "tool-bar"},
        {ToolId::Tree, "tool-tree"},
        {ToolId::Tent, "tool-tent"},
        {ToolId::Link, "tool-link"},
        {ToolId::Heading, "tool-heading"},
        {ToolId::Spot, "tool-spot"},
        {ToolId::PieceSide, "tool-piece-side"},
        {ToolId::PiecePin, "tool-piece-pin"},
        {ToolId::Select, "tool-select"},
        {ToolId::Note, "tool-note"},
        {ToolId::Erase, "tool-erase"},
        {ToolId::Trace, "tool-trace"},
    };
    return lineIcon(names.value(tool));
}

} // namespace tokisuji
