// Each side's values are drawn as a board of their own and take the side's colour: so every genre's clues and marks
// look as usual, and no genre is known here by name.
#include "engine/drawing/compare_drawing.h"

#include "engine/board/clue_group.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/compare_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/edge_piece_comparison.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

using How = BoardDifference::How;
using Subject = BoardDifference::Subject;

constexpr double boxInset = 0.09;
constexpr double smallBoxHalf = 0.2;
constexpr double frameReach = 0.56;

/// Places as large as a cell: those outside the grid too.
bool isCellLayer(Layer layer)
{
    return placesOf(layer) == PlaceKind::Cell || placesOf(layer) == PlaceKind::Slot;
}

/// Something outside the grid wherever one of the boards has it there, for the room that it needs.
Board commonSlots(const Board& a, const Board& b)
{
    Board both = a;
    if (a.has(Layer::Outside))
        for (const Place slot : a.grid().all(PlaceKind::Slot))
            if (b.at(Layer::Outside, slot) != blank)
                both.set(Layer::Outside, slot, b.at(Layer::Outside, slot));
    return both;
}
/// Slots are as large as cells.
bool hasBoxes(Layer layer)
{
    return isCellLayer(layer) || placesOf(layer) == PlaceKind::Slot;
}

/// The values of one side at the places of its differences, everything else blank.
Board valuesAt(const Board& board, const BoardDifference& d, Board onto)
{
    for (const Layer layer : groupOf(board, d.layer))
        for (const Place place : d.places)
            onto.set(layer, place, board.at(layer, place));
    return onto;
}

Board commonPart(const Board& a, const Board& b)
{
    Board common = a;
    for (const Layer layer : a.layers())
        for (const Place place : a.grid().all(placesOf(layer)))
            if (a.at(layer, place) != b.at(layer, place))
                common.set(layer, place, blank);
    return common;
}

class Comparison {
public:
    Comparison(const Board& a, const Board& b, const CompareDrawOptions& options, Drawing& drawing)
        : m_a(a), m_b(b), m_options(options), m_detail(detailAt(options.cellPixels)), m_hasPieces(hasPieces(a)),
          m_drawing(drawing)
    {
    }

    void drawCommon() const
    {
        if (m_hasPieces) {
            addCommonPieces(m_drawing, m_a, m_b, m_options.cellPixels);
            return;
        }
        for (Item item : itemsOf(commonPart(m_a, m_b), m_options.cellPixels)) {
            recolour(item, Ink::Ink, Ink::Ink2);
            m_drawing.add(std::move(item));
        }
    }

    /// The lines and cells that are determined on both boards, thin and grey.
    void drawDetermined(const DeterminedPair& determined) const
    {
        if (determined.a == nullptr || determined.b == nullptr || m_hasPieces)
            return;
        Board common = commonPart(*determined.a, *determined.b);
        for (const Layer layer : common.layers()) {
            const bool isAnswer = layer == Layer::Line || layer == Layer::Border || layer == Layer::Shade
                                  || layer == Layer::Point || isChoice(layer);
            for (const Place place : common.grid().all(placesOf(layer)))
                if (!isAnswer || common.at(layer, place) <= 0 || m_a.at(layer, place) > 0)
                    common.set(layer, place, blank);
        }
        drawQuietly(common, Ink::Common, Dashes::None);
    }

    void drawSide(std::span<const BoardDifference> differences, How how, const DeterminedPair& determined) const
    {
        const Board& board = how == How::OnlyA ? m_a : m_b;
        const Board* known = how == How::OnlyA ? determined.a : determined.b;
        if (m_hasPieces)
            drawPieces(differences, how, board, known);
        else
            drawValues(differences, how, board, known);
        for (const BoardDifference& d : differences)
            if (d.how == how)
                markOut(d);
    }

    void drawChanged(const BoardDifference& d) const
    {
        if (d.subject == Subject::Determined)
            return;
        if (m_hasPieces) {
            if (showsBoth())
                addChangedPieces(m_drawing, m_a, m_b, d, m_options.cellPixels);
            return;
        }
        if (placesOf(d.layer) != PlaceKind::Cell) {
            drawChangedAside(d);
            return;
        }
        for (const Place cell : d.places) {
            m_drawing.add(outline(Level::Ghost, roundedBox(boxOf(cell).grown(-boxInset), 0.08), changedPen()));
            if (m_detail >= Detail::Reduced && showsBoth())
                drawPair(cell, d.layer);
        }
    }

    void drawCurrent(const BoardDifference& d) const
    {
        const Pen pen{.ink = Ink::Accent, .width = 0.075, .minWidthPx = 2};
        const bool cells = hasBoxes(d.layer);
        if (cells && d.places.size() > 1) {
            for (const Chain& chain : outlineOf(m_a.grid(), d.places))
                m_drawing.add(outline(Level::Badge, chain.points, pen));
            return;
        }
        const auto [left, right] = std::ranges::minmax(d.places, {}, &Place::x);
        const auto [top, bottom] = std::ranges::minmax(d.places, {}, &Place::y);
        const Box box{{left.x / 2.0, top.y / 2.0}, {right.x / 2.0, bottom.y / 2.0}};
        const double reach = cells ? frameReach : 0.34;
        m_drawing.add(outline(Level::Badge, roundedBox(box.grown(reach), 0.14), pen));
    }

private:
    void drawPieces(std::span<const BoardDifference> differences, How how, const Board& board, const Board* known) const
    {
        for (const BoardDifference& d : differences) {
            const bool isDetermined = d.subject == Subject::Determined;
            const bool isOne = d.how == How::Changed && !showsBoth() && !isDetermined;
            const Board* shown = isDetermined ? known : &board;
            if (shown != nullptr && (d.how == how || isOne))
                addPiecesOfSide(m_drawing, *shown, d, how, m_options.cellPixels);
        }
    }

    void drawValues(std::span<const BoardDifference> differences, How how, const Board& board, const Board* known) const
    {
        Board own = board.blankOn(board.grid());
        Board solved = own;
        for (const BoardDifference& d : differences) {
            if (d.how != how && d.how != How::Changed)
                continue;
            if (d.subject == Subject::Determined && known != nullptr)
                solved = valuesAt(*known, d, std::move(solved));
            else if (d.subject != Subject::Determined && (d.how == how || !showsBoth()))
                own = valuesAt(board, d, std::move(own));
        }
        const Ink ink = how == How::OnlyA ? Ink::AltA : Ink::AltB;
        const Dashes dashes = how == How::OnlyA ? Dashes::Some : Dashes::None;
        drawQuietly(solved, ink, dashes);
        drawRooms(own, ink, dashes);
        drawLoudly(own, ink, dashes);
    }

    [[nodiscard]] bool showsBoth() const { return m_options.show == CompareDrawOptions::ShowBoth; }
    [[nodiscard]] bool isSmall() const { return m_detail <= Detail::Small; }
    [[nodiscard]] static Pen changedPen() { return {.ink = Ink::Ink, .width = 0.05, .minWidthPx = 1.5}; }

    void drawLoudly(const Board& values, Ink ink, Dashes dashes) const
    {
        for (Item item : itemsOf(values, m_options.cellPixels)) {
            tint(item, ink);
            if (dashes == Dashes::Some)
                dash(item);
            m_drawing.add(std::move(item));
        }
    }
    /// Below the author's own marks and thinner than they.
    void drawQuietly(const Board& values, Ink ink, Dashes dashes) const
    {
        for (Item item : itemsOf(values, m_options.cellPixels)) {
            tint(item, ink);
            item.width *= 0.55;
            if (item.level == Level::OwnMark)
                item.level = Level::OverlayMark;
            if (dashes == Dashes::Some)
                dash(item);
            m_drawing.add(std::move(item));
        }
    }
    void drawRooms(const Board& values, Ink ink, Dashes dashes) const
    {
        if (!values.has(Layer::Room))
            return;
        std::vector<Segment> segments;
        for (const Place edge : values.grid().all(PlaceKind::Edge))
            if (values.at(Layer::Room, edge) != blank)
                segments.push_back(alongEdge(edge));
        Pen pen{.ink = ink, .width = 0.1, .minWidthPx = 2};
        if (dashes == Dashes::Some)
            pen.dashes = sideDashes();
        for (const Chain& chain : chains(values.size(), segments)) {
            Item item = stroke(Level::OverlayMark, chain.points, pen);
            item.closed = chain.closed;
            m_drawing.add(std::move(item));
        }
    }

    /// Boxes round the cells of a side, and its sign at the first of them or in the middle of its lines.
    void markOut(const BoardDifference& d) const
    {
        if (hasBoxes(d.layer) && !m_hasPieces) // pieces have rings
            for (const Place cell : d.places)
                addSideBox(m_drawing, boxFor(d, cell), d.how, d.subject == Subject::Clue);
        if (isSmall() || d.subject == Subject::Determined)
            return;
        const bool cells = hasBoxes(d.layer);
        const double corner = &d == m_options.current ? 0.6 : 0.38; // clear of the frame and of the cursor in it
        const Point at =
            cells ? pointOf(d.places.front()) + Point{corner, -corner} : pointOf(d.places[d.places.size() / 2]);
        addSideSign(m_drawing, at, d.how, m_options.cellPixels);
    }
    [[nodiscard]] Box boxFor(const BoardDifference& d, Place cell) const
    {
        return d.subject == Subject::Determined ? boxAround(pointOf(cell), smallBoxHalf) : boxOf(cell).grown(-boxInset);
    }

    /// "3 › 1": the value of A, a chevron, the value of B.
    void drawPair(Place cell, Layer layer) const
    {
        constexpr double apart = 0.23;
        const Point centre = pointOf(cell);
        addMiniature(m_drawing, m_a, cell, layer, centre + Point{-apart, 0}, Ink::AltA, m_options.cellPixels);
        addMiniature(m_drawing, m_b, cell, layer, centre + Point{apart, 0}, Ink::AltB, m_options.cellPixels);
        addChevron(m_drawing, centre);
    }

    /// What stands on the edges, points or slots in B, thin, and "1 › 2" in its middle.
    void drawChangedAside(const BoardDifference& d) const
    {
        drawQuietly(valuesAt(m_b, d, m_b.blankOn(m_b.grid())), Ink::Common, Dashes::None);
        if (isSmall() || !showsBoth())
            return;
        const Place edge = d.places[d.places.size() / 2];
        const Point centre = pointOf(edge);
        const Box box{centre + Point{-0.34, -0.19}, centre + Point{0.34, 0.19}};
        Item plate = outline(Level::Badge, roundedBox(box, 0.07), changedPen());
        plate.fill = Ink::Paper;
        m_drawing.add(std::move(plate));
        const auto sign = [&](const Board& board, double x, Ink ink) {
            m_drawing.add(
                text(Level::Badge, centre + Point{x, 0}, figureOf(board, d.layer, edge), 0.28, ink, Weight::Bold));
        };
        sign(m_a, -0.2, Ink::AltA);
        sign(m_b, 0.2, Ink::AltB);
        addChevron(m_drawing, centre, Level::Badge);
    }

    [[nodiscard]] static std::string figureOf(const Board& board, Layer layer, Place place)
    {
        const int value = board.at(layer, place);
        const bool isCross = isMarkLayer(layer) && value == 0;
        return isCross ? "×" : value == question ? "?" : value == blank ? "–" : std::to_string(value);
    }

    const Board& m_a;
    const Board& m_b;
    const CompareDrawOptions& m_options;
    Detail m_detail;
    bool m_hasPieces;
    Drawing& m_drawing;
};

} // namespace

Board comparisonGround(const Board& a, const Board& b)
{
    Board ground = a.blankOn(a.grid());
    if (a.has(Layer::Room))
        for (const Place edge : a.grid().all(PlaceKind::Edge))
            if (const int border = a.at(Layer::Room, edge); border != blank && b.at(Layer::Room, edge) == border)
                ground.set(Layer::Room, edge, border);
    return ground;
}

Drawing drawComparison(const Board& a, const Board& b, std::span<const BoardDifference> differences,
                       const DeterminedPair& determined, const CompareDrawOptions& options)
{
    Drawing drawing;
    const PaperBox paper = paperOf(commonSlots(a, b));
    drawing.topLeft = paper.topLeft;
    drawing.bottomRight = paper.bottomRight;
    const Comparison comparison(a, b, options, drawing);
    comparison.drawDetermined(determined);
    comparison.drawCommon();
    if (options.show != CompareDrawOptions::ShowA)
        comparison.drawSide(differences, How::OnlyB, determined);
    if (options.show != CompareDrawOptions::ShowB)
        comparison.drawSide(differences, How::OnlyA, determined);
    for (const BoardDifference& d : differences)
        if (d.how == How::Changed)
            comparison.drawChanged(d);
    if (options.current != nullptr)
        comparison.drawCurrent(*options.current);
    return compose({std::move(drawing)});
}

} // namespace tokisuji
