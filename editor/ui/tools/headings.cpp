#include "editor/ui/tools/headings.h"

#include <algorithm>
#include <optional>

namespace tokisuji {

namespace {

constexpr int cross = 0;

bool takesHeading(const Desk& desk, Place edge)
{
    return desk.board().grid().isInner(edge) && desk.takesMarks(edge);
}

void head(Desk& desk, Place edge, int heading)
{
    desk.set(Layer::Heading, edge, heading);
    if (heading != blank && desk.at(Layer::Line, edge) == cross)
        desk.set(Layer::Line, edge, blank);
}

class HeadingStroke : public Stroke {
public:
    explicit HeadingStroke(Place cell) : m_cell(cell) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        const Place edge = edgeBetween(m_cell, d);
        m_cell = cell;
        if (d == Dir::None || !takesHeading(desk, edge))
            return;
        const bool stands = desk.at(Layer::Heading, edge) == static_cast<int>(d);
        if (!m_notes)
            m_notes = !stands;
        if (*m_notes != stands)
            head(desk, edge, *m_notes ? static_cast<int>(d) : blank);
        desk.hideCursor();
        act();
    }

private:
    Place m_cell;
    std::optional<bool> m_notes;
};

/// What clicks on an edge go through: the values of its line and of its heading.
struct EdgeState {
    int line;
    int heading;
    friend bool operator==(const EdgeState&, const EdgeState&) = default;
};

std::vector<EdgeState> statesOf(const Desk& desk, Place edge)
{
    const bool isLevel = (edge.x & 1) == 0; // a line over it runs left and right
    const auto [back, forth] = ends(isLevel ? Axis::Horizontal : Axis::Vertical);
    const int line = desk.at(Layer::Line, edge) == 1 ? 1 : blank;
    std::vector<EdgeState> states{{line, blank}, {line, static_cast<int>(back)}, {line, static_cast<int>(forth)}};
    if (line == blank)
        states.insert(states.begin() + 1, {cross, blank});
    return states;
}

} // namespace

std::unique_ptr<Stroke> beginHeading(Desk&, Spot at, Button)
{
    return std::make_unique<HeadingStroke>(cellUnder(at));
}

bool clickHeading(Desk& desk, Spot at, Button button)
{
    const auto edge = edgeNear(at, clickMargin);
    if (!edge || !takesHeading(desk, *edge))
        return false;
    const std::vector<EdgeState> states = statesOf(desk, *edge);
    const EdgeState now{desk.at(Layer::Line, *edge), desk.at(Layer::Heading, *edge)};
    const auto found = std::ranges::find(states, now);
    const auto index = found == states.end() ? 0U : static_cast<std::size_t>(found - states.begin());
    const EdgeState next = states[(index + (button == Button::Primary ? 1 : states.size() - 1)) % states.size()];
    desk.set(Layer::Line, *edge, next.line);
    desk.set(Layer::Heading, *edge, next.heading);
    desk.hideCursor();
    return true;
}

} // namespace tokisuji
