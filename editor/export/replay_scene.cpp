#include "editor/export/replay_scene.h"

#include "editor/export/published.h"
#include "engine/drawing/board_drawing.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double stripShare = 0.32; ///< height of the strip, in cells

} // namespace

QString clockText(std::int64_t ms)
{
    constexpr std::int64_t second = 1000, minute = 60, hour = 3600;
    const std::int64_t seconds = ms / second;
    const QString tail = QStringLiteral("%1").arg(seconds % minute, 2, 10, QLatin1Char('0'));
    if (seconds < hour)
        return QStringLiteral("%1:%2").arg(seconds / minute).arg(tail);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / hour)
        .arg(seconds % hour / minute, 2, 10, QLatin1Char('0'))
        .arg(tail);
}

ReplayScene::ReplayScene(const std::vector<ReplayState>& states, const ReplayOptions& options)
    : m_palette(paletteOf(options.board.inks)), m_film(m_palette, options.board.cellPixels), m_options(options),
      m_count(static_cast<int>(states.size()))
{
    ExportOptions shown = options.board;
    shown.content = ExportOptions::Answer;
    for (const ReplayState& state : states) {
        m_film.addFrame(drawingOf(state.board, shown, vectorDetail));
        m_verdicts.push_back(state.verdict);
    }
    const double cell = options.board.cellPixels;
    const QRectF board = m_film.extent();
    const double margin = bareMargin * cell;
    m_strip =
        QRectF(board.left() + margin, board.bottom() + 0.5 * margin, board.width() - 2 * margin, stripShare * cell);
    m_extent = board.united(m_strip.adjusted(-margin, 0, margin, margin));
    m_parts = m_film.parts();
    if (options.times)
        addClock(states);
}

/// At the strip's right end, below it.
void ReplayScene::addClock(const std::vector<ReplayState>& states)
{
    const double size = 0.4 * m_options.board.cellPixels;
    const double y = m_strip.bottom() + size;
    QByteArray last;
    for (int i = 0; i < m_count; ++i) {
        const QString text = clockText(states[static_cast<std::size_t>(i)].timeMs);
        const QByteArray name = m_film.items().figure(text.toStdString(), Weight::Regular, size);
        if (name == last) {
            m_parts.back().runs.back().end = i + 1;
            continue;
        }
        last = name;
        const double x = m_strip.right() - 0.3 * size * static_cast<double>(text.size());
        m_parts.push_back({Level::Cursor,
                           {{i, i + 1}},
                           "<use href=\"#" + name + "\" x=\"" + svgNumber(x) + "\" y=\"" + svgNumber(y) + "\" fill=\""
                               + m_palette[Ink::Ink2].name().toLatin1() + "\"/>"});
    }
    m_extent.setBottom(y + size);
}

QByteArray ReplayScene::rect(const QRectF& box, Ink fill) const
{
    return "<rect x=\"" + svgNumber(box.x()) + "\" y=\"" + svgNumber(box.y()) + "\" width=\"" + svgNumber(box.width())
           + "\" height=\"" + svgNumber(box.height()) + "\" fill=\"" + m_palette[fill].name().toLatin1() + "\"/>";
}

QByteArray ReplayScene::head() const
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + svgNumber(m_extent.x()) + ' '
           + svgNumber(m_extent.y()) + ' ' + svgNumber(m_extent.width()) + ' ' + svgNumber(m_extent.height())
           + "\" width=\"" + svgNumber(m_extent.width()) + "\" height=\"" + svgNumber(m_extent.height())
           + "\" role=\"img\"><title>" + m_options.words.title.toHtmlEscaped().toUtf8() + "</title>";
}

QByteArray ReplayScene::ground() const
{
    return m_film.items().definitions()
           + (m_options.board.inks.transparent ? QByteArray() : rect(m_extent, Ink::Paper));
}

/// Shapes as in the timeline: they can be told apart without their colours.
QByteArray ReplayScene::mark(Status status, const QRectF& box) const
{
    const double third = box.height() / 3;
    switch (status) {
    case Status::Unique:
        return rect(box, Ink::Unique);
    case Status::Several:
        return rect({box.topLeft(), QSizeF(box.width(), third * 0.8)}, Ink::Several)
               + rect({QPointF(box.left(), box.bottom() - third * 0.8), QSizeF(box.width(), third * 0.8)},
                      Ink::Several);
    case Status::None:
        return rect({box.topLeft(), QSizeF(box.width(), 1.6 * third)}, Ink::NoSolution)
               + rect({QPointF(box.center().x() - third / 3, box.bottom() - 0.8 * third),
                       QSizeF(third / 1.5, 0.8 * third)},
                      Ink::NoSolution);
    case Status::Open:
        return rect({box.left(), box.bottom() - third, box.width(), third}, Ink::Accent);
    case Status::Unknown:
        break;
    }
    return rect({box.left(), box.center().y() - 0.75, box.width(), 1.5}, Ink::Grid);
}

QByteArray ReplayScene::strip() const
{
    QByteArray marks;
    const double gap = pitch() > 4 ? 1 : 0;
    for (int i = 0; i < m_count; ++i) // neighbours of one verdict are one mark where there is no room for gaps
        marks += mark(m_verdicts[static_cast<std::size_t>(i)].value_or(Status::Unknown),
                      QRectF(m_strip.left() + i * pitch(), m_strip.top(), pitch() - gap, m_strip.height()));
    return marks;
}

QByteArray ReplayScene::frameStart() const
{
    constexpr double out = 2;
    return "<rect y=\"" + svgNumber(m_strip.top() - out) + "\" width=\"" + svgNumber(std::max(pitch(), 3.0) + 2 * out)
           + "\" height=\"" + svgNumber(m_strip.height() + 2 * out)
           + "\" rx=\"2\" fill=\"none\" stroke-width=\"2\" stroke=\"" + m_palette[Ink::Accent].name().toLatin1() + '"';
}

double ReplayScene::frameAt(int state) const
{
    constexpr double out = 2;
    return m_strip.left() + state * pitch() - out;
}

} // namespace tokisuji
