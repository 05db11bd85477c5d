#include "editor/ui/board_picture.h"

#include "editor/export/painter.h"
#include "engine/drawing/board_drawing.h"
#include "engine/genre/registry.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

/// The cells round all places whose values differ. Rooms and their numbers reach further: `everything` stands for them.
QRectF changedCells(const Board& before, const Board& after, const QRectF& everything)
{
    if (before.genre() != after.genre() || before.size() != after.size() || before.flags() != after.flags())
        return everything;
    QRectF changed;
    for (const Layer layer : after.layers()) {
        const auto old = before.values(layer);
        const auto now = after.values(layer);
        for (std::size_t i = 0; i < now.size(); ++i)
            if (old[i] != now[i]) {
                const Place place = after.grid().place(placesOf(layer), static_cast<int>(i));
                changed |= QRectF(place.x / 2.0 - 1, place.y / 2.0 - 1, 2, 2);
            }
    }
    return changed;
}

} // namespace

QRectF BoardPicture::setBoard(const Board& board)
{
    const Board before = std::exchange(m_board, board);
    const QRectF changed = changedCells(before, m_board, paper());
    if (!changed.isNull())
        m_builtFor = 0;
    return changed;
}

void BoardPicture::setVerdict(std::optional<Verdict> verdict)
{
    m_verdict = std::move(verdict);
    m_builtFor = 0;
}

void BoardPicture::setOverlays(const Overlays& overlays)
{
    m_overlays = overlays;
    m_builtFor = 0;
}

Board BoardPicture::boardWithDetermined() const
{
    Board filled = m_board;
    if (!m_overlays.determined || !isVerdictOfThisSize() || !m_verdict->determined)
        return filled;
    for (const Layer layer : genreOf(m_board).answerLayers())
        for (const Place place : m_board.grid().all(placesOf(layer)))
            if (m_board.at(layer, place) == blank)
                filled.set(layer, place, m_verdict->determined->at(layer, place));
    return filled;
}

/// A verdict may be late; one of another board must not be drawn.
bool BoardPicture::isVerdictOfThisSize() const
{
    if (!m_verdict)
        return false;
    const auto fits = [&](const std::optional<Board>& b) {
        return !b || (b->genre() == m_board.genre() && b->size() == m_board.size());
    };
    return fits(m_verdict->solution) && fits(m_verdict->determined)
           && std::ranges::all_of(m_verdict->alternatives, fits)
           && std::ranges::all_of(m_verdict->conflict,
                                  [&](Place p) { return m_board.grid().hasCell(p) || p == wholeBoard; });
}

std::vector<std::vector<Place>> BoardPicture::holes() const
{
    return {};
}

QRectF BoardPicture::paper() const
{
    return QRectF(0, 0, m_board.size().width, m_board.size().height)
        .adjusted(-paperMargin, -paperMargin, paperMargin, paperMargin);
}

void BoardPicture::build(double cellPixels)
{
    m_drawing = drawBoard(m_board, {.cellPixels = cellPixels});
    m_builtFor = cellPixels;
}

void BoardPicture::paint(QPainter& painter, const Palette& palette, const Camera& camera, const QRectF& clip)
{
    if (m_builtFor != camera.cellPixels())
        build(camera.cellPixels());
    constexpr double corner = 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette[Ink::Paper]);
    painter.drawRoundedRect(camera.toView(paper()), corner, corner);
    paintDrawing(painter, m_drawing, palette,
                 {.origin = camera.origin(), .cellPixels = camera.cellPixels(), .clip = clip});
}

} // namespace tokisuji
