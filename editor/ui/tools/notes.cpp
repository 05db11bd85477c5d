#include "editor/ui/tools/notes.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

constexpr double edgeMargin = 0.22; ///< in cells: nearer to a grid line, dots and lines are on it

Layer dotLayerOf(Place place)
{
    return isCell(place) ? Layer::NoteDot : isVertex(place) ? Layer::NoteVertexDot : Layer::NoteEdgeDot;
}

/// The same note again takes it away.
void toggleNote(Desk& desk, Layer layer, Place place)
{
    const int colour = desk.hand.noteColour;
    desk.set(layer, place, desk.at(layer, place) == colour ? blank : colour);
}

bool isOn(const Desk& desk, Layer layer, Place place)
{
    return desk.board().grid().contains(placesOf(layer), place);
}

/// Draws or takes away, as the first place and the button say.
class NoteStroke : public Stroke {
public:
    explicit NoteStroke(Button button)
    {
        if (button == Button::Secondary)
            m_draws = false;
    }

protected:
    void touch(Desk& desk, Layer layer, Place place)
    {
        if (!isOn(desk, layer, place))
            return;
        const int colour = desk.hand.noteColour;
        if (!m_draws)
            m_draws = desk.at(layer, place) != colour;
        desk.set(layer, place, *m_draws ? colour : blank);
        desk.hideCursor();
        act();
    }

private:
    std::optional<bool> m_draws;
};

class ColourNoteStroke : public NoteStroke {
public:
    using NoteStroke::NoteStroke;
    void move(Desk& desk, Spot at) override { touch(desk, Layer::NoteColour, cellUnder(at)); }
};

class DotNoteStroke : public NoteStroke {
public:
    using NoteStroke::NoteStroke;
    void move(Desk& desk, Spot at) override
    {
        const Place place = nearestPlace(at, edgeMargin);
        touch(desk, dotLayerOf(place), place);
    }
};

class LineNoteStroke : public NoteStroke {
public:
    LineNoteStroke(Button button, Spot at) : NoteStroke(button), m_cell(cellUnder(at)) {}

    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        const Dir d = stepDirection(m_cell, cell);
        const Place edge = edgeBetween(m_cell, d);
        m_cell = cell;
        if (d != Dir::None && desk.board().grid().isInner(edge))
            touch(desk, Layer::NoteLine, edge);
    }

private:
    Place m_cell;
};

class BorderNoteStroke : public NoteStroke {
public:
    BorderNoteStroke(Button button, Spot at) : NoteStroke(button), m_place(nearestPlace(at, strokeMargin)) {}

    void move(Desk& desk, Spot at) override
    {
        const Place place = nearestPlace(at, strokeMargin);
        const Dir d = stepDirection(m_place, place);
        const bool isStep = d != Dir::None && m_place.step(d, 1) == place && !isCell(m_place) && !isCell(place);
        const Place edge = isEdge(m_place) ? m_place : place;
        m_place = place;
        if (isStep)
            touch(desk, Layer::NoteBorder, edge);
    }

private:
    Place m_place;
};

std::unique_ptr<Stroke> strokeOf(NoteKind kind, Button button, Spot at)
{
    if (kind == NoteKind::Colour)
        return std::make_unique<ColourNoteStroke>(button);
    if (kind == NoteKind::Dot)
        return std::make_unique<DotNoteStroke>(button);
    if (isCell(nearestPlace(at, edgeMargin)))
        return std::make_unique<LineNoteStroke>(button, at);
    return std::make_unique<BorderNoteStroke>(button, at);
}

/// The cell's own notes and those on its sides.
void eraseAt(Desk& desk, Place cell)
{
    desk.set(Layer::NoteColour, cell, blank);
    desk.set(Layer::NoteDot, cell, blank);
    for (const Dir d : directions)
        for (const Layer layer : {Layer::NoteLine, Layer::NoteBorder, Layer::NoteEdgeDot})
            desk.set(layer, edgeBetween(cell, d), blank);
}

void drawLineFrom(Desk& desk, Dir d)
{
    const Place edge = edgeBetween(desk.cursor.place, d);
    if (!desk.board().grid().isInner(edge))
        return;
    toggleNote(desk, Layer::NoteLine, edge);
    desk.cursor.place = desk.cursor.place.step(d);
}

bool lineKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    if (d == Dir::None)
        return false;
    if (isHeld(press, Qt::ControlModifier))
        drawLineFrom(desk, d);
    else if (isHeld(press, Qt::ControlModifier | Qt::ShiftModifier))
        toggleNote(desk, Layer::NoteBorder, edgeBetween(desk.cursor.place, d));
    else
        return false;
    return true;
}

} // namespace

std::unique_ptr<Stroke> beginNote(Desk& desk, Spot at, Button button)
{
    auto stroke = strokeOf(desk.hand.note, button, at);
    stroke->move(desk, at);
    return stroke;
}

bool noteKeys(Desk& desk, const KeyPress& press)
{
    constexpr std::array kindKeys{Qt::Key_Q, Qt::Key_W, Qt::Key_E}; // in the order of NoteKind
    if (lineKeys(desk, press))
        return true;
    if (!isHeld(press, Qt::NoModifier))
        return false;
    const Place cell = desk.cursor.place;
    const int digit = digitOf(press);
    const auto kind = std::ranges::find(kindKeys, press.key);
    if (digit >= 1 && digit <= noteColours) {
        desk.hand.noteColour = digit;
        toggleNote(desk, Layer::NoteColour, cell);
    } else if (kind != kindKeys.end()) {
        desk.hand.note = static_cast<NoteKind>(kind - kindKeys.begin());
    } else if (press.key == Qt::Key_Period) {
        toggleNote(desk, Layer::NoteDot, cell);
    } else if (isErase(press) || digit == 0) {
        eraseAt(desk, cell);
    } else {
        return false;
    }
    return true;
}

} // namespace tokisuji
