// Difference of two solutions: A as a rail with round tags, B as dashes with square tags and beneath A; what both
// share recedes.
#include "engine/drawing/badges.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/overlay_parts.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr double railWidth = 0.17;
constexpr double railGap = 0.06;
constexpr double dashWidth = 0.13;
constexpr double commonWidth = 0.05;
constexpr double commonOpacity = 0.75;

/// The dashes of B: 0.18 long, 0.11 apart, in widths of its stroke.
const std::vector<double> dashes{0.18 / dashWidth, 0.11 / dashWidth};

class Difference {
public:
    Difference(const OverlayScene& scene, const Board& a, const Board& b, Drawing& drawing)
        : m_scene(scene), m_a(a), m_b(b), m_drawing(drawing)
    {
    }

    void drawLoop() const
    {
        const Layer layer = lineLayerOf(m_scene.genre);
        const auto in = [&](const Board& board, Place edge) { return board.at(layer, edge) == 1; };
        const auto common = joined([&](Place edge) { return in(m_a, edge) && in(m_b, edge); });
        const auto onlyA = joined([&](Place edge) { return in(m_a, edge) && !in(m_b, edge); });
        const auto onlyB = joined([&](Place edge) { return in(m_b, edge) && !in(m_a, edge); });
        drawCommon(common);
        if (showsB())
            drawDashes(onlyB, dashWidth);
        if (showsA())
            drawRails(onlyA, railWidth);
        if (showsB())
            tag(onlyB, Tag::B);
        if (showsA())
            tag(onlyA, Tag::A);
    }

    /// Where the numbers of bridges differ, those of A and those of B lie side by side.
    void drawBridges() const
    {
        for (const auto& [inA, inB] : pairsOfCounts()) {
            const auto group = straight([&](Place edge) {
                return std::max(m_a.at(Layer::Line, edge), 0) == inA && std::max(m_b.at(Layer::Line, edge), 0) == inB;
            });
            if (inA == inB)
                drawCommonBridges(group, inA);
            else
                drawBridgePair(group, inA, inB);
        }
    }

    void drawShades() const
    {
        const auto in = [](const Board& board, Place c) { return board.at(Layer::Shade, c) == 1; };
        std::vector<Place> common, onlyA, onlyB;
        for (const Place c : m_a.grid().cells())
            if (in(m_a, c) && in(m_b, c))
                common.push_back(c);
            else if (in(m_a, c))
                onlyA.push_back(c);
            else if (in(m_b, c))
                onlyB.push_back(c);
        if (hasObjects(m_scene.genre))
            drawObjects(common, Ink::Common, 0.85);
        else
            drawCommonCells(common);
        if (showsB())
            drawBoxes(onlyB, Tag::B);
        if (showsA())
            drawBoxes(onlyA, Tag::A);
    }

    /// Numbers, signs and triangles.
    void drawValues(Layer layer) const
    {
        if (m_scene.detail == Detail::Tiny)
            return;
        for (const Place c : m_a.grid().cells()) {
            const int inA = m_a.at(layer, c);
            const int inB = m_b.at(layer, c);
            if (m_scene.isGiven(c) || (m_scene.board.at(layer, c) == inA && inA == inB))
                continue;
            if (inA == inB)
                drawValue(layer, inA, pointOf(c), {.level = Level::OverlayMark, .size = 0.85, .ink = Ink::Common});
            else
                drawTwoValues(layer, c, inA, inB);
        }
    }

    /// What stands on lattice points, small, A's in a ring and B's in a dashed box.
    void drawPoints() const
    {
        for (const Place p : m_a.grid().all(PlaceKind::Vertex)) {
            const bool inA = m_a.at(Layer::Point, p) == 1, inB = m_b.at(Layer::Point, p) == 1;
            if (inA && inB)
                drawValue(Layer::Point, 1, pointOf(p), {.level = Level::OverlayMark, .size = 0.8, .ink = Ink::Common});
            else if (inA ? showsA() : inB && showsB())
                drawPoint(p, inA ? Tag::A : Tag::B);
        }
    }

private:
    [[nodiscard]] bool showsA() const { return m_scene.options.show != OverlayOptions::ShowB; }
    [[nodiscard]] bool showsB() const { return m_scene.options.show != OverlayOptions::ShowA; }

    template <class Wanted>
    [[nodiscard]] std::vector<Chain> joined(const Wanted& wanted) const
    {
        return chains(m_a.size(), lineSegments(m_scene, wanted));
    }
    template <class Wanted>
    [[nodiscard]] std::vector<Chain> straight(const Wanted& wanted) const
    {
        return straightChains(m_a.size(), lineSegments(m_scene, wanted));
    }

    void drawCommon(const std::vector<Chain>& group) const
    {
        const Pen pen{.ink = Ink::Common, .width = commonWidth, .minWidthPx = minLinePx, .opacity = commonOpacity};
        strokeChains(group, Level::OverlayMark, pen, m_drawing);
    }
    /// Zoomed out the gap would vanish: then A is a plain thick line.
    void drawRails(const std::vector<Chain>& group, double width) const
    {
        const double least = m_scene.isSmall() ? minSmallLinePx : 3;
        strokeChains(group, Level::OverlayMark, {.ink = Ink::AltA, .width = width, .minWidthPx = least}, m_drawing);
        if (!m_scene.isSmall())
            strokeChains(group, Level::OverlayMark, {.ink = Ink::Paper, .width = railGap * width / railWidth},
                         m_drawing);
    }
    void drawDashes(const std::vector<Chain>& group, double width) const
    {
        const Pen pen{.ink = Ink::AltB, .width = width, .minWidthPx = minSmallLinePx, .dashes = dashes};
        strokeChains(group, Level::OverlayMark, pen, m_drawing);
    }
    void tag(const std::vector<Chain>& group, Tag tag) const
    {
        if (m_scene.isSmall())
            return;
        for (const Chain& chain : group)
            addTag(m_drawing, tag, chain.middle, m_scene.options.cellPixels);
    }

    [[nodiscard]] static std::vector<std::pair<int, int>> pairsOfCounts()
    {
        return {{1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}, {1, 0}, {2, 0}, {2, 1}};
    }
    void drawCommonBridges(const std::vector<Chain>& group, int count) const
    {
        const double gap = m_scene.atLeast(0.09, minLinePx);
        for (const Chain& chain : group)
            for (const double side : count == 1 ? std::vector{0.0} : std::vector{-gap, gap})
                drawCommon({shifted(chain, side)});
    }
    void drawBridgePair(const std::vector<Chain>& group, int inA, int inB) const
    {
        constexpr double pitch = 0.19, width = 0.14;
        const int ofA = showsA() ? inA : 0;
        const int ofB = showsB() ? inB : 0;
        for (const Chain& chain : group) {
            double across = -pitch * (ofA + ofB - 1) / 2;
            for (int i = 0; i < ofA; ++i, across += pitch)
                drawRails({shifted(chain, across)}, width);
            for (int i = 0; i < ofB; ++i, across += pitch)
                drawDashes({shifted(chain, across)}, width * dashWidth / railWidth);
            const double apart = ofA > 0 && ofB > 0 ? 0.2 : 0;
            if (ofB > 0)
                tag({shifted(chain, apart)}, Tag::B);
            if (ofA > 0)
                tag({shifted(chain, -apart)}, Tag::A);
        }
    }

    void drawBoxes(const std::vector<Place>& cells, Tag kind) const
    {
        for (const Place c : cells) {
            const Box box = boxOf(c).grown(-0.16);
            const Chain frame{
                {box.topLeft, {box.bottomRight.x, box.topLeft.y}, box.bottomRight, {box.topLeft.x, box.bottomRight.y}},
                true,
                {}};
            if (kind == Tag::A)
                drawRails({frame}, 0.14);
            else
                drawDashes({frame}, 0.1);
            if (hasObjects(m_scene.genre))
                drawObjects({c}, kind == Tag::A ? Ink::AltA : Ink::AltB, 0.55);
            if (!m_scene.isSmall())
                addTag(m_drawing, kind, pointOf(c) + Point{0.34, -0.34}, m_scene.options.cellPixels);
        }
    }

    void drawCommonCells(const std::vector<Place>& cells) const
    {
        for (Item& item : filledCells(Level::OverlayFill, m_a.grid(), cells, Ink::Common)) {
            item.opacity = 0.35;
            m_drawing.add(std::move(item));
        }
    }
    void drawObjects(const std::vector<Place>& cells, Ink ink, double size) const
    {
        if (m_scene.detail == Detail::Tiny)
            return;
        for (const Place c : cells)
            drawValue(Layer::Shade, 1, pointOf(c), {.level = Level::OverlayMark, .size = size, .ink = ink});
    }

    void drawValue(Layer layer, int value, Point centre, const GlyphStyle& style) const
    {
        if (value != blank)
            addGlyph(m_drawing, m_scene.genre, layer, value, centre, style, m_scene.options.cellPixels);
    }

    void drawPoint(Place p, Tag kind) const
    {
        constexpr double half = 0.3;
        const Ink ink = kind == Tag::A ? Ink::AltA : Ink::AltB;
        if (kind == Tag::A)
            m_drawing.add(ring(Level::OverlayMark, pointOf(p), half, {.ink = ink, .width = 0.05}, Ink::Paper));
        else
            m_drawing.add(outlined(Level::OverlayMark, boxAround(pointOf(p), half),
                                   {.ink = ink, .width = 0.05, .join = Join::Sharp, .dashes = {2, 1.2}}));
        const double size = m_scene.genre.has(Mark::Diamond) ? 0.2 : 0.8;
        drawValue(Layer::Point, 1, pointOf(p), {.level = Level::OverlayMark, .size = size, .ink = ink});
        if (!m_scene.isSmall())
            addTag(m_drawing, kind, pointOf(p) + Point{0.34, -0.34}, m_scene.options.cellPixels);
    }

    /// A's value in a ring, B's in a dashed box.
    void drawTwoValues(Layer layer, Place c, int inA, int inB) const
    {
        constexpr double half = 0.2;
        const GlyphStyle small{.level = Level::OverlayMark, .size = layer == Layer::Corner ? 0.26 : 0.6};
        const auto value = [&](Point centre, int which, Ink ink) {
            GlyphStyle style = small;
            style.ink = ink;
            style.weight = Weight::Bold;
            drawValue(layer, which, centre, style);
        };
        const Point first = pointOf(c) + Point{-0.23, -0.23};
        const Point second = pointOf(c) + Point{0.23, 0.23};
        if (showsB()) {
            const Pen pen{.ink = Ink::AltB, .width = 0.045, .join = Join::Sharp, .dashes = {2, 1.2}};
            m_drawing.add(filled(Level::OverlayMark, boxAround(second, half), Ink::Paper));
            m_drawing.add(outlined(Level::OverlayMark, boxAround(second, half), pen));
            value(second, inB, Ink::AltB);
        }
        if (showsA()) {
            m_drawing.add(ring(Level::OverlayMark, first, half + 0.02, {.ink = Ink::AltA, .width = 0.045}, Ink::Paper));
            value(first, inA, Ink::AltA);
        }
    }

    const OverlayScene& m_scene;
    const Board& m_a;
    const Board& m_b;
    Drawing& m_drawing;
};

} // namespace

void drawDifference(const OverlayScene& scene, const Board& a, const Board& b, Drawing& drawing)
{
    const std::vector<Layer> layers = scene.genre.answerLayers();
    const auto asks = [&](Layer layer) { return std::ranges::find(layers, layer) != layers.end(); };
    const Difference difference(scene, a, b, drawing);
    if (asks(Layer::Shade))
        difference.drawShades();
    for (const Layer layer : choiceLayers)
        if (asks(layer))
            difference.drawValues(layer);
    if (asks(Layer::Point))
        difference.drawPoints();
    if (asks(Layer::Line) && lineFormOf(scene.genre) == LineForm::Bridges)
        difference.drawBridges();
    else if (asks(lineLayerOf(scene.genre)))
        difference.drawLoop();
}

} // namespace tokisuji
