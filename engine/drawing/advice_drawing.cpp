#include "engine/drawing/advice_drawing.h"

#include "engine/drawing/clue_figure.h"
#include "engine/drawing/compare_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/detail.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Half the side of the square that a clue's place takes.
double halfOf(Place place)
{
    return isCell(place) ? 0.43 : 0.34;
}

/// What becomes of the clue at the option's place.
enum class Fate : std::uint8_t { Comes, Goes, Changes };

bool isAtPlace(const Change& change, Place place)
{
    return change.place == place && change.layer != Layer::Room;
}

Fate fateOf(const ClueOption& option)
{
    bool stood = false, stands = false;
    for (const Change& change : option.edit.changes()) {
        stood = stood || (isAtPlace(change, option.place) && change.before != blank);
        stands = stands || (isAtPlace(change, option.place) && change.after != blank);
    }
    return !stood ? Fate::Comes : stands ? Fate::Changes : Fate::Goes;
}

/// The option as each place of its clue sees it: both ends of a pair of letters change.
std::vector<ClueOption> endsOf(const Board& board, const ClueOption& option)
{
    std::vector<ClueOption> ends{option};
    for (const Change& change : option.edit.changes())
        if (board.has(Layer::Letter) && board.grid().hasSlot(change.place)
            && std::ranges::count(ends, change.place, &ClueOption::place) == 0) {
            ends.push_back(option);
            ends.back().place = change.place;
        }
    return ends;
}

bool changesPlace(const ClueOption& option)
{
    const std::vector<Change> changes = option.edit.changes();
    return std::ranges::any_of(changes, [&](const Change& change) { return isAtPlace(change, option.place); });
}

void addBadge(Drawing& drawing, Point centre, Fate fate, Ink ink, double cellPixels)
{
    constexpr double wantedRadius = 0.12, rim = 0.03;
    const double r = std::max(wantedRadius, minBadgePx / 2 / cellPixels);
    const double arm = r * 0.5;
    const Pen bar{.ink = Ink::Paper, .width = r * 0.28, .minWidthPx = 1.5, .join = Join::Sharp};
    drawing.add(disc(Level::Badge, centre, r + rim, Ink::Paper));
    drawing.add(disc(Level::Badge, centre, r, ink));
    if (fate == Fate::Changes) {
        drawing.add(stroke(
            Level::Badge,
            {centre + Point{-arm * 0.5, -arm}, centre + Point{arm * 0.5, 0}, centre + Point{-arm * 0.5, arm}}, bar));
        return;
    }
    drawing.add(stroke(Level::Badge, {centre + Point{-arm, 0}, centre + Point{arm, 0}}, bar));
    if (fate == Fate::Comes)
        drawing.add(stroke(Level::Badge, {centre + Point{0, -arm}, centre + Point{0, arm}}, bar));
}

/// The ghost of one option.
class Ghost {
public:
    Ghost(const Board& board, const ClueOption& option, Ink ink, double cellPixels, Drawing& drawing)
        : m_board(board), m_option(option), m_ink(ink), m_cellPixels(cellPixels), m_centre(pointOf(option.place)),
          m_half(halfOf(option.place)), m_drawing(drawing)
    {
    }

    /// Borders that come are dashed, those that go are crossed out.
    void addBorders() const
    {
        for (const Change& change : m_option.edit.changes()) {
            if (change.layer != Layer::Room)
                continue;
            const Segment edge = alongEdge(change.place);
            if (change.after == blank)
                m_drawing.add(cross(Level::Ghost, pointOf(change.place), 0.11, pen(0.05, {})));
            else
                m_drawing.add(
                    stroke(Level::Ghost, {pointOf(edge.from), pointOf(edge.from.step(edge.dir))}, pen(0.1, {1.6, 1})));
        }
    }

    /// The clue that stands there is hidden, so that both can be read in its place.
    void addClue() const
    {
        const Box box = boxAround(m_centre, m_half);
        const Fate fate = fateOf(m_option);
        m_drawing.add(filled(Level::Ghost, roundedBox(box, rounding), Ink::Paper));
        switch (fate) {
        case Fate::Comes:
            addFigure(ClueTime::After, 0, 0.86, m_ink);
            break;
        case Fate::Goes: {
            const double arm = m_half * 0.55;
            addFigure(ClueTime::Before, 0, 0.86, Ink::Ink2);
            m_drawing.add(
                stroke(Level::Ghost, {m_centre + Point{-arm, arm}, m_centre + Point{arm, -arm}}, pen(0.06, {})));
            break;
        }
        case Fate::Changes:
            addFigure(ClueTime::Before, -m_half * 0.52, 0.58, Ink::Ink2);
            addChevron(m_drawing, m_centre);
            addFigure(ClueTime::After, m_half * 0.52, 0.58, m_ink);
            break;
        }
        m_drawing.add(outline(Level::Ghost, roundedBox(box, rounding), pen(0.055, {2.2, 1.4})));
        addBadge(m_drawing, {box.bottomRight.x, box.topLeft.y}, fate, m_ink, m_cellPixels);
    }

private:
    static constexpr double rounding = 0.09;

    [[nodiscard]] Pen pen(double width, std::vector<double> dashes) const
    {
        return {.ink = m_ink, .width = width, .minWidthPx = 2, .dashes = std::move(dashes)};
    }

    void addFigure(ClueTime time, double across, double scale, Ink ink) const
    {
        const double size = isCell(m_option.place) ? 1 : 0.75;
        addClueFigure(m_drawing, m_board, m_option, time, m_centre + Point{across, 0},
                      {.scale = scale * size, .ink = ink, .weight = Weight::Bold}, m_cellPixels);
    }

    const Board& m_board;
    const ClueOption& m_option;
    Ink m_ink;
    double m_cellPixels;
    Point m_centre;
    double m_half;
    Drawing& m_drawing;
};

} // namespace

Drawing drawClueGhost(const Board& board, const ClueOption& option, Status status, double cellPixels)
{
    if (option.place == wholeBoard)
        return {};
    const Ink ink = status == Status::Several ? Ink::Several : Ink::Unique;
    std::vector<Drawing> parts;
    for (const ClueOption& end : endsOf(board, option)) {
        Drawing drawing = around(boxAround(pointOf(end.place), 1));
        const Ghost ghost(board, end, ink, cellPixels, drawing);
        ghost.addBorders();
        if (changesPlace(end))
            ghost.addClue();
        parts.push_back(std::move(drawing));
    }
    return compose(std::move(parts));
}

namespace {

Drawing frameRound(Place place, double half, std::initializer_list<Pen> pens)
{
    const Box box = boxAround(pointOf(place), half);
    Drawing drawing = around(box.grown(0.1));
    for (const Pen& pen : pens)
        drawing.add(outline(Level::Outline, roundedBox(box, 0.1), pen));
    return drawing;
}

Pen framePen(double width, double dash)
{
    constexpr double pixelsPerWidth = 42;
    return {.ink = Ink::Accent, .width = width, .minWidthPx = pixelsPerWidth * width, .dashes = {dash, 1.4}};
}

constexpr double dashed = 2.2, dotted = 0.8;

} // namespace

Drawing drawIdleClue(Place place, double cellPixels)
{
    if (place == wholeBoard)
        return {};
    const Pen rim{.ink = Ink::Paper, .width = 0.13, .minWidthPx = 5};
    return frameRound(place, std::max(halfOf(place), minBadgePx / 2 / cellPixels), {rim, framePen(0.06, dashed)});
}

/// Smaller and thinner than a chosen one, so that what is determined beside the clues stays in sight.
Drawing drawIdleClues(std::span<const IdleClue> clues, double cellPixels)
{
    constexpr double share = 0.78;
    std::vector<Drawing> parts;
    for (const IdleClue& clue : clues)
        parts.push_back(frameRound(clue.place, std::max(share * halfOf(clue.place), minBadgePx / 2 / cellPixels),
                                   {framePen(0.036, clue.removable ? dashed : dotted)}));
    return compose(std::move(parts));
}

} // namespace tokisuji
