// Reasons: the rules, facts, cuts and paths that a step relies on.
#include "engine/board/rooms.h"
#include "engine/drawing/badges.h"
#include "engine/drawing/step_parts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace tokisuji {

namespace {

constexpr double outlineWidth = 0.045;
constexpr double ringWidth = 0.075;
constexpr double innerRingWidth = 0.03;
constexpr double bandWidth = 0.22;
constexpr double bandOpacity = 0.45;
constexpr double cutWidth = 0.06;
const std::vector<double> dashDot{3, 1.6, 0.6, 1.6};

class Reasons {
public:
    Reasons(const StepScene& scene, const ReasonStyle& style, Drawing& drawing)
        : m_scene(scene), m_style(style), m_drawing(drawing)
    {
    }

    void drawRules(const std::vector<ConKey>& rules)
    {
        std::set<Place> anchors;
        for (const ConKey& rule : rules)
            if (rule.anchor != wholeBoard && anchors.insert(rule.anchor).second)
                drawAnchor(rule.anchor);
        drawAreas();
    }

    void drawFacts(const std::vector<FactUse>& facts)
    {
        std::vector<Segment> segments;
        for (const FactUse& fact : facts) {
            if (fact.atom.isRelation())
                drawRelation(m_scene, fact.atom, m_style.ink, m_drawing);
            else if (isEdge(fact.atom.at.place))
                addEdgeFact(fact.atom, segments);
            else
                outlineCell(fact.atom.at.place);
        }
        drawBand(segments);
    }

    void drawHint(const Hint& hint)
    {
        switch (hint.kind) {
        case Hint::Path:
            drawPath(hint.places);
            break;
        case Hint::SideA:
        case Hint::SideB:
            drawSide(hint.places);
            break;
        case Hint::Area:
            for (const Place place : hint.places)
                m_cells.insert(place);
            drawAreas();
            break;
        case Hint::Cut:
            std::ranges::for_each(hint.places, [&](Place place) { drawBar(place); });
            break;
        case Hint::Witness:
            std::ranges::for_each(hint.places, [&](Place place) { drawRing(place); });
            break;
        }
    }

private:
    /// A room speaks through its number's cell: all of it is the reason.
    void drawAnchor(Place anchor)
    {
        if (m_scene.board().grid().hasSlot(anchor)) {
            drawRing(anchor);
            return;
        }
        if (!isCell(anchor)) {
            drawSpot(anchor);
            return;
        }
        if (!m_scene.board().grid().hasCell(anchor))
            return;
        const bool clue = m_scene.board().has(Layer::Number) && m_scene.board().at(Layer::Number, anchor) != blank;
        if (m_scene.genre().clue(Clue::RoomNumber) != nullptr && clue)
            addRoom(anchor);
        if (clue)
            drawRing(anchor);
        if (m_scene.genre().clue(Clue::Island) == nullptr) // an island is its circle, not its cell
            m_cells.insert(anchor);
    }

    void addRoom(Place numberCell)
    {
        for (const Room& room : rooms(m_scene.board()))
            if (room.numberCell == numberCell)
                m_cells.insert(room.cells.begin(), room.cells.end());
    }

    void drawSpot(Place place)
    {
        const bool isClue = (isVertex(place) && m_scene.genre().clue(Clue::VertexNumber) != nullptr)
                            || (isEdge(place) && m_scene.genre().clue(Clue::EdgeNumber) != nullptr);
        m_drawing.add(ring(Level::Outline, pointOf(place), m_scene.atLeast(isClue ? 0.29 : 0.15, 4),
                           {.ink = m_style.ink, .width = innerRingWidth * 1.6, .minWidthPx = 1.2}));
    }

    /// Double, so that it is told from the ring of a conflict in grey.
    void drawRing(Place place)
    {
        if (!isCell(place)) {
            drawSpot(place);
            return;
        }
        const std::optional<Point> centre = figureCentre(m_scene.genre(), m_scene.board(), place);
        if (!centre)
            return outlineCell(place);
        const double radius = m_scene.genre().clue(Clue::Island) != nullptr ? 0.40 : 0.36;
        m_drawing.add(ring(Level::Outline, *centre, radius, {.ink = m_style.ink, .width = ringWidth}));
        m_drawing.add(ring(Level::Outline, *centre, radius - 0.085, {.ink = m_style.ink, .width = innerRingWidth}));
    }

    void outlineCell(Place cell)
    {
        if (!isCell(cell) || !m_scene.board().grid().hasCell(cell))
            return;
        if (!m_scene.isDark(cell))
            addFill({cell});
        m_drawing.add(outlined(Level::Outline, boxOf(cell).grown(-0.06),
                               {.ink = m_style.ink, .width = outlineWidth, .minWidthPx = 1.2, .join = Join::Sharp}));
    }

    void addFill(const std::vector<Place>& cells)
    {
        for (Item& item : filledCells(Level::OverlayFill, m_scene.board().grid(), cells, m_style.fill))
            m_drawing.add(std::move(item));
    }

    /// Cells collected so far, filled and outlined as one.
    void drawAreas()
    {
        std::vector<Place> cells;
        std::ranges::copy_if(m_cells, std::back_inserter(cells),
                             [&](Place p) { return isCell(p) && m_scene.board().grid().hasCell(p); });
        m_cells.clear();
        std::vector<Place> open;
        std::ranges::copy_if(cells, std::back_inserter(open), [&](Place cell) { return !m_scene.isDark(cell); });
        addFill(open);
        strokeAll(outlineOf(m_scene.board().grid(), cells), Level::Outline,
                  {.ink = m_style.ink, .width = outlineWidth, .minWidthPx = 1.2, .join = Join::Sharp});
    }

    void addEdgeFact(const Atom& atom, std::vector<Segment>& segments)
    {
        const bool line = (atom.op == Atom::Is || atom.op == Atom::AtLeast) && atom.value > 0;
        if (!line) {
            const Point middle = m_scene.middleOf(atom.at);
            m_drawing.add(ring(Level::Outline, middle, m_scene.atLeast(0.13, 4),
                               {.ink = m_style.ink, .width = innerRingWidth * 1.3, .minWidthPx = 1.2}));
            return;
        }
        for (const Place edge : m_scene.placesOf(atom.at))
            segments.push_back(segmentOf(edge));
    }

    [[nodiscard]] Segment segmentOf(Place edge) const
    {
        return m_scene.lineForm() == LineForm::Along ? alongEdge(edge) : acrossEdge(edge);
    }

    void drawBand(const std::vector<Segment>& segments)
    {
        strokeAll(chains(m_scene.board().size(), segments), Level::Halo,
                  {.ink = m_style.ink, .width = bandWidth, .minWidthPx = 4, .opacity = bandOpacity});
    }

    /// Places in a row: edges as the line itself, cells or points joined by strokes.
    void drawPath(const std::vector<Place>& places)
    {
        std::vector<Segment> segments;
        for (const Place place : places)
            if (isEdge(place))
                segments.push_back(segmentOf(place));
        drawBand(segments);
        if (!segments.empty())
            return;
        for (const Place place : places)
            outlineCell(place);
    }

    /// One of the two things that a cut separates: hatched and outlined by dashes and dots.
    void drawSide(const std::vector<Place>& places)
    {
        const Grid& grid = m_scene.board().grid();
        std::vector<Place> cells;
        for (const Place place : places)
            if (isCell(place) && m_scene.board().grid().hasCell(place))
                cells.push_back(place);
            else if (isVertex(place))
                drawSpot(place);
        addBridgesBetween(cells);
        for (Item& cell : filledCells(Level::OverlayFill, grid, cells, m_style.fill)) {
            Item item = hatched(std::move(cell), m_style.ink, Hatch::Backward, m_scene.isSmall() ? 0.55 : 0.2);
            item.hatchWidth = 0.018;
            m_drawing.add(std::move(item));
        }
        strokeAll(outlineOf(grid, cells), Level::Outline,
                  {.ink = m_style.ink, .width = cutWidth, .minWidthPx = 1.5, .dashes = dashDot});
    }

    /// A group of islands is one thing: the cells below the bridges that join two of them belong to it.
    void addBridgesBetween(std::vector<Place>& cells) const
    {
        if (m_scene.lineForm() != LineForm::Bridges)
            return;
        const Board& board = m_scene.board();
        const std::set<Place> islands(cells.begin(), cells.end());
        for (const Place island : islands)
            for (const Dir d : {Dir::Right, Dir::Down}) {
                std::vector<Place> between;
                Place cell = island;
                while (board.grid().contains(PlaceKind::Edge, edgeBetween(cell, d))
                       && board.at(Layer::Line, edgeBetween(cell, d)) > 0) {
                    cell = cell.step(d);
                    between.push_back(cell);
                }
                if (islands.contains(cell) && !between.empty())
                    cells.insert(cells.end(), between.begin(), between.end() - 1);
            }
        std::ranges::sort(cells);
    }

    /// A bar across the place that everything hangs on; cells are outlined.
    void drawBar(Place place)
    {
        if (!isEdge(place)) {
            outlineCell(place);
            return;
        }
        const Segment along = segmentOf(place);
        const bool level = along.dir == Dir::Right;
        const Point arm = level ? Point{0, 0.22} : Point{0.22, 0};
        const Point middle = pointOf(place);
        m_drawing.add(stroke(Level::Outline, {{middle.x - arm.x, middle.y - arm.y}, middle + arm},
                             {.ink = m_style.ink, .width = cutWidth, .minWidthPx = 1.5}));
    }

    void strokeAll(const std::vector<Chain>& group, Level level, const Pen& pen)
    {
        for (const Chain& chain : group) {
            Item item = stroke(level, chain.points, pen);
            item.closed = chain.closed;
            m_drawing.add(std::move(item));
        }
    }

    const StepScene& m_scene;
    const ReasonStyle& m_style;
    Drawing& m_drawing;
    std::set<Place> m_cells;
};

} // namespace

void drawReason(const StepScene& scene, const Reason& reason, const ReasonStyle& style, Drawing& drawing)
{
    Reasons reasons(scene, style, drawing);
    for (const Hint& hint : reason.hints)
        reasons.drawHint(hint);
    reasons.drawRules(reason.constraints);
    reasons.drawFacts(reason.facts);
}

void drawBroken(const StepScene& scene, const Reason& reason, Drawing& drawing)
{
    Place at = wholeBoard;
    for (const ConKey& rule : reason.constraints)
        if (at == wholeBoard)
            at = rule.anchor;
    for (const Hint& hint : reason.hints)
        if (at == wholeBoard && !hint.places.empty())
            at = hint.places.back();
    if (at == wholeBoard && !reason.facts.empty())
        at = reason.facts.front().atom.at.place;
    if (at != wholeBoard)
        addStar(drawing, pointOf(at) + Point{0.46, -0.44}, scene.options().cellPixels);
}

} // namespace tokisuji
