#include "editor/ui/tools/colours.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/numbers.h"

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

/// Are there more colours than one beside none, so that clicks go through them first?
bool hasManyColours(const Genre& genre)
{
    return coloursOf(genre).size() > 2;
}

/// A clue without a colour and a number is none.
void dropColour(Desk& desk, Place cell)
{
    if (desk.at(Layer::Number, cell) == question)
        setClue(desk, cell, blank);
    else
        desk.set(Layer::Terrain, cell, plain);
}

/// The next one of all clues, number by number and in each of them colour by colour, or the one before it.
void cycleClue(Desk& desk, Place cell, const NumberField& field, Button button)
{
    const std::vector<int> colours = coloursOf(desk.genre());
    const auto count = static_cast<int>(colours.size()), numbers = field.max - field.min + 1;
    const int number = desk.at(Layer::Number, cell);
    const auto colour = std::ranges::find(colours, desk.at(Layer::Terrain, cell)) - colours.begin();
    const int all = count * (numbers + 1) + 1; // 0 is no clue
    const int row = number == question ? 0 : number - field.min + 1;
    const int now = number == blank ? 0 : 1 + count * row + static_cast<int>(colour) % count;
    const int next = (now + (button == Button::Primary ? 1 : all - 1)) % all;
    const int nextRow = (next - 1) / count;
    setClue(desk, cell, next == 0 ? blank : nextRow == 0 ? question : field.min + nextRow - 1);
    if (next > 0)
        desk.set(Layer::Terrain, cell, colours[static_cast<std::size_t>((next - 1) % count)]);
}

/// Columns of letters for the colours. The same again takes it away.
bool manyColourKeys(Desk& desk, const KeyPress& press)
{
    constexpr std::array rows{
        std::array{Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_T, Qt::Key_Y},
        std::array{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F, Qt::Key_G, Qt::Key_H},
        std::array{Qt::Key_Z, Qt::Key_X, Qt::Key_C, Qt::Key_V, Qt::Key_B, Qt::Key_N},
    };
    const Place cell = desk.cursor.place;
    const std::vector<int> colours = coloursOf(desk.genre());
    if (press.key == Qt::Key_Minus && desk.at(Layer::Number, cell) == question) {
        if (desk.at(Layer::Terrain, cell) == plain)
            return false;
        desk.set(Layer::Terrain, cell, plain);
        return true;
    }
    for (const auto& row : rows) {
        const auto column = static_cast<std::size_t>(std::ranges::find(row, press.key) - row.begin());
        if (column >= row.size() || column + 1 >= colours.size())
            continue;
        if (hasClue(desk, cell) && desk.at(Layer::Terrain, cell) == colours[column + 1])
            dropColour(desk, cell);
        else
            setColour(desk, cell, colours[column + 1]);
        return true;
    }
    return false;
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

bool clickColourNumber(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!hasManyColours(desk.genre()) || !desk.isOn(Layer::Number, cell))
        return false;
    const bool wasThere = desk.cursor.place == cell;
    desk.cursor = {cell, 0, true};
    if (const auto field = wasThere ? fieldAt(desk, cell, 0) : std::nullopt)
        cycleClue(desk, cell, *field, button);
    return true;
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
    if (hasManyColours(desk.genre()))
        return manyColourKeys(desk, press);
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
