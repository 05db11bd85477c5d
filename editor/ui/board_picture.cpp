#include "editor/ui/board_picture.h"

#include "editor/export/painter.h"
#include "editor/ui/board_text.h"
#include "editor/ui/texts/note_text.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/holes.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/standing.h"
#include "engine/drawing/trial_drawing.h"
#include "engine/genre/registry.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

QPointF qPoint(Point p)
{
    return {p.x, p.y};
}

QRectF qRect(const PaperBox& box)
{
    return {qPoint(box.topLeft), qPoint(box.bottomRight)};
}

/// From the middle of a cell to beyond its corners and what stands on them. Other cells than upright squares are wider
/// than their places.
double reachOf(const Board& board)
{
    return board.grid().hasSquares() && genreOf(board).stance == Stance::Upright ? 1 : 2;
}

/// The cells round all places whose values differ. Rooms and their numbers reach further: `everything` stands for them.
QRectF changedCells(const Board& before, const Board& after, const QRectF& everything)
{
    if (before.genre() != after.genre() || before.grid() != after.grid() || before.flags() != after.flags()
        || before.setup() != after.setup())
        return everything;
    const double reach = reachOf(after);
    const Stance stance = genreOf(after).stance;
    QRectF changed;
    for (const Change& change : difference(before, after).changes()) {
        const Point middle = standing(stance, pointOf(change.place));
        changed |= QRectF(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
    }
    return changed;
}

/// A sheet with a soft shadow below.
void paintPaper(QPainter& painter, const Palette& palette, const QRectF& sheet)
{
    constexpr double corner = 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 10));
    for (const double depth : {1.0, 2.0, 3.0})
        painter.drawRoundedRect(sheet.adjusted(-1, 0, 1, depth), corner, corner);
    painter.setBrush(palette[Ink::Paper]);
    painter.drawRoundedRect(sheet, corner, corner);
}

OverlayOptions optionsOf(const Overlays& overlays, double cellPixels)
{
    return {.cellPixels = cellPixels,
            .determined = overlays.determined,
            .difference = overlays.difference,
            .conflict = overlays.conflict,
            .placement = overlays.placement,
            .show = static_cast<OverlayOptions::Show>(overlays.show),
            .alternative = static_cast<std::size_t>(std::max(overlays.alternative, 0))};
}

} // namespace

BoardPicture::BoardPicture(QObject* parent) : QObject(parent)
{
    connect(&m_overlay, &BoardOverlay::changed, this, &BoardPicture::changed);
}

QRectF BoardPicture::setBoard(const Board& board)
{
    if (board.grid() != m_board.grid() || board.genre() != m_board.genre())
        m_overlay.clear();
    const QRectF changed = preview(board);
    m_overlaidFor = m_drawnFor = 0;
    return changed;
}

void BoardPicture::setGrounds(std::vector<Board> grounds)
{
    m_grounds = std::move(grounds);
    m_drawnFor = 0;
}

QRectF BoardPicture::preview(const Board& board)
{
    const QRectF paperBefore = paper();
    const Board before = std::exchange(m_board, board);
    m_stance = genreOf(board).stance;
    if (before.setup() != board.setup() || before.genre() != board.genre())
        m_net = genreOf(board).grid == GridStyle::Net ? netLayoutOf(board) : std::nullopt;
    QRectF changed = paper() == paperBefore ? changedCells(before, m_board, paper()) : paper();
    if (!changed.isNull() && m_net)
        changed = paper(); // cells are not where they are drawn
    if (!changed.isNull() && m_guest) {
        m_guest.reset();
        m_overlaidFor = 0;
        changed = paper();
    }
    if (!changed.isNull())
        m_drawnFor = 0;
    return changed;
}

void BoardPicture::setVerdict(SharedVerdict verdict)
{
    m_verdict = std::move(verdict);
    m_overlaidFor = m_drawnFor = 0;
}

void BoardPicture::setOverlays(const Overlays& overlays)
{
    m_overlays = overlays;
    m_overlaidFor = m_drawnFor = 0;
}

void BoardPicture::setGuest(std::optional<BoardGuest> guest)
{
    m_guest = std::move(guest);
    m_overlaidFor = m_drawnFor = 0;
}

void BoardPicture::setGlass(BoardGlass glass, GlassPane pane)
{
    m_panes[static_cast<std::size_t>(pane)] = {std::move(glass), {}, 0, {}};
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
        return !b || (b->genre() == m_board.genre() && b->grid() == m_board.grid());
    };
    const Grid& grid = m_board.grid();
    return fits(m_verdict->solution) && fits(m_verdict->determined)
           && std::ranges::all_of(m_verdict->alternatives, fits)
           && std::ranges::all_of(m_verdict->conflict, [&](Place p) {
                  return grid.hasCell(p) || grid.hasSlot(p) || grid.contains(PlaceKind::Vertex, p) || p == wholeBoard;
              });
}

bool BoardPicture::showsDifference() const
{
    return m_overlays.difference && m_verdict->solution && m_overlays.alternative >= 0
           && static_cast<std::size_t>(m_overlays.alternative) < m_verdict->alternatives.size();
}

std::vector<std::vector<Place>> BoardPicture::holes() const
{
    if (!isVerdictOfThisSize())
        return {};
    return showsDifference()
               ? holeRegions(*m_verdict, HoleKind::Differing, static_cast<std::size_t>(m_overlays.alternative))
               : holeRegions(*m_verdict, HoleKind::Undetermined);
}

QString BoardPicture::describe(Place place) const
{
    if (m_guest)
        return describePlace(m_guest->board, place, nullptr, {},
                             m_guest->describe ? m_guest->describe(place) : QStringList());
    return describePlace(m_board, place, isVerdictOfThisSize() ? m_verdict.get() : nullptr, m_overlays,
                         trialText(m_board, m_grounds, place) + glassFacts(place));
}

QStringList BoardPicture::glassFacts(Place place) const
{
    QStringList facts;
    for (const Pane& pane : m_panes)
        if (pane.glass && pane.glass.describe)
            facts += pane.glass.describe(place);
    return facts;
}

QPointF BoardPicture::pointOf(Place place) const
{
    return m_net ? qPoint(m_net->pointOf(place)) : shown(middleOf(place));
}

QPointF BoardPicture::shown(QPointF onBoard) const
{
    return qPoint(standing(m_stance, Point{onBoard.x(), onBoard.y()}));
}

Drawing BoardPicture::shown(Drawing ofBoard) const
{
    return standing(m_stance, std::move(ofBoard));
}

bool BoardPicture::isUpright() const
{
    return !m_net && m_board.grid().hasSquares() && m_stance == Stance::Upright;
}

QPointF BoardPicture::cellsAt(QPointF point) const
{
    const Point shown{point.x(), point.y()};
    return qPoint(m_net ? m_net->cellsAt(shown) : lying(m_stance, shown));
}

QRectF BoardPicture::paper() const
{
    if (m_board.size().cells() == 0)
        return {}; // nothing is open yet
    return qRect(standing(m_stance, paperOf(m_board)));
}

void BoardPicture::buildGuest(double cellPixels)
{
    if (m_drawnFor == cellPixels)
        return;
    m_drawing = levelsOf(shown(drawBoard(m_guest->board, {.cellPixels = cellPixels})));
    m_guestDrawing = levelsOf(shown(m_guest->drawOver(cellPixels)));
    m_drawnFor = cellPixels;
}

/// Large boards are drawn as far as they are seen, and half as far again on each side.
void BoardPicture::buildPane(Pane& pane, double cellPixels, const QRectF& view) const
{
    if (!pane.glass || (pane.drawnFor == cellPixels && pane.view.contains(view)))
        return;
    pane.view = view.adjusted(-view.width() / 2, -view.height() / 2, view.width() / 2, view.height() / 2);
    const PaperBox wanted{{pane.view.left(), pane.view.top()}, {pane.view.right(), pane.view.bottom()}};
    pane.drawing = levelsOf(shown(pane.glass.draw(cellPixels, qRect(lying(m_stance, wanted)))));
    pane.drawnFor = cellPixels;
}

void BoardPicture::build(double cellPixels)
{
    if (m_guest) {
        buildGuest(cellPixels);
        return;
    }
    if (m_drawnFor != cellPixels)
        m_drawing = levelsOf(shown(drawOnTrial(m_board, m_grounds, {.cellPixels = cellPixels})));
    if (m_overlaidFor != cellPixels && isVerdictOfThisSize())
        m_overlay.want(m_board, m_verdict, optionsOf(m_overlays, cellPixels));
    else if (m_overlaidFor != cellPixels)
        m_overlay.clear();
    m_drawnFor = m_overlaidFor = cellPixels;
}

void BoardPicture::paint(QPainter& painter, const Palette& palette, const Camera& camera, const QRectF& clip)
{
    build(camera.cellPixels());
    for (Pane& pane : m_panes)
        buildPane(pane, camera.cellPixels(), camera.visible());
    paintPaper(painter, palette, camera.toView(paper()));
    const PaintOptions options{.origin = camera.origin(), .cellPixels = camera.cellPixels(), .clip = clip};
    for (std::size_t level = 0; level < levelCount; ++level) {
        paintDrawing(painter, m_drawing[level], palette, options);
        paintDrawing(painter, over()[level], palette, options);
        for (const Pane& pane : m_panes)
            if (pane.glass && !m_guest)
                paintDrawing(painter, pane.drawing[level], palette, options);
    }
}

} // namespace tokisuji
