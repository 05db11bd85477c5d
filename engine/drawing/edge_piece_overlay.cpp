#include "engine/drawing/edge_piece_overlay.h"

#include "engine/board/edge_joints.h"
#include "engine/board/edge_set_edits.h"
#include "engine/drawing/badges.h"
#include "engine/drawing/edge_piece_drawing.h"
#include "engine/drawing/holes.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double ghostOpacity = 0.6;
constexpr double insetSize = 0.46;
constexpr Point insetCentre{0.23, 0.23};
constexpr double frameWidth = 0.05;

class PieceOverlay {
public:
    PieceOverlay(const OverlayScene& scene, Drawing& drawing)
        : m_scene(scene), m_set(edgeSetOf(scene.board)), m_drawing(drawing)
    {
    }

    void drawDetermined(const Board& determined) const
    {
        for (const Place cell : determined.grid().cells())
            if (const auto* kind = pieceAt(m_set, determined, cell)) {
                if (!isShown(cell, kind->sides))
                    drawGuest(cell, kind->sides, Ink::Determined);
                drawCorner(cell);
            }
    }

    void drawPlacement(const Board& placement) const
    {
        for (const Place cell : placement.grid().cells())
            if (const auto* kind = pieceAt(m_set, placement, cell); kind != nullptr && !isShown(cell, kind->sides))
                drawGuest(cell, kind->sides, Ink::Unknown);
        for (const Place edge : clashingEdges(m_set, placement))
            if (isFreeRound(edge))
                addClash(m_drawing, edge, pixels());
    }

    void drawDifference(const Board& a, const Board& b) const
    {
        const std::size_t alternative = m_scene.options.alternative;
        drawHoles(m_scene, holeRegions(m_scene.verdict, HoleKind::Differing, alternative), m_drawing);
        for (const Place cell : a.grid().cells()) {
            const auto inA = shownPiece(m_set, a, cell);
            const auto inB = shownPiece(m_set, b, cell);
            if (inA && inB && *inA != *inB)
                drawTwo(cell, *inA, *inB);
            else if (inA)
                drawCommon(cell, *inA);
        }
    }

    /// Hatched, not covered: the piece that cannot stay must be seen.
    void drawConflict() const
    {
        int number = 0;
        for (const Place cell : m_scene.verdict.conflict) {
            if (cell == wholeBoard)
                continue;
            hatchCells(m_scene, {cell}, Ink::None, Ink::Conflict, Hatch::Backward, m_drawing);
            const Pen rim{.ink = Ink::Paper, .width = 0.2, .minWidthPx = 4, .join = Join::Sharp};
            const Pen pen{.ink = Ink::Conflict, .width = 0.11, .minWidthPx = 2, .join = Join::Sharp};
            for (const Pen& each : {rim, pen})
                m_drawing.add(outlined(Level::Outline, boxOf(cell), each));
            drawConflictSign(cell, ++number);
        }
    }

private:
    [[nodiscard]] double pixels() const { return m_scene.options.cellPixels; }
    [[nodiscard]] bool isShown(Place cell, const EdgePiece& piece) const
    {
        return shownPiece(m_set, m_scene.board, cell) == piece;
    }
    void drawConflictSign(Place cell, int number) const
    {
        if (m_scene.isSmall())
            return addPin(m_drawing, Pin::Conflict, pointOf(cell) + Point{0, -12 / pixels()}, number, pixels());
        m_drawing.add(ring(Level::Outline, pointOf(cell), 0.3, {.ink = Ink::Conflict, .width = 0.055}));
        addWarning(m_drawing, pointOf(cell) + Point{0.47, -0.46}, pixels());
    }
    [[nodiscard]] bool isFreeRound(Place edge) const
    {
        const auto beside = cellsBeside(edge);
        return std::ranges::none_of(beside, [&](Place cell) {
            return m_scene.board.grid().hasCell(cell) && shownPiece(m_set, m_scene.board, cell).has_value();
        });
    }

    void piece(Place cell, const EdgePiece& sides, Point shift, double size, double opacity = 1) const
    {
        addPiece(m_drawing, sides,
                 {.level = Level::OverlayMark,
                  .centre = pointOf(cell) + shift,
                  .size = size,
                  .opacity = opacity,
                  .cellPixels = pixels()});
    }
    void frame(Place cell, Point shift, double size, const Pen& pen) const
    {
        m_drawing.add(outlined(Level::OverlayMark, boxAround(pointOf(cell) + shift, size / 2), pen));
    }

    /// A piece that the author has not laid: a ghost in an empty cell, a small one over another piece.
    void drawGuest(Place cell, const EdgePiece& sides, Ink ink) const
    {
        if (!shownPiece(m_set, m_scene.board, cell))
            return piece(cell, sides, {}, 1, ghostOpacity);
        piece(cell, sides, insetCentre, insetSize);
        frame(cell, insetCentre, insetSize,
              {.ink = ink, .width = frameWidth, .minWidthPx = minLinePx, .join = Join::Sharp});
    }

    /// As in other kinds of puzzles: a small square in the upper left corner.
    void drawCorner(Place cell) const
    {
        const Point corner = boxOf(cell).topLeft + Point{0.06, 0.06};
        const double side = m_scene.atLeast(0.13, 4);
        Item square = filled(Level::OverlayMark, Box{corner, corner + Point{side, side}}, Ink::Determined);
        square.stroke = Ink::Paper;
        square.width = 0.03;
        m_drawing.add(std::move(square));
    }

    /// What both solutions share recedes.
    void drawCommon(Place cell, const EdgePiece& sides) const
    {
        constexpr double veil = 0.6;
        if (!shownPiece(m_set, m_scene.board, cell))
            return piece(cell, sides, {}, 1, 1 - veil);
        Item item = filled(Level::OverlayFill, boxOf(cell), Ink::Paper);
        item.opacity = veil;
        m_drawing.add(std::move(item));
    }

    void drawTwo(Place cell, const EdgePiece& inA, const EdgePiece& inB) const
    {
        const bool both = m_scene.options.show == OverlayOptions::ShowBoth;
        const double size = both ? insetSize : 0.86;
        const Point towardsB = both ? insetCentre : Point{};
        const Pen solid{.ink = Ink::AltA, .width = 0.07, .minWidthPx = minLinePx, .join = Join::Sharp};
        const Pen dashed{
            .ink = Ink::AltB, .width = 0.07, .minWidthPx = minLinePx, .join = Join::Sharp, .dashes = {2, 1.2}};
        if (m_scene.options.show != OverlayOptions::ShowA)
            drawOne(cell, inB, towardsB, size, dashed, Tag::B);
        if (m_scene.options.show != OverlayOptions::ShowB)
            drawOne(cell, inA, {-towardsB.x, -towardsB.y}, size, solid, Tag::A);
    }
    void drawOne(Place cell, const EdgePiece& sides, Point shift, double size, const Pen& pen, Tag tag) const
    {
        piece(cell, sides, shift, size);
        frame(cell, shift, size, pen);
        // Beside the piece where there are two, else on its corner.
        const double turn = tag == Tag::A ? 1 : -1;
        const Point beside = shift == Point{} ? Point{-0.34, -0.34} : Point{0.2 * turn, -0.27 * turn};
        if (!m_scene.isSmall())
            addTag(m_drawing, tag, pointOf(cell) + beside, pixels());
    }

    const OverlayScene& m_scene;
    EdgeSet m_set;
    Drawing& m_drawing;
};

} // namespace

void drawPieceOverlay(const OverlayScene& scene, Drawing& drawing)
{
    const PieceOverlay overlay(scene, drawing);
    const Verdict& v = scene.verdict;
    if (scene.options.difference && v.solution && scene.options.alternative < v.alternatives.size())
        overlay.drawDifference(*v.solution, v.alternatives[scene.options.alternative]);
    else if (scene.options.determined && v.determined && v.status != Status::None)
        overlay.drawDetermined(*v.determined);
    else if (scene.options.placement && v.placement && !v.solution)
        overlay.drawPlacement(v.placement->board);
    if (scene.options.conflict && v.status == Status::None)
        overlay.drawConflict();
}

} // namespace tokisuji
