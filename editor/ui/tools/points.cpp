#include "editor/ui/tools/points.h"

#include <cmath>
#include <optional>

namespace tokisuji {

namespace {

constexpr int standing = 1, crossedOut = 0;

/// Diamonds lie within the board.
bool takesPoint(const Desk& desk, Place place)
{
    return desk.isOn(Layer::Point, place)
           && (!desk.genre().has(Mark::Diamond) || isOffFrame(place, desk.board().size()));
}

/// The lattice point under the pointer; none in the middle of cells and edges.
std::optional<Place> pointUnder(const Desk& desk, Spot at)
{
    constexpr double reach = 0.8; // in half cells
    const Place place = nearestPoint(at);
    const bool isNear = std::abs(at.x - place.x) + std::abs(at.y - place.y) < reach;
    return isNear && desk.isOn(Layer::Point, place) ? std::optional(place) : std::nullopt;
}

class PointStroke : public Stroke {
public:
    explicit PointStroke(Button button) : m_wanted(button == Button::Primary ? standing : crossedOut) {}

    void move(Desk& desk, Spot at) override
    {
        const auto place = pointUnder(desk, at);
        if (!place)
            return;
        if (!acted())
            m_value = desk.at(Layer::Point, *place) == m_wanted ? blank : m_wanted;
        act(); // no cell is meant
        if (!takesPoint(desk, *place))
            return;
        desk.set(Layer::Point, *place, m_value);
        desk.hideCursor();
    }

private:
    int m_wanted;
    int m_value = blank;
};

} // namespace

std::unique_ptr<Stroke> beginPoint(Desk& desk, Spot at, Button button)
{
    auto stroke = std::make_unique<PointStroke>(desk.tool == ToolId::Cross ? other(button) : button);
    stroke->move(desk, at);
    return stroke;
}

bool pointKeys(Desk& desk, const KeyPress& press)
{
    const auto mark = markOf(press);
    if (!mark)
        return false;
    if (const Place place = desk.cursor.place; takesPoint(desk, place))
        desk.set(Layer::Point, place, desk.at(Layer::Point, place) == *mark ? blank : *mark);
    return true;
}

} // namespace tokisuji
