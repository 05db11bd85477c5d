#include "editor/ui/tools/colours.h"

#include "editor/ui/tools/clues.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

constexpr int plain = blank; ///< the first colour: grey cells, white circles
constexpr int white = static_cast<int>(Terrain::White);
constexpr int black = static_cast<int>(Terrain::Black);

bool hasClue(const Desk& desk, Place cell)
{
    return desk.at(Layer::Number, cell) != blank;
}

void setColour(Desk& desk, Place cell, int colour)
{
    if (!hasClue(desk, cell))
        setClue(desk, cell, question);
    desk.set(Layer::Terrain, cell, colour);
}

/// The colours of the genre in the order in which they follow each other.
std::vector<int> coloursOf(const Genre& genre)
{
    std::vector<int> colours{plain};
    for (const Clue& clue : genre.clues)
        for (const Terrain terrain : clue.terrains)
            colours.push_back(static_cast<int>(terrain));
    return colours;
}

int nextColour(const Desk& desk, Place cell)
{
    const std::vector<int> colours = coloursOf(desk.genre());
    const auto now = std::ranges::find(colours, desk.at(Layer::Terrain, cell));
    return !hasClue(desk, cell) || now == colours.end() || now + 1 == colours.end() ? plain : *(now + 1);
}

class ColourStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!desk.isOn(Layer::Terrain, cell))
            return;
        if (!m_colour)
            m_colour = nextColour(desk, cell);
        setColour(desk, cell, *m_colour);
        desk.hideCursor();
        act();
    }

private:
    std::optional<int> m_colour;
};

struct ColourKey {
    int key;
    int colour;
};
constexpr std::array cellKeys{ColourKey{Qt::Key_G, plain}, ColourKey{Qt::Key_W, white}, ColourKey{Qt::Key_B, black}};
constexpr std::array whiteKeys{Qt::Key_Q, Qt::Key_A, Qt::Key_Z};
constexpr std::array blackKeys{Qt::Key_W, Qt::Key_S, Qt::Key_X};
constexpr std::array nothingKeys{Qt::Key_E, Qt::Key_D, Qt::Key_C};

bool isAmong(const std::array<Qt::Key, 3>& keys, const KeyPress& press)
{
    return std::ranges::find(keys, press.key) != keys.end();
}

} // namespace

std::unique_ptr<Stroke> beginColour(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<ColourStroke>();
    stroke->move(desk, at);
    return stroke;
}

bool pressColour(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!desk.isOn(Layer::Terrain, cell) || cell == desk.cursor.place)
        return false;
    if (hasClue(desk, cell))
        setColour(desk, cell, nextColour(desk, cell));
    return true;
}

bool colourKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    if (!isHeld(press, Qt::NoModifier))
        return false;
    if (press.key == Qt::Key_Q) {
        setColour(desk, cell, nextColour(desk, cell));
        return true;
    }
    const auto row = std::ranges::find(cellKeys, press.key, &ColourKey::key);
    if (row == cellKeys.end())
        return false;
    setColour(desk, cell, row->colour);
    return true;
}

bool circleKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    if (!isHeld(press, Qt::NoModifier))
        return false;
    if (isAmong(nothingKeys, press))
        setClue(desk, cell, blank);
    else if (isAmong(whiteKeys, press))
        setColour(desk, cell, plain);
    else if (isAmong(blackKeys, press))
        setColour(desk, cell, black);
    else
        return false;
    return true;
}

} // namespace tokisuji
