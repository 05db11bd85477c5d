// Statements about answers as marks: lines, bridges, cells, numbers, and arcs between two of them.
#include "engine/drawing/step_parts.h"

#include "engine/drawing/border_drawing.h"
#include "engine/drawing/glyphs.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace tokisuji {

namespace {

constexpr double lineWidth = 0.085;
constexpr double hypothesisWidth = 0.1;
constexpr double haloWidth = 0.26;
constexpr double doubleHaloWidth = 0.38;
constexpr double bridgeWidth = 0.065;
constexpr double bridgeGap = 0.09;
constexpr double crossArm = 0.1;
constexpr double crossStroke = 0.045;

bool isPresent(const Atom& atom)
{
    return (atom.op == Atom::Is && atom.value > 0) || (atom.op == Atom::AtLeast && atom.value > 0);
}

/// "There is nothing here."
bool isAbsent(const Atom& atom)
{
    return (atom.op == Atom::Is && atom.value == 0) || (atom.op == Atom::AtMost && atom.value <= 0);
}

void add(const std::vector<Chain>& group, Level level, const Pen& pen, Drawing& drawing)
{
    for (const Chain& chain : group) {
        Item item = stroke(level, chain.points, pen);
        item.closed = chain.closed;
        drawing.add(std::move(item));
    }
}

class Marks {
public:
    Marks(const StepScene& scene, const MarkStyle& style, Drawing& drawing)
        : m_scene(scene), m_style(style), m_drawing(drawing)
    {
    }

    void drawLines(const std::vector<Atom>& atoms) const
    {
        std::vector<Segment> segments;
        for (const Atom& atom : atoms)
            if (isEdge(atom.at.place) && isPresent(atom))
                for (const Place edge : m_scene.placesOf(atom.at))
                    segments.push_back(m_scene.lineForm() == LineForm::Along ? alongEdge(edge) : acrossEdge(edge));
        const std::vector<Chain> group = chains(m_scene.board().size(), segments);
        if (m_style.onHalo)
            add(group, Level::Halo, {.ink = haloInk(), .width = haloWidth}, m_drawing);
        if (!m_style.haloOnly)
            add(group, Level::OverlayMark, pen(m_style.dashed ? hypothesisWidth : lineWidth), m_drawing);
    }

    void drawBridge(const Atom& atom) const
    {
        std::vector<Segment> segments;
        for (const Place edge : m_scene.placesOf(atom.at))
            segments.push_back(acrossEdge(edge));
        const std::vector<Chain> group = straightChains(m_scene.board().size(), segments);
        if (m_style.onHalo)
            add(group, Level::Halo, {.ink = haloInk(), .width = atom.value > 1 ? doubleHaloWidth : haloWidth},
                m_drawing);
        if (m_style.haloOnly)
            return;
        const double gap = m_scene.atLeast(bridgeGap, minLinePx);
        for (const double side : atom.value == 1 ? std::vector{0.0} : std::vector{-gap, gap})
            for (const Chain& chain : group)
                m_drawing.add(stroke(Level::OverlayMark, shifted(chain, side), pen(bridgeWidth)));
    }

    /// "Not here" as a cross; "at most n" as words.
    void drawLimit(const Atom& atom) const
    {
        const Point middle = m_scene.middleOf(atom.at);
        if (m_style.onHalo)
            m_drawing.add(disc(Level::Halo, middle, haloWidth * 0.75, haloInk()));
        if (m_style.haloOnly)
            return;
        if (isAbsent(atom))
            m_drawing.add(absence(m_scene.genre(), Level::OverlayMark, atom.at.place, middle,
                                  m_scene.atLeast(crossArm, 2.5),
                                  {.ink = m_style.ink, .width = crossStroke, .minWidthPx = 1.2}));
        else
            drawWords(middle, "≤" + std::to_string(atom.value));
    }

    void drawShade(const Atom& atom) const
    {
        const Place cell = atom.at.place;
        const Box square = boxOf(cell);
        const bool shaded = isPresent(atom);
        if (m_style.onHalo && !isOnBlack(m_scene.genre(), m_scene.board(), cell))
            m_drawing.add(filledCell(Level::OverlayFill, m_scene.board().grid(), cell, haloInk()));
        if (m_style.haloOnly)
            m_drawing.add(outlined(Level::Outline, square.grown(-0.05), {.ink = m_style.ink, .width = 0.06}));
        else if (!shaded)
            m_drawing.add(
                disc(Level::OverlayMark, pointOf(cell) + offClue(cell), m_scene.atLeast(0.11, 2), m_style.ink));
        else if (hasObjects(m_scene.genre()))
            drawGlyph(Layer::Shade, 1, pointOf(cell), m_style.dashed ? 0.7 : 0.9);
        else if (m_style.dashed)
            m_drawing.add(dashedCell(square));
        else
            m_drawing.add(filled(Level::OverlayMark, square.grown(-0.22), m_style.ink));
    }

    /// What stands on a lattice point; a cross where nothing does.
    void drawPoint(const Atom& atom) const
    {
        const Point centre = pointOf(atom.at.place);
        if (m_style.onHalo)
            m_drawing.add(disc(Level::Halo, centre, haloWidth, haloInk()));
        if (m_style.haloOnly)
            return;
        if (isPresent(atom))
            drawGlyph(Layer::Point, 1, centre, m_style.dashed ? 0.5 : 0.7);
        else
            m_drawing.add(cross(Level::OverlayMark, centre, m_scene.atLeast(crossArm, 2.5),
                                {.ink = m_style.ink, .width = crossStroke, .minWidthPx = 1.2}));
    }

    /// A number, sign or triangle; struck through where it is not so.
    void drawValue(const Atom& atom) const
    {
        const Place cell = atom.at.place;
        const bool isValue = atom.op == Atom::Is;
        if (m_style.onHalo && isValue)
            m_drawing.add(filledCell(Level::OverlayFill, m_scene.board().grid(), cell, haloInk()));
        if (!isValue && m_scene.isSmall()) // too small to say which
            m_drawing.add(outlined(Level::Outline, boxOf(cell).grown(-0.1), {.ink = m_style.ink, .width = 0.06}));
        if (m_scene.detail() == Detail::Tiny || (m_style.haloOnly && isValue))
            return;
        if (isValue)
            drawGlyph(atom.at.layer, atom.value, pointOf(cell), 1);
        else
            drawStruckValue(cell, atom.at.layer, atom.value);
    }

private:
    [[nodiscard]] Ink haloInk() const { return m_style.ink == Ink::Determined ? Ink::DeterminedHalo : Ink::ReasonFill; }
    [[nodiscard]] Pen pen(double width) const
    {
        Pen pen{.ink = m_style.ink, .width = width, .minWidthPx = minLinePx};
        if (m_style.dashed)
            pen.dashes = {2.2, 1.2};
        return pen;
    }
    [[nodiscard]] static std::vector<Point> shifted(const Chain& chain, double across)
    {
        const bool level = chain.points.front().y == chain.points.back().y;
        std::vector<Point> points = chain.points;
        for (Point& p : points)
            p = p + (level ? Point{0, across} : Point{across, 0});
        return points;
    }
    [[nodiscard]] Item dashedCell(const Box& square) const
    {
        Item item =
            hatched(filled(Level::OverlayMark, square.grown(-0.14), Ink::None), m_style.ink, Hatch::Forward, 0.16);
        item.hatchWidth = 0.045;
        item.stroke = m_style.ink;
        item.width = 0.06;
        item.minWidthPx = minLinePx;
        item.dashes = {2.2, 1.2};
        return item;
    }
    [[nodiscard]] Point offClue(Place cell) const
    {
        return m_scene.board().at(Layer::Number, cell) == blank ? Point{} : Point{0.34, 0.34};
    }

    void drawWords(Point centre, const std::string& words) const
    {
        if (m_scene.detail() == Detail::Tiny)
            return;
        m_drawing.add(disc(Level::OverlayMark, centre, 0.2, Ink::Paper));
        m_drawing.add(
            text(Level::OverlayMark, centre, words, m_scene.atLeast(0.26, minTextPx), m_style.ink, Weight::Bold));
    }

    void drawGlyph(Layer layer, int value, Point centre, double size) const
    {
        addGlyph(m_drawing, m_scene.genre(), layer, value, centre,
                 {.level = Level::OverlayMark, .size = size, .ink = m_style.ink}, m_scene.options().cellPixels);
    }

    /// Small, where a candidate of this value would stand, with a stroke through it.
    void drawStruckValue(Place cell, Layer layer, int value) const
    {
        if (m_scene.isSmall())
            return;
        const bool isNumber = m_scene.genre().has(Mark::Digit);
        const int side = std::max(m_scene.board().size().width, m_scene.board().size().height);
        const int columns = isNumber ? static_cast<int>(std::ceil(std::sqrt(std::max(side, value)))) : 2;
        const double pitch = 0.84 / columns;
        const Point offset = isNumber || value > 0 ? Point{((value - 1) % columns - (columns - 1) / 2.0) * pitch,
                                                           ((value - 1) / columns - (columns - 1) / 2.0) * pitch}
                                                   : Point{};
        const Point centre = pointOf(cell) + offset;
        const double height = std::min(0.26, pitch);
        constexpr double ownHeight = 0.52;
        drawGlyph(layer, value, centre, height / ownHeight);
        const double arm = height * 0.45;
        m_drawing.add(stroke(Level::OverlayMark, {centre + Point{-arm, arm}, centre + Point{arm, -arm}},
                             {.ink = m_style.ink, .width = 0.03}));
    }

    const StepScene& m_scene;
    const MarkStyle& m_style;
    Drawing& m_drawing;
};

/// The centre of the cell that both places touch; nothing where there is none.
std::optional<Point> sharedCell(Place a, Place b)
{
    if (!isEdge(a) || !isEdge(b))
        return {};
    for (const Place one : cellsBeside(a))
        for (const Place other : cellsBeside(b))
            if (one == other)
                return pointOf(one);
    return {};
}

/// Where a flat arc between two points bows to: away from the figure of the cell that both touch.
Point bowOf(Point from, Point to, std::optional<Point> figure)
{
    constexpr double flat = 0.22, round = 0.62, outward = 0.7;
    const Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
    const Point across{from.y - to.y, to.x - from.x};
    const auto along = [&](Point way, double share) {
        return Point{middle.x + way.x * share, middle.y + way.y * share};
    };
    if (!figure)
        return along(across, flat);
    const Point away{middle.x - figure->x, middle.y - figure->y};
    return std::hypot(away.x, away.y) < 0.1 ? along(across, round) : along(away, outward);
}

std::vector<Point> arc(Point from, Point to, Point control)
{
    constexpr int steps = 12;
    std::vector<Point> points;
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps, s = 1 - t;
        points.push_back({s * s * from.x + 2 * s * t * control.x + t * t * to.x,
                          s * s * from.y + 2 * s * t * control.y + t * t * to.y});
    }
    return points;
}

} // namespace

StepScene::StepScene(const Board& state, const StepDrawOptions& options)
    : m_board(&state), m_genre(&genreOf(state)), m_options(&options), m_detail(detailAt(options.cellPixels)),
      m_lineForm(lineFormOf(*m_genre))
{
    if (m_lineForm != LineForm::Bridges)
        return;
    const Rules rules = rulesOf(state);
    for (const Answer& answer : rules.answers())
        if (answer.places.size() > 1)
            m_long.emplace(AnswerPlace{answer.layer, answer.places.front()}, answer.places);
}

double StepScene::atLeast(double cells, double pixels) const
{
    return std::max(cells, pixels / m_options->cellPixels);
}

std::vector<Place> StepScene::placesOf(AnswerPlace answer) const
{
    const auto found = m_long.find(answer);
    return found == m_long.end() ? std::vector{answer.place} : found->second;
}

Point StepScene::middleOf(AnswerPlace answer) const
{
    const std::vector<Place> places = placesOf(answer);
    const Point first = pointOf(places.front()), last = pointOf(places.back());
    return {(first.x + last.x) / 2, (first.y + last.y) / 2};
}

void drawRelation(const StepScene& scene, const Atom& atom, Ink ink, Drawing& drawing)
{
    const Point from = scene.middleOf(atom.at), to = scene.middleOf(atom.other);
    const std::vector<Point> points = arc(from, to, bowOf(from, to, sharedCell(atom.at.place, atom.other.place)));
    drawing.add(stroke(Level::Ghost, points, {.ink = ink, .width = 0.05, .minWidthPx = 1.2}));
    for (const Point end : {points.front(), points.back()})
        drawing.add(disc(Level::Ghost, end, 0.07, ink));
    if (scene.detail() == Detail::Tiny)
        return;
    const Point middle = points[points.size() / 2];
    drawing.add(disc(Level::Badge, middle, 0.13, Ink::Paper));
    drawing.add(ring(Level::Badge, middle, 0.13, {.ink = ink, .width = 0.025}));
    drawing.add(text(Level::Badge, middle, atom.op == Atom::Same ? "=" : "≠", scene.atLeast(0.21, minTextPx), ink,
                     Weight::Bold));
}

void drawAtoms(const StepScene& scene, const std::vector<Atom>& atoms, const MarkStyle& style, Drawing& drawing)
{
    const Marks marks(scene, style, drawing);
    std::vector<Atom> statements;
    std::ranges::copy_if(atoms, std::back_inserter(statements), [](const Atom& atom) { return !atom.isRelation(); });
    const bool bridges = scene.lineForm() == LineForm::Bridges;
    if (!bridges)
        marks.drawLines(statements);
    for (const Atom& atom : statements) {
        if (isEdge(atom.at.place) && !isPresent(atom))
            marks.drawLimit(atom);
        else if (isEdge(atom.at.place) && bridges)
            marks.drawBridge(atom);
        else if (atom.at.layer == Layer::Shade)
            marks.drawShade(atom);
        else if (atom.at.layer == Layer::Point)
            marks.drawPoint(atom);
        else if (isChoice(atom.at.layer))
            marks.drawValue(atom);
    }
    for (const Atom& atom : atoms)
        if (atom.isRelation())
            drawRelation(scene, atom, style.ink, drawing);
}

} // namespace tokisuji
