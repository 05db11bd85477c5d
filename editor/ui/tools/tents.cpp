#include "editor/ui/tools/tents.h"

namespace tokisuji {

namespace {

constexpr int tent = 1;
constexpr int groundDot = 0;
constexpr int tied = 0; // of an edge

class TentStroke : public Stroke {
public:
    TentStroke(Place tree, Button button) : m_tree(tree), m_button(button) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_tree, cell);
        if (acted() || d == Dir::None || m_tree.step(d) != cell || !desk.isOn(Layer::Shade, cell)
            || !desk.takesMarks(cell))
            return;
        if (m_button == Button::Primary)
            pitch(desk, cell, edgeBetween(m_tree, d));
        else
            desk.set(Layer::Shade, cell, desk.at(Layer::Shade, cell) == groundDot ? blank : groundDot);
        desk.hideCursor();
        act();
    }

private:
    /// The same again takes both away.
    static void pitch(Desk& desk, Place cell, Place edge)
    {
        const bool isThere = desk.at(Layer::Shade, cell) == tent && desk.at(Layer::Border, edge) == tied;
        desk.set(Layer::Shade, cell, isThere ? blank : tent);
        desk.set(Layer::Border, edge, isThere ? blank : tied);
    }

    Place m_tree;
    Button m_button;
};

} // namespace

std::unique_ptr<Stroke> beginTent(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.isOn(Layer::Number, cell) || desk.at(Layer::Number, cell) == blank)
        return nullptr;
    return std::make_unique<TentStroke>(cell, button);
}

} // namespace tokisuji
